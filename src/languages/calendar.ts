/** Dates as strings of the interface take them apart. */

/** Year, month and day of YYYY-MM-DD. */
export const parts = (iso: string): readonly [number, number, number] => {
  const year = Number(iso.slice(0, 4))
  return [year, Number(iso.slice(5, 7)), Number(iso.slice(8, 10))]
}
