/**
 * Requests a second for an entry's JSON on loopback: the Node host as `palabit serve` starts it, counting included,
 * against a bare node:http server that sends the same fields and bytes.
 */
import { inRace, type RaceLength, type Rates } from './race.ts'

/**
 * @param dist a folder that has been built
 * @param path of what is asked for
 */
export const httpRates = (dist: string, path: string, length?: RaceLength): Promise<Rates> =>
  inRace(async ({ start, run }) => {
    const ours = await start('http-server', dist)
    const bare = await start('http-bare', `http://127.0.0.1:${ours}${path}`)
    return run(bare, ours, { path }, length)
  })
