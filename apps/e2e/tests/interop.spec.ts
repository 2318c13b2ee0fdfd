import type { Page } from '@playwright/test'
import { buildAuthObject } from '@walletconnect/utils'
import { createWalletClient, type Hex, http, verifyMessage, verifyTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { openClient, openWallet } from '../support/pageProtocol.ts'
import { type PinnedDapp, startPinnedDapp } from '../support/pinnedDapp.ts'
import { type PinnedKind, type PinnedWallet, startPinnedWallet } from '../support/pinnedWallets.ts'
import { type RealServer, relayOf } from '../support/realServer.ts'
import { servePage } from '../support/servePage.ts'
import { test as base, expect } from '../support/test.ts'

/*
 * Our client in a browser, without the modal around it, with the last open releases of the protocol's
 * own packages as the other side, over our relay.
 */

declare global {
  interface Window {
    pageProtocol: { openClient: typeof openClient; openWallet: typeof openWallet }
    client: ReturnType<typeof openClient>
    pocket: ReturnType<typeof openWallet>
  }
}

interface Fixtures {
  /** A page with nothing in it but our package. */
  bare: Page
  startWallet(kind: PinnedKind): Promise<PinnedWallet>
  dapp: PinnedDapp
}

const test = base.extend<Fixtures>({
  async bare({ page, protocolScript }, use) {
    const served = await servePage('<title>Bare</title>')
    await page.addInitScript(`${protocolScript};window.pageProtocol = pageProtocol`)
    await page.goto(served.url)
    await use(page)
    served.stop()
  },
  async startWallet({ server }, use) {
    const started: PinnedWallet[] = []
    await use(async (kind) => {
      const wallet = await startPinnedWallet(kind, relayOf(server))
      started.push(wallet)
      return wallet
    })
    for (const wallet of started) await wallet.remove()
  },
  async dapp({ server }, use) {
    const dapp = await startPinnedDapp(relayOf(server))
    await use(dapp)
    await dapp.remove()
  },
})

const patience = { timeout: 12_000 }
const weekMs = 7 * 86_400_000
const evm = 'eip155:31337'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solanaAccount = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const networks = [
  { id: 31_337, name: 'Local', currency: 'ETH' },
  { id: 1, name: 'Ethereum', currency: 'ETH' },
  { id: solana.slice(7), name: 'Solana', currency: 'SOL', chainNamespace: 'solana' as const },
].map(({ currency, ...network }) => ({
  ...network,
  nativeCurrency: { name: currency, symbol: currency, decimals: currency === 'SOL' ? 9 : 18 },
  rpcUrls: { default: { http: [] } },
}))

/** Two families; the EVM chains are named. */
const approved = (address: string, chains: readonly string[] = [evm]) => ({
  eip155: {
    chains: [...chains],
    accounts: chains.map((chain) => `${chain}:${address}`),
    methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged', 'message'],
  },
  solana: {
    chains: [solana],
    accounts: [`${solana}:${solanaAccount}`],
    methods: ['solana_signMessage'],
    events: [],
  },
})

const ask = (page: Page, family: string, method: string, params?: unknown) =>
  page.evaluate(
    ([of, what, how]) => window.client.ask(of as string, what as string, how),
    [family, method, params],
  )

/** How many of a wallet's own questions wait for an answer. */
const unanswered = ({ core }: PinnedWallet['client'], method: string) =>
  core.history.pending.filter(({ request }) => request.method === method).length

/** Makes our client in the page; the link that waits for a wallet. */
const openClientIn = (page: Page, server: RealServer) =>
  page.evaluate(
    ([relayUrl, wanted]) => {
      window.client = window.pageProtocol.openClient({ relayUrl, networks: wanted })
      return window.client.link()
    },
    [relayOf(server), networks] as const,
  )

/** A part of a test. Most of what others wait for has no end of its own; this says which one hangs. */
const step = <value>(name: string, take: () => Promise<value>) =>
  test.step(name, take, { timeout: 15_000 })

for (const kind of ['walletkit 1.2.10', 'sign-client 2.21.8'] as const)
  test.describe(`our client and ${kind}`, () => {
    test('be refused, sign, send, get events, and leave from both sides', async ({
      bare,
      server,
      stack,
      startWallet,
    }) => {
      const [first] = stack.accounts
      if (!first) throw new Error('The stack has no account')
      const signer = privateKeyToAccount(first.privateKey)
      const { address } = signer
      const { client: wallet } = await startWallet(kind)
      const served: string[] = []
      wallet.once('session_proposal', ({ id }) =>
        wallet.reject({ id, reason: { code: 5000, message: 'User rejected.' } }),
      )
      await step('a refusal', async () => {
        const uri = await openClientIn(bare, server)
        await wallet.pair({ uri })
        expect(await bare.evaluate(() => window.client.arrived())).toBe('wallet/declined')
      })

      wallet.on('session_proposal', ({ id }) =>
        wallet.approve({ id, namespaces: approved(address) }),
      )
      wallet.on('session_request', async ({ id, topic, params: { request } }) => {
        served.push(request.method)
        const [one, two] = Array.isArray(request.params) ? request.params : []
        const perform = async (): Promise<unknown> => {
          if (request.method === 'personal_sign')
            return signer.signMessage({ message: { raw: one } })
          if (request.method === 'eth_signTypedData_v4')
            return signer.signTypedData(JSON.parse(two))
          if (request.method === 'eth_sendTransaction')
            return createWalletClient({
              account: signer,
              transport: http(stack.rpcUrls[0]),
            }).sendTransaction({ chain: null, to: one.to, value: BigInt(one.value) })
          return { signature: `opaque ${request.params.message}` }
        }
        await wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: await perform() } })
      })

      const connect = async () => {
        await wallet.pair({ uri: await bare.evaluate(() => window.client.link()) })
        expect(await bare.evaluate(() => window.client.arrived())).toBe(null)
        return bare.evaluate(() => window.client.topic())
      }
      const topic = await step('connect with another try', connect)
      await step('the wallet gets the settlement', async () => {
        await expect.poll(() => wallet.session.get(topic).acknowledged, patience).toBe(true)
        expect(await ask(bare, 'eip155', 'eth_accounts')).toEqual([address])
      })

      await step('sign a message', async () => {
        const message = 'Gr\u00fcezi'
        const raw = `0x${Buffer.from(message).toString('hex')}` as const
        const signature = (await ask(bare, 'eip155', 'personal_sign', [raw, address])) as Hex
        expect(await verifyMessage({ address, message, signature })).toBe(true)
      })
      await step('sign typed data', async () => {
        const typed = {
          domain: { name: 'Shop', chainId: 31_337 },
          types: { Order: [{ name: 'amount', type: 'uint256' }] },
          primaryType: 'Order',
          message: { amount: 5 },
        } as const
        const parameters = [address, JSON.stringify(typed)]
        const signature = (await ask(bare, 'eip155', 'eth_signTypedData_v4', parameters)) as Hex
        expect(
          await verifyTypedData({ ...typed, address, message: { amount: 5n }, signature }),
        ).toBe(true)
      })
      await step('send', async () => {
        const to = '0x00000000000000000000000000000000000e2e06'
        const before = await stack.chain.getBalance({ address: to })
        const hash = (await ask(bare, 'eip155', 'eth_sendTransaction', [
          { from: address, to, value: '0x2a' },
        ])) as Hex
        expect((await stack.chain.waitForTransactionReceipt({ hash })).status).toBe('success')
        expect((await stack.chain.getBalance({ address: to })) - before).toBe(42n)
      })
      await step('sign for another family', async () => {
        expect(await ask(bare, 'solana', 'solana_signMessage', { message: 'abc' })).toEqual({
          signature: 'opaque abc',
        })
      })

      // What came with the connection is not the news.
      await bare.evaluate(() => window.client.received.splice(0))
      await step('our ping', () => bare.evaluate(() => window.client.ping()))
      await step('their ping', () => wallet.ping({ topic }))
      await step('an update', async () => {
        await wallet.update({ topic, namespaces: approved(address, [evm, 'eip155:1']) })
        // Not by `acknowledged()` of what it gives: utils 2.21.8 forgets an answer that was there
        // before a user waited (`resolve` of `createDelayedPromise` does nothing until `done` is
        // called), and ours may come while `update` still notes that the relay has its question.
        await expect.poll(() => unanswered(wallet, 'wc_sessionUpdate'), patience).toBe(0)
      })
      await step('events', async () => {
        const chainChanged = { name: 'chainChanged', data: 1 }
        await wallet.emit({ topic, chainId: 'eip155:1', event: chainChanged })
        await expect.poll(() => ask(bare, 'eip155', 'eth_chainId'), patience).toBe('0x1')
        const message = { name: 'message', data: { a: 1 } }
        await wallet.emit({ topic, chainId: 'eip155:1', event: message })
      })
      await step('an extension', async () => {
        const earlier = await bare.evaluate(() => window.client.expiresAtMs())
        // Both ends are counted in whole seconds.
        await expect
          .poll(() => Date.now() + weekMs - earlier, { timeout: 5_000 })
          .toBeGreaterThan(1_500)
        const extended = await wallet.extend({ topic })
        await extended.acknowledged()
        await expect
          .poll(() => bare.evaluate(() => window.client.expiresAtMs()), patience)
          .toBeGreaterThan(earlier)
        await expect
          .poll(() => bare.evaluate(() => window.client.received.length), patience)
          .toBe(2)
      })
      await step('the wallet leaves', async () => {
        await wallet.disconnect({ topic, reason: { code: 6000, message: 'Over' } })
        await expect
          .poll(() => bare.evaluate(() => window.client.isConnected()), patience)
          .toBe(false)
      })
      expect(await bare.evaluate(() => window.client.received)).toEqual([
        ['chainChanged', '0x1'],
        ['message', { a: 1 }],
        ['accountsChanged', []],
        ['disconnect'],
      ])
      expect(served).toEqual([
        'personal_sign',
        'eth_signTypedData_v4',
        'eth_sendTransaction',
        'solana_signMessage',
      ])

      await step('connect once more', connect)
      await step('our farewell', async () => {
        const gone = new Promise((resolve) => wallet.on('session_delete', resolve))
        await ask(bare, 'eip155', 'wallet_revokePermissions')
        expect(await bare.evaluate(() => window.client.isConnected())).toBe(false)
        await gone
      })
      expect(wallet.session.getAll()).toEqual([])
    })
  })

