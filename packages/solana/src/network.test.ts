import { Network } from '@foyer/core'
import type { RemoteWallet, WalletActions, WalletStandardWallet } from '@foyer/core/adapter'
import { solana as mainnet, solanaDevnet } from '@foyer/core/networks'
import { createFakePlatform, createScriptedSolanaWallet } from '@foyer/testing'
import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test, vi } from 'vitest'
import { encode } from './base58.ts'
import { solana } from './index.ts'

/*
 * The wrong chain: what is meant for one network reaches no wallet that is on another.
 */

const [from = '', to = ''] = [1, 2].map((byte) =>
  encode(ed25519.getPublicKey(new Uint8Array(32).fill(byte))),
)
const networks = [mainnet, solanaDevnet].map((one) =>
  Network.from({ ...one, rpcUrls: { default: { http: [`https://${one.id}.example`] } } }),
) as [Network.Network, Network.Network]
const [home, other] = networks
const signal = () => new AbortController().signal
const signature = new Uint8Array(64).fill(7)

/** What each node says; those that wait answer once they are let. */
function setUp({ lacks = [] as 'signAndSendTransaction'[] } = {}) {
  const platform = createFakePlatform()
  const wallet = createScriptedSolanaWallet({
    ...{ name: 'Acorn', accounts: [from], lacks },
    privateKeys: { [from]: `0x${'01'.repeat(32)}` },
    chains: ['solana:mainnet', 'solana:devnet'],
  })
  wallet.behave('signAndSendTransaction', { answers: [{ signature }] })
  wallet.register(platform.window)
  const asked: string[] = []
  for (const { id, rpcUrls } of networks)
    platform.http.answer(rpcUrls.default.http[0] ?? '', ({ body }) => {
      const { method, id: requestId } = body as { method: string; id: unknown }
      asked.push(`${method} of ${id}`)
      const blockhash = { blockhash: from, lastValidBlockHeight: 1 }
      const result = method === 'getLatestBlockhash' ? { value: blockhash } : 'sent'
      return { json: { jsonrpc: '2.0', id: requestId, result } }
    })
  const reports: unknown[] = []
  const adapter = solana().attach({
    ...{ platform, options: {}, readThroughBackend: async () => null },
    chain: () => ({ network: home, requestedNetworks: networks }),
    requestChanged: (request) => reports.push(request),
  })
  const signings = () => wallet.requests.filter(({ method }) => method.startsWith('sign'))
  const connect = async (connectorId = 'Acorn') => {
    const connection = await adapter.connect({ connectorId, signal: signal() })
    adapter.use(connection)
    const actions = (await connection.actions?.()) as Required<WalletActions<'solana'>>
    return { connection, actions }
  }
  return { adapter, asked, connect, reports, signings, wallet }
}

const transfer = {
  ...{ network: home, from, to, amountAtomic: 5n },
  asset: { kind: 'native' },
} as const

/** A wallet that serves other networks from now on, and tells nobody. */
const moveSilently = (wallet: ReturnType<typeof createScriptedSolanaWallet>, chain: string) =>
  Object.defineProperties(wallet.wallet, {
    accounts: { value: [{ address: from, chains: [chain], features: [] }] },
    chains: { value: [chain] },
  })

test('behavior: the wallet is told which network is meant', async () => {
  const { connect, signings } = setUp()
  const { actions, connection } = await connect()
  await actions.transfer(transfer)
  await connection.switchNetwork({ network: other, signal: signal() })
  await actions.transfer({ ...transfer, network: other })
  expect(signings()).toMatchObject([
    { params: [{ chain: 'solana:mainnet' }] },
    { params: [{ chain: 'solana:devnet' }] },
  ])
})

test('error: a wallet that went to another network without a word is not asked', async () => {
  const { connect, reports, signings, wallet } = setUp()
  const { actions } = await connect()
  moveSilently(wallet, 'solana:devnet')
  const transaction = new Uint8Array(200)
  for (const sent of [actions.transfer(transfer), actions.sendTransaction({ transaction })])
    await expect(sent).rejects.toMatchObject({ code: 'network/mismatch', kind: 'invalid' })
  expect([signings(), reports]).toEqual([[], []])
})

test('error: a transfer is dropped when the network changes while it is prepared', async () => {
  const { connect, signings, asked } = setUp()
  const { actions, connection } = await connect()
  const sending = actions.transfer(transfer)
  await connection.switchNetwork({ network: other, signal: signal() })
  await expect(sending).rejects.toMatchObject({ code: 'network/mismatch' })
  expect(signings()).toEqual([])
  expect(asked).toEqual([`getLatestBlockhash of ${home.id}`])
})

