import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError, createFoyer, type FoyerDoors, type FoyerOptions } from '@foyer/core'
import { getBuy } from '@foyer/core/buy'
import { getLogin } from '@foyer/core/login'
import { getName } from '@foyer/core/names'
import { browserPlatform } from '@foyer/core/platform'
import { readBalance, waitForTransaction } from '@foyer/core/reading'
import { getSend } from '@foyer/core/send'
import { signInOf } from '@foyer/core/sign-in'
import { getPermissions } from '@foyer/core/smart-accounts'
import { getSwap } from '@foyer/core/swap'
import { embedded } from '@foyer/embedded'
import { evm } from '@foyer/evm'
import { foyerSignIn } from '@foyer/siwx'
import { createFakeStorage, createScriptedWallet } from '@foyer/testing'
import { devAccounts, type Stack, startStack } from '@foyer/testing/stack'
import {
  caveatsOf,
  decodeDelegation,
  delegationAbi,
  delegationContracts,
  delegationTypedData,
  encodeDelegation,
  structOf,
} from '@foyer/transactions/smart-accounts'
import { createTestClient, http, parseEther, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { copyEmptyDatabase } from '../../../scripts/emptyDatabase.mjs'
import { refuseOtherHosts, startWalletKit } from '../test/pinnedWallets.ts'
import { walletConnect } from './index.ts'

/*
 * Every flow of the client in Node, where there is no page: no window, no document, and nothing that
 * stands in for them. The surroundings are those that a client takes when it is given none.
 */

const serverEntry = fileURLToPath(new URL('../../../services/server/dist/main.js', import.meta.url))
const pageGlobals = ['window', 'document', 'HTMLElement', 'localStorage', 'customElements']

let stack: Stack
let folder: string
let allowHosts = () => {}

const urlOf = (name: string) => stack.parts.find((part) => part.name === name)?.url ?? ''
const nodeOf = (chainId = foundry.id as number) =>
  createTestClient({
    ...{ mode: 'anvil', chain: { ...foundry, id: chainId }, cacheTime: 0 },
    transport: http(urlOf(chainId === foundry.id ? 'evm-a' : 'evm-b')),
  })
    .extend(publicActions)
    .extend(walletActions)
const other = '0x00000000000000000000000000000000000000d7'

beforeAll(async () => {
  allowHosts = refuseOtherHosts()
  folder = await mkdtemp(join(tmpdir(), 'foyer-without-page-'))
  await copyEmptyDatabase(join(folder, 'server'))
  stack = await startStack({ serverEntry, stateFolder: folder })
}, 120_000)
afterAll(async () => {
  await stack?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  allowHosts()
})
beforeEach(() => {
  const there = () => pageGlobals.filter((name) => name in globalThis)
  expect([typeof document, typeof window, there()]).toEqual(['undefined', 'undefined', []])
  return () => expect(there()).toEqual([])
})

/** A client as an application without a page makes it, and a wallet of its own that signs on the local chains. */
function setUp(options: Partial<FoyerOptions> = {}, doors: FoyerDoors = {}) {
  // Another than the first: nothing else of the stack sends from it.
  const account = devAccounts()[4]
  if (!account) throw new Error('The stack has no accounts')
  const permissions = permissionsOf(account)
  const wallet = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', chainId: foundry.id, knownChainIds: [31338] },
    accounts: [account.address.toLowerCase()],
    rpc: async ({ method, params }) =>
      permissions[method]?.(params) ?? nodeOf(wallet.chainId).request({ method, params } as never),
  })
  const foyer = createFoyer(
    {
      ...{ projectId: 'test', backend: urlOf('server') },
      adapters: [
        evm({
          connectors: [{ id: 'acorn', name: 'Acorn', getProvider: async () => wallet.provider }],
        }),
      ],
      networks: [foundry, { ...foundry, id: 31338, name: 'Anvil B' }],
      customRpcUrls: { 'eip155:31337': [urlOf('evm-a')], 'eip155:31338': [urlOf('evm-b')] },
      ...options,
    },
    doors,
  )
  onTestFinished(() => foyer.destroy())
  const connect = async () => {
    const [connector] = foyer.getConnectors()
    if (!connector) throw new Error('No wallet')
    await foyer.connect({ connector })
  }
  return { foyer, wallet, connect, account: account.address }
}

