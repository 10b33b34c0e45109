/** The form that tries requests: its fields are those of the schemas; where it cannot work, commands stand in its place. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/schema/language.ts'
import { TOOLS } from '../../src/schema/tools.ts'
import { decoded, faultsOf, firstOf, parse, valuesOf, wordsOf } from '../emit/dom.ts'
import { textOf, tiny } from '../emit/rendered.ts'

const full = tiny()
const files = tiny({ settings: 'edge: false' })

describe.each(LANGUAGES)('The form in %s', language => {
  const prefix = language === 'en' ? '' : 'es/'
  const page = textOf(full.files, `${prefix}developers/index.html`)
  const tree = parse(page)

  test('offers the list, an entry, the search, a page as Markdown and every tool.', () => {
    expect(valuesOf(tree, '#try-request option', 'value')).toEqual([
      'list',
      'entry',
      'search',
      'markdown',
      ...Object.keys(TOOLS),
    ])
  })

  test.each(Object.entries(TOOLS))(
    'has a field with a label and an explanation for every input of %s.',
    (name, tool) => {
      const names = valuesOf(tree, `fieldset[data-choice="${name}"] [name]`, 'name')
      expect(names).toEqual(Object.keys(tool.input.shape).map(field => `${name}.${field}`))
      for (const field of Object.keys(tool.input.shape)) {
        expect(wordsOf(tree, `label[for="try-${name}-${field}"] code`)).toEqual([field])
        expect(wordsOf(tree, `#try-${name}-${field}-note`)[0]).not.toBe('')
      }
    },
  )

  test('asks the tools in the language of the page.', () => {
    const chosen = Object.keys(TOOLS).flatMap(name => wordsOf(tree, `#try-${name}-lang option[selected]`))
    expect(chosen).toEqual(Object.keys(TOOLS).map(() => language))
  })

  test('needs scripts; without them the page has the commands, the same that its Markdown has.', () => {
    expect(firstOf(tree, 'form.try', 'class')).toContain('needs-js')
    const [commands = ''] = wordsOf(tree, 'noscript code')
    expect(commands.match(/^curl /gm)).toHaveLength(4 + Object.keys(TOOLS).length)
    expect(textOf(full.files, `${prefix}developers/index.md`)).toContain(`\`\`\`sh\n${commands}\n\`\`\``)
  })

  test('is valid.', async () => {
    expect(await faultsOf(page)).toEqual([])
  })
})

describe('On a site of files alone', () => {
  const tree = parse(textOf(files.files, 'developers/index.html'))

  test('the form offers what files can answer.', () => {
    expect(valuesOf(tree, '#try-request option', 'value')).toEqual(['list', 'entry', 'markdown'])
  })

  test('Markdown is asked for by its address.', () => {
    expect(wordsOf(tree, 'noscript code')[0]).toContain('/index.md')
    expect(firstOf(tree, 'form.try[data-negotiates]', 'class')).toBeUndefined()
  })
})

test('Below a path, the form sends below it and the commands name it.', () => {
  const { files: below } = tiny({ baseUrl: 'https://host.example/words' })
  const tree = parse(textOf(below, 'developers/index.html'))
  expect(firstOf(tree, 'form.try', 'data-base')).toBe('/words')
  expect(firstOf(tree, 'form.try', 'action')).toBe('/words/v1/terms.json')
  expect(decoded(wordsOf(tree, '#try-command code')[0] ?? '')).toBe('curl https://host.example/words/v1/terms.json')
})
