/**
 * Splits a name into its head, which takes the plural, and what qualifies it, from the first match on; the latter may
 * be empty.
 */
export function splitHead(name: string, separator: RegExp): readonly [string, string] {
  const found = separator.exec(name)
  return found ? [name.slice(0, found.index), name.slice(found.index)] : [name, '']
}
