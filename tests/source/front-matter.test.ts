/** Splitting a Markdown file: the body and its line numbers must be right, or every message below would point elsewhere. */
import { describe, expect, test } from 'vitest'
import { splitDocument } from '../../src/source/yaml/front-matter.ts'

const documentOf = (text: string) => {
  const { value, findings } = splitDocument(text)
  if (!value) throw new Error(findings.map(({ message }) => message).join())
  return value
}
const findingsOf = (text: string) => splitDocument(text).findings

describe('A file with front matter', () => {
  test('is taken apart into fields, YAML and body.', () => {
    const document = documentOf('---\ntitle: Alpha\n---\n\nText.\n')
    expect(document).toEqual({ fields: { title: 'Alpha' }, yaml: 'title: Alpha', body: '\nText.\n', bodyOffset: 3 })
  })

  test('keeps a rule of dashes in its body.', () => {
    expect(documentOf('---\ntitle: Alpha\n---\nOne.\n\n---\n\nTwo.\n').body).toBe('One.\n\n---\n\nTwo.\n')
  })

  test('may have no fields, or only a comment.', () => {
    expect(documentOf('---\n---\nText.\n')).toMatchObject({ fields: {}, body: 'Text.\n', bodyOffset: 2 })
    expect(documentOf('---\n\n---\nText.\n')).toMatchObject({ fields: {}, body: 'Text.\n', bodyOffset: 3 })
    expect(documentOf('---\n# later\n---\nText.\n')).toMatchObject({ fields: {}, body: 'Text.\n', bodyOffset: 3 })
  })

  test('may end with the closing mark.', () => {
    expect(documentOf('---\ntitle: Alpha\n---')).toMatchObject({ fields: { title: 'Alpha' }, body: '' })
  })

  test.for([
    ['after the opening mark', '---  \ntitle: Alpha\n---\nText.\n'],
    ['after the closing mark', '---\ntitle: Alpha\n---  \nText.\n'],
  ] as const)('has its lines counted rightly with spaces %s.', ([, text]) => {
    const { yaml, body, bodyOffset } = documentOf(text)
    expect(yaml).toBe('title: Alpha')
    const line = bodyOffset + body.slice(0, body.indexOf('Text.')).split('\n').length
    expect(line).toBe(4)
  })
})

describe('The place of a fault in front matter', () => {
  test('counts the opening mark.', () => {
    expect(findingsOf('---\ntitle: "Alpha\n---\nText.\n')[0]?.place.line).toBe(2)
    expect(findingsOf('---\ntitle: Alpha\ntagline: @a\n---\n')[0]?.place).toEqual({ line: 3, column: 10 })
  })
})

test.for(['js', 'javascript', 'json', 'coffee', 'toml', 'yaml', 'constructor', '__proto__', ' js', '-'])(
  'Front matter in "%s" is refused unread.',
  language => {
    const before = Object.keys(globalThis).length
    expect(findingsOf(`---${language}\nglobalThis.palabitRan = true\n---\n`).map(({ code }) => code)).toEqual([
      'front-matter-engine',
    ])
    expect(Object.keys(globalThis).length).toBe(before)
  },
)

test.for([
  ['missing-front-matter', 'Text.\n'],
  ['missing-front-matter', '\n---\ntitle: Alpha\n---\n'],
  ['unclosed-front-matter', '---\ntitle: Alpha\n'],
  ['unclosed-front-matter', '---'],
  ['unclosed-front-matter', '---\ntitle: Alpha\n --- \nText.\n'],
  ['unclosed-front-matter', '---\ntitle: Alpha\n----\nText.\n'],
] as const)('%s is what is wrong with %j.', ([code, text]) => {
  expect(findingsOf(text).map(finding => finding.code)).toEqual([code])
})

test('A closing mark of four dashes is no closing mark, even when a rule of dashes follows.', () => {
  expect(findingsOf('---\ntitle: Alpha\n----\nText.\n\n---\n\nMore.\n')).not.toEqual([])
})
