/**
 * How the work that something takes grows with its input. Both sizes are measured in one run, in turns, by the time
 * that this process was given rather than by a clock on the wall, so that neither the machine nor what else it does
 * decides. No test says how long anything may take.
 */

/** The larger input is this many times as long as the smaller one. */
const FACTOR = 8

/** What FACTOR times the input may cost: in proportion it is 8, with its square it would be 64. */
export const PROPORTIONAL = 24

/** Milliseconds below which a measure says little. */
const MEASURABLE = 1

/** Turns after which growth is believed; less of it is believed after two. */
const ROUNDS = 12

/**
 * How many times as long the larger input takes.
 * @param make prepares the work for an input of a size; only what it returns is measured
 */
export function growth(make: (size: number) => () => unknown, size: number): number {
  const small = make(size)
  const large = make(size * FACTOR)
  let times = 1
  while (times < 1_000_000 && measure(small, times) < MEASURABLE) times *= 2
  let least = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY }
  for (let round = 0; round < ROUNDS; round++) {
    least = { small: Math.min(least.small, measure(small, times)), large: Math.min(least.large, measure(large, times)) }
    if (round > 0 && least.large < least.small * PROPORTIONAL) break
  }
  return least.large / least.small
}

/** Milliseconds of processor time. */
function measure(work: () => unknown, times: number): number {
  const start = process.cpuUsage()
  for (let i = 0; i < times; i++) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
