import { createFoyer } from '@foyer/core'
import { type Approval, approveIntent } from '@foyer/core/orders'
import { browserPlatform } from '@foyer/core/platform'
import { getSend, type HeldAsset, heldAssets, type SendState } from '@foyer/core/send'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { deployContracts, type EvmChain, startEvmChain } from '@foyer/testing/stack'
import { createTestClient, erc20Abi, http, publicActions, walletActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { evm } from './index.ts'

let chain: EvmChain
let other: EvmChain
let contracts: Awaited<ReturnType<typeof deployContracts>>
let snapshot: `0x${string}`

const clientOf = (url: string) =>
  createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) })
    .extend(publicActions)
    .extend(walletActions)
let client: ReturnType<typeof clientOf>

beforeAll(async () => {
  ;[chain, other] = await Promise.all([
    startEvmChain({ chainId: 31337 }),
    startEvmChain({ chainId: 31338 }),
  ])
  contracts = await deployContracts({ url: chain.url, chainId: 31337 })
  client = clientOf(chain.url)
}, 60_000)
afterAll(() => Promise.all([chain.stop(), other.stop()]))
beforeEach(async () => {
  snapshot = await client.snapshot()
})
afterEach(() => client.revert({ id: snapshot }))

const backend = 'https://backend.example'

type Asked = { method: string; params?: unknown }

/** A connected client; `meddle` is what a wallet makes of a transaction that its user approved. */
async function setUp({
  meddle = (transaction: Record<string, unknown>) => transaction,
  sendsTo = () => chain.url,
  testnet = false,
  holdings,
}: {
  meddle?: (transaction: Record<string, unknown>) => Record<string, unknown>
  sendsTo?: () => string
  testnet?: boolean
  /** What a backend says that the account has. */
  holdings?: readonly object[]
} = {}) {
  const [one, two] = chain.accounts
  if (!one || !two) throw new Error('The chain has no accounts')
  const { http: web, clock } = browserPlatform()
  let nodeRequests = 0
  const counted = {
    ...web,
    async send(request: Parameters<typeof web.send>[0]) {
      if (request.url.startsWith(backend)) {
        const json = request.url.includes('supported-chains')
          ? { http: ['eip155:31337'], ws: [] }
          : { balances: holdings, data: [], next: null }
        return { status: 200, statusText: '', json, headers: {} }
      }
      nodeRequests++
      return web.send(request)
    },
  }
  let giveUpAsking = () => {}
  const impatient: typeof clock = {
    ...clock,
    after(delayMs, callback) {
      // Nobody waits two minutes for a wallet here.
      if (delayMs === 120_000) giveUpAsking = callback
      return clock.after(delayMs, callback)
    },
  }
  const platform = { ...createFakePlatform(), http: counted, clock: impatient }
  const asked: Asked[] = []
  const rpc = async (url: string, { method, params = [] }: Asked) => {
    const { json } = await web.send({
      ...{ url, method: 'POST', timeoutMs: 5_000 },
      body: { jsonrpc: '2.0', id: 1, method, params },
      signal: new AbortController().signal,
    })
    const answer = json as { result: unknown; error?: { code: number; message: string } }
    if (answer.error) throw Object.assign(new Error(answer.error.message), answer.error)
    return answer.result
  }
  const wallet = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', chainId: 31337 },
    accounts: [one.address.toLowerCase()],
    async rpc(request) {
      asked.push(request)
      if (request.method !== 'eth_sendTransaction') return rpc(chain.url, request)
      const [transaction] = request.params as readonly Record<string, unknown>[]
      return rpc(sendsTo(), { ...request, params: [meddle(transaction ?? {})] })
    },
  })
  wallet.announce(platform.window)
  const otherAnvil = { ...foundry, id: 31338, name: 'Anvil B' }
  const foyer = createFoyer(
    {
      ...{ projectId: 'test', networks: [{ ...foundry, testnet }, otherAnvil], adapters: [evm()] },
      ...(holdings && { backend }),
      customRpcUrls: { 'eip155:31337': [chain.url], 'eip155:31338': [other.url] },
    },
    { platform },
  )
  const [connector] = foyer.getConnectors()
  if (connector) await foyer.connect({ connector })
  await foyer.internals.balances.refresh('eip155')
  const send = getSend(foyer)
  const state = () => send.store.getState()
  const until = (is: (state: SendState) => boolean) =>
    vi.waitFor(() => expect(is(state())).toBe(true), { timeout: 10_000, interval: 20 })
  return {
    ...{ foyer, wallet, send, state, until, two: two.address, one: one.address },
    nodeRequests: () => nodeRequests,
    giveUpAsking: () => giveUpAsking(),
    sent: () => asked.filter(({ method }) => method === 'eth_sendTransaction'),
    native: () => heldAssets(foyer, 'eip155')[0] as HeldAsset,
    /** What the chain tells whom nothing but the hash is left, as after a reload. */
    async found() {
      const { network, from: account, hash } = state()
      const actions = await foyer.internals.connection('eip155')?.actions?.()
      if (!network || !account || !hash) throw new Error('Nothing was sent')
      const signal = new AbortController().signal
      return actions?.findTransfer?.({ network, account, hash, signal })
    },
    async fill(how: { asset: HeldAsset; amount: string; to?: string }) {
      send.start({ to: two.address, ...how })
      await until(({ button, feeAtomic }) => button === 'previewSend' && feeAtomic !== null)
      await send.preview()
    },
  }
}

