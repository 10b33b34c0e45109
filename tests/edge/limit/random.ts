/** Random numbers that are the same in every run: a failure found once is found again. */

/** Mulberry32 by Tommy Ettinger, public domain. @returns a function that yields integers from 0 up to, not including, `below` */
export function randomIntegers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return below => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