test('behavior: what a wallet signed goes to the network that it was asked for', async () => {
  const { asked, connect, wallet } = setUp({ lacks: ['signAndSendTransaction'] })
  const { actions, connection } = await connect()
  wallet.behave('signTransaction', { late: 'approve' })
  const sending = actions.transfer(transfer)
  await vi.waitFor(() => expect(wallet.requests.at(-1)?.method).toBe('signTransaction'))
  await connection.switchNetwork({ network: other, signal: signal() })
  wallet.answerLate()
  await sending
  expect(asked.at(-1)).toBe(`sendTransaction of ${home.id}`)
})

test("error: the page's own wallet refuses a network that the connected one does not serve", async () => {
  const { adapter, connect, signings, wallet } = setUp()
  await connect()
  wallet.changeChains(['solana:mainnet'])
  const { accounts, features } = adapter.provider as WalletStandardWallet
  const { signAndSendTransaction } = features['solana:signAndSendTransaction'] as {
    signAndSendTransaction(input: object): Promise<unknown>
  }
  const input = { account: accounts[0], transaction: new Uint8Array(200) }
  for (const chain of ['solana:devnet', `solana:${other.id}`, 'solana:localnet', 'eip155:1', ''])
    await expect(signAndSendTransaction({ ...input, chain })).rejects.toMatchObject({
      code: 'network/mismatch',
    })
  expect(signings()).toEqual([])
  // Both of its names are the same network.
  for (const chain of ['solana:mainnet', `solana:${home.id}`])
    await signAndSendTransaction({ ...input, chain })
  expect(signings()).toMatchObject([
    { params: [{ chain: 'solana:mainnet' }] },
    { params: [{ chain: 'solana:mainnet' }] },
  ])
})

test('error: a WalletConnect wallet is asked on the network that is meant, or not at all', async () => {
  const { adapter, connect } = setUp()
  let chain: string = home.caipNetworkId
  const requests: unknown[] = []
  const provider = {
    ...{ chain: () => chain, accounts: () => [`${chain}:${from}`], on() {}, removeListener() {} },
    async request(request: object) {
      requests.push(request)
      return { signature: encode(signature) }
    },
  }
  const remote: RemoteWallet = {
    connector: {
      ...{ id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Pocket', imageUrl: null },
      ...{ rdns: null, chain: 'solana' },
    } as const,
    provider,
    accounts: () => [{ address: from }],
    arrive: async () => {},
  }
  adapter.addRemoteWallet?.(remote)
  const { actions } = await connect('walletConnect')
  await actions.transfer(transfer)
  expect(requests).toMatchObject([
    { method: 'solana_signAndSendTransaction', chain: home.caipNetworkId },
  ])
  chain = other.caipNetworkId
  await expect(actions.transfer(transfer)).rejects.toMatchObject({ code: 'network/mismatch' })
  expect(requests).toHaveLength(1)
})

test('error: an older provider, which cannot be told a network, is asked on mainnet alone', async () => {
  const platform = createFakePlatform()
  const requests: unknown[] = []
  const provider = {
    publicKey: from,
    connect: async () => {},
    async request(request: object) {
      requests.push(request)
      return { signature: encode(signature) }
    },
  }
  Object.assign(platform.window, { phantom: { solana: provider } })
  const adapter = solana().attach({
    ...{ platform, options: {}, readThroughBackend: async () => null },
    // The application is on the other network, and knows both.
    chain: () => ({ network: other, requestedNetworks: networks }),
    requestChanged() {},
  })
  const blockhash = { blockhash: from, lastValidBlockHeight: 1 }
  platform.http.answer(/./, { json: { jsonrpc: '2.0', id: 1, result: { value: blockhash } } })
  const connection = await adapter.connect({ connectorId: 'injected:Phantom', signal: signal() })
  adapter.use(connection)
  expect(connection.chainReference).toBe(home.id)
  await expect(
    connection.switchNetwork({ network: other, signal: signal() }),
  ).rejects.toMatchObject({ code: 'network/unsupported-by-wallet' })
  const actions = (await connection.actions?.()) as Required<WalletActions<'solana'>>
  await expect(actions.transfer({ ...transfer, network: other })).rejects.toMatchObject({
    code: 'network/mismatch',
  })
  const { accounts, features } = adapter.provider as WalletStandardWallet
  const { signAndSendTransaction } = features['solana:signAndSendTransaction'] as {
    signAndSendTransaction(input: object): Promise<unknown>
  }
  const input = { account: accounts[0], transaction: new Uint8Array(200) }
  await expect(signAndSendTransaction({ ...input, chain: 'solana:devnet' })).rejects.toMatchObject({
    code: 'network/mismatch',
  })
  expect([requests, platform.http.requests]).toEqual([[], []])
  await actions.transfer(transfer)
  expect(requests).toMatchObject([{ method: 'signAndSendTransaction' }])
})
