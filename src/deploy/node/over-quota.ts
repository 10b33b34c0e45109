/** Takes note of requests beyond the quota, and lets them pass where the limit is only observed. */
import { chain } from '../../edge/maybe-promise.ts'
import type { Platform, Quota } from '../../edge/platform.ts'

export const LIMIT_MODES = ['enforce', 'observe'] as const
/** `observe` refuses nothing, so that an operator sees whom the limit would meet before it does. */
export type LimitMode = (typeof LIMIT_MODES)[number]

type Consume = NonNullable<Platform['consume']>

/** @param note is told of each request beyond the quota, and whether it was refused */
export function overQuota(
  consume: Consume,
  mode: LimitMode,
  note: ((isEnforced: boolean) => void) | undefined,
): Consume {
  const isEnforced = mode === 'enforce'
  if (isEnforced && !note) return consume
  const take = (quota: Quota | undefined): Quota | undefined => {
    if (quota?.allowed !== false) return quota
    note?.(isEnforced)
    return isEnforced ? quota : { ...quota, allowed: true }
  }
  return request => chain(consume(request), take)
}
