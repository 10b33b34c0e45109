/** Dividing a name into its head and what qualifies it. */

/** @returns the name before the first match, and the rest with the match; all of it if there is none */
export function splitAt(name: string, separator: RegExp): readonly [string, string] {
  const found = separator.exec(name)
  return found ? [name.slice(0, found.index), name.slice(found.index)] : [name, '']
}
