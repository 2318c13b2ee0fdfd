import { test as base } from '@playwright/test'
import { bundlePageScript } from './bundlePageScript.ts'
import { Demo } from './Demo.ts'
import { type Gate, openGate } from './gate.ts'
import type { Hosts } from './hosts.ts'
import { hasten } from './page.ts'
import type { PhoneWallet, startPhoneWallet } from './phoneWallet.ts'
import { type RealServer, relayOf, startRealServer } from './realServer.ts'
import { readSolana, type Solana, startTestStack, type TestStack } from './stack.ts'

interface TestFixtures {
  demo: Demo
  /** A server of the test's own, to be stopped, or with a catalogue of its own: it takes seconds of a core. */
  startOwn(options?: Parameters<typeof startRealServer>[1]): Promise<RealServer>
  /** The way to `server`, for a test in which it is away for a while. */
  gate: Gate
  /** A wallet on another device, which speaks with `server` and has the first account. */
  pocket: PhoneWallet
  /** More of these. */
  startPhone(options?: Partial<Parameters<typeof startPhoneWallet>[0]>): Promise<PhoneWallet>
  uncaught: string[]
}

/** One of each in a worker, from the first test that wants it. */
interface WorkerFixtures {
  stack: TestStack
  /** The stack as `npm start` has it: what an account holds is read by the real server. */
  served: TestStack & { readonly solana: Solana }
  /** A server that many tests share: none stops it, and none counts on being alone. */
  server: RealServer
  /** The pages of `hosts/`. */
  hosts: Hosts
  walletScript: string
  protocolScript: string
}

/** For `test.use`: as a page of a user who did not ask for less movement. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Tests come from one address and are many: the limits that hold users would hold them, too. */
const withoutLimits = { RATE_LIMIT_RELAY: '0', RATE_LIMIT_WRITES: '0' }

/**
 * Every test fails on an exception that reaches the page, whatever else it looks at.
 *
 * What is costly to start stands here and not in the files that use it: Playwright starts new workers, each
 * with its stack, for every file that declares a fixture of workers.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const stack = await startTestStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const stack = await startTestStack({ hasServer: true })
      await use({ ...stack, solana: await readSolana(stack) })
      await stack.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startRealServer(withoutLimits)
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      // It brings a bundler, which few tests need.
      const { startHosts } = await import('./hosts.ts')
      const hosts = await startHosts()
      await use(hosts)
      await hosts.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  walletScript: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => use(await bundlePageScript('pageWallets')),
    { scope: 'worker' },
  ],
  protocolScript: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => use(await bundlePageScript('pageProtocol')),
    { scope: 'worker' },
  ],
  startOwn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const servers: RealServer[] = []
      await use(async (options) => {
        const server = await startRealServer(withoutLimits, options)
        servers.push(server)
        return server
      })
      for (const server of servers) await server.remove()
    },
    { timeout: 90_000 },
  ],
  gate: async ({ server }, use) => {
    const gate = await openGate(server)
    await use(gate)
    await gate.cut()
  },
  pocket: async ({ startPhone }, use) => use(await startPhone()),
  startPhone: async ({ server, stack }, use) => {
    const { startPhoneWallet } = await import('./phoneWallet.ts')
    const phones: PhoneWallet[] = []
    await use(async (options = {}) => {
      const [first] = stack.accounts
      if (!first) throw new Error('The stack has no account')
      const phone = await startPhoneWallet({
        ...{ relayUrl: relayOf(server), privateKey: first.privateKey, rpcUrl: stack.rpcUrls[0] },
        ...options,
      })
      phones.push(phone)
      return phone
    })
    for (const phone of phones) await phone.stop()
  },
  demo: async ({ page, stack, walletScript }, use) => use(new Demo({ page, stack, walletScript })),
  page: async ({ page, contextOptions }, use) => {
    if (contextOptions.reducedMotion === 'reduce') await hasten(page)
    await use(page)
  },
  uncaught: [
    async ({ page }, use) => {
      const uncaught: string[] = []
      page.on('pageerror', (error) => uncaught.push(error.stack ?? String(error)))
      await use(uncaught)
      base.expect(uncaught, 'exceptions in the page').toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = test
