/** The search file of the page's language: fetched when it is first asked for, opened once. */
import { openSearch, type Search } from '../../search/open.ts'
import { FROM_DEVICE } from '../reading/kept-paths.ts'

export interface IndexFile {
  /** Whether the file came from this device, because there is no connection. */
  readonly isFromDevice: boolean
  /** What cannot be had now is asked for again the next time. */
  load(): Promise<Search>
}

export function keepIndex(address: string): IndexFile {
  let loading: Promise<Search> | undefined
  let isFromDevice = false
  const fetchIndex = async (): Promise<Search> => {
    const answer = await fetch(address).catch(() => {
      throw new Unreachable(address)
    })
    if (!answer.ok) throw new Error(`${answer.status} ${address}`)
    isFromDevice = answer.headers.has(FROM_DEVICE)
    return openSearch(await answer.text())
  }
  return {
    get isFromDevice() {
      return isFromDevice
    },
    load() {
      loading ??= fetchIndex().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}

/** There is no connection, which is no error of the program. */
export class Unreachable extends Error {}
