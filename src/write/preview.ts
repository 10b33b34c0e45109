/** The page of an entry as it will be, from what the boxes hold. */

import type { EntryDraft, TextDraft } from '../editorial/entry-draft.ts'
import type { Frame } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import type { TermPageInput } from '../model/views/term-page-input.ts'
import { termPage } from '../pages/term.ts'
import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import { inBoth, type Language } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'

/**
 * The page as HTML that runs no script. Links to other entries in the text, and what other entries say of this one, are
 * added when the dictionary is built.
 * @param term the entry, if it is complete
 */
export function previewOf(
  term: Term | undefined,
  draft: EntryDraft,
  entries: readonly Summary[],
  { language, site, today }: { readonly language: Language; readonly site: Frame; readonly today: string },
): string {
  const shown = term ?? unfinishedTerm(draft, today)
  const input: TermPageInput = {
    term: shown,
    mentions: inBoth(() => []),
    glosses: inBoth(() => []),
    neighbors: inBoth(() => ({ previous: undefined, next: undefined })),
    related: [],
    needs: entries.filter(({ slug }) => shown.needs.includes(slug)),
    confusions: [],
    paths: [],
  }
  return termPage(input, language, { ...site, cards: false }).replace(/<script\b[\s\S]*?<\/script>/g, '')
}

/** What can be shown of an entry that is not complete. */
function unfinishedTerm({ slug, level, subjects, needs, text }: EntryDraft, today: string): Term {
  return {
    slug,
    id: slug,
    date: today,
    level: LEVELS.find(each => String(each) === level) ?? 1,
    subjects: SUBJECTS.filter(subject => subjects.includes(subject)),
    needs: [...needs],
    formerSlugs: [],
    draft: true,
    ...inBoth(language => unfinishedText(text[language])),
  }
}

const unfinishedText = ({ lines, lists, explanation, analogy, keyPoints, links }: TextDraft): Translation => ({
  title: lines.title,
  tagline: lines.tagline,
  aliases: [...lists.aliases],
  keywords: [],
  explanation: explanation.filter(paragraph => paragraph !== ''),
  analogy,
  keyPoints: keyPoints.filter(point => point !== ''),
  links: links.filter(({ url }) => /^https?:/.test(url) && URL.canParse(url)),
})
