/** Rules of style over comparisons and paths, with places. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lintCollections } from '../lint/collections.ts'
import { severityOf } from '../lint/finding.ts'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import type { Collections } from '../schema/collections.ts'
import { placeOf } from '../source/finding.ts'

/** @param root absolute path of the content folder */
export const checkCollectionStyle = (root: string, collections: Collections): readonly Diagnostic[] =>
  lintCollections(collections)
    .map(({ rule, file, text, start = 0, message, hint }): Diagnostic => {
      const source = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')
      const at = Math.max(0, source.indexOf(text)) + start
      return {
        code: rule,
        severity: severityOf(rule),
        file: `${basename(root)}/${file}`,
        ...placeOf(source, at),
        message,
        hint,
      }
    })
    .sort(compareDiagnostics)
