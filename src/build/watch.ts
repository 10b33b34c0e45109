/** Watching folders for changes, and telling once when a burst of them is over. */
import { relative, sep } from 'node:path'
import { watch } from 'chokidar'

/** Milliseconds without a change after which a burst is over: editors write a file in several steps. */
const QUIET = 60

/**
 * Resolves once every file of the folders is watched: what is read after that cannot change unnoticed. A folder that
 * is not there is looked for from a moment later.
 * @returns a function that stops watching
 */
export async function watchFolders(folders: readonly string[], changed: () => void): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch([...folders], {
    ignoreInitial: true,
    ignored: path =>
      folders.some(folder => !relative(folder, path).startsWith('..') && isHidden(relative(folder, path))),
  })
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(changed, QUIET)
  })
  await new Promise<void>(ready => watcher.once('ready', ready))
  return async () => {
    clearTimeout(timer)
    await watcher.close()
  }
}

/** Below a watched folder, names that begin with a dot belong to other programs. */
const isHidden = (path: string): boolean => path.split(sep).some(name => name.startsWith('.'))