const tokenOf = (address: string, decimals: number, atomic: bigint): HeldAsset => ({
  asset: { kind: 'token', address, decimals },
  ...{ name: 'Token', symbol: 'TOK', decimals, atomic, priceUsd: null, iconUrl: null },
})

test('behavior: what the chain counts in arrives to the unit, and is read back', async () => {
  const { send, fill, native, until, state, one, two, sent, found } = await setUp()
  const before = await client.getBalance({ address: two })
  await fill({ asset: native(), amount: '0.000000000000000001' })
  expect(state()).toMatchObject({ status: 'reviewing', notice: null, isFirstTime: null })
  // Ten presses are one.
  await Promise.all(Array.from({ length: 10 }, () => send.confirm()))
  expect([state().status, sent().length]).toEqual(['sent', 1])
  await until(({ outcome }) => outcome?.status === 'confirmed')
  expect(state().outcome?.differences).toEqual([])
  expect((await client.getBalance({ address: two })) - before).toBe(1n)
  const moved = { kind: 'native' }
  expect(await found()).toMatchObject({ from: one, to: two, amountAtomic: 1n, asset: moved })
})

test('behavior: what a testnet counts in is shown as nothing, and can be sent', async () => {
  const { foyer, send, native, until, state, two } = await setUp({ testnet: true })
  expect(foyer.getState().chains.eip155?.balance).toBe('0')
  const before = await client.getBalance({ address: two })
  send.start({ asset: native(), amount: '1', to: two })
  await until(({ button, feeAtomic }) => button === 'previewSend' && feeAtomic !== null)
  await send.preview()
  await send.confirm()
  await until(({ outcome }) => outcome?.status === 'confirmed')
  expect(state().outcome?.differences).toEqual([])
  expect((await client.getBalance({ address: two })) - before).toBe(10n ** 18n)
})

