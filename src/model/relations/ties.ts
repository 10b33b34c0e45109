/** Lists of numbers in typed arrays: a dictionary has hundreds of thousands of mentions, and of words of entries. */

export interface Lists {
  /** Where each list begins in `items`, and where the last one ends. */
  readonly starts: Int32Array
  readonly items: Int32Array
}

/** Which terms each term mentions, and how often. */
export interface Ties extends Lists {
  readonly counts: Int32Array
}

export const at = (numbers: Int32Array, index: number): number => numbers[index] as number

export const lengthOf = ({ starts }: Lists, list: number): number => at(starts, list + 1) - at(starts, list)

export function countsOf(size: number, mentions: (i: number) => Iterable<number>): Ties {
  const starts = new Int32Array(size + 1)
  const items: number[] = []
  const counts: number[] = []
  /** Index of each term in the list that is being built. */
  const places = new Int32Array(size).fill(-1)
  for (let i = 0; i < size; i++) {
    const start = items.length
    for (const other of mentions(i)) {
      const known = at(places, other)
      if (known >= start) counts[known] = (counts[known] as number) + 1
      else {
        places[other] = items.push(other) - 1
        counts.push(1)
      }
    }
    starts[i + 1] = items.length
  }
  return { starts, items: Int32Array.from(items), counts: Int32Array.from(counts) }
}

/**
 * For each number the lists in which it stands, in their order, and where in `items`.
 * @param size how many numbers there are
 */
export function inverted({ starts, items }: Lists, size: number): Lists & { readonly places: Int32Array } {
  const ends = new Int32Array(size + 1)
  for (const item of items) ends[item + 1] = at(ends, item + 1) + 1
  for (let i = 0; i < size; i++) ends[i + 1] = at(ends, i + 1) + at(ends, i)
  const filled = ends.slice()
  const lists = new Int32Array(items.length)
  const places = new Int32Array(items.length)
  for (let i = 0; i + 1 < starts.length; i++)
    for (let k = at(starts, i); k < at(starts, i + 1); k++) {
      const place = at(filled, at(items, k))
      filled[at(items, k)] = place + 1
      lists[place] = i
      places[place] = k
    }
  return { starts: ends, items: lists, places }
}
