/** Which terms mention which others, in typed arrays: a dictionary can have hundreds of thousands of such pairs. */

/** The related terms of each term with their counts; the lists of all terms are concatenated. */
export interface Ties {
  readonly starts: Int32Array
  readonly others: Int32Array
  readonly counts: Int32Array
}

export const degree = ({ starts }: Ties, i: number): number => at(starts, i + 1) - at(starts, i)

export function countsOf(size: number, mentions: (i: number) => Iterable<number>): Ties {
  const starts = new Int32Array(size + 1)
  const others: number[] = []
  const counts: number[] = []
  /** Index of each term in the list that is being built. */
  const places = new Int32Array(size).fill(-1)
  for (let i = 0; i < size; i++) {
    const start = others.length
    for (const other of mentions(i)) {
      const known = at(places, other)
      if (known >= start) counts[known] = (counts[known] as number) + 1
      else {
        places[other] = others.length
        others.push(other)
        counts.push(1)
      }
    }
    starts[i + 1] = others.length
  }
  return { starts, others: Int32Array.from(others), counts: Int32Array.from(counts) }
}

/** The transposed relation; lists are in the order of the terms. */
export function invert({ starts, others, counts }: Ties): Ties {
  const size = starts.length - 1
  const ends = new Int32Array(size + 1)
  for (const other of others) ends[other + 1] = at(ends, other + 1) + 1
  for (let i = 0; i < size; i++) ends[i + 1] = at(ends, i + 1) + at(ends, i)
  const filled = ends.slice()
  const inverted: Ties = { starts: ends, others: new Int32Array(others.length), counts: new Int32Array(others.length) }
  for (let i = 0; i < size; i++) {
    for (let k = at(starts, i); k < at(starts, i + 1); k++) {
      const other = at(others, k)
      const place = at(filled, other)
      filled[other] = place + 1
      inverted.others[place] = i
      inverted.counts[place] = at(counts, k)
    }
  }
  return inverted
}

export const at = (numbers: Int32Array, index: number): number => numbers[index] as number
