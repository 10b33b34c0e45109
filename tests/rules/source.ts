/** The project's own files as text, for rules about how it is written. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Paths of the TypeScript files below a folder, from the root of the project, sorted. */
export const typescriptIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('node_modules'))
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

export interface Import {
  /** As it is written. */
  readonly target: string
  /** The file it leads to, from the root of the project; undefined for a package. */
  readonly file: string | undefined
  /** Whether nothing of it is left when the program runs. */
  readonly typeOnly: boolean
}

/** Every import of a file: static, for its effects, dynamic, and what it exports from elsewhere. */
export const importsOf = (path: string): readonly Import[] => importsIn(read(path), path)

/** @param path of the file that holds the text */
export function importsIn(source: string, path: string): readonly Import[] {
  const text = withoutComments(source)
  const found: Import[] = []
  const add = (target: string, typeOnly: boolean) =>
    found.push({ target, file: target.startsWith('.') ? posix.join(dirname(path), target) : undefined, typeOnly })
  for (const [, names = '', target = ''] of text.matchAll(
    /^(?:import|export)\s([^'"`;]*?)\s*from\s*['"]([^'"]+)['"]/gm,
  ))
    add(target, names.startsWith('type ') || /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names))
  for (const [, target = ''] of text.matchAll(/^import\s*['"]([^'"]+)['"]/gm)) add(target, false)
  for (const [, target = ''] of text.matchAll(/\b(?:import|require)\(\s*['"]([^'"]+)['"]/g)) add(target, false)
  return found
}

/** Comments become spaces; line breaks stay, so that lines keep their numbers. */
export const withoutComments = (text: string): string => blanked(text, false)

/** Comments and the insides of strings become spaces. */
export const codeOnly = (text: string): string => blanked(text, true)

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** A piece of TypeScript: a comment, a string, a template without its expressions, a regular expression. */
const PIECE =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=(?:^|[=(,:!&|?{};[\n]|\breturn|=>)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|`(?:\\.|[^`\\])*`/g

function blanked(text: string, strings: boolean): string {
  return text.replace(PIECE, piece => {
    if (piece.startsWith('/*') || piece.startsWith('//')) return blank(piece)
    if (!strings) return piece
    if (piece.startsWith('`')) return templateCode(piece)
    return piece[0] + blank(piece.slice(1, -1)) + piece.at(-1)
  })
}

/** Of a template only the expressions are code; nested templates are rare and count as code. */
function templateCode(template: string): string {
  let depth = 0
  let code = ''
  for (let i = 0; i < template.length; i++) {
    const character = template[i] ?? ''
    if (depth === 0 && template.startsWith('${', i)) {
      depth = 1
      code += '  '
      i++
      continue
    }
    if (depth > 0 && character === '{') depth++
    if (depth > 0 && character === '}') depth--
    code += depth > 0 || character === '\n' ? character : ' '
  }
  return code
}

/** `path:line` of every match. */
export function placesOf(path: string, text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(
    ({ index, 0: found }) => `${path}:${text.slice(0, index).split('\n').length} ${found.trim()}`,
  )
}
