/**
 * Digits in groups of three, the same on every machine whatever its locale.
 * @param number an integer, or its digits
 * @example groupThousands(1234567, ',') // => '1,234,567'
 */
export function groupThousands(number: number | string, separator: string): string {
  const digits = String(number)
  const head = digits.length % 3
  const groups = digits.slice(head).match(/\d{3}/g) ?? []
  return (head === 0 ? groups : [digits.slice(0, head), ...groups]).join(separator)
}
