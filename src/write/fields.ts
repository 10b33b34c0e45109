/**
 * YAML fields that keep their own lines: a file is divided at its top-level names, and only fields with another value
 * are written anew. Comments, quotes and the order of fields stay as their author has them.
 */
import { Document, isSeq } from 'yaml'

/** A field as it stands in a file, with the lines and comments below it. */
interface OwnField {
  readonly name: string
  readonly source: string
}

/** A text of YAML, divided at its top-level fields. */
interface Fields {
  /** What stands above the first field. */
  readonly head: string
  readonly fields: readonly OwnField[]
}

/** @param yaml ends with a line break, or is empty */
export function splitFields(yaml: string): Fields {
  const starts = [...yaml.matchAll(/^([A-Za-z][\w-]*):/gm)]
  return {
    head: yaml.slice(0, starts[0]?.index ?? yaml.length),
    fields: starts.map(({ 1: name = '', index }, i) => ({ name, source: yaml.slice(index, starts[i + 1]?.index) })),
  }
}

/** The value of a field: text, a number, a list or a map; undefined where the field is not to be written. */
export type FieldValue = string | number | boolean | readonly string[] | Readonly<Record<string, string>> | undefined

/**
 * Changes fields of a YAML text.
 * @param changes new values by name; fields of other names stay as they are
 * @param order of all fields, for those that are new
 */
export function changeFields(yaml: string, changes: ReadonlyMap<string, FieldValue>, order: readonly string[]): string {
  const { head, fields } = splitFields(yaml)
  const written = fields.flatMap(({ name, source }) => {
    if (!changes.has(name)) return [{ name, source }]
    const value = changes.get(name)
    return value === undefined ? [] : [{ name, source: writeField(name, value) }]
  })
  for (const [name, value] of changes) {
    if (value === undefined || fields.some(field => field.name === name)) continue
    const later = written.findIndex(field => order.indexOf(field.name) > order.indexOf(name))
    written.splice(later === -1 ? written.length : later, 0, { name, source: writeField(name, value) })
  }
  return head + written.map(({ source }) => source).join('')
}

/** Lists that stand with one value on each line; others stand in one line, as in all entries. */
const LONG_LISTS = ['legend']

function writeField(name: string, value: FieldValue): string {
  const document = new Document({ [name]: value })
  const node = document.get(name, true)
  if (isSeq(node) && !LONG_LISTS.includes(name)) node.flow = true
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}
