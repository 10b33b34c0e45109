/**
 * What nginx, Caddy and the hosts that know `_headers` make of our files for them: just enough of each one's rules to
 * ask which headers a path would get, where none of them is installed.
 */

/** Names in lower case; where a field is sent twice, its values are joined, as a client may do. */
export type Sent = ReadonlyMap<string, string>

class Fields {
  readonly sent = new Map<string, string>()
  set(name: string, value: string): void {
    this.sent.set(name.toLowerCase(), value)
  }
  add(name: string, value: string): void {
    const earlier = this.sent.get(name.toLowerCase())
    this.set(name, earlier === undefined ? value : `${earlier}, ${value}`)
  }
}

/** Cloudflare: every rule that matches counts; `*` stands for any characters. */
export function cloudflare(headersFile: string, path: string): Sent {
  const fields = new Fields()
  for (const block of headersFile.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n')
    const matcher = new RegExp(`^${pattern.split('*').map(literally).join('.*')}$`)
    if (!matcher.test(path)) continue
    for (const line of lines) fields.add(...divided(line.trim(), ': '))
  }
  return fields.sent
}

interface Location {
  readonly kind: '=' | '~' | 'prefix'
  readonly pattern: string
  readonly body: string
}

/**
 * nginx: an exact location wins, then the first regular expression, then the longest prefix; a location that adds any
 * header of its own inherits none.
 * @returns the headers, and where the request is sent on, if it is
 */
export function nginx(config: string, path: string): { readonly sent: Sent; readonly redirect?: string } {
  const blocks = /^location (?:(=|~) )?(\S+) \{((?:[^{}]|\{[^}]*\})*)\}$/gm
  const locations: Location[] = [...config.matchAll(blocks)].map(([, kind, pattern = '', body = '']) => ({
    kind: kind === '=' || kind === '~' ? kind : 'prefix',
    pattern,
    body,
  }))
  const prefixes = locations.filter(({ kind, pattern }) => kind === 'prefix' && path.startsWith(pattern))
  const chosen =
    locations.find(({ kind, pattern }) => kind === '=' && pattern === path) ??
    locations.find(({ kind, pattern }) => kind === '~' && new RegExp(pattern).test(path)) ??
    prefixes.sort((a, b) => b.pattern.length - a.pattern.length)[0]
  const body = chosen?.body ?? ''
  const server = config.replace(blocks, '')
  const fields = new Fields()
  for (const [, name = '', value = ''] of (body.includes('add_header') ? body : server).matchAll(
    /add_header (\S+) '((?:[^'\\]|\\.)*)' always;/g,
  )) {
    fields.add(name, value.replaceAll("\\'", "'"))
  }
  const type = /default_type (?:'([^']*)'|"([^"]*)");/.exec(body)
  if (type) fields.set('Content-Type', type[1] ?? type[2] ?? '')
  const redirect = /return 308 (\S+);/.exec(body)?.[1]
  return { sent: fields.sent, ...(redirect !== undefined && { redirect }) }
}

interface HeaderBlock {
  readonly pattern: string
  readonly lines: readonly string[]
}

/**
 * Caddy: `header` blocks run from the most to the least specific path, those without a path last, unless a `route` block
 * keeps them in the order written; a later one without `+` replaces what an earlier one has set.
 */
export function caddy(caddyfile: string, path: string): { readonly sent: Sent; readonly redirect?: string } {
  const blocks: HeaderBlock[] = [...caddyfile.matchAll(/^\t?header (\S+ )?\{\n([\s\S]*?)^\t?\}$/gm)].map(
    ([, pattern = '', body = '']) => ({
      pattern: pattern.trim(),
      lines: body.trim().split('\n'),
    }),
  )
  const ordered = /^route \{$/m.test(caddyfile) ? blocks : [...blocks].sort((a, b) => specificity(b) - specificity(a))
  const fields = new Fields()
  for (const { pattern, lines } of ordered) {
    if (!caddyMatches(pattern, path)) continue
    for (const line of lines) {
      const [name, value] = divided(line.trim().replaceAll('`', ''), ' ')
      if (name.startsWith('+')) fields.add(name.slice(1), value)
      else fields.set(name, value)
    }
  }
  const redirect = [...caddyfile.matchAll(/^\t?redir (\S+) (\S+) 308$/gm)].find(([, from]) => from === path)?.[2]
  return { sent: fields.sent, ...(redirect !== undefined && { redirect }) }
}

const specificity = ({ pattern }: HeaderBlock): number => pattern.replace(/\*$/, '').length

/** A star at the beginning or the end stands for anything; one in the middle stays within a path segment. */
function caddyMatches(pattern: string, path: string): boolean {
  if (pattern === '') return true
  if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1))
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1))
  return new RegExp(`^${pattern.split('*').map(literally).join('[^/]*')}$`).test(path)
}

const literally = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

function divided(line: string, separator: string): [string, string] {
  const at = line.indexOf(separator)
  return [line.slice(0, at), line.slice(at + separator.length)]
}
