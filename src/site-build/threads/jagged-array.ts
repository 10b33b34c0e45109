/** Lists of numbers, one after the other in typed arrays, which cross from thread to thread as they are. */

export interface JaggedArray {
  /** Where each list begins in `items`, and where the last one ends. */
  readonly starts: Int32Array
  readonly items: Int32Array
}

export function toJagged(lists: readonly (readonly number[])[]): JaggedArray {
  const starts = new Int32Array(lists.length + 1)
  for (const [i, list] of lists.entries()) starts[i + 1] = (starts[i] ?? 0) + list.length
  const items = new Int32Array(starts[lists.length] ?? 0)
  for (const [i, list] of lists.entries()) items.set(list, starts[i])
  return { starts, items }
}

export const listAt = ({ starts, items }: JaggedArray, i: number): Int32Array =>
  items.subarray(starts[i], starts[i + 1])

export const listsIn = (array: JaggedArray): readonly Int32Array[] =>
  Array.from({ length: array.starts.length - 1 }, (_, i) => listAt(array, i))
