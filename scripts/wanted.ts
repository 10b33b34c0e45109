/** `npm run wanted`: what readers look for and do not find, and which entry or headword would answer. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHeadwords } from '../src/editorial/headwords.ts'
import {
  addKeyword,
  listWanted,
  meant,
  readChosen,
  reportWanted,
  type Searching,
  type Wanted,
} from '../src/editorial/wanted.ts'
import { prepare } from '../src/publish/prepare.ts'
import { inBoth, type Language } from '../src/schema/language.ts'
import { WantedFile } from '../src/schema/wanted.ts'
import { makeSearchFile } from '../src/search/make.ts'
import { openSearch } from '../src/search/open.ts'
import { writeWhole } from '../src/source/files/write-whole.ts'
import { readFlags } from './flags.ts'
import { refuse } from './terminal.ts'

const usage = `Usage: npm run wanted <list> [words …] [-- options]

  <list>               what "npm run serve -- --wanted" has written, or the address of the list of a Worker, with its
                       token in WANTED_TOKEN
  words                show only these queries; "words=slug" names an entry in place of the nearest one

  --content <folder>   content to compare with (content)
  --public <folder>    files that are published beside it (public)
  --write              add these words to the keywords of their entries, as they are written here`

const flags = readFlags(usage, true)
const [source, ...words] = flags.positionals
if (source === undefined) refuse(usage)
if (flags.write && words.length === 0) refuse(`Which words? Write them after the list.\n\n${usage}`)

const { prepared, terms } = prepare({ content: flags.content, public: flags.public })
if (!prepared) refuse('The content has errors; "npm run check" lists them.')
const { dictionary } = prepared
const list = listWanted(await readList(source), inBoth(searching), readHeadwords(flags.content)?.headwords ?? [])
const chosen = words.map(readChosen).map(each => ({ ...each, wanted: meant(list, each) }))
for (const { keyword } of chosen.filter(({ wanted }) => wanted.length === 0)) refuse(`"${keyword}" is not in the list.`)
if (flags.write) for (const { keyword, slug, wanted } of chosen) for (const each of wanted) write(keyword, slug, each)
else process.stdout.write(reportWanted(words.length === 0 ? list : chosen.flatMap(({ wanted }) => wanted)))

/** The search of a language over the content, as readers have it, and without the threshold from which it answers. */
function searching(language: Language): Searching {
  const shelf = {
    terms: dictionary.byTitle(language).flatMap(({ slug }) => dictionary.whole(slug) ?? []),
    related: (slug: string) => dictionary.related(slug).map(term => term.slug),
  }
  const search = openSearch(makeSearchFile(shelf, language))
  return {
    found: query => search.find(query, { limit: 1, offset: 0 }).hits[0],
    near: query => search.weak(query)[0],
  }
}

async function readList(from: string): Promise<WantedFile['queries']> {
  const text = /^https?:\/\//.test(from) ? await fetched(from) : readFileSync(from, 'utf8')
  try {
    return WantedFile.parse(JSON.parse(text)).queries
  } catch {
    return refuse(`${from} is not a list of what was not found.`)
  }
}

async function fetched(address: string): Promise<string> {
  const token = process.env.WANTED_TOKEN
  const response = await fetch(address, { headers: token ? { Authorization: `Bearer ${token}` } : {} })
  if (response.ok) return response.text()
  return refuse(`${address} answers ${response.status}${token ? '' : '; its token belongs in WANTED_TOKEN'}.`)
}

function write(keyword: string, slug: string | undefined, { language, answer }: Wanted): void {
  const target = slug ?? answer.entry ?? refuse(`No entry is near "${keyword}"; write "${keyword}=<slug>".`)
  const path = join(flags.content, 'terms', target, `${language}.md`)
  if (!terms.some(term => term.slug === target)) refuse(`There is no entry "${target}" that is in order.`)
  const added = addKeyword(readFileSync(path, 'utf8'), keyword)
  writeWhole(path, 'refusal' in added ? refuse(`"${keyword}" was not added to ${path}: ${added.refusal}.`) : added.text)
  process.stdout.write(`${path}: ${keyword}\n`)
}
