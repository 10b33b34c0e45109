/**
 * A thread that checks spelling, for cspell takes as long to load its dictionaries as the program to read the content. It
 * answers with the issues, the errors and the number of files of each job, or with nothing in the light installation.
 */
import { parentPort, workerData } from 'node:worker_threads'

const checker = await import('cspell').catch((/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  return undefined
})

const ignore = () => {}

/** @param {{ readonly paths: readonly string[], readonly options: object }} job */
async function check({ paths, options }) {
  /** @type {unknown[]} */
  const issues = []
  /** @type {string[]} */
  const errors = []
  const reporter = {
    issue: (/** @type {unknown} */ issue) => void issues.push(issue),
    error: (/** @type {string} */ message) => void errors.push(message),
    ...{ info: ignore, debug: ignore, progress: ignore, result: ignore },
  }
  const result = await checker?.lint([...paths], options, reporter)
  return { issues, errors, files: result?.files ?? 0 }
}

const results = []
// One after the other, since they share the dictionaries.
for (const job of workerData) results.push(await check(job))
parentPort?.postMessage(checker && results)
