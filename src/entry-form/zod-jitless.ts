/**
 * Sets `jitless` in zod, so that it does not compile its checks, before any shape is made: the policy of the site
 * allows no code from text.
 */
import * as z from 'zod'

z.config({ jitless: true })
