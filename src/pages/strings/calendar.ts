/** Dates and numbers in the two languages, independent of the locale of the machine. */

export const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
} as const

/** Year, month and day of YYYY-MM-DD. */
export const parts = (iso: string): readonly [number, number, number] => {
  const year = Number(iso.slice(0, 4))
  return [year, Number(iso.slice(5, 7)), Number(iso.slice(8, 10))]
}
