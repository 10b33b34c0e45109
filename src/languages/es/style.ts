/** Rules of style about Spanish. */
import type { Style } from '../style-rules.ts'
import { SPANISH_PATTERNS } from './patterns.ts'
import { SPANISH_WORDINGS } from './wordings.ts'

export const SPANISH_STYLE: Style = {
  patterns: SPANISH_PATTERNS,
  wordings: SPANISH_WORDINGS,
  functionWords:
    'a al algo algun alguien ante antes aunque cada como con cual cuando cuya cuyas cuyo cuyos de del desde donde dos e el ella ellas ellos en entre era es esa ese eso esta estan estas este esto estos fue ha hace han hasta hay la las le les lo los mas me mientras mismo misma muy ni no o os otra otro otras otros para pero por porque pues puede pueden que quien quienes se sea segun ser si sin sino sobre solo son su sus tambien tan tanto te tiene tienen toda todas todo todos tu tus un una unas uno unos y ya',
  articles: 'el la los las un una unos unas',
  rhythm: /(?<!\p{L})(?:suelen?|así que|de modo que|por lo que)(?!\p{L})|\(u ordenador\)/giu,
  taglineOpening:
    /^(?:(?:Es|Son)\s|(?:Un\s+|El\s+)?tipo\s+de\s|(?:Una\s+|La\s+)?(?:clase|especie)\s+de\s|(?:(?!\b(?:que|cual|cuales|quien|cuyo|cuya|cuyos|cuyas|donde|cuando|como)\b)[^,]){1,60}?\s(?:es|son)\s+(?:una?s?|el|la|los|las)\s)/i,
  taglineExample: '«Pantalla que detecta…»',
}
