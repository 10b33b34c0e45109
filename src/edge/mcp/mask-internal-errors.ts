/** Internal errors are reported to the host; the client gets a message without details. */
import { ProtocolError } from '@modelcontextprotocol/server'
import { CODE } from './answer.ts'

/** @throws ProtocolError of the answer, or one without details in place of any other error */
export async function maskInternalErrors<Result>(
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
