/** Bundling a host's entry as its platform does, without that platform's tool. */
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { ROOT } from './process.ts'

export interface Bundle {
  readonly code: string
  /** Bytes of the code, compressed with gzip. */
  readonly gzip: number
  /** Modules that the runtime must provide. */
  readonly imports: readonly string[]
}

/** @param entry below src/deploy */
export async function bundle(entry: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [resolve(ROOT, 'src/deploy', entry)],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker', 'import', 'module', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    minify: true,
    logLevel: 'silent',
  })
  const code = outputFiles[0]?.text ?? ''
  const imports = Object.values(metafile.outputs).flatMap(output => output.imports.map(({ path }) => path))
  return { code, gzip: gzipSync(code).length, imports }
}
