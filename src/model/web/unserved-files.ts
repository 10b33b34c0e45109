/** Published files that are not served at their own path: those for hosts, and the bodies of errors. */
import { LANGUAGES } from '../../schema/language.ts'
import { file } from './address.ts'

/** Files for hosts. */
export const HIDDEN_FOLDER = '/deploy/'

export const HIDDEN_FILES: readonly string[] = [
  file.headers,
  file.redirects,
  ...LANGUAGES.flatMap(language => [file.missing(language), file.missingMarkdown(language)]),
]

export const isHidden = (path: string): boolean => path.startsWith(HIDDEN_FOLDER) || HIDDEN_FILES.includes(path)
