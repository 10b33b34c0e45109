/**
 * Every file of the tiny dictionary's site beside its committed copy in tests/golden/tiny: a change of any byte shows in
 * review. `UPDATE_GOLDEN=1 npx vitest run tests/emit/golden.test.ts` writes the folder anew.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Files, tiny } from './rendered.ts'

const GOLDEN = fileURLToPath(new URL('../golden/tiny/', import.meta.url))
const files = unpacked(tiny().files)

/** Archives as folders, so that review shows what has changed in them; the bytes of archives are another test's matter. */
function unpacked(published: Files): Files {
  return new Map(
    [...published].flatMap(([path, bytes]): (readonly [string, Uint8Array])[] =>
      /\.(?:epub|zip)$/.test(path)
        ? Object.entries(unzipSync(bytes)).map(([name, content]) => [`${path}/${name}`, content])
        : [[path, bytes]],
    ),
  )
}

if (process.env.UPDATE_GOLDEN === '1') {
  rmSync(GOLDEN, { recursive: true, force: true })
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(GOLDEN, path)), { recursive: true })
    writeFileSync(join(GOLDEN, path), bytes)
  }
}

const committed = existsSync(GOLDEN)
  ? readdirSync(GOLDEN, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(GOLDEN, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  : []

test('The site has exactly the files of the golden folder.', () => {
  expect({
    missing: committed.filter(path => !files.has(path)).sort(),
    surplus: [...files.keys()].filter(path => !committed.includes(path)).sort(),
  }).toEqual({ missing: [], surplus: [] })
})

test.each([...files.keys()].filter(path => committed.includes(path)).sort())(
  '/%s is the golden file, byte for byte.',
  path => {
    const golden = readFileSync(join(GOLDEN, path))
    const bytes = Buffer.from(files.get(path) ?? [])
    if (!bytes.equals(golden)) expect(bytes.toString('utf8')).toBe(golden.toString('utf8'))
    expect(bytes.equals(golden)).toBe(true)
  },
)
