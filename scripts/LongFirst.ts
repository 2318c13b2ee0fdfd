import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files of live tests that are short to read and long to run, as they wait for clocks or start servers. The
 * ten slowest tests, which `npm test` prints, say what belongs here.
 */
const longFiles = [
  'createServer',
  'faults',
  'walletconnect/src/bridge',
  'serverRelay',
  'redisCluster',
  'indexerFailover',
  'replicas',
  'secrets',
  'signIn',
  'processes',
  'upstream/bridge',
  'createSharedCounters',
  'profile',
]

/**
 * Starts those first, so that no worker is alone with one at the end. Vitest starts large files first, until
 * it has run them once and knows better.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    if (sorted.some(({ project }) => project.name !== 'live')) return sorted
    const isLong = ({ moduleId }: TestSpecification) =>
      longFiles.some((name) => moduleId.endsWith(`/${name}.live.test.ts`))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
