/** How nginx writes header fields, blocks and quoted values. */
import { indentedBlock } from './server-snippet.ts'

export type Fields = Readonly<Record<string, string>>

/** Merges two sets of header fields: a policy replaces the general one, lists are joined. */
export function both(general: Fields, own: Fields): Fields {
  const joined = Object.entries(own).map(([name, value]) => {
    const earlier = name === 'Content-Security-Policy' ? undefined : general[name]
    return [name, earlier === undefined ? value : `${earlier}, ${value}`] as const
  })
  return { ...general, ...Object.fromEntries(joined) }
}

export const headerLines = (headers: Fields): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

export const block = indentedBlock('  ')

/** Quotes a value as one token. */
export const quoted = (text: string): string =>
  /^[\w./+-]+$/.test(text) ? text : `'${text.replace(/['\\]/g, '\\$&')}'`
