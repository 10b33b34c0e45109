/** Servers for the tests of the shared limit: one of our own with moods, and Redis or Valkey where it is installed. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'

export type Mood = 'well' | 'hangs' | 'refuses' | 'slow'

/** Milliseconds before a slow server counts: more than requests may wait on average, less than they may wait once. */
const SLOW_MS = 130

/** Counts as our script does, without a clock. */
export class FakeRedis {
  mood: Mood = 'well'
  received = 0
  private server: Server | undefined
  private readonly sockets = new Set<Socket>()
  private readonly counts = new Map<string, number>()

  async start(port = 0): Promise<number> {
    this.server = createServer(socket => {
      this.sockets.add(socket)
      socket.on('close', () => this.sockets.delete(socket)).on('error', () => {})
      socket.on('data', data => {
        for (const command of commandsOf(data.toString())) {
          this.received += 1
          const answer = () => socket.write(this.answer(command))
          if (this.mood === 'slow' && command[0]?.startsWith('eval')) setTimeout(answer, SLOW_MS)
          else if (this.mood !== 'hangs') answer()
        }
      })
    }).listen(port, '127.0.0.1')
    await once(this.server, 'listening')
    return (this.server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise(resolve => this.server?.close(resolve) ?? resolve(undefined))
    this.server = undefined
  }

  private answer([name = '', , , key = '']: readonly string[]): string {
    if (name === 'hello') return "-ERR unknown command 'HELLO'\r\n"
    if (name === 'info') return '$9\r\nloading:0\r\n'
    if (!name.startsWith('eval')) return '+OK\r\n'
    if (this.mood === 'refuses') return "-READONLY You can't write against a read only replica.\r\n"
    const count = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, count)
    return `*2\r\n:${count}\r\n:59999\r\n`
  }
}

/** Commands of one chunk; none of ours holds a line break but the script. */
function commandsOf(data: string): readonly (readonly string[])[] {
  const commands: string[][] = []
  let rest = data
  while (rest.startsWith('*')) {
    const take = (length: number): string => {
      const text = rest.slice(0, length)
      rest = rest.slice(length + 2)
      return text
    }
    const number = (): number => Number(take(rest.indexOf('\r\n')).slice(1))
    const parts = Array.from({ length: number() }, () => take(number()))
    commands.push(parts.map((part, index) => (index === 0 ? part.toLowerCase() : part)))
  }
  return commands
}

/** The program of a real server; undefined where there is none. */
export const BINARY = ['valkey-server', 'redis-server'].find(name => {
  try {
    return execFileSync(name, ['--version']).length > 0
  } catch {
    return false
  }
})

export interface RealRedis {
  /** Resolves once it is gone, killed now or before. */
  kill(): Promise<void>
}

/** Keeps nothing on disk; the caller ends it. */
export function spawnRedis(port: number): RealRedis {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
  const child = spawn(BINARY ?? '', flags, { stdio: 'ignore' })
  const gone = once(child, 'exit')
  return {
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
