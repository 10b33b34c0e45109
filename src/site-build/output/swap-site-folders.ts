/**
 * Putting a new site in the place of the old. Usually the new one is written beside the old and two renames exchange
 * them. Where the folder itself cannot be renamed, because it is a mount point (a Docker volume) or because nothing may
 * be written beside it, the new site is written into it under a hidden name, and its entries are exchanged one by one;
 * a journal of their names lets the next build finish what a killed one has begun.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** With what the names of our own folders begin. */
export const prefixOf = (out: string): string => `.${basename(out)}.`

/** A folder that ext4 makes at the top of every volume. */
export const LOST_AND_FOUND = 'lost+found'

export interface Swap {
  /** Where the new site is written; empty. */
  readonly next: string
  /** Where the old site is after the exchange, until it is removed. */
  readonly previous: string
  /** Exchanges the two. @throws when it cannot be done; the old site is then as it was */
  exchange(): void
  /** Removes what was written. */
  discard(): void
}

/** @param out absolute path of the folder to make or replace, without symbolic links */
export function openSwap(out: string): Swap {
  const isInside = existsSync(out) && (isMountPoint(out) || !isWritable(dirname(out)))
  const parent = isInside ? out : dirname(out)
  mkdirSync(parent, { recursive: true })
  const [next, previous, ready, journal] = ['next', 'previous', 'ready', 'journal'].map(kind =>
    join(parent, `${prefixOf(out)}${kind}-${process.pid}`),
  ) as [string, string, string, string]
  const swap: Swap = {
    next,
    previous,
    discard() {
      rmSync(next, { recursive: true, force: true })
      // Otherwise the next build needs it to finish what could be neither done nor undone.
      if (!existsSync(ready)) rmSync(journal, { force: true })
    },
    exchange() {
      try {
        if (isInside) exchangeEntries(out, { next, previous, ready, journal })
        else exchangeFolders(out, next, previous)
      } catch (error) {
        swap.discard()
        throw error
      }
    },
  }
  swap.discard()
  mkdirSync(next)
  return swap
}

function exchangeFolders(out: string, next: string, previous: string): void {
  const isReplacing = existsSync(out)
  try {
    if (isReplacing) renameSync(out, previous)
    renameSync(next, out)
  } catch (error) {
    if (isReplacing && !existsSync(out)) renameSync(previous, out)
    throw error
  }
}

type Places = Readonly<Record<'next' | 'previous' | 'ready' | 'journal', string>>

/** Takes back what was done when an entry cannot be moved. */
function exchangeEntries(out: string, { next, previous, ready, journal }: Places): void {
  const names = readdirSync(next)
  writeFileSync(journal, JSON.stringify(names))
  mkdirSync(previous)
  const done: (readonly [from: string, to: string])[] = []
  try {
    renameSync(next, ready)
    for (const [from, to] of moves(out, names, ready, previous)) {
      renameSync(from, to)
      done.push([from, to])
    }
  } catch (error) {
    for (const [from, to] of done.reverse()) renameSync(to, from)
    if (existsSync(ready)) renameSync(ready, next)
    rmdirSync(previous)
    throw error
  }
  rmdirSync(ready)
  rmSync(journal)
}

/**
 * The renames that remain until a folder holds the new site and nothing of the old. Each new entry follows its
 * predecessor at once, so that an address is missing for as short a time as possible; what the new site lacks goes last.
 * @param names of the entries of the new site
 */
export function* moves(
  out: string,
  names: readonly string[],
  ready: string,
  previous: string,
): Iterable<readonly [from: string, to: string]> {
  for (const name of names) {
    const from = join(ready, name)
    if (!existsSync(from)) continue
    if (existsSync(join(out, name))) yield [join(out, name), join(previous, name)]
    yield [from, join(out, name)]
  }
  const kept = new Set([...names, LOST_AND_FOUND])
  for (const name of readdirSync(out)) {
    if (!kept.has(name) && !name.startsWith(prefixOf(out))) yield [join(out, name), join(previous, name)]
  }
}

/**
 * Finishes an exchange of entries that was killed.
 * @param pid of the killed build
 */
export function finishExchange(out: string, pid: string): void {
  const at = (kind: string) => join(out, `${prefixOf(out)}${kind}-${pid}`)
  const names = JSON.parse(readFileSync(at('journal'), 'utf8')) as readonly string[]
  mkdirSync(at('previous'), { recursive: true })
  for (const [from, to] of moves(out, names, at('ready'), at('previous'))) renameSync(from, to)
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Linux lists mount points, also those on the file system of their parent; elsewhere another device shows them. */
function isMountPoint(folder: string): boolean {
  if (statSync(folder).dev !== statSync(dirname(folder)).dev) return true
  try {
    const mounts = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
    return mounts.some(line => unescapeOctal(line.split(' ')[4] ?? '') === folder)
  } catch {
    return false
  }
}

/** Space, tab, line feed and backslash are written as `\040` and so on. */
const unescapeOctal = (path: string): string =>
  path.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
