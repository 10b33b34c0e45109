/** Year, month and day of YYYY-MM-DD, for dates in the words of the interface. */
export const dateParts = (iso: string): readonly [number, number, number] => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return [year, month, day]
}
