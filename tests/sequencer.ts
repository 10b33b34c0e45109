/**
 * The order of test files: those that wait or compute long begin first, so that no worker is left with one of them at the
 * end. vitest knows how long files took from the last run; in a fresh clone it goes by their size, and these are small.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = ['build/kill', 'build/cards', 'load/host', 'build/refusing', 'hosts/cloudflare', 'scripts/start'].map(
  name => `/tests/${name}.test.ts`,
)

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.some(path => moduleId.endsWith(path))
    // Projects stay together, for each has workers of its own.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap(project => {
      const own = sorted.filter(file => file.project === project)
      return [...own.filter(isLong), ...own.filter(file => !isLong(file))]
    })
  }
}
