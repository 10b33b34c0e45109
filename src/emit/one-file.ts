/** Families of one file, or of one file in each language. */
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact, Emitter, PageContext } from '../model/views/artifact.ts'
import { fileOf } from '../model/web/address.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'

export const indented = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** A JSON file whose value is made when it is rendered. */
export const jsonFile = (path: string, origin: string, value: () => unknown): Artifact => ({
  path: fileOf(path),
  origin,
  render: () => indented(value()),
})

export const oneFile = <Part = Site>(
  path: string,
  origin: string,
  render: (dictionary: Dictionary, site: Part) => string,
) =>
  function* emit(dictionary: Dictionary, site: Part): Iterable<Artifact> {
    yield { path: fileOf(path), origin, render: () => render(dictionary, site) }
  }

export const oneFileEach = (
  path: (language: Language) => string,
  origin: string,
  render: (context: PageContext) => string,
): Emitter =>
  function* emit(dictionary, site) {
    for (const language of LANGUAGES)
      yield { path: fileOf(path(language)), origin, render: () => render({ language, dictionary, site }) }
  }
