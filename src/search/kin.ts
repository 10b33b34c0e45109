/**
 * Words of one family that stemmers keep apart: `transmitir` and `transmisión`, `jugar` and `juego`, `decide` and
 * `decision`. Endings are exchanged in pairs and vowels as verbs change them; only what the index knows counts.
 */
import type { Language } from '../schema/language.ts'
import { openGroups } from './groups.ts'

/** What another word of its family is worth beside the word itself. */
export const KIN = 0.8

/** Pairs of endings of stems, either of which may stand for the other. */
const ENDINGS: Readonly<Record<Language, string>> = {
  en: `-er -or -ment -ic -i -li -eri -al -ist -ag d-sion t-ss d-s b-pt eiv-ept c-ct z-si z-t z-st t-ci e-eti c-sh -iti -anc -enc -if
ar-aritim -iv at-abl`,
  es: `-cion -acion -icion -ador -edor -idor -e -iz -aj -imient -amient -ent -idez -itud -i -er -os -ad -ur -ari -al -ist t-sion
d-sion d-s ct-xion g-ccion c-ccion c-ctor g-ctor c-ct im-esion im-esor ib-itur ib-it if-ific z-c er-uert n-nz g-gu c-qu er-ur ec-ic`,
}

/** Vowels that verbs change in their last syllable but one. */
const VOWELS: Readonly<Record<Language, string>> = { en: '', es: 'ue-o ie-e ue-u i-e' }

/** Letters that a stem keeps at least. */
const LEAST = 3

/**
 * @param families forms that no rule makes, a group a line
 * @returns for a stem in a language, other stems of its family, known or not
 */
export function openKin(language: Language, families: string): (stem: string) => readonly string[] {
  const endings = pairsOf(ENDINGS[language])
  const vowels = pairsOf(VOWELS[language])
  const irregular = openGroups(families, language)
  return one => {
    const kin = new Set(irregular(one))
    for (const [from, to] of endings) {
      const begun = one.slice(0, one.length - from.length)
      if (one.endsWith(from) && begun.length + Math.min(from.length, to.length) >= LEAST) kin.add(begun + to)
    }
    for (const [from, to] of vowels) {
      const at = one.lastIndexOf(from)
      if (at > 0 && at + from.length < one.length && !/[aeiou].*[aeiou]/.test(one.slice(at + from.length)))
        kin.add(one.slice(0, at) + to + one.slice(at + from.length))
    }
    kin.delete(one)
    return [...kin]
  }
}

/** Both directions of each pair. */
const pairsOf = (text: string): readonly (readonly [from: string, to: string])[] =>
  text.split(/\s+/).flatMap(pair => {
    const [a = '', b = ''] = pair.split('-')
    return pair === ''
      ? []
      : ([
          [a, b],
          [b, a],
        ] as const)
  })
