/** The Node host in a process of its own, with everything that a request passes in production; tells its port. */
import { clientOfRequest } from '../../src/deploy/node/client-address.ts'
import { listen } from '../../src/deploy/node/http-server.ts'
import { diskSite } from '../../src/deploy/node/reloading-site.ts'
import { memoryLimit } from '../../src/edge/rate-limit/memory-store.ts'

const [dist = ''] = process.argv.slice(2)
const count = memoryLimit({ now: () => performance.now() })
const consume = (request: Request) => count(clientOfRequest(request, 1))
const { handler } = await diskSite(dist, { consume, report: console.error })
const { port } = await listen(handler, { port: 0, host: '127.0.0.1' })
process.send?.(port)
