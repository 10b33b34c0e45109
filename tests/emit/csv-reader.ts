/** A reader of RFC 4180 that takes every word of it seriously: CRLF between records, quotes doubled and nowhere else. */

const FIELD = /"((?:[^"]|"")*)"|([^",\r\n]*)/y

/** @throws where the text leaves the grammar */
export function readCsv(text: string): readonly (readonly string[])[] {
  const records: string[][] = []
  let record: string[] = []
  // The mark by which Excel knows UTF-8 belongs to no cell.
  let at = text.startsWith('\ufeff') ? 1 : 0
  while (at < text.length || record.length > 0) {
    FIELD.lastIndex = at
    const found = FIELD.exec(text)
    record.push(found?.[1]?.replaceAll('""', '"') ?? found?.[2] ?? '')
    at = FIELD.lastIndex
    if (text[at] === ',') at++
    else if (text.startsWith('\r\n', at)) {
      records.push(record)
      record = []
      at += 2
    } else throw new Error(`At ${at} stands ${JSON.stringify(text.slice(at, at + 20))}.`)
  }
  return records
}
