/** Makes artifacts: files by their addresses, and emitters of one file, or of one in each language. */
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact, Emitter, PageContext } from '../model/views/artifact.ts'
import { fileOf } from '../model/web/address.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'

export const indented = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** @param address path of the page or the file, with a slash at its beginning */
export const artifact = (address: string, origin: string, render: Artifact['render']): Artifact => ({
  path: fileOf(address),
  origin,
  render,
})

/** A JSON file whose value is made when it is rendered. */
export const jsonFile = (address: string, origin: string, value: () => unknown): Artifact =>
  artifact(address, origin, () => indented(value()))

export const oneFile = (
  address: string,
  origin: string,
  render: (dictionary: Dictionary, site: Site) => string,
): Emitter =>
  function* emit(dictionary, site) {
    yield artifact(address, origin, () => render(dictionary, site))
  }

export const oneFileEach = (
  address: (language: Language) => string,
  origin: string,
  render: (context: PageContext) => string,
): Emitter =>
  function* emit(dictionary, site) {
    for (const language of LANGUAGES)
      yield artifact(address(language), origin, () => render({ language, dictionary, site }))
  }
