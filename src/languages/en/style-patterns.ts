/** Regular expressions for rules about English. */
import type { Pattern } from '../shapes/style-rules.ts'

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'

export const ENGLISH_PATTERNS: readonly Pattern[] = [
  {
    rule: 'contraction',
    needs: /['’]/,
    find: /(?<!\p{L})(?:\p{L}+n['’]t|\p{L}+['’](?:re|ve|ll|d|m)|(?:it|that|there|what|who|here|let|he|she|how|where)['’]s)(?!\p{L})/giu,
    trouble: 'is a contraction, which slows readers of other languages',
    hint: 'Write the words out.',
  },
  {
    rule: 'quotation-marks',
    needs: /['‘’“”«]/,
    find: /“[^“”]*”|[“”]|‘[^‘’]*’|(?<![\p{L}\p{N}'])'[^'\n]*'(?!\p{L})|«[^«»]*»|[«»]/gu,
    trouble: 'does not stand between straight double quotes',
    hint: 'Write "…".',
    inQuotations: true,
  },
  {
    rule: 'no-break-space',
    needs: /[\u00a0\u202f]/,
    find: /\S{0,60}[\u00a0\u202f](?!%)\S{0,60}/gu,
    trouble: 'has a space of a word processor, in which names of other entries are not found',
    hint: 'Type an ordinary space; "npm run check -- --fix" does it.',
    inQuotations: true,
  },
  {
    rule: 'serial-comma',
    needs: /, [^ ,]+, [^ ,]+ and /,
    find: /(?<![\p{L}-])[\p{L}-]{1,60}, [\p{L}-]{1,60}, [\p{L}-]{1,60} and [\p{L}-]{1,60}(?=[.,;:)]|$)/gu,
    trouble: 'lacks a comma before the last item',
    hint: 'Write a comma before "and" and "or" in a series.',
  },
  {
    rule: 'number-form',
    needs: /\d{5}/,
    find: /(?<![\p{L}\p{N}.,/-]|(?:ISO|IEC|RFC) )\d{5,}(?![\p{L}\p{N}/-])/gu,
    trouble: 'is hard to read without commas',
    hint: 'Write 25,300.',
  },
  {
    rule: 'unit-space',
    needs: /\d/,
    find: /(?<!\d)\d{1,20}(?:\.\d{1,20})?(?:[ \u00a0]%|(?:[KMGTP]B|[KMGT]?Hz|Wh?|kWh|ms|kbps|[MG]bps)(?![\p{L}\p{N}]))/gu,
    trouble: 'has the wrong space before the unit',
    hint: 'Write 32 GB and 45%.',
  },
  {
    rule: 'date-form',
    needs: /\d/,
    find: new RegExp(
      `(?<!\\d)\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH}),? \\d{4}|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)(?!\\p{L})|(?:${MONTH}) \\d{1,2} \\d{4}|(?<![\\d/])\\d{1,2}/\\d{1,2}/\\d{2,4}(?![\\d/])`,
      'gu',
    ),
    trouble: 'is a date that readers take for another, or stumble over',
    hint: 'Write November 21, 2026.',
  },
]
