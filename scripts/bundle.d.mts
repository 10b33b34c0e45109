export function bundle(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<void>
export declare function bundleScript(
  entryPoints: Readonly<Record<string, string>>,
  outdir: string,
  engine?: string,
): Promise<void>
