/** Rules of style about Spanish. */
import type { Style } from '../shapes/style-rules.ts'
import { SPANISH_WORDINGS } from './avoided-words.ts'
import { SPANISH_PATTERNS } from './style-patterns.ts'

export const SPANISH_STYLE: Style = {
  patterns: SPANISH_PATTERNS,
  wordings: SPANISH_WORDINGS,
  functionWords:
    'a al algo algun alguien ante antes aunque cada como con cual cuando cuya cuyas cuyo cuyos de del desde donde dos e el ella ellas ellos en entre era es esa ese eso esta estan estas este esto estos fue ha hace han hasta hay la las le les lo los mas me mientras mismo misma muy ni no o os otra otro otras otros para pero por porque pues puede pueden que quien quienes se sea segun ser si sin sino sobre solo son su sus tambien tan tanto te tiene tienen toda todas todo todos tu tus un una unas uno unos y ya',
  articles: 'el la los las un una unos unas',
  mold: /^[^:]{0,400}(?<!\p{L})no (?:es|son|significa|equivale)(?!\p{L})[^:]{0,400}:/iu,
  barePronoun:
    /^(?:(?:Esto|Eso|Aquello|Ello|Ellos|Ellas|Él|Ella) \p{L}+|(?:Este|Esta|Ese|Esa|Estos|Estas|Esos|Esas|Aquel|Aquella|Otros|Otras|Unos|Unas|Algunos|Algunas|Muchos|Muchas) (?:es|son|era|fue|no|se|lo|la|los|las|le|les|también|ya|solo|puede|pueden|tiene|tienen|hace|hacen|está|están|suele|suelen|sirve|sirven|va|van)(?!\p{L}))/u,
  decoding:
    /(?:^|[,;:] (?:y |mientras que )?)(?:el|la|los|las|cada|tu|tus|es[aeo]s?|est[aeo]s?)\b[^,;:.]{1,60}? (?:(?:es|son|sería|serían) (?:el|la|los|las|tu|tus|un|una|lo|su|sus)\b|representan?\b|equivalen? a\b|hacen? (?:de|las veces)\b|corresponden? a\b)/iu,
  rhythm: /(?<!\p{L})(?:suelen?|así que|de modo que|por lo que)(?!\p{L})|\(u ordenador\)/giu,
  taglineOpening:
    /^(?:(?:Es|Son)\s|(?:Un\s+|El\s+)?tipo\s+de\s|(?:Una\s+|La\s+)?(?:clase|especie)\s+de\s|(?:(?!\b(?:que|cual|cuales|quien|cuyo|cuya|cuyos|cuyas|donde|cuando|como)\b)[^,]){1,60}?\s(?:es|son)\s+(?:una?s?|el|la|los|las)\s)/i,
  taglineExample: '«Pantalla que detecta…»',
}
