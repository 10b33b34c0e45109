/** Reading the files of a folder that has a text in each language: pages, comparisons and paths. */
import { basename, join } from 'node:path'
import { FACTS } from '../../languages/facts-by-language.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { type InBoth, inBoth, type Language } from '../../schema/language.ts'
import { type Finding, type Read, START, toDiagnostics } from '../source-finding.ts'
import { hasTemplateText } from '../term/field-text-rules.ts'
import type { Folder, Kind } from './find-content.ts'
import { readSource } from './read-source-file.ts'

/** A folder that is being read. */
export interface OpenFolder {
  readonly name: string
  /** Names of all files, readable or not. */
  readonly files: readonly string[]
  /** What is wrong with the files so far. */
  readonly diagnostics: readonly Diagnostic[]
  report(file: string, findings: readonly Finding[]): void
  /**
   * Reads a file and reports what is wrong with it. A file that still holds text of the template is a draft: it gets a
   * warning and is not read, so nothing of its folder is published.
   * @param missing what is reported if there is no such file; of one that must not be read, that has been reported
   * @returns undefined unless nothing is wrong
   */
  read<Value>(file: string, reader: (text: string) => Read<Value>, missing: Finding): Value | undefined
  /** Reads the texts of both languages. */
  readTexts<Value>(reader: (text: string, language: Language) => Read<Value>): InBoth<Value> | undefined
}

export function openFolder(root: string, kind: Kind, { name, files, refused }: Folder): OpenFolder {
  const diagnostics: Diagnostic[] = []
  const report = (file: string, findings: readonly Finding[]): void => {
    diagnostics.push(...toDiagnostics(`${basename(root)}/${kind}/${name}/${file}`, findings))
  }
  const readWhole = <Value>(file: string, { value, findings }: Read<Value>): Value | undefined => {
    report(file, findings)
    return findings.length === 0 ? value : undefined
  }
  const read: OpenFolder['read'] = (file, reader, missing) => {
    if (refused.includes(file)) return undefined
    const source = files.includes(file) ? readSource(join(root, kind, name, file)) : { findings: [missing] }
    const text = readWhole(file, source)
    if (text === undefined) return undefined
    const unwritten = hasTemplateText(text, true)
    return unwritten.length > 0 ? readWhole(file, { findings: unwritten }) : readWhole(file, reader(text))
  }
  return {
    ...{ name, files: [...files, ...refused], diagnostics, report, read },
    readTexts(reader) {
      const { en, es } = inBoth(language => {
        const message = `there is no ${FACTS[language].name} text`
        const hint = `Write ${language}.md; nothing is published before both languages are complete.`
        const missing: Finding = { code: 'missing-language', place: START, message, hint }
        return read(`${language}.md`, text => reader(text, language), missing)
      })
      return en && es && { en, es }
    },
  }
}
