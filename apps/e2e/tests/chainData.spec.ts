import { account } from '../support/Demo.ts'
import { type FakeBackend, startFakeBackend } from '../support/fakeBackend.ts'
import { shownBalance } from '../support/stack.ts'
import { test as base, expect } from '../support/test.ts'

const test = base.extend<{ backend: FakeBackend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  backend: async ({}, use) => {
    const backend = await startFakeBackend()
    await use(backend)
    await backend.stop()
  },
})

/** The local chain as a network that no one named a node for. */
const network = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const chain = 'eip155:31337'
const options = ({ url }: FakeBackend) => ({ backend: url, networks: [network] })
const reads = (backend: FakeBackend) =>
  backend.requests.filter(({ path }) => path.startsWith('/v1/'))
/** No chain has as much: a figure that only the backend can have given. */
const eightMillion = `0x${(8_000_000n * 10n ** 18n).toString(16)}`

test('the balance is read through the backend, and nothing before connecting', async ({
  backend,
  demo,
  page,
}) => {
  await page.clock.install()
  backend.chains = { [chain]: { eth_getBalance: eightMillion } }
  await demo.visit({ wallet: 'approve', options: options(backend) })
  await demo.openConnect()
  await expect(demo.row('Demo wallet')).toBeVisible()
  expect(reads(backend)).toEqual([])
  await demo.row('Demo wallet').click()
  await expect(demo.accountButton).toBeVisible()
  await demo.openAccount()
  await expect(demo.view.locator('.amount')).toHaveText(/8,000,000\.000/)
  const [first] = reads(backend)
  expect(first).toMatchObject({ method: 'GET', path: '/v1/supported-chains' })
  const [balance] = backend.asked('/v1/rpc')
  expect(balance).toMatchObject({
    method: 'POST',
    query: { chainId: chain },
    body: { jsonrpc: '2.0', method: 'eth_getBalance', params: [account, 'latest'] },
  })
  for (const { query } of reads(backend))
    expect(query).toMatchObject({
      projectId: 'demo',
      st: 'foyer',
      sv: expect.stringMatching(/^js-/),
    })
  // The list of chains is asked once, however often the balance is.
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000)
      return backend.asked('/v1/rpc').length
    })
    .toBeGreaterThan(1)
  expect(backend.asked('/v1/supported-chains')).toHaveLength(1)
})

test('a network that the backend does not serve is read from the wallet', async ({
  backend,
  demo,
  stack,
}) => {
  backend.chains = { 'eip155:1': { eth_getBalance: eightMillion } }
  await demo.visit({ wallet: 'approve', options: options(backend) })
  await demo.connect()
  await demo.openAccount()
  await expect(demo.view.locator('.amount')).toContainText(await shownBalance(stack.chain, account))
  expect(reads(backend).map(({ path }) => path)).toEqual(['/v1/supported-chains'])
})

test('an application that names its nodes reads no chain through the backend', async ({
  backend,
  demo,
  stack,
}) => {
  backend.chains = { [chain]: { eth_getBalance: eightMillion } }
  await demo.visit({ wallet: 'approve', options: { backend: backend.url } })
  await demo.connect()
  await demo.openAccount()
  await expect(demo.view.locator('.amount')).toContainText(await shownBalance(stack.chain, account))
  expect(reads(backend)).toEqual([])
})

test('a backend that is down leaves the wallet, in less than 3 s', async ({
  backend,
  demo,
  stack,
}) => {
  await demo.visit({ wallet: 'approve', options: options(backend) })
  await backend.stop()
  await demo.connect()
  await demo.openAccount()
  await expect(demo.view.locator('.amount')).toContainText(
    await shownBalance(stack.chain, account),
    { timeout: 3_000 },
  )
})

// What is no amount at all is told apart in `packages/evm/src/balance.test.ts`.
test('a backend that answers with garbage leaves the wallet', async ({
  backend,
  demo,
  page,
  stack,
}) => {
  const answers = {
    'a page of HTML': { type: 'text/html', body: '<h1>Hello</h1>' },
    'half an answer': { body: '{"jsonrpc":"2.0","id":1,"res' },
    'a prototype': { body: '{"__proto__":{"id":1,"result":"0x5"}}' },
    'too many requests': { status: 429 },
  }
  backend.chains = { [chain]: {} }
  await demo.visit({ wallet: 'approve', options: options(backend) })
  await demo.connect()
  for (const [what, answer] of Object.entries(answers))
    await test.step(what, async () => {
      backend.answer = ({ path }) => (path === '/v1/rpc' ? answer : 'usual')
      const before = backend.asked('/v1/rpc').length
      await page.reload()
      await demo.openAccount()
      await expect(demo.view.locator('.amount'), what).toContainText(
        await shownBalance(stack.chain, account),
      )
      expect(await demo.view.textContent()).not.toMatch(/undefined|NaN|null|Infinity/)
      expect(backend.asked('/v1/rpc')).toHaveLength(before + 1)
    })
})

test('a backend that hangs leaves the wallet', async ({ backend, demo, stack }) => {
  backend.answer = ({ path }) => (path === '/v1/supported-chains' ? 'hang' : 'usual')
  await demo.visit({ wallet: 'approve', options: options(backend) })
  await demo.connect()
  await demo.openAccount()
  await expect(demo.view.locator('.amount')).toContainText(
    await shownBalance(stack.chain, account),
    { timeout: 8_000 },
  )
})

test('a node that failed is left alone by the account on screen, but not by a user', async ({
  backend,
  demo,
  page,
}) => {
  backend.answer = ({ path }) => (path === '/node' ? { status: 503 } : 'usual')
  await page.clock.install()
  const customRpcUrls = { [chain]: [`${backend.url}/node`] }
  await demo.visit({ wallet: 'approve', options: { customRpcUrls } })
  await demo.connect()
  await demo.openAccount()
  await expect(demo.button('Try again')).toBeVisible()
  await demo.button('Try again').click()
  await expect.poll(() => backend.asked('/node').length).toBe(2)
  // Longer than the account waits before it asks anew.
  await page.clock.runFor(11_000)
  expect(backend.asked('/node')).toHaveLength(2)
})