test('one-click sign-in with walletkit 1.2.10 is verified in the page', async ({
  bare,
  server,
  stack,
  startWallet,
}) => {
  const [first] = stack.accounts
  if (!first) throw new Error('The stack has no account')
  const signer = privateKeyToAccount(first.privateKey)
  const { kit } = await startWallet('walletkit 1.2.10')
  if (!kit) throw new Error('That is no kit')
  kit.on('session_authenticate', async ({ id, params: { authPayload } }) => {
    const iss = `did:pkh:${evm}:${signer.address}`
    const message = kit.formatAuthMessage({ request: authPayload, iss })
    const signature = { t: 'eip191' as const, s: await signer.signMessage({ message }) }
    const auth = buildAuthObject(authPayload as never, signature, iss)
    await kit.approveSessionAuthenticate({ id, auths: [auth] })
  })
  const uri = await bare.evaluate(
    ([relayUrl, wanted]) => {
      window.client = window.pageProtocol.openClient({
        relayUrl,
        networks: wanted,
        signIn: {
          domain: location.host,
          uri: location.href,
          nonce: 'abcdef123456',
          statement: 'Welcome back',
        },
      })
      return window.client.link()
    },
    [relayOf(server), networks.slice(0, 1)] as const,
  )
  expect(uri).toContain('methods=wc_sessionAuthenticate')
  await step('connect', async () => {
    await kit.pair({ uri })
    expect(await bare.evaluate(() => window.client.arrived())).toBe(null)
  })
  const [proof] = await bare.evaluate(() => window.client.proofs)
  expect(proof?.account).toBe(`${evm}:${signer.address}`)
  expect(proof?.message).toContain('Welcome back')
  expect(
    await verifyMessage({
      address: signer.address,
      message: proof?.message ?? '',
      signature: proof?.signature as Hex,
    }),
  ).toBe(true)
})

