/** Error answers: problem details (RFC 9457), never cached, readable from every origin. */
import { languageOf } from '../model/web/address.ts'
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { type Occurrence, problem } from '../model/web/problem-details.ts'
import type { ProblemCode } from '../schema/api-responses.ts'
import type { Fields, Reply } from './reply-to-response.ts'
import { sharedApiFields } from './response-headers.ts'

/** @param occurrence whose instance is a path below the base, decoded or as written in the request */
export function failure(code: ProblemCode, occurrence: Occurrence, settings: EdgeSettings, extra: Fields = {}): Reply {
  const instance = settings.basePath + reference(occurrence.instance)
  const body = problem(code, { ...occurrence, instance }, settings)
  const fields = {
    ...sharedApiFields(occurrence.instance, settings),
    'Content-Type': 'application/problem+json',
    'Content-Language': languageOf('/'),
    'Cache-Control': 'no-store',
    ...extra,
  }
  return { status: body.status, fields, body: JSON.stringify(body) }
}

/** Refuses parameters of an address. */
export const invalidParameter = (instance: string, settings: EdgeSettings, detail: string, resolution: string): Reply =>
  failure('invalid_parameter', { detail, instance, resolution }, settings)

/** A path as a URI reference (RFC 9457 §3.1.5); encoded characters are kept. */
const reference = (path: string): string => path.replace(UNSAFE, character => encodeURIComponent(character))

const UNSAFE = /[^\w.~!$&'()*+,;=:@/%-]|%(?![0-9a-f]{2})/giu
