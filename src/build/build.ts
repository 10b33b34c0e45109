/**
 * Building a site: the steps of `steps.ts`, with all parts here. `threads.ts` is the same with a thread for each part.
 * Nothing rendered stays in memory.
 */
import { type BuildOptions, type BuildResult, type Folders, problemOf } from './options.ts'
import type { Answer, Order } from './orders.ts'
import { openShard, type Shard } from './shard.ts'
import { steps } from './steps.ts'

/**
 * Builds here, without threads.
 * @param parts into which the terms are divided; the site is the same for any number
 * @returns the summary, or what prevents the build; failures of the file system are among it
 */
export function build(folders: Folders, options: BuildOptions, parts = 1): BuildResult {
  try {
    return attempt(folders, options, parts)
  } catch (error) {
    return problemOf(error, options)
  }
}

function attempt(folders: Folders, options: BuildOptions, parts: number): BuildResult {
  const shards: Shard[] = []
  const running = steps(folders, options, () => parts)
  let turn = running.next()
  while (!turn.done) {
    let answers: readonly Answer[]
    try {
      answers = turn.value.map((order, part) => {
        shards[part] ??= openShard()
        return (shards[part] as Shard).do(
          order,
          (done, total) => part === 0 && report(options, order.step, done, total),
        )
      })
    } catch (error) {
      // The steps remove what was made.
      turn = running.throw(error)
      continue
    }
    turn = running.next(answers)
  }
  return turn.value
}

/** Tells how far a step has come, as its first part has. */
export function report({ progress }: BuildOptions, step: Order['step'], done: number, total: number): void {
  if (step !== 'finish') progress?.(step, done, total)
}