test('behavior: Max leaves what wallets reserve, follows the fee, and nothing else of worth stays', async () => {
  const { send, fill, native, until, state, one } = await setUp()
  await fill({ asset: native(), amount: '1' })
  send.edit()
  await send.writeMax()
  const { amountAtomic, reserveAtomic } = state()
  // Twice the base fee and the tip, as wallets reserve.
  const { baseFeePerGas } = await client.getBlock()
  expect(reserveAtomic).toBeGreaterThanOrEqual(21_000n * 2n * (baseFeePerGas ?? 0n))
  expect((amountAtomic ?? 0n) + (reserveAtomic ?? 0n)).toBe(native().atomic)
  // The fee rises while nobody writes anything.
  await client.setNextBlockBaseFeePerGas({ baseFeePerGas: (baseFeePerGas ?? 0n) * 20n })
  await client.mine({ blocks: 1 })
  await until(({ button }) => button === 'previewSend')
  await send.preview()
  expect(state()).toMatchObject({ status: 'editing', notice: { kind: 'feeRose' } })
  expect(state().reserveAtomic).toBeGreaterThan(reserveAtomic ?? 0n)
  expect((state().amountAtomic ?? 0n) + (state().reserveAtomic ?? 0n)).toBe(native().atomic)
  await until(({ button }) => button === 'previewSend')
  await send.preview()
  await send.confirm()
  await until(({ outcome }) => outcome?.status === 'confirmed')
  expect(await client.getBalance({ address: one })).toBeLessThan(10n ** 16n)
})

test('behavior: tokens, also those that return nothing, and collectibles', async () => {
  const { fill, send, until, state, one, two, found } = await setUp()
  const { foyerDollar, legacyDollar, foyerDoors, foyerKeys } = contracts
  for (const token of [foyerDollar, legacyDollar]) {
    const balanceOf = (address: `0x${string}`) =>
      client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      })
    const before = await balanceOf(two)
    await fill({ asset: tokenOf(token, 6, await balanceOf(one)), amount: '0.000001' })
    await send.confirm()
    await until(({ outcome }) => outcome?.status === 'confirmed')
    expect([(await balanceOf(two)) - before, state().outcome?.differences]).toEqual([1n, []])
    expect(await found()).toMatchObject({
      ...{ from: one, to: two, amountAtomic: 1n, asset: { kind: 'token', address: token } },
    })
  }
  const doorId = await firstDoorOf(one)
  const collectible = (contract: string, tokenId: bigint, standard: string): HeldAsset => ({
    asset: { kind: 'collectible', contract, tokenId, standard },
    ...{ name: 'Thing', symbol: '', decimals: 0, atomic: 5n, priceUsd: null, iconUrl: null },
  })
  for (const asset of [
    collectible(foyerDoors, doorId, 'ERC721'),
    collectible(foyerKeys, 1n, 'ERC1155'),
  ]) {
    await fill({ asset, amount: '1' })
    await send.confirm()
    await until(({ outcome }) => outcome?.status === 'confirmed')
    expect(state().outcome?.differences).toEqual([])
    expect(await found()).toMatchObject({
      from: one,
      to: two,
      amountAtomic: 1n,
      asset: asset.asset,
    })
  }
  expect(await ownerOf(doorId)).toBe(two)
})

test('error: what is sent to the contract of a token is lost, and refused before; another contract is said', async () => {
  const { send, state, until, native, two } = await setUp()
  for (const to of [contracts.foyerDollar, contracts.legacyDollar]) {
    send.start({ asset: native(), amount: '1', to })
    await until(({ recipientProblem }) => recipientProblem === 'tokenContract')
    expect(state().button).toBe('invalidAddress')
  }
  send.start({ asset: native(), amount: '1', to: contracts.foyerDoors })
  await until(({ isContract }) => isContract)
  // An account that obeys a contract by its own key is an account (EIP-7702).
  const delegated = '0x00000000000000000000000000000000000d1e6a'
  await client.setCode({ address: delegated, bytecode: `0xef0100${two.slice(2)}` })
  for (const to of [two, delegated]) {
    send.start({ asset: native(), amount: '1', to })
    await until(({ button, feeAtomic }) => button === 'previewSend' && feeAtomic !== null)
    expect(state().isContract).toBe(false)
  }
})