/** A wallet's side of ERC-7715: it signs what a contract holds to, and ends it on the chain. */
function permissionsOf({ privateKey }: { privateKey: `0x${string}` }) {
  const account = privateKeyToAccount(privateKey)
  const chainId = foundry.id
  const methods: Record<string, (params: unknown) => Promise<unknown>> = {
    async wallet_requestExecutionPermissions(params) {
      const [asked] = params as [
        {
          to: `0x${string}`
          permission: { data: { allowanceAmount: `0x${string}` } }
          rules: [{ data: { timestamp: number } }]
        },
      ]
      const { to, permission, rules } = asked
      const unsigned = {
        ...{ delegate: to, delegator: account.address, salt: BigInt(Date.now()) },
        caveats: caveatsOf({
          allowance: {
            ...{ token: null, kind: 'once' },
            amountAtomic: BigInt(permission.data.allowanceAmount),
          },
          endSeconds: BigInt(rules[0].data.timestamp),
        }),
      }
      const signature = await account.signTypedData(delegationTypedData(unsigned, { chainId }))
      const context = encodeDelegation({ ...unsigned, signature })
      const { manager: delegationManager } = delegationContracts
      return [{ ...asked, context, delegationManager, dependencies: [] }]
    },
    async wallet_revokeExecutionPermission(params) {
      const [{ permissionContext }] = params as [{ permissionContext: `0x${string}` }]
      const delegation = decodeDelegation(permissionContext)
      if (!delegation) throw new Error('No permission')
      const node = nodeOf()
      const hash = await node.writeContract({
        ...{ account: account.address, address: delegationContracts.manager, abi: delegationAbi },
        ...{ functionName: 'disableDelegation', args: [structOf(delegation)] },
      })
      await node.waitForTransactionReceipt({ hash })
      return {}
    },
  }
  return methods
}

/** Resolves with the first state that is wanted. */
function stateOf<state>(
  store: { getState(): state; subscribe(listener: () => void): () => void },
  isThere: (state: state) => boolean,
) {
  return new Promise<state>((resolve, reject) => {
    const readable = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)
    const late = setTimeout(
      () => reject(new Error(`Still ${JSON.stringify(store.getState(), readable)}`)),
      20_000,
    )
    const look = () => {
      const state = store.getState()
      if (!isThere(state)) return
      clearTimeout(late)
      stop()
      resolve(state)
    }
    const stop = store.subscribe(look)
    look()
  })
}

test('behavior: connects, reads account and balance, moves to another network, and leaves', async () => {
  const { foyer, connect, account } = setUp()
  await connect()
  const chain = () => foyer.getState().chains.eip155
  expect([chain()?.status, chain()?.caipAddress]).toEqual([
    ...['connected', `eip155:31337:${account}`],
  ])
  const atomic = await nodeOf().getBalance({ address: account })
  expect(await readBalance(foyer)).toEqual({ atomic, decimals: 18, symbol: 'ETH' })
  expect(chain()?.balance).toBeTruthy()
  await foyer.switchNetwork('eip155:31338')
  expect(chain()?.caipAddress).toBe(`eip155:31338:${account}`)
  expect(await readBalance(foyer)).toMatchObject({
    atomic: await nodeOf(31338).getBalance({ address: account }),
  })
  await foyer.disconnect()
  expect(chain()?.status).toBe('disconnected')
  await expect(readBalance(foyer)).rejects.toMatchObject({ code: 'connection/not-connected' })
})

