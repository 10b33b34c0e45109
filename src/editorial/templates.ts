/**
 * The files of a new term, comparison or path, as `npm run new` writes them from `templates/`. Those of a term satisfy every
 * rule, so an editor starts from something that builds. It is a draft; without `draft: true`, template text left in it is
 * an error.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { TEMPLATE_MARK } from '../source/term/field-text-rules.ts'
import { fillTemplate } from '../text/fill-file-template.ts'
import { splitTitle } from '../text/term-names.ts'

const TERM_FILES = ['term.yaml', 'en.md', 'es.md'] as const
const COMPARISON_FILES = ['en.md', 'es.md'] as const
const PATH_FILES = ['path.yaml', 'en.md', 'es.md'] as const

/** Texts by the names of their files. */
type Files<Name extends string = string> = Readonly<Record<Name, string>>

/** Fills the files of a folder of templates. */
const filled = <Name extends string>(kind: string, names: readonly Name[], values: Files): Files<Name> =>
  Object.fromEntries(
    names.map(name => {
      const template = readFileSync(join(import.meta.dirname, 'templates', kind, name), 'utf8')
      return [name, fillTemplate(template, values)]
    }),
  ) as Files<Name>

/**
 * The files of a new term.
 * @param date day of writing, YYYY-MM-DD
 */
export function termTemplate(slug: string, date: string): Files<(typeof TERM_FILES)[number]> {
  const name = slug.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase())
  const title = `${TEMPLATE_MARK} ${name}`.slice(0, bounds.title.max).trimEnd()
  return filled('term', TERM_FILES, { slug: quoted(slug), date, name, title })
}

/** Quotes what YAML would take for a number or a word of its own. */
const quoted = (slug: string): string =>
  /^\d|^(?:true|false|null|yes|no|on|off)$/.test(slug) ? JSON.stringify(slug) : slug

/**
 * The files of a new comparison.
 * @param pair the two entries in the order of their slugs
 */
export function comparisonTemplate([first, second]: readonly [Term, Term]): Files {
  const name = (term: Term, language: Language): string => splitTitle(term[language].title).bare
  return filled('comparison', COMPARISON_FILES, {
    en_first: name(first, 'en'),
    en_second: name(second, 'en'),
    es_first: name(first, 'es'),
    es_second: name(second, 'es'),
  })
}

/** The files of a new path. */
export function pathTemplate(): Files {
  const { min, max } = bounds.path.terms
  return filled('path', PATH_FILES, { min: String(min), max: String(max) })
}
