/** The dictionary that judges are shown: the fixture dictionary behind `palabit serve`. */
import { inject } from 'vitest'
import { type Started, startProcess } from '../hosts/process.ts'
import './global-setup.ts'

/** Address for which the site is built; the server itself listens elsewhere. */
export const base = (): string => inject('published').base

/** Starts a server of its own, with a rate limit of its own. */
export const serve = (): Promise<Started> =>
  startProcess(process.execPath, [
    ...['scripts/palabit.mjs', 'serve'],
    ...['--port', '0', '--dist', inject('published').dist],
  ])
