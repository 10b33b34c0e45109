/**
 * The order of texts wherever the program sorts them: by code unit, the same on every machine whatever its locale.
 * @example ['b', 'B', 'a'].sort(compareText) // => ['B', 'a', 'b']
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
