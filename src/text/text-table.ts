/** Rows as lines of text whose columns stand below each other. */

/**
 * @param gap spaces between two columns
 * @param right columns whose cells stand to the right; all others stand to the left
 */
export function textTable(
  rows: readonly (readonly string[])[],
  gap: number,
  right: (column: number) => boolean = () => false,
): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, [...cell].length)
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const room = ' '.repeat((widths[column] ?? 0) - [...cell].length)
        return right(column) ? room + cell : cell + room
      })
      .join(' '.repeat(gap))
      .trimEnd()
  return rows.map(row => `${lineOf(row)}\n`).join('')
}
