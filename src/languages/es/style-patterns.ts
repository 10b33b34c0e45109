/** Regular expressions for rules about Spanish. */
import type { Pattern } from '../shapes/style-rules.ts'
import { UNITS } from './typography-fixes.ts'

const MONTH = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const DAY = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo'
const LANGUAGE_NAME = 'inglés|español|francés|alemán|italiano|portugués|chino|japonés|ruso|árabe|latín'
const capital = (names: string): string => names.replace(/(?<=^|\|)\p{Ll}/gu, letter => letter.toUpperCase())

/** Acronyms whose Spanish head noun settles the gender. */
const FEMININE = 'API|CPU|GPU|NPU|IA|URL|VPN|RAM|ROM|IP|LAN|WAN|VLAN|MFA|CDN'
const MASCULINE = 'SSD|LLM|DNS|HTML|CSS|SQL|PDF|USB|GPS|PIN|ID|SDK|IDE|TCP|UDP|BGP|SoC'

/** Gerunds that, after a comma, nearly always express a consequence. */
const CONSEQUENCE =
  'provocando|causando|generando|dejando|permitiendo|haciendo|logrando|consiguiendo|reduciendo|aumentando|evitando|garantizando|asegurando|creando|mejorando|facilitando|obligando|impidiendo|produciendo|ocasionando|resultando|convirtiéndo\\p{L}+|volviéndo\\p{L}+|ayudando|ofreciendo|eliminando|ahorrando|exponiendo|abriendo'

