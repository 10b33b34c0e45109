/** The book before EPUBCheck, the validator of the W3C. It runs on Java and takes seconds to start. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/schema/language.ts'
import { archive, inFolder } from '../emit/downloads/archives.ts'
import { epubcheck, has } from '../emit/downloads/program.ts'
import { hostile } from '../emit/hostile.ts'
import { terms as tinyTerms } from '../model/site.ts'

const verdictOn = (bytes: Uint8Array): string => {
  const { out, errors } = inFolder('book.epub', bytes, epubcheck)
  return out + errors
}

describe.skipIf(!has('epubcheck'))('EPUBCheck', () => {
  test.each(LANGUAGES)(
    'finds no errors and nothing to warn of in the book in "%s", even with a term that means ill.',
    language => {
      const verdict = verdictOn(archive(`dictionary-${language}.epub`, [...tinyTerms, hostile]))
      expect(verdict).toContain('Messages: 0 fatals / 0 errors / 0 warnings / 0 infos')
    },
  )
})
