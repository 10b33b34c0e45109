/** File system errors: one line says what and where, the old site stays, and a broken cache never fails a build. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ROOT, type Run, run } from '../scripts/run.ts'
import { attempted, built, coldCopy, edit, snapshot, tinyWorkspace, type Workspace } from './folders.ts'
import { isRoot, mountBind, mountTmpfs, remountReadOnly } from './mounts.ts'

/** A user without rights: permissions do not bind root. */
const UNPRIVILEGED_UID = 65_534
const user = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_UID } : {}

// That user may not keep a bundle of the program, and would run it from its source each time.
beforeAll(() => {
  for (const script of ['build', 'check'] as const) run(script, ['--help'], { cwd: ROOT })
})

/** Runs a script as an ordinary user who owns the workspace. */
function asUser(site: Workspace, script: 'build' | 'check', args: readonly string[] = []): Run {
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', `${UNPRIVILEGED_UID}:${UNPRIVILEGED_UID}`, site.home])
  return run(script, args, { cwd: site.home, ...user })
}

/** Takes permissions for the rest of the test. */
function lock(path: string, mode: number): void {
  chmodSync(path, mode)
  onTestFinished(() => {
    if (existsSync(path)) chmodSync(path, 0o755)
  })
}

const failsWith = ({ status, stdout, stderr }: Run, line: RegExp) => {
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(line)
  expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2)
}

describe.runIf(process.platform !== 'win32')('Permissions:', () => {
  test('a file of the content that cannot be read is named by every command that reads it.', () => {
    const site = tinyWorkspace()
    lock(join(site.content, 'terms/5g/en.md'), 0)
    const line = /^error: content\/terms\/5g\/en\.md: EACCES: permission denied, open$/m
    failsWith(asUser(site, 'build', ['--no-cards']), line)
    failsWith(asUser(site, 'check'), line)
  })

  test('a public file that cannot be read is named.', () => {
    const site = tinyWorkspace()
    lock(join(site.public, 'icon-512.png'), 0)
    failsWith(asUser(site, 'build', ['--no-cards']), /^error: public\/icon-512\.png: EACCES: permission denied/)
  })

  test('a folder in which nothing may be made is named.', () => {
    const site = tinyWorkspace()
    mkdirSync(join(site.home, 'locked'))
    lock(join(site.home, 'locked'), 0o555)
    failsWith(
      asUser(site, 'build', ['--no-cards', '--out', 'locked/dist']),
      /^error: locked\/\.dist\.next-\d+: EACCES: permission denied/,
    )
  })

  test('a site in such a folder is renewed inside, if it may be written itself.', async () => {
    const site = tinyWorkspace()
    const inside = { ...site, out: join(site.home, 'locked/dist') }
    await built(inside)
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
    lock(join(site.home, 'locked'), 0o555)
    expect(asUser(site, 'build', ['--no-cards', '--out', 'locked/dist'])).toMatchObject({ status: 0, stderr: '' })
    expect(snapshot(inside.out)).toEqual(await coldCopy(site))
  })

  test('a site that is read-only stays as it is.', async () => {
    const site = tinyWorkspace()
    await built(site)
    const before = snapshot(site.out)
    lock(site.out, 0o555)
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
    failsWith(asUser(site, 'build', ['--no-cards']), /dist is read-only; give yourself permission to write there, or/)
    expect(snapshot(site.out)).toEqual(before)
  })

  test('an old site that cannot be removed is left aside with a warning.', async () => {
    const site = tinyWorkspace()
    await built(site)
    lock(join(site.out, '5g'), 0o555)
    const { status, stdout, stderr } = asUser(site, 'build', ['--no-cards', '--base-url', 'https://new.example'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^warning: the old site is left in .*\/\.dist\.previous-\d+: .*permission denied/m)
    expect(asUser(site, 'build', ['--no-cards']).status).toBe(0)
  })

  test.for([
    ['may not be written', (site: Workspace) => lock(site.cache, 0o555)],
    ['may not even be entered', (site: Workspace) => lock(site.cache, 0)],
  ] as const)('a cache that %s is one line, and the site is published.', async ([, spoil]) => {
    const site = tinyWorkspace()
    mkdirSync(site.cache)
    spoil(site)
    const { status, stdout, stderr } = asUser(site, 'build')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.match(/warning: .*/g)).toEqual([
      expect.stringMatching(
        /^warning: the next build will be slow, because drawn cards were not kept: \.cache\/.*denied/,
      ),
    ])
    expect(snapshot(site.out)).toEqual(await coldCopy(site, { cards: true }))
  })
})

