/**
 * Detects options that npm has consumed. `npm run build --base-url=…`, without `--`, passes the option to npm, which only
 * sets an environment variable; the script would ignore it.
 */

/** Options of npm itself, whose variables are always set. */
const OF_NPM: ReadonlySet<string> = new Set(['cache', 'no-cache', 'help'])

/**
 * Finds options that npm has consumed.
 * @param flags names of the options of the script, and whether each takes a value
 * @param words positional arguments, among which npm leaves the value of `--base-url https://…`
 * @returns the options as they should have been written; empty when there are none
 */
export function optionsKeptByNpm(
  flags: Readonly<Record<string, 'string' | 'boolean'>>,
  environment: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
): readonly string[] {
  const left = [...words]
  return Object.entries(flags).flatMap(([flag, type]) => {
    if (OF_NPM.has(flag)) return []
    const isNegative = flag.startsWith('no-')
    const value = environment[`npm_config_${flag.replace(/^no-/, '').replaceAll('-', '_')}`]
    if (isNegative) return value === '' || value === 'false' ? [`--${flag}`] : []
    if (value === undefined || value === '' || value === 'false') return []
    if (type === 'boolean') return value === 'true' ? [`--${flag}`] : []
    const given = value === 'true' ? left.shift() : value
    return [given === undefined ? `--${flag}` : `--${flag} ${given}`]
  })
}

/** The command with the two hyphens that were missing. */
export function commandWithHyphens(options: readonly string[], words: readonly string[], script: string): string {
  const used = new Set(options.map(option => option.split(' ')[1]))
  const rest = words.filter(word => !used.has(word))
  return [script === 'start' ? 'npm start' : `npm run ${script}`, '--', ...rest, ...options].join(' ')
}