test('an application on sign-client 2.21.8 and a wallet of our parts', async ({
  bare,
  server,
  dapp,
}) => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  await bare.evaluate(
    ([relayUrl, address]) => {
      window.pocket = window.pageProtocol.openWallet({ relayUrl, account: address })
    },
    [relayOf(server), account] as const,
  )
  const offer = async (before: number) => {
    const { uri, session } = await dapp.propose({ chains: ['eip155:1'] })
    await bare.evaluate((link) => window.pocket.pair(link), uri)
    await expect.poll(() => bare.evaluate(() => window.pocket.offered()), patience).toBe(before + 1)
    return session
  }
  await step('a refusal', async () => {
    const refusal = expect(offer(0)).rejects.toMatchObject({ code: 5000 })
    await expect.poll(() => bare.evaluate(() => window.pocket.offered()), patience).toBe(1)
    await bare.evaluate(() => window.pocket.reject())
    await refusal
  })
  const { topic, request } = await step('another try', async () => {
    const approving = offer(1)
    await expect.poll(() => bare.evaluate(() => window.pocket.offered()), patience).toBe(2)
    await bare.evaluate(() => window.pocket.approve())
    return approving
  })
  await step('sign a message', async () =>
    expect(await request('personal_sign', ['0x00'], 'eip155:1')).toBe('0x5160'),
  )
  const { client } = dapp
  await step('a ping', () => client.ping({ topic }))
  await step('an event', async () => {
    const event = new Promise((resolve) =>
      client.on('session_event', ({ params }) => resolve(params)),
    )
    await bare.evaluate(() =>
      window.pocket.say('wc_sessionEvent', {
        event: { name: 'chainChanged', data: 1 },
        chainId: 'eip155:1',
      }),
    )
    expect(await event).toMatchObject({ event: { name: 'chainChanged', data: 1 } })
  })
  await step('an update', async () => {
    const update = new Promise((resolve) =>
      client.on('session_update', ({ params }) => resolve(params)),
    )
    await bare.evaluate(() =>
      window.pocket.say('wc_sessionUpdate', { namespaces: window.pocket.namespaces([1, 10]) }),
    )
    expect(await update).toMatchObject({
      namespaces: { eip155: { accounts: [`eip155:1:${account}`, `eip155:10:${account}`] } },
    })
  })
  await step('an extension', async () => {
    const extend = new Promise((resolve) => client.on('session_extend', resolve))
    await bare.evaluate(() => window.pocket.say('wc_sessionExtend', {}))
    await extend
  })
  await step('the application leaves', async () => {
    await client.disconnect({ topic, reason: { code: 6000, message: 'Over' } })
    await expect
      .poll(() => bare.evaluate(() => window.pocket.requests.at(-1)?.method), patience)
      .toBe('wc_sessionDelete')
  })
})
