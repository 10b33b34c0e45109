/** `npm run upload`: brings a published site into an object store that speaks the interface of S3. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIST_KEY, objectsOf, planUpload, readList, type StoredObject } from '../src/deploy/objects/object-list.ts'
import { makeObjectStore, StoreError } from '../src/deploy/objects/object-store.ts'
import { filesIn, isLargeRemoval, upload } from '../src/deploy/objects/upload.ts'
import { file, fileOf } from '../src/model/web/address.ts'
import type { EdgeSettings } from '../src/model/web/edge-settings.ts'
import { readFlags } from './flags.ts'
import { refuse } from './terminal.ts'

const USAGE = `Usage: npm run upload -- s3://<bucket>[/<folder>] [options]

  --dist <folder>      the published site (dist)
  --endpoint <url>     address of the store (that of Amazon S3 in the region)
  --region <name>      region of the store; also AWS_REGION (us-east-1)
  --dry-run            say what would be uploaded and deleted, and do nothing
  --allow-removal      upload although a tenth of what is there, or more, would be deleted

The key is taken from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, if there is one, AWS_SESSION_TOKEN. What pages need
is uploaded first, then pages, then what lists them; what is no longer published is deleted last.`

const flags = readFlags(USAGE, true)

const end = (problem: string): never => refuse(`error: ${problem}`)

function localObjects(): readonly StoredObject[] {
  const path = join(flags.dist, fileOf(file.edge))
  if (!existsSync(path)) end(`there is no site in ${flags.dist}; run "npm run build" first`)
  const settings = JSON.parse(readFileSync(path, 'utf8')) as EdgeSettings
  if (settings.edge)
    process.stderr.write(
      'warning: this site names the search, MCP and a rate limit, which no object store has; build it with --no-edge\n',
    )
  return objectsOf(filesIn(flags.dist), settings)
}

function storeAt(address: string) {
  const [, bucket, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/.exec(address) ?? []
  if (bucket === undefined)
    return end(`"${address}" is no bucket; write it like s3://dictionary or s3://site/dictionary`)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = process.env
  if (!accessKeyId || !secretAccessKey) return end('set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  const region = flags.region ?? process.env.AWS_REGION ?? 'us-east-1'
  const endpoint = flags.endpoint ?? `https://s3.${region}.amazonaws.com`
  const root = [endpoint.replace(/\/$/, ''), bucket, ...(folder === '' ? [] : [folder])].join('/')
  return makeObjectStore({
    root,
    region,
    credentials: { accessKeyId, secretAccessKey, sessionToken: AWS_SESSION_TOKEN },
  })
}

async function main(address: string): Promise<void> {
  const store = storeAt(address)
  const before = readList((await store.get(LIST_KEY)) ?? '')
  const plan = planUpload(objects, before)
  const changed = plan.steps.flat()
  const summary = `${objects.length} objects (${changed.length} changed, ${plan.gone.length} to be deleted)`
  if (flags.dryRun) {
    const lines = [...changed.map(({ key }) => `put ${key}\n`), ...plan.gone.map(key => `delete ${key}\n`)]
    process.stdout.write(`${lines.join('')}${summary}\n`)
    return
  }
  if (isLargeRemoval(plan, before) && !flags.allowRemoval)
    end(`this would delete ${plan.gone.length} of ${before.length} objects; if that is meant, add --allow-removal`)
  await upload(flags.dist, objects, plan, store, (step, count) => process.stdout.write(`${step}: ${count}\n`))
  process.stdout.write(`${address}: ${summary}\n`)
}

const objects = localObjects()
const [address = end('name the bucket: npm run upload -- s3://bucket --endpoint https://…')] = flags.positionals
await main(address).catch((error: unknown) => {
  if (!(error instanceof StoreError)) throw error
  end(error.isPassing ? `${error.message}. The next upload does the rest.` : error.message)
})
