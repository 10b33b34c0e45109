/** Rules of style about English. */
import type { Style } from '../shapes/style-rules.ts'
import { ENGLISH_WORDINGS } from './avoided-words.ts'
import { ENGLISH_PATTERNS } from './style-patterns.ts'

export const ENGLISH_STYLE: Style = {
  patterns: ENGLISH_PATTERNS,
  wordings: ENGLISH_WORDINGS,
  functionWords:
    'a an and are as at be been but by can each every for from had has have if in into is it its like may more must no not of on one only or other out over same so than that the their them then there they this those through to too until up very was were what when where which while who whose will with without you your',
  articles: 'the a an',
  mold: /^[^:]{0,400}(?<!\p{L})(?:is|are|does|do) not(?!\p{L})[^:]{0,400}:/iu,
  barePronoun:
    /^(?:It (?!is \w+ (?:to|that)\b|takes\b)|They |(?:Both|Neither|These|Those|Some|Others|Many) (?:are|were|have|had|can|cannot|could|may|might|must|do|did|will|would|should|also|often|usually|then|still)\b|(?:This|That) (?:is|was|has|had|can|cannot|could|may|might|must|did|will|would|should|also|often|usually|then|still|\p{Ll}*[^\WsuiA-Z]s)\b)\p{L}*/u,
  decoding:
    /(?:^|[,;:] (?:and |while |whereas )?)(?:the|each|every|your|that|this|those|these)\b[^,;:.]{1,60}? (?:(?:is|are) (?:the|your|a|an|its|their|what)\b|stands? for\b|represents?\b|plays? the (?:part|role)\b)/iu,
  taglineOpening:
    /^(?:(?:It|This|That|These|They)\s+(?:is|are)\b|(?:An?\s+|The\s+|One\s+)?(?:type|kind|sort|form)\s+of\b|(?:(?!\b(?:that|which|who|whose|where|when|how|what)\b)[^,]){1,60}?\s(?:is|are)\s+(?:an?|the|one)\b)/i,
  taglineExample: '"Screen that senses …"',
}
