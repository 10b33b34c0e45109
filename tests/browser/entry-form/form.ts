/** The site of the fixture dictionary with the form, and an entry typed into it by keyboard. */
import { cpSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { EntryDraft } from '../../../src/entry-form/draft-fields.ts'
import { built, publishForm, temporaryFolder, withTheFile, workspaceIn } from '../../build/folders.ts'
import { draftOf } from '../../entry-form/entries.ts'
import { LIBRARY, libraryTerms } from '../../library.ts'
import { type Server, serveFolder } from '../server.ts'

/** Builds the site before all tests of a file, and serves it until they have ended. */
export function publishedForm(): { readonly origin: string } {
  const finished = withTheFile()
  let server: Server | undefined
  beforeAll(async () => {
    const site = workspaceIn(temporaryFolder(finished))
    cpSync(LIBRARY.content, site.content, { recursive: true })
    cpSync(LIBRARY.public, site.public, { recursive: true })
    publishForm(site)
    await built(site, { baseUrl: 'https://palabit.example', cards: false })
    server = await serveFolder(site.out)
  })
  afterAll(async () => void (await server?.down()))
  return {
    get origin() {
      return server?.origin ?? ''
    },
  }
}

/** An entry of the dictionary under other names, so that nothing clashes. */
export function newEntry(): EntryDraft {
  const router = libraryTerms().find(({ slug }) => slug === 'router')
  if (!router) throw new Error('There is no entry "router".')
  const draft = draftOf(router, LIBRARY.content)
  const renamed = (language: 'en' | 'es', title: string) => {
    const { lines, lists } = draft.text[language]
    return {
      ...draft.text[language],
      lines: { ...lines, title, plural: '' },
      lists: { ...lists, aliases: [`${title} box`], variants: [] },
    }
  }
  return {
    ...draft,
    slug: 'mesh-gateway',
    isDraft: true,
    text: { en: renamed('en', 'Mesh gateway'), es: renamed('es', 'Pasarela de malla') },
  }
}

/** Waits until the form stands in the page; methods of Playwright that count or list boxes do not wait for them. */
export async function opened(page: Page): Promise<Page> {
  await page.locator('[name="en.title"]').waitFor()
  return page
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${selector}.`)
}

/** Goes through the form by Tab, and writes into each box what the entry has there. */
export async function typeEntry(page: Page, draft: EntryDraft): Promise<void> {
  await tabTo(page, '#box-slug')
  for (let i = 0; i < 300; i++) {
    const at = await page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement
      const all = [...document.querySelectorAll<HTMLInputElement>(`[name="${control.name}"]`)]
      return {
        tag: control.tagName,
        name: control.name,
        index: all.indexOf(control),
        value: control.value,
        add: control.dataset.add,
        language: control.dataset.language,
        action: control.dataset.action,
      }
    })
    if (at.action === 'check') return
    if (at.add !== undefined) await addMissing(page, draft, at.add, at.language)
    else if (at.name === 'more-subjects') {
      if (draft.subjects.slice(1).includes(at.value)) await page.keyboard.press('Space')
    } else if (at.name !== '') await fill(page, at, textFor(draft, at.name, at.index))
    await page.keyboard.press('Tab')
  }
  throw new Error('The form has no end.')
}

/** On the button that adds a box: adds one where the entry has more, and goes back to it. */
async function addMissing(page: Page, draft: EntryDraft, part: string, language = 'en'): Promise<void> {
  const items = draft.text[language as 'en' | 'es'][part as 'keyPoints']
  const boxes = page.locator(`[name="${language}.${part}"]`)
  // The new box has the focus; the loop goes on from there.
  if ((await boxes.count()) >= items.length) return
  await page.keyboard.press('Enter')
  await page.keyboard.insertText(textFor(draft, `${language}.${part}`, (await boxes.count()) - 1))
}

async function fill(page: Page, at: { readonly tag: string; readonly value: string }, text: string): Promise<void> {
  if (text === '' || text === at.value) return
  // Keys choose an option by its first letters, others write into the box, in which everything is selected.
  if (at.tag === 'SELECT') await page.keyboard.type(text)
  else {
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(text)
  }
}

const LEVELS: Readonly<Record<string, string>> = { 1: 'Basic', 2: 'Intermediate', 3: 'Advanced' }

/** What the entry has in a box. */
function textFor({ slug, level, subjects, needs, text }: EntryDraft, name: string, index: number): string {
  const facts: Readonly<Record<string, string>> = {
    slug,
    level: LEVELS[level] ?? '',
    subject: `${subjects[0]?.[0]?.toUpperCase()}${subjects[0]?.slice(1)}`,
    needs: needs.join(', '),
  }
  const [language, part = '', isUrl] = name.split('.')
  if (language !== 'en' && language !== 'es') return facts[name] ?? ''
  const own = text[language]
  if (part === 'links') return own.links[index]?.[isUrl ? 'url' : 'label'] ?? ''
  if (part === 'explanation' || part === 'keyPoints') return own[part][index] ?? ''
  if (part === 'analogy') return own.analogy
  return own.lines[part as 'title'] ?? own.lists[part as 'aliases'].join('\n')
}
