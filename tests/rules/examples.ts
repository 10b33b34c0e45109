/** Examples in doc comments: lines of the form `expression // => result`, found so that they can be run. */
export interface Example {
  readonly line: number
  readonly expression: string
  /** Missing when the line does not say what comes out. */
  readonly result: string | undefined
}

const ARROW = ' // => '

/** Lines that follow `@example` up to the next tag, and lines with an arrow anywhere in a doc comment. */
export function examplesIn(text: string): readonly Example[] {
  return [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) => {
    let inside = false
    return comment.split('\n').flatMap((raw, i): readonly Example[] => {
      const plain = raw
        .replace(/^\s*\/\*\*\s?/, '')
        .replace(/\s*\*\/$/, '')
        .replace(/^\s*\*\s?/, '')
        .trim()
      const tag = /^@(\w+)\s*/.exec(plain)
      if (tag) inside = tag[1] === 'example'
      const code = inside && tag ? plain.slice(tag[0].length) : plain
      if (code === '' || !(inside || code.includes(ARROW))) return []
      const at = code.lastIndexOf(ARROW)
      const line = text.slice(0, index).split('\n').length + i
      if (at < 0) return [{ line, expression: code, result: undefined }]
      return [{ line, expression: code.slice(0, at).trim(), result: code.slice(at + ARROW.length).trim() }]
    })
  })
}

/** Runs an expression with names in scope, as a caller who imported them would. */
export async function evaluate(expression: string, scope: Readonly<Record<string, unknown>>): Promise<unknown> {
  const names = Object.keys(scope).filter(name => name !== 'default')
  const run = new Function(...names, `'use strict'; return (${expression})`)
  return await run(...names.map(name => scope[name]))
}
