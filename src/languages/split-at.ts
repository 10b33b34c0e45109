/** Divides a name into its head, before the first match, and what qualifies it; the latter may be empty. */
export function splitAt(name: string, separator: RegExp): readonly [string, string] {
  const found = separator.exec(name)
  return found ? [name.slice(0, found.index), name.slice(found.index)] : [name, '']
}
