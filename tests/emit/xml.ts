/**
 * XML as a strict program reads it. Whether a document is well-formed is judged by the strict parser of the
 * SVG renderer, which reads any XML inside of a `metadata` element; what it says is then read into a tree.
 */
import { Resvg } from '@resvg/resvg-js'

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Own words and those of all elements inside, in order. */
  readonly text: string
  /** Whether words stand between the elements. */
  readonly mixed: boolean
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** @throws when the document is not well-formed, does not begin with its declaration, or has what a tree cannot show */
export function parseXml(document: string): XmlElement {
  if (!document.startsWith(DECLARATION)) throw new Error('The XML declaration is missing.')
  const body = document.slice(DECLARATION.length)
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${body}</metadata></svg>`)
  const root = open('', '')
  const path = [root]
  for (const [, close, name = '', attributes = '', empty, text] of body.matchAll(PIECE)) {
    const parent = path.at(-1) ?? root
    if (text !== undefined) add(path, decoded(text))
    else if (close) path.pop()
    else {
      const element = open(name, attributes)
      parent.children.push(element)
      if (!empty) path.push(element)
    }
  }
  const [only, ...others] = root.children
  if (!only || others.length > 0 || root.mixed) throw new Error('There is not one root element.')
  return only
}

/** All elements of a tree, the outer before the inner, each with those around it, the nearest first. */
export function* walk(
  element: XmlElement,
  around: readonly XmlElement[] = [],
): Iterable<readonly [element: XmlElement, around: readonly XmlElement[]]> {
  yield [element, around]
  for (const child of element.children) yield* walk(child, [element, ...around])
}

export const named = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter(child => child.name === name)

/** The words of the only child of that name. */
export function only(element: XmlElement, name: string): string {
  const [child, ...others] = named(element, name)
  if (!child || others.length > 0) throw new Error(`<${element.name}> has not one <${name}>.`)
  return child.text
}

interface Growing {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Growing[]
  text: string
  mixed: boolean
}

const PIECE = /<(\/)?([\w:.-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/)?>|([^<]+)/g

const open = (name: string, attributes: string): Growing => ({
  name,
  attributes: Object.fromEntries(
    [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
  ),
  children: [],
  text: '',
  mixed: false,
})

function add(path: readonly Growing[], text: string): void {
  for (const element of path) element.text += text
  const own = path.at(-1)
  if (own && text.trim() !== '') own.mixed = true
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const decoded = (text: string): string =>
  text.replace(/&([^;]*);/g, (entity, name: string) => {
    const character = ENTITIES[name]
    if (character === undefined) throw new Error(`We write no ${entity}.`)
    return character
  })