test('error: a wallet that changes recipient, amount, token or network is found out', async () => {
  const third = chain.accounts[2]?.address ?? ''
  const word = (text: string) => text.replace('0x', '').toLowerCase().padStart(64, '0')
  const cases: [string, Parameters<typeof setUp>[0], 'native' | 'token'][] = [
    ['recipient', { meddle: (sent) => ({ ...sent, to: third }) }, 'native'],
    ['amount', { meddle: (sent) => ({ ...sent, value: '0x2' }) }, 'native'],
    ['asset', { meddle: (sent) => ({ ...sent, data: '0x00' }) }, 'native'],
    ['sender', { meddle: (sent) => ({ ...sent, from: third }) }, 'native'],
    ['network', { sendsTo: () => other.url, meddle: ({ chainId: _, ...sent }) => sent }, 'native'],
    [
      'recipient',
      { meddle: (sent) => ({ ...sent, data: `0xa9059cbb${word(third)}${word('0x1')}` }) },
      'token',
    ],
    [
      'amount',
      { meddle: ({ data, ...sent }) => ({ ...sent, data: `${String(data).slice(0, -1)}2` }) },
      'token',
    ],
    ['asset', { meddle: (sent) => ({ ...sent, to: contracts.foyerToken }) }, 'token'],
  ]
  for (const [part, how, kind] of cases) {
    const { fill, native, send, until, state } = await setUp(how)
    const asset = kind === 'native' ? native() : tokenOf(contracts.foyerDollar, 6, 10n ** 9n)
    await fill({ asset, amount: kind === 'native' ? '0.000000000000000001' : '0.000001' })
    await send.confirm()
    await until(({ outcome }) => (outcome?.differences?.length ?? 0) > 0)
    expect([part, state().outcome?.differences?.[0]?.part]).toEqual([part, part])
    // The alarm stays until it was read.
    send.start()
    expect(state().outcome?.differences).not.toEqual([])
    send.acknowledge()
    expect(state().status).toBe('editing')
  }
})

test('error: a user who has moved on is told of what differs, and only then', async () => {
  const third = chain.accounts[2]?.address ?? ''
  const { fill, native, send, until, state } = await setUp({
    meddle: (sent) => ({ ...sent, to: third }),
  })
  await fill({ asset: native(), amount: '0.000000000000000001' })
  await send.confirm()
  // Done, and the next one begun, before any node was asked.
  send.acknowledge()
  send.start({ asset: native(), amount: '2' })
  expect(state()).toMatchObject({ status: 'editing', amountText: '2' })
  await until(({ status, outcome }) => status === 'sent' && outcome?.differences?.length === 1)
  expect(state()).toMatchObject({ amountText: '0.000000000000000001', amountAtomic: 1n })
  send.start()
  expect(state().status).toBe('sent')
  send.acknowledge()
  expect(state().status).toBe('editing')
})

test('behavior: a wallet that answers after its silence changes nothing of what a user does now', async () => {
  const { fill, native, send, state, wallet, until, two, giveUpAsking, sent } = await setUp()
  wallet.behave('eth_sendTransaction', { late: 'approve' })
  await fill({ asset: native(), amount: '1' })
  const asking = send.confirm()
  await until(({ status }) => status === 'signing')
  // Nothing is asked, and nothing else is begun, meanwhile.
  await send.confirm()
  send.start()
  send.edit()
  expect(state()).toMatchObject({ status: 'signing', amountText: '1' })
  await vi.waitFor(() =>
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(
      1,
    ),
  )
  giveUpAsking()
  expect(state().status).toBe('outcomeUnknown')
  send.acknowledge()
  send.start({ asset: native(), amount: '3', to: two })
  wallet.answerLate()
  await asking
  expect(state()).toMatchObject({ status: 'editing', amountText: '3', hash: null })
  expect(sent()).toHaveLength(1)
  // It was sent all the same, which is told beside what the user does now.
  expect(send.sent.getState().map(({ amountAtomic }) => amountAtomic)).toEqual([10n ** 18n])
  await vi.waitFor(() => expect(send.sent.getState()[0]?.outcome?.status).toBe('confirmed'), 5_000)
})

