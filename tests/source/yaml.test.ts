/** YAML as editors write it: values keep the type they look like, and nothing in a file can run, grow or slow the reader. */
import { describe, expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { TermFile } from '../../src/schema/term.ts'
import { checkFields } from '../../src/source/document.ts'
import { locator, readYaml } from '../../src/source/yaml.ts'

const fieldsOf = (yaml: string): unknown => {
  const result = readYaml(yaml)
  return 'fields' in result ? result.fields : result.findings
}
const codesOf = (yaml: string): readonly string[] => {
  const result = readYaml(yaml)
  return 'findings' in result ? result.findings.map(({ code }) => code) : []
}
/** Milliseconds that something takes. */
const time = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

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

  test('may be absent: a file of comments is empty.', () => {
    expect(fieldsOf('# nothing\n')).toBeNull()
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

  test.for(['[', '{a: ', '- ', '? '])('within a second, however often %j opens something in it.', mark => {
    const yaml = `a:\n  ${mark.repeat(Math.floor(100_000 / mark.length))}x\n`
    expect(time(() => expect(codesOf(yaml)).toEqual(['yaml-nesting']))).toBeLessThan(1_000)
  })

  // Deep enough, the parser runs out of stack; in the midst of compiling a pattern that ends the process, not the call.
  test.for(['-\t', '?\t', 'a: ', 'a:\t', ': ', '"a": '])(
    'before a parser sees it, when %j opens something 200 times.',
    mark => {
      expect(codesOf(`a:\n  ${mark.repeat(200)}x\n`)).toEqual(['yaml-nesting'])
    },
  )

  test('within a second, however many values are wrong in it.', () => {
    const yaml = Array.from({ length: 600 }, (_, i) => `field${i}: 1\n`).join('')
    expect(time(() => checkFields(TermFile, fieldsOf(yaml), yaml, 0))).toBeLessThan(1_000)
  })

  test('within a second, however long the space before a fault.', () => {
    expect(time(() => codesOf(`a:${' '.repeat(100_000)}@`))).toBeLessThan(1_000)
  })

  test('when anchors would make it grow, before anything grows.', () => {
    const lines = ['a0: &a0 [x, x]', ...Array.from({ length: 20 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)]
    expect(
      time(() => expect(new Set(codesOf(`${lines.join('\n')}\n`))).toEqual(new Set(['yaml-anchor']))),
    ).toBeLessThan(1_000)
  })

  test.for(['!!js/function "x"', '!!js/regexp /x/', '!!str x', '!!binary eA==', '!local x', '! x'])(
    'when a value has the tag of %s',
    value => {
      expect(codesOf(`a: ${value}\n`)).toEqual(['yaml-tag'])
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
