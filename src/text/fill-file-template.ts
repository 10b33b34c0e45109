/**
 * Fills templates of whole files, those of configurations and of new entries, which stay readable because nothing but
 * these forms is replaced.
 */

/** A line that holds a place alone, or begins (`#`) or ends (`/`) a section. */
const OWN_LINE = /^(\s*)\{\{([#/]?)(\w+)\}\}$/
const WITHIN = /\{\{(\w+)\}\}/g

/**
 * Fills a template:
 * - `{{name}}` in a line becomes the text of that name.
 * - `{{name}}` as a whole line becomes the lines of that name, indented as it is; none are left out.
 * - The lines from `{{#name}}` to `{{/name}}` are kept where the value of that name is not empty.
 * @throws if the template names a value that is not given
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | readonly string[]>>): string {
  const valueNamed = (name: string): string | readonly string[] => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`The template names "${name}", which has no value.`)
    return value
  }
  /** Of the sections around a line, whether each is kept. */
  const sections: boolean[] = []
  const lines: string[] = []
  for (const line of template.split('\n')) {
    const [, indent = '', kind, name = ''] = OWN_LINE.exec(line) ?? []
    if (kind === '#') sections.push(valueNamed(name).length > 0)
    else if (kind === '/') sections.pop()
    else if (sections.includes(false)) continue
    else if (kind === '') lines.push(...[valueNamed(name)].flat().map(each => each && indent + each))
    else lines.push(line.replace(WITHIN, (_, inner: string) => String(valueNamed(inner))))
  }
  return lines.join('\n')
}
