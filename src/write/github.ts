/**
 * Sends an entry to GitHub with a token of the writer's own, by the Git Data API: one branch, one commit with all files,
 * one pull request. The token is an argument and is kept nowhere.
 */
import type { EntryFiles } from '../editorial/entry-draft.ts'
import { joinBytes } from '../text/join-bytes.ts'

const API = 'https://api.github.com'

export interface Proposal {
  readonly slug: string
  readonly title: string
  /** The files that differ, by name. */
  readonly changed: EntryFiles
  /** The files as they were when the entry was opened; empty for a new one. */
  readonly opened: EntryFiles
}

export interface Target {
  /** `owner/name` of the dictionary's repository, and its branch. */
  readonly upstream: string
  readonly branch: string
  /** `owner/name` of the repository that the token may write to: the same, or a fork. */
  readonly repository: string
  readonly token: string
}

/** Where the proposal can be seen; in a fork, where the pull request is to be opened. */
export type Sent =
  | { readonly kind: 'pull' | 'compare'; readonly url: string }
  /** An entry that has changed since it was opened. */
  | { readonly kind: 'moved-on' }

/** `owner/name` of a repository; undefined if it is not at GitHub. */
export const repositoryName = (url: string): string | undefined =>
  /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url)?.[1]

/**
 * Sends a proposal.
 * @throws with the words of GitHub, if it refuses
 */
export async function propose(proposal: Proposal, target: Target): Promise<Sent> {
  const { slug, title, changed, opened } = proposal
  const { upstream, branch, repository, token } = target
  const ask = asker(token)
  const folder = `content/terms/${slug}`
  const base = await ask(`/repos/${repository}/git/ref/heads/${branch}`)
  const parent = base.object.sha
  const { tree } = await ask(`/repos/${repository}/git/commits/${parent}`)
  const present = (await ask(
    `/repos/${repository}/contents/${folder}?ref=${parent}`,
    undefined,
    [],
  )) as unknown as Answer[]
  if (!(await isAsOpened(present, changed, opened))) return { kind: 'moved-on' }
  const files = Object.entries(changed).map(([name, content]) => ({
    path: `${folder}/${name}`,
    mode: '100644',
    type: 'blob',
    content,
  }))
  const made = await ask(`/repos/${repository}/git/trees`, { base_tree: tree.sha, tree: files })
  const commit = await ask(`/repos/${repository}/git/commits`, { message: title, tree: made.sha, parents: [parent] })
  const name = `write/${slug}-${commit.sha.slice(0, 8)}`
  await ask(`/repos/${repository}/git/refs`, { ref: `refs/heads/${name}`, sha: commit.sha })
  if (repository !== upstream) {
    const owner = repository.split('/')[0]
    return { kind: 'compare', url: `https://github.com/${upstream}/compare/${branch}...${owner}:${name}?expand=1` }
  }
  const pull = await ask(`/repos/${upstream}/pulls`, { title, head: name, base: branch })
  return { kind: 'pull', url: pull.html_url }
}

/** The members of GitHub's answers that are read. */
interface Answer {
  readonly sha: string
  readonly name: string
  readonly html_url: string
  readonly object: { readonly sha: string }
  readonly tree: { readonly sha: string }
}

type Ask = (path: string, body?: object, absent?: unknown) => Promise<Answer>

/** Sends requests with a token; `absent` is the answer where there is nothing. */
const asker =
  (token: string): Ask =>
  async (path, body, absent) => {
    const request = {
      method: body ? 'POST' : 'GET',
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    } as const
    const response = await fetch(API + path, request)
    if (response.status === 404 && absent !== undefined) return absent as Answer
    const answer = (await response.json()) as Answer & { readonly message?: string }
    if (!response.ok) throw new Error(`${response.status} ${answer.message ?? ''}`.trim())
    return answer
  }

/** Whether the files that are to change are those that were opened, and new ones do not exist. */
async function isAsOpened(
  present: readonly Pick<Answer, 'name' | 'sha'>[],
  changed: EntryFiles,
  opened: EntryFiles,
): Promise<boolean> {
  for (const name of Object.keys(changed)) {
    const text = opened[name]
    const sha = present.find(each => each.name === name)?.sha
    if (sha !== (text === undefined ? undefined : await blobName(text))) return false
  }
  return true
}

/** The name that git gives to a file with this content. */
export async function blobName(text: string): Promise<string> {
  const content = new TextEncoder().encode(text)
  const head = new TextEncoder().encode(`blob ${content.length}\0`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', joinBytes([head, content])))
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
