/** What all pages of the book share: its parts, their files, and the frame of a page. */

import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import { file, fileOf } from '../../model/web/address.ts'
import type { Subject } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'
import { type HtmlValue, html } from '../../text/html.ts'
import { DECLARATION, withoutControls } from '../../text/xml.ts'

/** What the pages of a book are made from. */
export interface Book {
  readonly language: Language
  readonly dictionary: Dictionary
  readonly site: Site
  readonly chapters: readonly Chapter[]
}

/** A topic, and the entries of which it is the first. */
export interface Chapter {
  readonly subject: Subject
  readonly title: string
  readonly introduction: string | undefined
  /** Sorted by title. */
  readonly terms: readonly Summary[]
}

/** Path below the folder of the book. */
export const fileOfEntry = (slug: string): string => `entries/${slug}.xhtml`

export const fileOfTopic = (subject: Subject): string => `topic-${subject}.xhtml`

export const fileOfPicture = (slug: string, image: string): string => fileOf(file.image(slug, image))

/** A page of the book. */
export function xhtml({ language }: Pick<Book, 'language'>, title: string, type: string, body: HtmlValue): string {
  return withoutControls(
    `${DECLARATION}<!DOCTYPE html>
${html`<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<title>${title}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body epub:type="${type}">
${body}
</body>
</html>
`}`.replace('href="style.css"', `href="${type === 'bodymatter' ? '../' : ''}style.css"`),
  )
}
