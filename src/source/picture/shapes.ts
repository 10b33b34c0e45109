/** How many shapes a browser has to draw: `<use>` repeats what it names, and what that repeats. */
import type { SaxesTagPlain } from 'saxes'
import { bounds } from '../../schema/bounds.ts'

/** An element with what it holds, and the ids of what is drawn for it. */
interface Part {
  readonly own: number
  readonly held: (Part | string)[]
}

/** Elements that draw nothing by themselves. */
const GROUPS: ReadonlySet<string> = new Set(['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'marker'])

const TOO_MANY = bounds.drawnShapes.max + 1

/** Follows the elements of a drawing; `total` counts its shapes, up to one more than are allowed. */
export function countShapes() {
  const root: Part = { own: 0, held: [] }
  const open: Part[] = [root]
  const named = new Map<string, Part>()
  return {
    open({ name, attributes }: SaxesTagPlain): void {
      const part: Part = { own: GROUPS.has(name) ? 0 : 1, held: Object.entries(attributes).flatMap(idsIn) }
      open.at(-1)?.held.push(part)
      open.push(part)
      if (attributes.id !== undefined && !named.has(attributes.id)) named.set(attributes.id, part)
    },
    close(): void {
      open.pop()
    },
    total: () => sizeOf(root, named),
  }
}

/** The parts that an attribute names: by `href`, or as a pattern, a marker, a mask. */
const idsIn = ([name, value]: readonly [string, string]): readonly string[] =>
  name === 'href' || name === 'xlink:href'
    ? [value.slice(1)]
    : [...value.matchAll(/url\(\s*['"]?#([\w.-]+)/g)].map(([, id = '']) => id)

/** Without recursion, since a drawing may be nested deeper than the stack. A part that repeats itself has too many shapes. */
function sizeOf(root: Part, named: ReadonlyMap<string, Part>): number {
  const sizes = new Map<Part, number>([[root, TOO_MANY]])
  const stack = [{ part: root, size: 0, next: 0 }]
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const held = top.part.held[top.next++]
    if (held === undefined) {
      const size = Math.min(TOO_MANY, top.size + top.part.own)
      sizes.set(top.part, size)
      stack.pop()
      const above = stack.at(-1)
      if (above) above.size = Math.min(TOO_MANY, above.size + size)
      continue
    }
    const part = typeof held === 'string' ? named.get(held) : held
    const known = part && sizes.get(part)
    if (known !== undefined) top.size = Math.min(TOO_MANY, top.size + known)
    else if (part) {
      sizes.set(part, TOO_MANY)
      stack.push({ part, size: 0, next: 0 })
    }
  }
  return sizes.get(root) ?? 0
}
