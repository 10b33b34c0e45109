/**
 * Problem details (RFC 9457) for errors that a host answers in place of the edge. They link to no page of the site,
 * because the error may be that the site cannot be read.
 */
export const HOST_PROBLEMS = {
  400: { title: 'Bad Request', code: 'bad_request' },
  408: { title: 'Request Timeout', code: 'request_timeout' },
  413: { title: 'Content Too Large', code: 'content_too_large' },
  417: { title: 'Expectation Failed', code: 'expectation_failed' },
  431: { title: 'Request Header Fields Too Large', code: 'header_fields_too_large' },
  500: { title: 'Internal Server Error', code: 'internal_error' },
  503: { title: 'Service Unavailable', code: 'unavailable' },
} as const
export type HostStatus = keyof typeof HOST_PROBLEMS

/**
 * A problem whose meaning is that of its status (RFC 9457 §4.2.1).
 * @param requestId a UUID under which the host has logged the error
 */
export const hostProblemText = (status: HostStatus, requestId?: string): string =>
  JSON.stringify({
    type: 'about:blank',
    status,
    ...HOST_PROBLEMS[status],
    instance: requestId && `urn:uuid:${requestId}`,
  })

/** Seconds after which a client may ask again what a host could not answer. */
export const RETRY_SECONDS = 5
