/** Year, month and day of YYYY-MM-DD, as strings of the interface take dates apart. */
export const parts = (iso: string): readonly [number, number, number] => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return [year, month, day]
}
