/** Internal errors are reported to the host; the client gets a message without details. */
import { ProtocolError } from '@modelcontextprotocol/server'
import type { Report } from '../platform.ts'
import { CODE } from './answer.ts'

/** @throws ProtocolError of the answer, or one without details in place of any other error */
export async function maskInternalErrors<Result>(
  answer: () => Result | Promise<Result>,
  report: Report,
): Promise<Result> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    const requestId = report(error)
    const message = 'Internal error: the dictionary could not be read. Try again.'
    throw new ProtocolError(CODE.internal, message, typeof requestId === 'string' ? { requestId } : undefined)
  }
}
