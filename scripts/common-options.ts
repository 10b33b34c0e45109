/** Options that several commands share, and the environment variables that every build reads. */
import { resolve } from 'node:path'
import { CommandError, type Option } from './define-command.ts'

/** A switch. */
export const flag = (description: string): Option<boolean> => ({ description, read: given => given !== undefined })

export const text = (placeholder: string, description: string): Option<string | undefined> => ({
  ...{ placeholder, description },
  read: given => given,
})

/** An absolute path. */
export const path = (placeholder: string, description: string): Option<string | undefined> => ({
  ...{ placeholder, description },
  read: given => (given === undefined ? undefined : resolve(given)),
})

export const folder = (preset: string, description: string): Option<string> => ({
  ...{ placeholder: '<folder>', description, default: preset },
  read: given => resolve(given ?? preset),
})

export const url = (description: string): Option<string | undefined> => ({
  ...{ placeholder: '<url>', description },
  read: checkUrl,
})

export const contentFolder = folder('content', 'folder of the content')
export const publicFolder = folder('public', 'files that are published as they are')
export const baseUrl: Option<string | undefined> = { ...url('address of the site'), variable: 'BASE_URL' }
export const host: Option<string> = {
  ...{ placeholder: '<name>', description: 'address to listen on', default: '127.0.0.1' },
  read: String,
}

export const port = (description: string): Option<number | undefined> => ({
  ...{ placeholder: '<number>', description },
  read: checkPort,
})

/** Port of both servers. */
export const serverPort: Option<number> = {
  ...port('port to listen on, 0 for one that is free'),
  ...{ default: '8787', variable: 'PORT' },
  read: given => checkPort(given) ?? 0,
}

/** @returns the text, or undefined where there is none */
export function matching(
  given: string | undefined,
  form: RegExp,
  problem: (given: string) => string,
): string | undefined {
  if (given === undefined || given === '') return undefined
  if (!form.test(given)) throw new CommandError(problem(given))
  return given
}

function checkUrl(given: string | undefined): string | undefined {
  const problem = (address: string) =>
    `"${address}" is not a base address; write it like https://example.org or https://example.org/dictionary`
  const address = matching(given, /^https?:\/\/[^/?#$`{}'"\\]+(?:\/[^?#$`{}'"\\]*)?$/, problem)
  if (address !== undefined && !URL.canParse(address)) throw new CommandError(problem(address))
  return address
}

function checkPort(given: string | undefined): number | undefined {
  const problem = (value: string) => `"${value}" is not a port; use a number from 0 to 65535`
  const value = matching(given, /^\d{1,5}$/, problem)
  if (Number(value) > 65_535) throw new CommandError(problem(`${value}`))
  return value === undefined ? undefined : Number(value)
}

/** Day of SOURCE_DATE_EPOCH (reproducible-builds.org), in UTC. */
export function sourceDate(): string | undefined {
  const epoch = matching(
    process.env.SOURCE_DATE_EPOCH,
    /^\d{1,11}$/,
    given => `SOURCE_DATE_EPOCH is "${given}"; it must be a number of seconds since 1970`,
  )
  return epoch && new Date(Number(epoch) * 1000).toISOString().slice(0, 10)
}

/** The name of a commit or of a release, as version control systems write them. */
export const sourceRevision = (): string | undefined =>
  matching(
    process.env.SOURCE_REVISION,
    /^[\w./+-]{1,64}$/,
    given => `SOURCE_REVISION is "${given}"; it must name a commit or a release`,
  )

/** The largest offset of a time zone from UTC; an entry may be dated in that zone. */
const MAX_UTC_OFFSET_HOURS = 14

/** The latest day that dates of entries may have, YYYY-MM-DD. */
export const latestDay = (): string =>
  sourceDate() ?? new Date(Date.now() + MAX_UTC_OFFSET_HOURS * 3_600_000).toISOString().slice(0, 10)
