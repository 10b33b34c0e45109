/** The search file of the page's language: fetched when it is first asked for, opened once. */
import { openSearch, type Search } from '../../search/open.ts'

export interface IndexFile {
  /** What cannot be had now is asked for again the next time. */
  load(): Promise<Search>
}

export function keepIndex(address: string): IndexFile {
  let loading: Promise<Search> | undefined
  return {
    load() {
      loading ??= fetchIndex(address).catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}

/** There is no connection, which is no error of the program. */
export class Unreachable extends Error {}

async function fetchIndex(address: string): Promise<Search> {
  const answer = await fetch(address).catch(() => {
    throw new Unreachable(address)
  })
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return openSearch(await answer.text())
}
