/** Failures that are not the client's are reported to the host and kept from the client. */
import { ProtocolError } from '@modelcontextprotocol/server'
import { CODE } from './answer.ts'

/** Lets protocol errors through and keeps everything else from the client. */
export async function contained<Result>(
  answer: () => Result | Promise<Result>,
  report: (error: unknown) => void,
): Promise<Result> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    report(error)
    throw new ProtocolError(CODE.internal, 'Internal error: the dictionary could not be read. Try again.')
  }
}
