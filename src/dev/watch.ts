/** Watching folders for changes, and telling once when a burst of them is over. */
import { relative, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

/** Milliseconds without a change after which a burst is over: editors write a file in several steps. */
const QUIET = 60

/** Milliseconds between two looks at a file of a system that does not tell. */
const BETWEEN_LOOKS = 1_000

/**
 * Resolves once every file of the folders is watched: what is read after that cannot change unnoticed. Only a folder
 * that is not there, and files of a system that does not tell, are watched from a moment later.
 *
 * @param changed told when a burst of changes is over
 * @param warn told why changes show later than usual, once, when the system refuses to tell of them; other programs
 *   may watch as many files as it allows
 * @returns a function that stops watching
 */
export async function watchFolders(
  folders: readonly string[],
  changed: () => void,
  warn: (message: string) => void,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  let watcher: FSWatcher | undefined
  let begun = false
  const ignored = (path: string): boolean =>
    folders.some(folder => !relative(folder, path).startsWith('..') && isHidden(relative(folder, path)))

  const touched = (): void => {
    clearTimeout(timer)
    timer = setTimeout(changed, QUIET)
  }
  const begin = (usePolling: boolean): Promise<void> =>
    new Promise((ready, fail) => {
      const own = watch([...folders], { ignoreInitial: true, ignored, usePolling, interval: BETWEEN_LOOKS })
      watcher = own
      own.once('ready', ready)
      own.on('all', touched)
      own.on('error', error => {
        if (usePolling) return fail(error)
        warn(`Files are looked at every second, because the system does not tell of changes: ${error}`)
        // Changes in between were not reported.
        Promise.all([begin(true), own.close()]).then(() => (begun ? touched() : ready()), fail)
        // Closing takes all listeners away, and what was under way may fail yet.
        own.on('error', () => {})
      })
    })

  await begin(false)
  begun = true
  return async () => {
    clearTimeout(timer)
    await watcher?.close()
  }
}

/** Below a watched folder, names that begin with a dot belong to other programs. */
const isHidden = (path: string): boolean => path.split(sep).some(name => name.startsWith('.'))
