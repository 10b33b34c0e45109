/**
 * Loaded before a server that runs as a child process: tells how much memory it holds once the garbage is gone. Needs
 * `node --expose-gc`.
 */
process.on('message', message => {
  if (message !== 'memory') return
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ heapUsed, external, rss } satisfies Memory)
})
process.channel?.unref()

/** Bytes. */
export interface Memory {
  readonly heapUsed: number
  readonly external: number
  readonly rss: number
}
