/** What the hosts that know `_headers` make of it: just enough of their rules to ask which headers a path would get. */

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
    for (const line of lines) {
      const taken = /^ {2}! (.+)$/.exec(line)?.[1]
      if (taken === undefined) fields.add(...divided(line.trim(), ': '))
      else fields.sent.delete(taken.toLowerCase())
    }
  }
  return fields.sent
}

const literally = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

function divided(line: string, separator: string): [string, string] {
  const at = line.indexOf(separator)
  return [line.slice(0, at), line.slice(at + separator.length)]
}
