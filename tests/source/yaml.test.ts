/** YAML as editors write it: values keep the type they look like, and nothing in a file can run, grow or slow the reader. */
import { describe, expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { locator, readYaml } from '../../src/source/yaml/yaml.ts'
import { growth, PROPORTIONAL } from '../text/growth.ts'

const fieldsOf = (yaml: string): unknown => {
  const { value, findings } = readYaml(yaml)
  return findings.length === 0 ? value : findings
}
const codesOf = (yaml: string): readonly string[] => readYaml(yaml).findings.map(({ code }) => code)

describe('Values', () => {
  test('are text unless they are plainly something else.', () => {
    expect(fieldsOf('date: 2026-01-01\nword: yes\nlevel: 2\nlist: [a, 5G, "1"]\nover: >\n  two\n  lines\n')).toEqual({
      date: '2026-01-01',
      word: 'yes',
      level: 2,
      list: ['a', '5G', '1'],
      over: 'two lines\n',
    })
  })

  test('may hold signs that YAML gives a meaning, where they have none.', () => {
    expect(fieldsOf('a: Hello! R&D, 2 * 3, 100%\nb: "&x *y !z"\n')).toEqual({
      a: 'Hello! R&D, 2 * 3, 100%',
      b: '&x *y !z',
    })
  })

  test('may be absent: a file of comments has no fields.', () => {
    expect(fieldsOf('# nothing\n')).toEqual({})
  })

  test('never reach the prototype of an object.', () => {
    const fields = fieldsOf('__proto__: { polluted: true }\n')
    expect(Object.hasOwn(fields as object, '__proto__')).toBe(true)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('A file is refused', () => {
  const nested = (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}\n`

  test('when it nests one level deeper than the bound, and not at the bound.', () => {
    expect(codesOf(nested(bounds.yamlNesting.max))).toEqual([])
    expect(codesOf(nested(bounds.yamlNesting.max + 1))).toEqual(['yaml-nesting'])
  })

  test('when it is one character longer than the bound, and not at the bound.', () => {
    const long = (length: number) => `a: ${'x'.repeat(length - 3)}`
    expect(codesOf(long(bounds.yaml.max))).toEqual([])
    expect(codesOf(long(bounds.yaml.max + 1))).toEqual(['file-too-large'])
  })

  test('when a line is indented as no list needs, be it one line only.', () => {
    const indented = (spaces: number) => `a:\n${' '.repeat(spaces)}- x\n`
    expect(codesOf(indented(bounds.yamlNesting.max * 8))).toEqual([])
    expect(codesOf(indented(bounds.yamlNesting.max * 8 + 1))).toEqual(['yaml-nesting'])
  })

  test('when anchors would make it grow; what it would grow to, 2²⁰ items, never exists.', () => {
    const lines = ['a0: &a0 [x, x]', ...Array.from({ length: 20 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)]
    expect(codesOf(`${lines.join('\n')}\n`)).toEqual(Array(21 + 40).fill('yaml-anchor'))
  })

  test.for(['!!js/function "x"', '!!js/regexp /x/', '!!str x', '!!binary eA==', '!local x', '! x'])(
    'when a value has the tag of %s',
    value => {
      expect(codesOf(`a: ${value}\n`)).toEqual(['yaml-anchor'])
    },
  )
})

test('A directive is refused, or changes nothing.', () => {
  expect(codesOf('%PALABIT 1\n---\na: yes\n')).toEqual(['yaml-anchor'])
  expect(codesOf('%YAML 3.0\n---\na: yes\n')).toEqual(['yaml-anchor'])
  expect(codesOf('%TAG ! tag:example.org,2026:\n---\na: !b c\n')).toEqual(['yaml-anchor'])
  expect(fieldsOf('%YAML 1.1\n---\na: yes\nb: 1:30\nc: 2026-01-01\n')).toEqual({ a: 'yes', b: '1:30', c: '2026-01-01' })
})

describe('The time a file takes grows with its length alone', () => {
  test.for(['a: @', "a: [b, 'c", '"a: '])(
    'when a fault such as %j follows much that is well, or stands before much space.',
    fault => {
      for (const [before, after] of [
        ['field: 1\n', ''],
        ['# :\n', ''],
        ['', ' '],
        ['', ','],
      ] as const) {
        const make = (size: number) => {
          const yaml = before.repeat(size) + fault + after.repeat(size)
          return () => readYaml(yaml)
        }
        expect([before, after, growth(make, 60) < PROPORTIONAL]).toEqual([before, after, true])
      }
    },
  )
})

describe('The place of a field', () => {
  const yaml = 'id: alpha\nlabels:\n  en: A\n  es: B\nlist:\n  - one\n  - two\n'

  test.for([
    ['id', ['id'], 1, 5],
    ['a nested field', ['labels', 'es'], 4, 7],
    ['an item', ['list', 1], 7, 5],
    ['a missing field, which is its nearest parent', ['labels', 'fr'], 3, 3],
    ['a field missing at the top, which is the start', ['level'], 1, 1],
  ] as const)('is found for %s.', ([, path, line, column]) => {
    expect(locator(yaml)(path)).toEqual({ line, column })
  })

  test('is that of its name when the name is asked for.', () => {
    expect(locator(yaml)(['labels', 'es'], 'key')).toEqual({ line: 4, column: 3 })
    expect(locator(yaml)(['list'], 'key')).toEqual({ line: 5, column: 1 })
  })
})
