/** Files that are published for hosts and programs, and bodies of errors: none of them has an address of its own. */
import { LANGUAGES } from '../schema/language.ts'
import { file } from './address.ts'

/** Everything below it is for hosts. */
export const HIDDEN_FOLDER = '/deploy/'

export const HIDDEN_FILES: readonly string[] = [
  file.headers,
  file.redirects,
  ...LANGUAGES.flatMap(language => [file.missing(language), file.missingMarkdown(language)]),
]

const hiddenFiles: ReadonlySet<string> = new Set(HIDDEN_FILES)

export const isHidden = (path: string): boolean => path.startsWith(HIDDEN_FOLDER) || hiddenFiles.has(path)