test('error: a wallet that went to another network without a word is not asked', async () => {
  const { fill, native, send, state, sent, wallet } = await setUp()
  await fill({ asset: native(), amount: '1' })
  wallet.behave('eth_chainId', { answers: '0x1' })
  await send.confirm()
  expect(state()).toMatchObject({ status: 'reviewing', notice: { kind: 'wrongNetwork' } })
  expect(sent()).toEqual([])
})

test('behavior: declined, failed and unanswered requests say what happened, and that nothing was sent', async () => {
  const { fill, native, send, state, wallet, until } = await setUp()
  wallet.behave('eth_sendTransaction', 'reject')
  await fill({ asset: native(), amount: '1' })
  await send.confirm()
  expect(state()).toMatchObject({ status: 'reviewing', notice: { kind: 'declined' } })
  wallet.behave('eth_sendTransaction', {
    throws: Object.assign(new Error('Nonce too low'), { code: -32000 }),
  })
  await send.confirm()
  expect(state()).toMatchObject({
    status: 'failed',
    notice: { kind: 'failed', error: { message: 'Nonce too low' } },
  })
  wallet.behave('eth_sendTransaction', { throws: new Error('Relay closed') })
  await send.confirm()
  expect(state().status).toBe('outcomeUnknown')
  // Nothing is asked again before the user has looked.
  send.start()
  await send.confirm()
  expect(state().status).toBe('outcomeUnknown')
  send.acknowledge()
  await until(({ status }) => status === 'editing')
})

test('behavior: dropped and replaced transactions are told', async () => {
  for (const outcome of ['dropped', 'replaced'] as const) {
    const { fill, native, send, until, state, one, two } = await setUp()
    await client.setAutomine(false)
    try {
      await fill({ asset: native(), amount: '1' })
      await send.confirm()
      await until((now) => now.outcome?.status === 'pending' && now.outcome.seen !== null)
      const nonce = Number(state().outcome?.seen)
      await client.dropTransaction({ hash: state().hash as `0x${string}` })
      if (outcome === 'replaced') {
        await client.sendTransaction({
          ...{ account: one as `0x${string}`, to: two as `0x${string}`, nonce },
          value: 5n,
          chain: foundry,
        })
        await client.mine({ blocks: 1 })
      }
      await until((now) => now.outcome?.status === outcome)
      expect(state().outcome?.differences).toEqual([])
    } finally {
      await client.setAutomine(true)
    }
    send.acknowledge()
  }
})

test('behavior: a block that is taken back takes its confirmation along', async () => {
  const { fill, native, send, until, state } = await setUp()
  const before = await client.snapshot()
  await fill({ asset: native(), amount: '1' })
  await send.confirm()
  await until((now) => now.outcome?.status === 'confirmed')
  await client.revert({ id: before })
  await until((now) => now.outcome?.status !== 'confirmed')
  // The wallet may send it again by itself, so it is not said to be lost, and nothing is asked anew.
  expect(['pending', 'dropped']).toContain(state().outcome?.status)
  expect(state().outcome?.differences).toEqual([])
  expect(state().status).toBe('sent')
})

test('behavior: a client that is destroyed asks nothing more, and keeps nobody waiting', async () => {
  const { fill, native, send, foyer } = await setUp()
  await fill({ asset: native(), amount: '1' })
  const finished = send.finished().catch((error: unknown) => error)
  foyer.destroy()
  expect(await finished).toMatchObject({ code: 'modal/closed' })

  const other = await setUp()
  await other.fill({ asset: other.native(), amount: '1' })
  await other.send.confirm()
  await other.until((now) => now.outcome?.status === 'confirmed')
  other.foyer.destroy()
  const before = other.nodeRequests()
  // Longer than it takes to look again.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(other.nodeRequests()).toBe(before)
})

test('behavior: a change of account or network ends the review', async () => {
  const { fill, native, state, wallet, until } = await setUp()
  await fill({ asset: native(), amount: '1' })
  expect(state().status).toBe('reviewing')
  wallet.emit('accountsChanged', [chain.accounts[2]?.address])
  await until(({ status, notice }) => status === 'editing' && notice?.kind === 'walletChanged')
})

