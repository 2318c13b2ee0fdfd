import { defineConfig } from 'vitest/config'
import { LongFirst } from './scripts/LongFirst.ts'

/**
 * Tests run on the sources, so nothing needs building first. Vite adds `import` and `default` where
 * they belong; named here, Node would hand modules to `require` as well, and pg breaks on that.
 */
const conditions = ['@foyer/source', 'module']

const away = [
  ...['**/node_modules/**', '**/dist/**', '**/.*/**', 'apps/e2e/**'],
  // Tests of the applications that it makes: `npm run scaffolds` runs them there.
  'packages/create-foyer/templates/**',
]

const liveSetUp = ['scripts/liveSetUp.mjs']

const isOfWalletKit = ({ stack }: { stack?: string | undefined }) =>
  stack?.includes('@reown/walletkit/node_modules/') === true
/** None of our packages stands on it: tests have it as the other side. */
const isOfPinnedClient = ({ stack }: { stack?: string | undefined }) =>
  stack?.includes('/node_modules/@walletconnect/utils/') === true

const unit = {
  include: ['**/*.test.{ts,tsx}'],
  exclude: [...away, '**/*.{browser,endure,live}.test.*'],
  // Nothing of ours lives in a module's variables, so files share their workers and what
  // these loaded, which takes a third of the time.
  isolate: false,
  maxWorkers: 2,
  // Tests that measure memory collect garbage first.
  execArgv: ['--expose-gc'],
  // Properties run thousands of cases, and a busy machine takes its time over them.
  testTimeout: 30_000,
  // Without it every style sheet is an empty string.
  css: true,
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    sequence: { sequencer: LongFirst },
    onUnhandledError(error) {
      // The pinned wallet kit looks for a session that it has just removed when the message that ends it
      // comes twice, as relays may deliver it, and catches nothing there.
      if (isOfWalletKit(error) && error.message.includes('Record was recently deleted'))
        return false
      // The pinned client publishes its last answer after its test, and the relay of that test, are over.
      if (isOfPinnedClient(error) && error.message.startsWith('Failed to publish payload'))
        return false
    },
    projects: [
      { extends: true, test: { ...unit, name: 'unit' } },
      {
        extends: true,
        test: {
          name: 'live',
          include: ['**/*.live.test.{ts,tsx}'],
          globalSetup: liveSetUp,
          exclude: away,
          // As above.
          isolate: false,
          // They wait for chains, servers and clocks for a third of their time.
          maxWorkers: 4,
          // Real processes on a busy machine; the report says which test needed it.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          css: true,
        },
      },
      {
        extends: true,
        test: {
          // Waits in real time for as long as networks fail: `npm run endure`, no part of `npm test`.
          name: 'endure',
          include: ['**/*.endure.test.ts'],
          exclude: away,
          fileParallelism: false,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          // What tries cases by chance, with as many as it ever tries (scripts/endurance.ts): the other
          // part of `npm run endure`.
          name: 'endure-cases',
          exclude: [
            ...away,
            '**/*.{browser,endure}.test.*',
            '**/!(hostile|createEventStore|createIndexedHistory|importedWallets|relay).live.test.*',
          ],
          env: { ENDURE: '1' },
          globalSetup: liveSetUp,
          testTimeout: 240_000,
          // Others would take the time from those that wait.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
