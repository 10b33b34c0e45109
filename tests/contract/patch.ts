/** JSON Patch (RFC 6902), as far as the fixtures of the contract use it. */
import { fileURLToPath } from 'node:url'

/** Folder of the contract and of the changes that are compared with it. */
export const CONTRACT = fileURLToPath(new URL('./', import.meta.url))

export type Step =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }

/** @throws when a step points at nothing, so that no fixture goes stale unnoticed */
export function patched(document: unknown, steps: readonly Step[]): unknown {
  const copy: unknown = structuredClone(document)
  for (const step of steps) {
    const keys = step.path
      .split('/')
      .slice(1)
      .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    const last = keys.pop() ?? ''
    const parent = keys.reduce((value, key) => (value as Record<string, unknown>)[key], copy)
    if (typeof parent !== 'object' || parent === null) throw new Error(`There is nothing at ${step.path}.`)
    const members = parent as Record<string, unknown>
    if (step.op !== 'add' && !Object.hasOwn(members, last)) throw new Error(`There is nothing at ${step.path}.`)
    if (step.op === 'remove') {
      if (Array.isArray(parent)) parent.splice(Number(last), 1)
      else delete members[last]
    } else if (Array.isArray(parent) && last === '-') parent.push(step.value)
    else members[last] = step.value
  }
  return copy
}