test('behavior: the chain says beforehand that a transfer would fail, and nobody is asked for it', async () => {
  const { send, state, until, sent, two } = await setUp()
  // A token that lies about what there is.
  const asset = tokenOf(contracts.foyerDollar, 6, 10n ** 30n)
  send.start({ asset, amount: '99999999', to: two })
  await until(({ button }) => button === 'previewSend')
  await send.preview()
  expect(state()).toMatchObject({ status: 'reviewing', notice: { kind: 'wouldFail' } })
  await send.confirm()
  expect([state().feeAtomic, sent().length]).toEqual([null, 0])
})

test('error: a token that a backend shows in other decimals is refused before the wallet is asked', async () => {
  const held = (decimals: number, numeric: string) => ({
    ...{ name: 'Foyer Dollar', symbol: 'FUSD', chainId: 'eip155:31337', value: 1, price: 1 },
    ...{
      address: `eip155:31337:${contracts.foyerDollar}`,
      quantity: { decimals: `${decimals}`, numeric },
    },
    iconUrl: '',
  })
  const sends = async (holding: object, amount: string) => {
    const made = await setUp({ holdings: [holding] })
    made.send.start({ assetAddress: contracts.foyerDollar, amount, to: made.two })
    await made.send.readBalance()
    await made.until(({ button }) => button === 'previewSend')
    await made.send.preview()
    await made.until(({ counterparts }) => counterparts !== 'reading')
    await made.send.confirm()
    return made
  }
  // A thousand times as much would move as a user reads.
  const lied = await sends(held(3, '1000000'), '1500')
  expect(lied.state()).toMatchObject({
    ...{ status: 'reviewing', asset: { decimals: 3 }, amountAtomic: 1_500_000n },
    notice: {
      kind: 'wouldFail',
      error: { code: 'transfer/decimals-differ', context: { shown: 3, onChain: 6 } },
    },
  })
  expect(lied.sent()).toEqual([])
  const told = await sends(held(6, '1000'), '1.5')
  expect(told.sent()).toHaveLength(1)
  await told.until(({ outcome }) => outcome?.status === 'confirmed')
  expect(told.state().outcome).toMatchObject({ differences: [], arrivedAtomic: 1_500_000n })
  expect(told.state().outcome?.uncompared).toBeUndefined()
})

test('behavior: what publishing costs on a chain of the OP stack is in the fee and in what Max leaves', async () => {
  const { fill, send, native, state } = await setUp()
  await fill({ asset: native(), amount: '1' })
  const { feeAtomic: plain, reserveAtomic: plainReserve } = state()
  send.acknowledge()
  send.edit()
  // Answers every call with 1,000,000 gwei: a stand-in for the chain's own oracle.
  await client.setCode({
    address: '0x420000000000000000000000000000000000000F',
    bytecode: '0x66038d7ea4c680005f5260205ff3',
  })
  const op = await setUp()
  await op.fill({ asset: op.native(), amount: '1' })
  // The data fee and the operator's, with a half on top.
  const added = 2n * ((10n ** 15n * 3n) / 2n)
  expect(op.state().feeAtomic).toBe((plain ?? 0n) + added)
  expect(op.state().reserveAtomic).toBe((plainReserve ?? 0n) + added)
})

test('error: a token that says yes and moves nothing is told, whatever its balance says', async () => {
  const { fill, send, until, state } = await setUp()
  const liar = `0x${'1a'.repeat(20)}` as const
  // Answers 1 to everything, so that `transfer` is true, and tells of no event.
  await client.setCode({ address: liar, bytecode: '0x600160005260206000f3' })
  await fill({ asset: tokenOf(liar, 1, 10n ** 30n), amount: '5' })
  await send.confirm()
  await until(({ outcome }) => outcome?.status === 'confirmed')
  expect(state().outcome).toMatchObject({ differences: [], arrivedAtomic: 0n })
  send.acknowledge()
  await fill({ asset: tokenOf(contracts.foyerDollar, 6, 10n ** 9n), amount: '5' })
  await send.confirm()
  await until(({ outcome }) => outcome?.status === 'confirmed')
  expect(state().outcome?.arrivedAtomic).toBe(5_000_000n)
})

