/**
 * Names of this machine (RFC 6761 §6.3, RFC 1122 §3.2.1.3, RFC 4291 §2.5.3): no other machine can be reached under one of
 * them.
 */

const LOOPBACK = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/** @param hostname without a port, as URLs have it */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)
