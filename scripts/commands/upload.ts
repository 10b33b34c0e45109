/** `palabit upload`: uploads a published site to an object store with the interface of S3. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, isLargeRemoval, upload as uploadObjects } from '../../src/deploy/objects/apply-upload-plan.ts'
import { makeObjectStore, type ObjectStore, StoreError } from '../../src/deploy/objects/object-store.ts'
import { LIST_KEY, objectsOf, planUpload, readList, type StoredObject } from '../../src/deploy/objects/upload-plan.ts'
import { file, fileOf } from '../../src/model/web/address.ts'
import type { EdgeSettings } from '../../src/model/web/edge-settings.ts'
import { flag, folder, text, url } from '../common-options.ts'
import { CommandError, defineCommand, type Values } from '../define-command.ts'

const options = {
  dist: folder('dist', 'the published site'),
  endpoint: url('address of the store (that of Amazon S3 in the region)'),
  region: { ...text('<name>', 'region of the store'), variable: 'AWS_REGION', default: 'us-east-1' },
  dryRun: flag('say what would be uploaded and deleted, and do nothing'),
  allowRemoval: flag('upload although a tenth of what is there, or more, would be deleted'),
}
type Options = Values<typeof options>

export const command = defineCommand({
  summary: 'Uploads a site that has been built to an object store with the interface of S3.',
  words: {
    usage: 's3://<bucket>[/<folder>]',
    ...{ min: 1, max: 1 },
    lines: { 's3://<bucket>': 'where to upload, such as s3://dictionary or s3://site/dictionary' },
  },
  options,
  notes: `The key is taken from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, if there is one, AWS_SESSION_TOKEN. What pages need
is uploaded first, then pages, then what lists them; what is no longer published is deleted last.`,
  async run(values, [address = '']) {
    const objects = localObjects(values.dist)
    const store = storeAt(address, values)
    try {
      await uploadChanges(objects, store, address, values)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      throw new CommandError(error.isPassing ? `${error.message}. The next upload does the rest.` : error.message)
    }
    return 0
  },
})

function localObjects(dist: string): readonly StoredObject[] {
  const path = join(dist, fileOf(file.edge))
  if (!existsSync(path)) throw new CommandError(`there is no site in ${dist}; run "npm run build" first`)
  const settings = JSON.parse(readFileSync(path, 'utf8')) as EdgeSettings
  if (settings.edge)
    process.stderr.write(
      'warning: this site names the search, MCP and a rate limit, which no object store has; build it with --no-edge\n',
    )
  return objectsOf(filesIn(dist), settings)
}

function storeAt(address: string, { region = '', endpoint = `https://s3.${region}.amazonaws.com` }: Options) {
  const [, bucket, folderInBucket = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/.exec(address) ?? []
  if (bucket === undefined)
    throw new CommandError(`"${address}" is no bucket; write it like s3://dictionary or s3://site/dictionary`)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = process.env
  if (!accessKeyId || !secretAccessKey) throw new CommandError('set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  const root = [endpoint.replace(/\/$/, ''), bucket, ...(folderInBucket === '' ? [] : [folderInBucket])].join('/')
  return makeObjectStore({
    ...{ root, region },
    credentials: { accessKeyId, secretAccessKey, sessionToken: AWS_SESSION_TOKEN },
  })
}

async function uploadChanges(
  objects: readonly StoredObject[],
  store: ObjectStore,
  address: string,
  { dist, dryRun, allowRemoval }: Options,
): Promise<void> {
  const before = readList((await store.get(LIST_KEY)) ?? '')
  const plan = planUpload(objects, before)
  const changed = plan.steps.flat()
  const summary = `${objects.length} objects (${changed.length} changed, ${plan.removed.length} to be deleted)`
  if (dryRun) {
    const lines = [...changed.map(({ key }) => `put ${key}\n`), ...plan.removed.map(key => `delete ${key}\n`)]
    process.stdout.write(`${lines.join('')}${summary}\n`)
    return
  }
  if (isLargeRemoval(plan, before) && !allowRemoval)
    throw new CommandError(
      `this would delete ${plan.removed.length} of ${before.length} objects; if that is meant, add --allow-removal`,
    )
  await uploadObjects(dist, objects, plan, store, (step, count) => process.stdout.write(`${step}: ${count}\n`))
  process.stdout.write(`${address}: ${summary}\n`)
}
