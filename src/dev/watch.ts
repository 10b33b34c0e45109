/** Watches folders, and reports each burst of changes once. */
import { relative, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

/** Milliseconds without a change that end a burst: editors write a file in several steps. */
const DEBOUNCE_MS = 60

/** Milliseconds between two checks of a file where the system reports no changes. */
const POLL_INTERVAL_MS = 1_000

/**
 * Resolves once every file of the folders is watched, so that no change after that is missed.
 * @param changed called after a burst of changes
 * @param warn called once if the system refuses to report changes, because other programs watch as many files as it
 *   allows; files are polled then
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
    timer = setTimeout(changed, DEBOUNCE_MS)
  }
  const begin = (usePolling: boolean): Promise<void> =>
    new Promise((ready, fail) => {
      const own = watch([...folders], { ignoreInitial: true, ignored, usePolling, interval: POLL_INTERVAL_MS })
      watcher = own
      own.once('ready', ready)
      own.on('all', touched)
      own.on('error', error => {
        if (usePolling) return fail(error)
        warn(`Files are looked at every second, because the system does not tell of changes: ${error}`)
        // Changes in between were not reported.
        Promise.all([begin(true), own.close()]).then(() => (begun ? touched() : ready()), fail)
        // Closing removes all listeners, and pending operations may still fail.
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
