/** Rules of style about English. */
import type { Style } from '../style-rules.ts'
import { ENGLISH_PATTERNS } from './patterns.ts'
import { ENGLISH_WORDINGS } from './wordings.ts'

export const ENGLISH_STYLE: Style = {
  patterns: ENGLISH_PATTERNS,
  wordings: ENGLISH_WORDINGS,
  functionWords:
    'a an and are as at be been but by can each every for from had has have if in into is it its like may more must no not of on one only or other out over same so than that the their them then there they this those through to too until up very was were what when where which while who whose will with without you your',
  articles: 'the a an',
  taglineOpening:
    /^(?:(?:It|This|That|These|They)\s+(?:is|are)\b|(?:An?\s+|The\s+|One\s+)?(?:type|kind|sort|form)\s+of\b|(?:(?!\b(?:that|which|who|whose|where|when|how|what)\b)[^,]){1,60}?\s(?:is|are)\s+(?:an?|the|one)\b)/i,
  taglineExample: '"Screen that senses …"',
}