test('behavior: a wallet of an earlier run comes back when it is asked for', async () => {
  const platform = { ...browserPlatform(), storage: createFakeStorage() }
  const { foyer, wallet, connect, account } = setUp({}, { platform })
  await connect()
  foyer.destroy()
  const getProvider = async () => wallet.provider
  const next = createFoyer(
    {
      ...{ projectId: 'test', networks: [foundry] },
      adapters: [evm({ connectors: [{ id: 'acorn', name: 'Acorn', getProvider }] })],
    },
    { platform },
  )
  onTestFinished(() => next.destroy())
  await next.reconnect()
  expect(next.getState().chains.eip155?.address).toBe(account)
})

test('behavior: sends, and waits for the block', async () => {
  const { foyer, connect } = setUp()
  await connect()
  const before = await nodeOf().getBalance({ address: other })
  const send = getSend(foyer)
  send.start({ assetAddress: 'native', amount: '0.25', to: other })
  await stateOf(send.store, ({ button }) => button === 'previewSend')
  await send.preview()
  // Whom the account sent to before is read meanwhile.
  await stateOf(
    send.store,
    ({ status, counterparts }) => status === 'reviewing' && counterparts === 'read',
  )
  await send.confirm()
  const sent = await stateOf(send.store, ({ status }) => status === 'sent')
  if (sent.status !== 'sent') throw new Error(sent.status)
  expect(await waitForTransaction(foyer, { hash: sent.hash })).toMatchObject({ status: 'success' })
  expect((await nodeOf().getBalance({ address: other })) - before).toBe(parseEther('0.25'))
})

test('behavior: nobody is connected before they signed in, and the server knows the session', async () => {
  const siwx = foyerSignIn({
    ...{ backend: urlOf('server'), projectId: 'test' },
    ...{ domain: new URL(urlOf('server')).host, uri: urlOf('server') },
    statement: 'Sign in to the shop.',
  })
  const { foyer, connect, account } = setUp({ siwx })
  const signIn = signInOf(foyer)
  const connecting = connect()
  const { message, warnings } = await stateOf(signIn.store, ({ stage }) => stage === 'ready')
  expect([message?.includes('Sign in to the shop.'), warnings]).toEqual([true, []])
  expect(foyer.getState().chains.eip155?.status).toBe('connecting')
  await signIn.sign()
  await connecting
  expect(foyer.getState().session?.data.accountAddress).toBe(account)
  expect((await siwx.listSessions()).map(({ address }) => address.toLowerCase())).toEqual([
    account.toLowerCase(),
  ])
  await signIn.signOut()
  expect([foyer.getState().session, foyer.getState().chains.eip155?.status]).toEqual([
    ...[null, 'disconnected'],
  ])
})

test('behavior: swaps', async () => {
  const { foyer, connect } = setUp()
  await connect()
  const swap = getSwap(foyer)
  swap.start({ fromToken: 'ETH', toToken: 'FUSD', amount: '0.1' })
  await stateOf(swap.store, ({ quote }) => quote.status === 'ready')
  await swap.preview()
  await stateOf(swap.store, ({ status }) => status === 'reviewing')
  await swap.confirm()
  expect(await stateOf(swap.store, ({ outcome }) => outcome?.status === 'confirmed')).toMatchObject(
    { status: 'sent', outcome: { differences: [] } },
  )
})

test('behavior: buys, paid for on the page of who sells', async () => {
  const { foyer, connect, account } = setUp()
  await connect()
  const before = await nodeOf().getBalance({ address: account })
  const buy = getBuy(foyer)
  buy.start()
  await stateOf(buy.store, (state) => state.status === 'choosing' && state.offer === 'ready')
  buy.writeAmount('50')
  await stateOf(
    buy.store,
    (state) => state.status === 'choosing' && state.quotes.sandbox?.status === 'ready',
  )
  buy.begin('sandbox')
  const waiting = await stateOf(buy.store, ({ status }) => status === 'waiting')
  if (waiting.status !== 'waiting') throw new Error(waiting.status)
  expect((await fetch(waiting.url)).status).toBe(200)
  const asking = setInterval(() => void buy.refresh(), 200)
  await stateOf(buy.store, ({ status }) => status === 'delivered').finally(() =>
    clearInterval(asking),
  )
  expect(await nodeOf().getBalance({ address: account })).toBeGreaterThan(before)
})

