/**
 * Whatever field of the content changes, a build that remembers gives the bytes of one that does not. Fields are found in
 * the schemas, so a new one is tried too.
 */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { dozen, dozenWorkspace, FIELDS, fileText, TEXTS, withField } from './dozen.ts'
import { age, built, coldCopy, snapshot, temporaryFolder, type Workspace, write } from './folders.ts'

const OPTIONS = { cards: false }
const files = dozen()
let site: Workspace
let original: Readonly<Record<string, string>>

beforeAll(async () => {
  site = dozenWorkspace(temporaryFolder(afterAll))
  age(site.content)
  await built(site, OPTIONS)
  original = snapshot(site.out)
})

/** Changes a file, builds, takes the change back, and builds again. */
async function tried(path: string, text: string): Promise<void> {
  const before = fileText(files[path] as (typeof files)[string])
  expect(text).not.toBe(before)
  const save = (content: string) => {
    write(site.content, path, content)
    age(site.content)
  }
  onTestFinished(() => save(before))
  save(text)
  await built(site, OPTIONS)
  expect(snapshot(site.out), 'after the edit').toEqual(await coldCopy(site, OPTIONS))
  save(before)
  await built(site, OPTIONS)
  expect(snapshot(site.out), 'after it was taken back').toEqual(original)
}

test('The fixture is as rich as it says.', async () => {
  expect(original).toEqual(await coldCopy(site, OPTIONS))
  expect(Object.keys(original)).toContain('compare/term-f-vs-term-g/index.html')
})

describe('A build that remembers gives the bytes of one that does not when', () => {
  test.for(FIELDS.map(field => [`"${field.name}" of ${field.file}`, field] as const))(
    '%s changes.',
    async ([, { file, name, after }]) => {
      const own = files[file] as (typeof files)[string]
      await tried(file, fileText({ ...own, fields: withField(own.fields, name, after) }))
    },
  )

  test.for(Object.entries(TEXTS))('%s changes.', async ([, [file, from, to]]) => {
    const before = fileText(files[file] as (typeof files)[string])
    await tried(
      file,
      before.replace(from, () => to),
    )
  })
})