test('A cache that is a file is one line, and the site is published.', async () => {
  const site = tinyWorkspace()
  const { ok, ...rest } = await attempted({ ...site, cache: join(site.public, 'icon.svg') }, { cards: true })
  expect([ok, rest]).toMatchObject([true, { summary: { warnings: [expect.stringContaining('not a directory')] } }])
})

describe.runIf(isRoot)('Mounts:', () => {
  function mounted(options?: string): Workspace {
    const site = tinyWorkspace()
    mkdirSync(site.out)
    mountTmpfs(site.out, options)
    return site
  }

  test('a volume is filled, and renewed in place, again and again.', async () => {
    const site = mounted()
    mkdirSync(join(site.out, 'lost+found'))
    const { ino, dev } = statSync(site.out)
    const withFolder = async () => ({ ...(await coldCopy(site)), 'lost+found/': 'empty' })
    await built(site)
    expect(snapshot(site.out)).toEqual(await withFolder())
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
    expect((await built(site)).changed).toBeGreaterThan(0)
    expect(snapshot(site.out)).toEqual(await withFolder())
    edit(site.content, 'terms/neural-network/term.yaml', ', decision-tree', '')
    rmSync(join(site.content, 'terms/decision-tree'), { recursive: true })
    expect((await built(site)).removed).toBeGreaterThan(5)
    expect(snapshot(site.out)).toEqual(await withFolder())
    expect((await built(site)).changed).toBe(0)
    expect(statSync(site.out)).toMatchObject({ ino, dev })
  })

  test('so is one on the same device as its parent, and one to which a symbolic link leads.', async () => {
    const site = tinyWorkspace()
    const volume = join(site.home, 'volume on disk')
    const target = join(site.home, 'mounted here')
    for (const folder of [volume, target]) mkdirSync(folder)
    mountBind(volume, target)
    symlinkSync(target, site.out)
    await built(site)
    edit(site.content, 'terms/5g/en.md', 'title: 5G', 'title: 6G')
    await built(site)
    expect(snapshot(volume)).toEqual(await coldCopy(site))
  })

  test('a full disk is one line, and the old site stays.', async () => {
    const site = mounted('size=3m')
    await built(site)
    const before = snapshot(site.out)
    edit(site.content, 'site.yaml', 'name: Tiny Dictionary', 'name: Large Dictionary')
    spawnSync('sh', ['-c', `head -c 9m /dev/zero > "${join(site.out, '.filler')}"`])
    failsWith(run('build', ['--no-cards'], { cwd: site.home }), /^error: dist.*: ENOSPC: no space left on device/)
    rmSync(join(site.out, '.filler'))
    expect(snapshot(site.out)).toEqual(before)
  })

  test('a full disk under the cache is one line, and the site is published.', async () => {
    const site = tinyWorkspace()
    mkdirSync(site.cache)
    mountTmpfs(site.cache, 'size=16k')
    const { status, stdout } = run('build', [], { cwd: site.home })
    expect([status, stdout.match(/^warning: .*/gm)]).toEqual([
      0,
      [expect.stringMatching(/^warning: the next build will be slow, .*: \.cache.*: ENOSPC: no space left on device/)],
    ])
    expect(snapshot(site.out)).toEqual(await coldCopy(site, { cards: true }))
  })

  test('a site on a file system that is read-only stays as it is.', async () => {
    const site = mounted()
    await built(site)
    const before = snapshot(site.out)
    remountReadOnly(site.out)
    failsWith(run('build', ['--no-cards'], { cwd: site.home }), /dist is read-only; mount it writable, or name another/)
    expect(snapshot(site.out)).toEqual(before)
  })
})
