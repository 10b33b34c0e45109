/** Digits in groups of three, the same on every machine whatever its locale. */

/**
 * @param number an integer, or its digits
 * @example groupThousands(1234567, ',') // => '1,234,567'
 */
export const groupThousands = (number: number | string, separator: string): string =>
  String(number).replace(/\B(?=(?:\d{3})+$)/g, separator)
