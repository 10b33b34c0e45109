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
const MEASURABLE = 2

/** Turns after which growth is believed; less of it is believed after FEW. */
const ROUNDS = 12
const FEW = 3

/** What it costs to do some work a number of times. */
type Cost = (work: () => unknown, times: number) => number

/**
 * How many times as much the larger input costs.
 * @param make prepares the work for an input of a size; only what it returns is measured
 * @param cost milliseconds of processor time, unless the measure itself is on trial
 */
export function growth(make: (size: number) => () => unknown, size: number, cost: Cost = processorTime): number {
  const small = make(size)
  const large = make(size * FACTOR)
  // The compiler takes part in the first turns, which would make the smaller input seem dear.
  cost(large, 1)
  let times = 1
  while (times < 1_000_000 && cost(small, times) < MEASURABLE) times *= 2
  let least = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY }
  for (let round = 1; round <= ROUNDS; round++) {
    least = { small: Math.min(least.small, cost(small, times)), large: Math.min(least.large, cost(large, times)) }
    if (round >= FEW && least.large < least.small * PROPORTIONAL) break
  }
  return least.large / least.small
}

const processorTime: Cost = (work, times) => {
  const start = process.cpuUsage()
  for (let i = 0; i < times; i++) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
