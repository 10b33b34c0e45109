/** Findings of style as diagnostics, with their places in the files. Runs anywhere. */
import { type StyleFinding, severityOf } from '../lint/style-finding.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Where } from '../source/term/locate-in-file-text.ts'

/**
 * Places findings, and leaves out those that follow from what is reported already.
 * @param found diagnostics of reading the entries
 * @param label how the content folder is named in messages
 */
export function placeStyle(
  findings: readonly StyleFinding[],
  found: readonly Diagnostic[],
  label: string,
  where: Where,
): readonly Diagnostic[] {
  const unwritten = new Set(found.flatMap(({ code, file }) => (code === 'template-text' ? [file] : [])))
  // An alias that is a title is wrong, and so it need not be called needless as well.
  const titles = new Set(found.filter(({ code }) => code === 'alias-is-title').map(placeKey))
  return findings.flatMap(({ rule, slug, language, path, start, words, message, hint }): readonly Diagnostic[] => {
    const name = language === undefined ? 'term.yaml' : `${language}.md`
    const file = `${label}/terms/${slug}/${name}`
    // Text of the template is reported as such, so other remarks on it are left out.
    if (unwritten.has(file)) return []
    const place = where(slug, name, path, { start, words })
    if (rule === 'needless-alias' && titles.has(placeKey(place))) return []
    return [{ code: rule, severity: severityOf(rule), ...place, message, hint }]
  })
}

const placeKey = ({ file, line, column }: ReturnType<Where>): string => `${file}:${line}:${column}`
