import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files of live tests that are short to read and long to run, as they wait for clocks or start servers. The
 * ten slowest tests, which `npm test` prints, say what belongs here. Those that wait stand beside those that
 * take a core, or the latter keep each other from being in time.
 */
const longFiles = [
  'http/createServer',
  'redisCluster',
  'lockFolder',
  'serverRelay',
  'walletconnect/src/bridge',
  'createSharedCounters',
  'faults',
  'secrets',
  'replicas',
  'upstream/bridge',
  'profile',
  'processes',
  // Its servers must be ready in five seconds: not while all others start theirs.
  'indexerFailover',
  'signIn',
]

/**
 * Starts those first, so that no worker is alone with one at the end. Vitest starts large files first, until
 * it has run them once and knows better.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    if (sorted.some(({ project }) => project.name !== 'live')) return sorted
    const long = longFiles.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(`/${name}.live.test.ts`)),
    )
    return [...long, ...sorted.filter((file) => !long.includes(file))]
  }
}
