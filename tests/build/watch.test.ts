/** Watching: every kind of change is reported, a burst of them once, and none after the end. */
import fs, { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { watchFolders } from '../../src/dev/watch.ts'
import { temporaryFolder, write } from './folders.ts'

/** Longer than the watcher takes to report a change. */
const A_WHILE = 450

async function watching(home: string, ...folders: readonly string[]) {
  const warnings: string[] = []
  let told = 0
  let tell = () => {}
  const stop = await watchFolders(
    folders.map(folder => join(home, folder)),
    () => {
      told++
      tell()
    },
    warning => void warnings.push(warning),
  )
  onTestFinished(() => stop())
  return {
    stop,
    warnings,
    count: () => told,
    /** Makes a change and waits until it has been reported. */
    async after(change: () => void): Promise<void> {
      const before = told
      const next = new Promise<void>(resolve => {
        tell = resolve
      })
      change()
      if (told === before) await next
    },
    /** Makes changes until one has been reported: polling of a file begins a moment later. */
    async again(change: (mark: string) => void): Promise<void> {
      const before = told
      for (let round = 0; told === before; round++) {
        change(`change ${round}`)
        await wait(A_WHILE)
      }
    },
  }
}

const CHANGES: Readonly<Record<string, (home: string) => void>> = {
  'a file changes': home => write(home, 'content/terms/api/en.md', 'changed'),
  'a file is added in a new folder': home => write(home, 'content/terms/new/term.yaml', 'id: new'),
  'a file is removed': home => rmSync(join(home, 'content/terms/api/es.md')),
  'a folder is renamed': home => renameSync(join(home, 'content/terms/api'), join(home, 'content/terms/apis')),
  'a file is replaced by an editor that writes beside it': home => {
    write(home, 'content/terms/api/en.md.tmp', 'changed')
    renameSync(join(home, 'content/terms/api/en.md.tmp'), join(home, 'content/terms/api/en.md'))
  },
  'a file in the other folder changes': home => write(home, 'public/style.css', 'changed'),
}

function folders(below = ''): string {
  const home = join(temporaryFolder(), below)
  write(home, 'content/terms/api/en.md', 'x')
  write(home, 'content/terms/api/es.md', 'x')
  write(home, 'public/style.css', 'x')
  return home
}

/** Makes the system refuse to watch below a path for the rest of the test, as when too much is watched. */
function unwatchable(below: string): void {
  const original = fs.watch
  const refusing = (path: string, ...rest: never[]): fs.FSWatcher => {
    if (path.includes(below)) throw Object.assign(new Error(`ENOSPC: no more watchers, '${path}'`), { code: 'ENOSPC' })
    return original(path, ...rest)
  }
  Object.assign(fs, { watch: refusing })
  syncBuiltinESMExports()
  onTestFinished(() => {
    Object.assign(fs, { watch: original })
    syncBuiltinESMExports()
  })
}

describe('A change is reported when', () => {
  test.for(Object.entries(CHANGES))('%s.', async ([, change]) => {
    const home = folders()
    const watch = await watching(home, 'content', 'public')
    expect(watch.count()).toBe(0)
    await watch.after(() => change(home))
    expect(watch.count()).toBeGreaterThan(0)
  })

  test('a folder appears that was not there at first.', async () => {
    const home = folders()
    const watch = await watching(home, 'content', 'later')
    await watch.again(mark => {
      rmSync(join(home, 'later'), { recursive: true, force: true })
      write(home, 'later/style.css', mark)
    })
  })
})

describe('Where the system cannot watch', () => {
  test('from the beginning, files are polled, and one warning says so.', async () => {
    const home = folders()
    unwatchable('content')
    const watch = await watching(home, 'content', 'public')
    await watch.again(mark => write(home, 'content/terms/api/en.md', mark))
    expect(watch.warnings).toEqual([expect.stringMatching(/^Files are looked at every second, .*ENOSPC/)])
  })

  test('a new folder, its files are polled from then on.', async () => {
    const home = folders()
    unwatchable('terms/new')
    const watch = await watching(home, 'content')
    await watch.after(() => write(home, 'content/terms/new/term.yaml', 'x'))
    await vi.waitFor(() => expect(watch.warnings).toHaveLength(1), { timeout: 60_000 })
    await watch.again(mark => write(home, 'content/terms/new/term.yaml', mark))
    expect(watch.warnings).toHaveLength(1)
  })
})

test('A burst of changes is reported once.', async () => {
  const home = folders()
  const watch = await watching(home, 'content')
  await watch.after(() => {
    for (let i = 0; i < 50; i++) writeFileSync(join(home, 'content/terms/api/en.md'), String(i))
    for (let i = 0; i < 20; i++) write(home, `content/terms/term-${i}/term.yaml`, 'x')
  })
  await wait(A_WHILE)
  expect(watch.count()).toBeLessThanOrEqual(2)
})

test('Files of programs, whose names begin with a dot, are not reported.', async () => {
  const home = folders()
  const watch = await watching(home, 'content')
  write(home, 'content/terms/api/.en.md.swp', 'x')
  mkdirSync(join(home, 'content/.git'))
  write(home, 'content/.git/index', 'x')
  await wait(A_WHILE)
  expect(watch.count()).toBe(0)
})

test('Folders are watched wherever they lie, even below one whose name begins with a dot.', async () => {
  const home = folders('.worktrees/palabit')
  const watch = await watching(home, 'content')
  await watch.after(() => write(home, 'content/terms/api/en.md', 'changed'))
  await wait(A_WHILE)
  // A system under load may report the writing and the end of the writing apart.
  expect([1, 2]).toContain(watch.count())
})

test('Nothing is reported after the end, not even a change just before it.', async () => {
  const home = folders()
  const watch = await watching(home, 'content')
  write(home, 'content/terms/api/en.md', 'changed')
  await watch.stop()
  write(home, 'content/terms/api/en.md', 'again')
  await wait(A_WHILE)
  expect(watch.count()).toBe(0)
})