test('behavior: registers a name', async () => {
  const { foyer, connect } = setUp()
  await connect()
  const name = getName(foyer)
  name.start()
  name.writeName('without-page')
  await stateOf(name.store, (state) => state.status === 'choosing' && state.chosen !== null)
  name.register()
  expect(await stateOf(name.store, ({ status }) => status === 'registered')).toMatchObject({
    request: { name: expect.stringContaining('without-page') },
  })
})

test('behavior: a permission is given, listed, and taken back', async () => {
  const { foyer, connect } = setUp({ features: { smartSessions: true } })
  await connect()
  const permissions = getPermissions(foyer)
  const { timestamp } = await nodeOf().getBlock()
  await permissions.grant({
    ...{ chainId: '0x7a69', to: other },
    permission: { type: 'native-token-allowance', data: { allowanceAmount: '0x64' } },
    rules: [{ type: 'expiry', data: { timestamp: Number(timestamp) + 86_400 } }],
  })
  const [given, ...others] = permissions.store.getState().permissions
  expect([given?.permission, others]).toMatchObject([{ availableAtomic: 100n }, []])
  await permissions.revoke(given?.pci ?? '')
  expect(permissions.store.getState()).toMatchObject({ status: 'ready', permissions: [] })
})

test('behavior: a wallet on another device connects by the link of a QR code, and sends', async () => {
  // There is one of its own from Node 22 on.
  vi.stubGlobal('WebSocket', globalThis.WebSocket ?? WebSocket)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { foyer, account } = setUp({}, { remoteConnectors: [walletConnect()] })
  const { kit, stop } = await startWalletKit({
    ...{ relayUrl: `${urlOf('server').replace('http', 'ws')}/relay`, name: 'phone' },
    database: join(folder, 'phone'),
  })
  onTestFinished(stop)
  kit.on('session_proposal', async ({ id }) => {
    const chains = ['eip155:31337']
    const can = { methods: ['eth_sendTransaction'], events: ['chainChanged', 'accountsChanged'] }
    const accounts = [`eip155:31337:${account}`]
    await kit.approveSession({ id, namespaces: { eip155: { chains, accounts, ...can } } })
  })
  kit.on('session_request', async ({ id, topic, params: { request } }) => {
    const result = await nodeOf().request(request as never)
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
  })
  const links: string[] = []
  await foyer.connect({
    connector: 'walletConnect',
    onLink(uri) {
      links.push(uri)
      void kit.pair({ uri })
    },
  })
  expect(links).toEqual([expect.stringMatching(/^wc:[\da-f]{64}@2\?/)])
  expect(foyer.getState().chains.eip155?.connector?.name).toBe('phone')
  const hash = await foyer.getProvider('eip155').request({
    method: 'eth_sendTransaction',
    params: [{ from: account, to: other, value: '0x1' }],
  })
  expect(await waitForTransaction(foyer, { hash: String(hash) })).toMatchObject({
    status: 'success',
  })
  await foyer.disconnect()
})

test('error: a log-in needs a page, and says so', async () => {
  const backend = { blockchain: urlOf('server'), secureSite: 'https://wallet.shop.example' }
  const { foyer } = setUp({ backend }, { remoteConnectors: [embedded()] })
  const login = getLogin(foyer)
  await login.start({ way: 'email', email: 'ada@shop.example' })
  const { stage, error } = login.store.getState()
  expect([stage, AppError.is(error, 'login/no-page') && error.kind]).toEqual(['failed', 'invalid'])
})
