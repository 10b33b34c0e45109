/**
 * What has changed in an entry since a revision of the repository, in both languages beside each other, for reviewers:
 * `/dev/<slug>/?since=main` while `npm run dev` runs.
 */
import { diffArrays } from 'diff'
import type { Handler } from '../edge/handler.ts'
import { inBoth, LANGUAGES } from '../schema/language.ts'
import { git } from '../source/files/git.ts'
import { type Html, html } from '../text/html.ts'
import { editorsPage, filesBeside } from './pages.ts'
import type { Texts } from './side-by-side.ts'

/** Names of branches, tags and commits; nothing that git could take for an option. */
const REVISION = /^[\w][\w./~^-]{0,100}$/

/** The files of an entry as they were; undefined if the revision has none of them, or is none. */
function textsAt(content: string, slug: string, revision: string): Texts | undefined {
  const texts = inBoth(language =>
    git(content, ['show', `${revision}:./terms/${slug}/${language}.md`])?.toString('utf8'),
  )
  return LANGUAGES.some(language => texts[language] !== undefined) ? texts : undefined
}

/** @param textsOf reads the files of an entry as they are */
export function withChangesSince(
  inner: Handler,
  content: string,
  textsOf: (slug: string) => Texts | undefined,
): Handler {
  return async request => {
    const { pathname, searchParams } = new URL(request.url)
    const slug = /^\/dev\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1]
    const revision = searchParams.get('since')
    const now = slug !== undefined && revision !== null ? textsOf(slug) : undefined
    if (slug === undefined || revision === null || !now) return inner(request)
    const before = REVISION.test(revision) ? textsAt(content, slug, revision) : undefined
    return changesPage(slug, revision, before, now)
  }
}

function changesPage(slug: string, revision: string, before: Texts | undefined, now: Texts): Response {
  const title = `${slug} since ${revision}`
  const texts = inBoth(language => marked(before?.[language] ?? '', now[language] ?? ''))
  const nothing = html`<p>There is nothing of it at that revision.</p>\n`
  return editorsPage(title, title, html`${!before && nothing}${filesBeside(texts)}`)
}

/** The lines of both states in their order, those of one of them marked. */
function marked(before: string, now: string): readonly Html[] {
  return diffArrays(before.split('\n'), now.split('\n')).flatMap(({ value, removed, added }) =>
    value.map(line => {
      if (removed) return html`<del>${line}</del>\n`
      return added ? html`<ins>${line}</ins>\n` : html`${line}\n`
    }),
  )
}