test('error: a link of another network, wrong and wrong checksums are refused', async () => {
  const { send, state, until, native, two } = await setUp()
  send.start({ asset: native(), amount: '1' })
  await until(({ button, feeAtomic }) => button === 'addAddress' && feeAtomic !== null)
  const swapped = two.replace(/[a-f]/, (letter) => letter.toUpperCase()).replace(/[A-F]$/, 'c')
  const cases: [string, SendState['recipientProblem']][] = [
    ['0x123', 'invalid'],
    [`ethereum:${two}@8453?value=1`, 'otherNetwork'],
    [`ethereum:${two}@31337?req-tip=1`, 'required'],
    [swapped === two ? `${two.slice(0, -1)}Z` : swapped, swapped === two ? 'invalid' : 'checksum'],
  ]
  for (const [text, problem] of cases) {
    send.writeRecipient(text)
    expect([text, state().recipientProblem, state().button]).toEqual([
      text,
      problem,
      'invalidAddress',
    ])
  }
  send.writeRecipient(`ethereum:${two}@31337?value=2.5e17`)
  expect(state()).toMatchObject({ amountText: '0.25', recipient: { address: two } })
})

async function firstDoorOf(owner: string): Promise<bigint> {
  for (let id = 0n; id < 20n; id++) if ((await ownerOf(id).catch(() => null)) === owner) return id
  throw new Error('No door')
}

const ownerOf = (id: bigint) =>
  client.readContract({
    address: contracts.foyerDoors,
    abi: [
      {
        ...{ type: 'function', name: 'ownerOf', stateMutability: 'view' },
        inputs: [{ type: 'uint256', name: 'id' }],
        outputs: [{ type: 'address', name: 'owner' }],
      },
    ] as const,
    functionName: 'ownerOf',
    args: [id],
  })

test('behavior: an approval is an order: it costs what is told, and the chain has what was confirmed', async () => {
  const { foyer, one, two, state } = await setUp()
  const network = foyer.getState().chains.eip155?.network
  const actions = await foyer.internals.connection('eip155')?.actions?.()
  if (!network || !actions?.calls) throw new Error('No wallet')
  expect(state().status).toBe('editing')
  const { foyerDollar: token } = contracts
  const approval: Approval = {
    ...{ network, from: one, spender: two, amountAtomic: 7n },
    token: { address: token, symbol: 'FD', decimals: 6 },
  }
  const intent = approveIntent(actions.calls, () => approval.token)
  const { signal } = new AbortController()
  expect((await intent.prepare(approval, { signal })).feeAtomic).toBeGreaterThan(21_000n)
  const hash = await intent.ask(approval)
  const allowance = await client.readContract({
    ...{ address: token, abi: erc20Abi, functionName: 'allowance' },
    args: [one, two],
  })
  expect(allowance).toBe(7n)
  const asked = { hash, otherNetworks: [], signal }
  expect(await intent.outcome(approval, asked)).toMatchObject({
    ...{ status: 'confirmed', differences: [] },
  })
  // After a reload nothing but the hash is left.
  expect(await intent.find({ network, hash, account: one, signal })).toMatchObject({
    ...{ from: one.toLowerCase(), spender: two.toLowerCase(), amountAtomic: 7n },
  })
  const more = { ...approval, amountAtomic: 8n }
  expect((await intent.outcome(more, asked)).differences).toMatchObject([{ part: 'asset' }])
  // It would fail: the contract has no such function.
  const otherToken = { ...approval, token: { ...approval.token, address: contracts.foyerKeys } }
  await expect(intent.prepare(otherToken, { signal })).rejects.toMatchObject({
    code: 'transfer/refused-by-chain',
  })
})