export const SPANISH_PATTERNS: readonly Pattern[] = [
  {
    rule: 'no-break-space',
    needs: /[\u00a0\u202f]/,
    find: /[^\s\d]{0,60}(?<!\d)[\u00a0\u202f]\S{0,60}/gu,
    trouble: 'has a space of a word processor, in which names of other entries are not found',
    hint: 'Type an ordinary space; "npm run check -- --fix" does it.',
    inQuotations: true,
  },
  {
    rule: 'acronym-plural',
    needs: /[A-ZÑ\d]['’]?s/,
    find: /(?<![\p{L}\p{N}])\p{Lu}{2,}\p{N}*['’]?s(?![\p{L}\p{N}])/gu,
    trouble: 'is an acronym with a plural ending',
    hint: 'Acronyms do not change in Spanish; the article tells the plural: «las API».',
  },
  {
    rule: 'acronym-gender',
    needs: / [A-Z][A-Zo][A-Z]?/,
    find: new RegExp(
      `(?<!\\p{L})(?:(?:[Ee]l|[Uu]n|[Dd]el|[Aa]l|[Ee]ste|[Ee]se|[Ll]os|[Uu]nos|[Ee]stos) (?:${FEMININE})|(?:[Ll]a|[Uu]na|[Ee]sta|[Ee]sa|[Ll]as|[Uu]nas|[Ee]stas) (?:${MASCULINE}))(?![\\p{L}\\p{N}-]| \\p{Lu})`,
      'gu',
    ),
    trouble: 'does not take the gender of its Spanish noun',
    hint: 'Write «la API», «la IA», «la CPU», «la URL», «la VPN», but «el SSD», «el LLM», «el DNS».',
  },
  {
    rule: 'gerund-of-consequence',
    needs: /, .{0,60}(?:ando|iendo|éndo)/,
    find: new RegExp(`, (?:así |de este modo |con ello )?(?:${CONSEQUENCE})(?!\\p{L})`, 'gu'),
    trouble: 'tells by a gerund what follows',
    hint: 'Say it with a verb: «y deja sin luz la sala».',
  },
  {
    rule: 'calqued-passive',
    needs: /d[oa]s? por/,
    find: /(?<!\p{L})(?:es|son|fue|fueron|era|eran|será|serán|ser|sido|siendo) (?:\p{L}+mente )?(?!conocid|famos)\p{L}+[ai]d[oa]s? por(?!\p{L})/giu,
    trouble: 'is an English passive',
    hint: 'Let the agent act: «lo usan los bancos».',
  },
  {
    rule: 'mismo-as-pronoun',
    needs: /mism/,
    find: /(?<!\p{L})(?:del|de la|de los|de las|al|a la|a los|a las|en el|en la|con el|con la|por el|por la) mism[oa]s?(?=\s*[.,;:)]|$)/giu,
    trouble: 'makes a pronoun of «el mismo»',
    hint: 'Write «su», «él», «ella», or name the thing.',
  },
  {
    rule: 'form-of-address',
    needs: /[áé]is/,
    find: /(?<!\p{L})(?!(?:dieci|veinti)?séis)\p{L}+[áé]is(?!\p{L})/giu,
    trouble: 'addresses the reader in another way than "tú"',
    hint: 'Write it impersonally, or with «tú»; the plural is «ustedes».',
  },
  {
    rule: 'capital-letter',
    needs: /[\p{Ll}\d,;] [A-ZÁÉÍÓÚ]/u,
    find: new RegExp(
      `(?<=[\\p{Ll}\\d,;] )(?:${capital(MONTH)}|${capital(DAY)}|${capital(LANGUAGE_NAME)})(?![\\p{L}\\p{N}-]| \\p{Lu})|(?<=\\p{Ll} )Internet(?![\\p{L}-]| \\p{Lu})`,
      'gu',
    ),
    trouble: 'has a capital it does not need',
    hint: 'Months, days, languages, and «internet» begin with a small letter.',
  },
  {
    rule: 'capital-letter',
    needs: /: [A-Z]/,
    find: /(?<=[\p{L}\p{N}»)]: )(?:El|La|Los|Las|Un|Una|Unos|Unas|Es|Son|Se|No|Si|Cada|Por|En|Con|Para|Como|Cuando|Todo|Todos|Así|Su|Sus)(?!\p{L})/gu,
    trouble: 'has a capital after a colon',
    hint: 'Go on in lower case.',
  },
  {
    rule: 'opening-mark',
    needs: /\?/,
    find: /(?<![\p{L}\p{N}»)])[\p{L}\p{N}»)]{1,60}\?(?<=(?:^|\?)[^¿?]{1,1000}\?)/gu,
    trouble: 'asks without «¿»',
    hint: 'Open the question with «¿».',
    inQuotations: true,
  },
  {
    rule: 'quotation-marks',
    needs: /["'‘“]/,
    find: /"[^"]*"|"|(?<=(?:^|»)[^«»]{0,1000})“(?:[^“”]*”)?|‘[^‘’]*’|(?<![\p{L}\p{N}])'[^'\n]*'(?!\p{L})/gu,
    trouble: 'does not stand between angle quotes',
    hint: 'Write «…», and “…” within them.',
    inQuotations: true,
  },
  {
    rule: 'number-form',
    needs: /\d[., \u00a0]?\d/,
    find: /(?<![\p{L}\p{N}.,/-]|(?:ISO|IEC|RFC) )(?:\d+,\d+|\d{1,3}(?:\.\d{3})+(?!\.\d)|\d{1,3}(?:[ \u00a0]\d{3})+|\d{5,})(?![\p{L}\p{N}/-])/gu,
    trouble: 'is not written as numbers are here',
    hint: 'Write 4.7, and from five digits on 25\u202f300 with a narrow no-break space (U+202F).',
  },
  {
    rule: 'unit-space',
    needs: /\d/,
    find: new RegExp(`(?<!\\d)\\d[\\d.,]{0,30} ?(?:%|(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu'),
    trouble: 'has no no-break space before the unit',
    hint: 'Write 45\u00a0% and 32\u00a0GB with a no-break space (U+00A0), so that no line ends between them.',
  },
  {
    rule: 'date-form',
    needs: /\d/,
    find: new RegExp(
      `(?<!\\d)\\d{1,2} de (?:${MONTH}|${capital(MONTH)})(?: del|,)? \\d{4}|(?:${MONTH}) del \\d{4}|(?<![\\d/])\\d{1,2}/\\d{1,2}/\\d{2,4}(?![\\d/])`,
      'gu',
    ),
    trouble: 'is not written as dates are here',
    hint: 'Write 21 de noviembre de 2026.',
  },
]
