import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { withActions } from '../../../test/withActions.ts'
import type { Transfer, TransferOutcome } from '../../adapter/Transfer.ts'
import { TransferError, WalletError } from '../../adapter.ts'
import { createFoyer } from '../../client/createFoyer.ts'
import { getSend } from '../../send.ts'
import { heldAssets } from '../holdings/heldAssets.ts'
import type { SendState } from './SendState.ts'
import { sentOf } from './sentOf.ts'

const me = '4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'
const friend = '7pXzQ9b3k2mFh1GdYvW8sTnRjLcEaUoXiKqPzD5mYt4t'
const imitation = '7pXzQ9b3k2mFh1GdAAA8sTnRjLcEaUoXiKqPzD5mYt4t'
const stranger = '9aBcQ9b3k2mFh1GdYvW8sTnRjLcEaUoXiKqPzD5mZZZZ'
const token = `0x${'1'.repeat(40)}`
/** Asks for 2.5 of the token on the side chain. */
const link = 'pay:side'
const acorn = {
  ...{ name: 'Acorn', symbol: 'ACN', chainId: 'eip155:side', address: `eip155:side:${token}` },
  ...{ quantity: { decimals: '2', numeric: '5' }, iconUrl: '' },
}
const keptKey = '@foyer/sent'
const rpcUrl = 'http://127.0.0.1:1/rpc'
const backend = 'http://127.0.0.1:2'
const matching: TransferOutcome = { status: 'confirmed', differences: [], seen: null }

async function setUp({
  history,
  kept,
  networks = ['Local'],
}: {
  /** By name; the wallet is on the first. */
  networks?: readonly string[]
  history?: 'hangs' | 'fails' | 'late' | 'partly' | 'unread'
  /** What an earlier page left in storage. */
  kept?: string | null
} = {}) {
  // Histories are read of this family alone.
  const namespace = history ? 'eip155' : 'solana'
  const platform = createFakePlatform()
  if (kept) platform.storage.set(keptKey, kept)
  platform.http.answer(rpcUrl, { json: { jsonrpc: '2.0', id: 1, result: '1000' } })
  const sentTo = (to: string) => ({
    id: to,
    metadata: {
      ...{
        operationType: 'send',
        hash: '5x',
        chain: `${namespace}:local`,
        status: 'confirmed',
        nonce: 1,
      },
      ...{ minedAt: '2026-01-01T00:00:00Z', sentFrom: me, sentTo: to },
    },
    transfers: [{ direction: 'out', from: me, to, quantity: { numeric: '1' } }],
  })
  platform.http.answer(backend, ({ url }) => {
    if (url.includes('supported-chains'))
      return { json: { http: [`${namespace}:local`, `${namespace}:side`], ws: [] } }
    if (url.includes('/balance')) return { json: { balances: url.includes('side') ? [acorn] : [] } }
    if (!url.includes('/history')) return { status: 500 }
    if (history === 'hangs') return 'hang'
    if (history === 'fails') return { status: 500 }
    return {
      json: { data: history === 'unread' ? [] : [sentTo(friend)], next: null },
      ...(history === 'late' && { afterMs: 2_000 }),
      ...(history !== 'late' && { headers: { 'x-foyer-missing-chains': `${namespace}:local` } }),
    }
  })
  const wallet = createFakeWallet({
    ...{ id: 'ember', name: 'Ember', accounts: [me], reference: 'local' },
  })
  let asked = 0
  let feeFails = false
  let answer: { resolve(hash: string): void; reject(error: unknown): void } | undefined
  let outcome: TransferOutcome = matching
  let onChain: Transfer | null = null
  let kindOf: (address: string) => Promise<'account' | 'contract' | 'token'> = async () => 'account'
  const adapter = withActions(fakeAdapter({ namespace, wallets: [wallet] }), {
    nativeBalance: async () => 1_000n,
    readRecipient: (text) =>
      text === link
        ? {
            ...{ kind: 'payment', caipNetworkId: 'eip155:side', address: friend },
            ...{ tokenAddress: token, amountAtomic: 250n },
          }
        : text.length === friend.length
          ? { kind: 'address', address: text }
          : { kind: 'refused', reason: 'invalid' },
    estimate: async () => {
      if (feeFails) throw new Error('The node is away')
      return {
        feeAtomic: 5n,
        extraCosts: [{ kind: 'recipientAccount', atomic: 20n }],
        arrivesAtomic: 90n,
      }
    },
    transfer() {
      asked++
      return new Promise<string>((resolve, reject) => {
        answer = { resolve, reject }
      })
    },
    outcome: async () => outcome,
    findTransfer: async () => onChain,
    recipientKind: async ({ address }) => kindOf(address),
    // One is on the side chain alone.
    readToken: async ({ network }) =>
      network.name === 'Side'
        ? { name: 'Acorn', symbol: 'ACN', decimals: 2, heldAtomic: 500n }
        : null,
  })
  const foyer = createFoyer(
    {
      projectId: 'test',
      networks: networks.map((name) => ({
        ...{ id: name.toLowerCase(), name, chainNamespace: namespace, testnet: name === 'Local' },
        nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 2 },
        rpcUrls: { default: { http: [rpcUrl] } },
      })),
      adapters: [adapter],
      ...(history && { backend }),
    },
    { platform },
  )
  const events: string[] = []
  foyer.onEvent((event) => {
    if (event.type === 'track' && event.event.startsWith('SEND_')) events.push(event.event)
  })
  await platform.clock.advance(0)
  const [connector] = foyer.getConnectors()
  if (connector) await foyer.connect({ connector })
  const send = getSend(foyer)
  const state = () => send.store.getState()
  const settle = () => platform.clock.advance(0)
  const start = async (to = friend) => {
    send.start({ asset: heldAssets(foyer, namespace)[0], amount: '1', to })
    await settle()
  }
  return {
    ...{ foyer, send, state, events, start, settle, clock: platform.clock },
    kept: () => platform.storage.get(keptKey),
    failFee(fails: boolean) {
      feeFails = fails
    },
    asked: () => asked,
    /** Code is loaded in real time. */
    async until(is: () => boolean) {
      await vi.waitFor(
        async () => {
          await platform.clock.advance(0)
          expect(is()).toBe(true)
        },
        { timeout: 10_000, interval: 5 },
      )
    },
    async sendsAndKeeps() {
      await this.reach('sent')
      await this.until(() => platform.storage.get(keptKey) !== null)
    },
    tell: (next: TransferOutcome) => {
      outcome = next
    },
    lives: (next: typeof kindOf) => {
      kindOf = next
    },
    /** What the chain has under the hash that an earlier visit kept. */
    find: (changes: Partial<Transfer> | null) => {
      const { network } = foyer.getState().chains[namespace] ?? {}
      if (!network) throw new Error('No network')
      const sent = { network, from: me, to: friend, amountAtomic: 100n }
      onChain = changes && { ...sent, asset: { kind: 'native' }, ...changes }
    },
    async answers(how: { hash: string } | { throws: unknown }) {
      if ('hash' in how) answer?.resolve(how.hash)
      else answer?.reject(how.throws)
      await settle()
    },
    /** Leads to a status. */
    async reach(status: SendState['status']) {
      await start()
      if (status === 'editing') return
      await send.preview()
      if (status === 'reviewing') return
      void send.confirm()
      await settle()
      if (status === 'outcomeUnknown') await platform.clock.advance(120_000)
      if (status === 'sent') await this.answers({ hash: '5hash' })
      if (status === 'failed') await this.answers({ throws: answered })
    },
  }
}

const declined = WalletError.from({ code: 4001, message: 'User rejected' })
const unlike = TransferError.decimalsDiffer({ shown: 3, onChain: 6 })
const unasked = TransferError.unasked('No node answered.', new Error('HTTP 503'))
const answered = WalletError.from({ code: -32000, message: 'Nonce too low' })
/** As wallets pass on what the node said to which they handed it. */
const inside = (message: string) =>
  WalletError.from({ code: -32603, message: 'Internal JSON-RPC error.', data: { message } })
type Flow = Awaited<ReturnType<typeof setUp>>
type Status = Parameters<Flow['reach']>[0]

/** Every status with everything that can happen in it, and where that leads. */
const table: [Status, string, (flow: Flow) => unknown, Status][] = [
  ['editing', 'preview', ({ send }) => send.preview(), 'reviewing'],
  ['editing', 'a recipient that is none', ({ send }) => send.writeRecipient('nobody'), 'editing'],
  ['editing', 'confirm', ({ send }) => send.confirm(), 'editing'],
  ['editing', 'acknowledge', ({ send }) => send.acknowledge(), 'editing'],
  ['editing', 'disconnect', ({ foyer }) => foyer.disconnect('solana'), 'editing'],
  ['reviewing', 'editing', ({ send }) => send.edit(), 'editing'],
  ['reviewing', 'start', ({ send }) => send.start(), 'editing'],
  ['reviewing', 'preview', ({ send }) => send.preview(), 'reviewing'],
  ['reviewing', 'acknowledge', ({ send }) => send.acknowledge(), 'reviewing'],
  ['reviewing', 'disconnect', ({ foyer }) => foyer.disconnect('solana'), 'editing'],
  ['reviewing', 'confirm', ({ send }) => void send.confirm(), 'signing'],
  ['signing', 'a hash', ({ answers }) => answers({ hash: '5hash' }), 'sent'],
  ['signing', 'declined', ({ answers }) => answers({ throws: declined }), 'reviewing'],
  ['signing', 'an answer of the wallet', ({ answers }) => answers({ throws: answered }), 'failed'],
  [
    'signing',
    'a node that has it already',
    ({ answers }) => answers({ throws: inside('already known') }),
    'outcomeUnknown',
  ],
  [
    'signing',
    'a node that was not heard',
    ({ answers }) =>
      answers({
        throws: WalletError.from(Object.assign(new Error('Request timed out'), { code: -32603 })),
      }),
    'outcomeUnknown',
  ],
  [
    'signing',
    'a node that refused it',
    ({ answers }) => answers({ throws: inside('insufficient funds for gas') }),
    'failed',
  ],
  ['signing', 'a refusal of ours', ({ answers }) => answers({ throws: unlike }), 'failed'],
  ['signing', 'nothing to ask for', ({ answers }) => answers({ throws: unasked }), 'failed'],
  [
    'signing',
    'nonsense',
    ({ answers }) => answers({ throws: new Error('Relay closed') }),
    'outcomeUnknown',
  ],
  ['signing', 'silence', ({ clock }) => clock.advance(120_000), 'outcomeUnknown'],
  ['signing', 'start', ({ send }) => send.start(), 'signing'],
  ['signing', 'editing', ({ send }) => send.edit(), 'signing'],
  ['signing', 'preview', ({ send }) => send.preview(), 'signing'],
  ['signing', 'confirm', ({ send }) => send.confirm(), 'signing'],
  ['signing', 'acknowledge', ({ send }) => send.acknowledge(), 'signing'],
  ['signing', 'disconnect', ({ foyer }) => foyer.disconnect('solana'), 'signing'],
  ['outcomeUnknown', 'start', ({ send }) => send.start(), 'outcomeUnknown'],
  ['outcomeUnknown', 'preview', ({ send }) => send.preview(), 'outcomeUnknown'],
  ['outcomeUnknown', 'confirm', ({ send }) => send.confirm(), 'outcomeUnknown'],
  ['outcomeUnknown', 'editing', ({ send }) => send.edit(), 'outcomeUnknown'],
  ['outcomeUnknown', 'a late hash', ({ answers }) => answers({ hash: '5hash' }), 'sent'],
  ['outcomeUnknown', 'declined late', ({ answers }) => answers({ throws: declined }), 'editing'],
  ['outcomeUnknown', 'acknowledge', ({ send }) => send.acknowledge(), 'editing'],
  ['failed', 'confirm', ({ send }) => void send.confirm(), 'signing'],
  ['failed', 'edit', ({ send }) => send.edit(), 'editing'],
  ['failed', 'start', ({ send }) => send.start(), 'editing'],
  ['failed', 'disconnect', ({ foyer }) => foyer.disconnect('solana'), 'editing'],
  ['sent', 'preview', ({ send }) => send.preview(), 'sent'],
  ['sent', 'confirm', ({ send }) => send.confirm(), 'sent'],
  ['sent', 'editing', ({ send }) => send.edit(), 'sent'],
  ['sent', 'acknowledge', ({ send }) => send.acknowledge(), 'editing'],
  ['sent', 'start', ({ send }) => send.start(), 'editing'],
]

test.each(table)('behavior: in %s, %s', async (from, _name, happens, to) => {
  const flow = await setUp()
  await flow.reach(from)
  expect(flow.state().status).toBe(from)
  const askedBefore = flow.asked()
  await happens(flow)
  await flow.settle()
  expect(flow.state().status).toBe(to)
  // A wallet is asked by confirming a review, and by nothing else.
  expect(flow.asked() - askedBefore).toBe(from !== 'signing' && to === 'signing' ? 1 : 0)
})

test('behavior: what the wallet was not asked for is said not to be sent, and why', async () => {
  for (const [thrown, kind] of [
    [unlike, 'wouldFail'],
    [unasked, 'failed'],
  ] as const) {
    const flow = await setUp()
    await flow.reach('signing')
    await flow.answers({ throws: thrown })
    expect(flow.state()).toMatchObject({ status: 'failed', notice: { kind, error: thrown } })
  }
})

test('behavior: ten presses are one request and one event, whatever came of it', async () => {
  for (const [how, event] of [
    [{ hash: '5hash' }, 'SEND_SUCCESS'],
    [{ throws: declined }, 'SEND_REJECTED'],
    [{ throws: answered }, 'SEND_ERROR'],
  ] as const) {
    const flow = await setUp()
    await flow.reach('reviewing')
    for (let press = 0; press < 10; press++) void flow.send.confirm()
    await flow.settle()
    await flow.answers(how)
    expect([flow.asked(), flow.events]).toEqual([1, ['SEND_INITIATED', event]])
  }
})

test.each(['reviewing', 'signing', 'outcomeUnknown', 'sent'] as const)(
  'behavior: nothing is written over what was confirmed, in %s',
  async (status) => {
    const flow = await setUp()
    await flow.reach(status)
    const { asset, amountAtomic, recipient } = flow.state()
    flow.send.writeAmount('7')
    flow.send.writeRecipient(imitation)
    if (asset) flow.send.chooseAsset({ ...asset, symbol: 'OTHER' })
    await flow.send.writeMax()
    await flow.settle()
    expect(flow.state()).toMatchObject({ status, amountAtomic, recipient, amountText: '1' })
    expect(flow.state().asset?.symbol).toBe('SOL')
  },
)

test('behavior: what is paid besides the fee is asked for, left by Max, and shown', async () => {
  const flow = await setUp()
  await flow.start()
  expect(flow.state()).toMatchObject({
    ...{ feeAtomic: 5n, arrivesAtomic: 90n },
    extraCosts: [{ kind: 'recipientAccount', atomic: 20n }],
  })
  await flow.send.writeMax()
  expect(flow.state()).toMatchObject({ amountText: '9.75', button: 'previewSend' })
  flow.send.writeAmount('9.76')
  expect(flow.state().button).toBe('insufficientFunds')
})

test('behavior: while nobody knows the fee, all there is is no amount that could be sent', async () => {
  const flow = await setUp()
  flow.failFee(true)
  flow.send.start({ isMax: true, to: friend })
  await flow.settle()
  expect(flow.state()).toMatchObject({ isMax: true, amountText: '', button: 'addAmount' })
  expect(flow.state().notice).toEqual({ kind: 'feeUnknown' })
  await expect(flow.send.preview()).rejects.toMatchObject({ code: 'transfer/incomplete' })
  flow.failFee(false)
  await flow.send.writeMax()
  expect(flow.state()).toMatchObject({ amountText: '9.75', button: 'previewSend', notice: null })
})

test('behavior: a transfer of all there is begins with as much as the fee leaves', async () => {
  const flow = await setUp()
  flow.send.start({ isMax: true, to: friend })
  await flow.settle()
  expect(flow.state()).toMatchObject({ isMax: true, amountText: '9.75', button: 'previewSend' })
  // Something else that is chosen is not all there is of it.
  const { asset } = flow.state()
  if (asset) flow.send.chooseAsset(asset)
  expect(flow.state().isMax).toBe(false)
})

test('error: an alarm cannot be left behind, and closes nothing that a wallet is asked', async () => {
  const flow = await setUp()
  flow.tell({
    ...matching,
    differences: [{ part: 'recipient', confirmed: friend, sent: imitation }],
  })
  await flow.reach('sent')
  expect(flow.foyer.getState().send?.differs).toBe(true)
  flow.send.start()
  expect(flow.state().status).toBe('sent')
  await flow.foyer.disconnect('solana')
  expect(flow.foyer.getState().send?.differs).toBe(true)
  flow.send.acknowledge()
  expect([flow.state().status, flow.foyer.getState().send]).toEqual(['editing', null])
})

test('behavior: a block that goes again is noticed for minutes, and settled after that', async () => {
  const flow = await setUp()
  await flow.reach('sent')
  await flow.clock.advance(60_000)
  expect(flow.state().outcome?.status).toBe('confirmed')
  flow.tell({ ...matching, status: 'pending' })
  await flow.clock.advance(20_000)
  expect(flow.state().outcome?.status).toBe('pending')
  flow.tell(matching)
  await flow.clock.advance(600_000)
  expect(flow.state().outcome?.status).toBe('confirmed')
  expect(flow.clock.pending()).toBe(0)
})

test('behavior: what is learnt while the user reads the review still stands before it', async () => {
  const flow = await setUp({ history: 'late' })
  await flow.start(imitation)
  await flow.send.preview()
  expect(flow.state()).toMatchObject({
    status: 'reviewing',
    counterparts: 'reading',
    lookAlike: null,
  })
  await flow.send.confirm()
  expect([flow.state().status, flow.asked()]).toEqual(['reviewing', 0])
  // Its code loads in real time.
  await vi.waitFor(
    async () => {
      await flow.clock.advance(100)
      expect(flow.state().counterparts).toBe('read')
    },
    { timeout: 10_000, interval: 10 },
  )
  expect(flow.state()).toMatchObject({
    ...{ status: 'editing', counterparts: 'read', notice: { kind: 'lookAlike' } },
    lookAlike: { kind: 'ends', known: friend },
  })
  await flow.send.preview()
  expect(flow.state().status).toBe('editing')
  flow.send.acceptLookAlike()
  await flow.send.preview()
  expect(flow.state().status).toBe('reviewing')
})

test.each([
  ['partly', 'failed'],
  ['unread', 'absent'],
] as const)(
  'behavior: nobody is called new by a history that is read %s',
  async (history, counterparts) => {
    const flow = await setUp({ history })
    await flow.start(stranger)
    await vi.waitFor(
      async () => {
        await flow.clock.advance(100)
        expect(flow.state().counterparts).toBe(counterparts)
      },
      { timeout: 10_000, interval: 10 },
    )
    expect(flow.state().isFirstTime).toBeNull()
    flow.send.writeRecipient(friend)
    expect(flow.state().isFirstTime).toBe(history === 'partly' ? false : null)
  },
)

test.each(['hangs', 'fails'] as const)(
  'error: a history that %s holds nobody up for more than five seconds, and it is said',
  async (history) => {
    const flow = await setUp({ history })
    await flow.reach('reviewing')
    await flow.clock.advance(5_000)
    expect(flow.state()).toMatchObject({ status: 'reviewing', counterparts: 'failed' })
    void flow.send.confirm()
    expect(flow.state().status).toBe('signing')
  },
)

test('error: what was asked for on another network is never reviewed on this one', async () => {
  const flow = await setUp()
  const asset = heldAssets(flow.foyer, 'solana')[0]
  flow.send.start({ asset, amount: '1', to: friend, chainId: 'solana:main' })
  for (let turn = 0; turn < 50; turn++) {
    expect(flow.state().button).not.toBe('previewSend')
    await Promise.resolve()
  }
  await flow.settle()
  expect(flow.state()).toMatchObject({
    ...{ recipientProblem: 'otherNetwork', wantedNetwork: 'solana:main' },
    button: 'invalidAddress',
  })
  flow.send.writeRecipient('')
  flow.send.writeRecipient(friend)
  expect(flow.state().button).toBe('previewSend')
})

test('behavior: an order for another network goes on as it was once the wallet is there', async () => {
  const flow = await setUp({ networks: ['Local', 'Side'] })
  flow.send.start({ assetAddress: token, amount: '1', to: friend, chainId: 'solana:side' })
  await flow.settle()
  await flow.send.readBalance()
  await flow.settle()
  // The token is not looked for on a network that it is not on.
  expect(flow.state()).toMatchObject({
    ...{ recipientProblem: 'otherNetwork', wantedNetwork: 'solana:side' },
    ...{ notice: null, amountText: '1', recipientText: friend },
  })
  await flow.foyer.switchNetwork('solana:side')
  await flow.send.readBalance()
  await flow.until(() => flow.state().button === 'previewSend')
  expect(flow.state()).toMatchObject({
    ...{ asset: { symbol: 'ACN' }, amountText: '1', amountAtomic: 100n, notice: null },
    recipient: { address: friend },
  })
})

test('behavior: so does a payment link, once what is held there is known', async () => {
  const flow = await setUp({ networks: ['Local', 'Side'], history: 'unread' })
  await flow.start(link)
  expect(flow.state()).toMatchObject({ wantedNetwork: 'eip155:side' })
  await flow.foyer.switchNetwork('eip155:side')
  await flow.settle()
  expect(flow.state()).toMatchObject({ recipientProblem: 'required' })
  await flow.send.readBalance()
  expect(flow.state()).toMatchObject({
    ...{ asset: { symbol: 'ACN' }, amountText: '2.5', recipient: { address: friend } },
  })
})

const pending: TransferOutcome = { status: 'pending', differences: [], seen: null }
const differing: TransferOutcome = {
  status: 'confirmed',
  differences: [{ part: 'recipient', confirmed: friend, sent: imitation }],
  seen: null,
}

test('behavior: of what is under way storage has the hash and the chain, and no account or amount', async () => {
  const first = await setUp()
  first.tell(pending)
  await first.sendsAndKeeps()
  const { orders } = JSON.parse(first.kept() ?? '')
  expect(orders).toMatchObject([{ hash: '5hash', chainId: 'solana:local' }])
  expect(Object.keys(orders[0]).sort()).toEqual(['chainId', 'digest', 'hash', 'kind', 'sentAtMs'])
  for (const secret of [me, friend, 'SOL', '100']) expect(first.kept()).not.toContain(secret)
})

test('behavior: what was under way is there after a reload, as the chain has it, until it is settled', async () => {
  const first = await setUp()
  first.tell(pending)
  await first.sendsAndKeeps()
  const reloaded = await setUp({ kept: first.kept() })
  sentOf(reloaded.foyer).resume()
  await reloaded.until(() => reloaded.kept() !== null)
  // No node knows it yet.
  expect(reloaded.send.sent.getState()).toEqual([])
  reloaded.find({})
  await reloaded.clock.advance(10_000)
  await reloaded.until(() => reloaded.kept() === null)
  expect(reloaded.send.sent.getState()).toMatchObject([
    {
      ...{ hash: '5hash', from: me, recipient: { address: friend }, isUnmatched: false },
      outcome: { status: 'confirmed', differences: [] },
    },
  ])
  expect(reloaded.send.sent.getState()[0]?.amountAtomic).toBe(
    first.send.sent.getState()[0]?.amountAtomic,
  )
})

test('error: after a reload something else is shown as what it is, and nobody is told to stop using a wallet', async () => {
  const first = await setUp()
  first.tell(pending)
  await first.sendsAndKeeps()
  const kept = first.kept() ?? ''
  const planted = kept.replace(/"digest":"[^"]*"/, `"digest":"${'0'.repeat(64)}"`)
  for (const [text, onChain] of [
    [kept, { to: imitation }],
    [kept, { amountAtomic: 1n }],
    [planted, {}],
  ] as const) {
    const reloaded = await setUp({ kept: text })
    reloaded.find(onChain)
    reloaded.tell(differing)
    sentOf(reloaded.foyer).resume()
    await reloaded.until(() => reloaded.send.sent.getState()[0]?.outcome?.status === 'confirmed')
    expect(reloaded.send.sent.getState()).toMatchObject([
      { isUnmatched: true, outcome: { differences: null } },
    ])
    expect([sentOf(reloaded.foyer).alarm(), reloaded.state().status]).toEqual([
      undefined,
      'editing',
    ])
  }
})

test("error: somebody else's transaction that stands in storage is dropped in silence", async () => {
  const first = await setUp()
  first.tell(pending)
  await first.sendsAndKeeps()
  const reloaded = await setUp({ kept: first.kept() })
  reloaded.find({ from: stranger, to: me })
  sentOf(reloaded.foyer).resume()
  await reloaded.until(() => reloaded.kept() === null)
  expect(reloaded.send.sent.getState()).toEqual([])
})

test('behavior: what an earlier page left is not asked for before it is wanted', async () => {
  const first = await setUp()
  first.tell(pending)
  await first.sendsAndKeeps()
  const reloaded = await setUp({ kept: first.kept() })
  reloaded.find({})
  await reloaded.clock.advance(60_000)
  expect(reloaded.send.sent.getState()).toEqual([])
  await reloaded.start()
  await reloaded.until(() => reloaded.send.sent.getState().length > 0)
  expect(reloaded.send.sent.getState()).toMatchObject([{ hash: '5hash' }])
})

test('behavior: disconnecting leaves nothing of what was sent in the browser', async () => {
  const flow = await setUp()
  flow.tell(pending)
  await flow.sendsAndKeeps()
  expect(flow.kept()).toContain('5hash')
  await flow.foyer.disconnect()
  expect(flow.kept()).toBeNull()
})

test('error: what another network has under way, and what is too old, is not shown', async () => {
  const first = await setUp()
  first.tell(pending)
  await first.sendsAndKeeps()
  const text = first.kept() ?? ''
  const changes: [string, string][] = [
    ['solana:local', 'solana:other'],
    [`"sentAtMs":${JSON.parse(text).orders[0].sentAtMs}`, '"sentAtMs":-86400001'],
  ]
  for (const [from, to] of changes) {
    const reloaded = await setUp({ kept: text.replaceAll(from, to) })
    reloaded.find({})
    sentOf(reloaded.foyer).resume()
    await reloaded.settle()
    expect(reloaded.send.sent.getState(), to).toEqual([])
  }
})

const priced = (priceUsd: number | null, decimals = 6) =>
  ({
    asset: { kind: 'token', address: `${priceUsd}`, decimals },
    ...{ name: 'Token', symbol: 'TOK', decimals, atomic: 10n ** 12n, priceUsd, iconUrl: null },
  }) as const

test('behavior: dollars outlive the token that they were written for, and never become tokens', async () => {
  const flow = await setUp()
  await flow.start()
  flow.send.chooseAsset(priced(2_000))
  flow.send.writeAmount('')
  flow.send.chooseUnit('dollars')
  flow.send.writeAmount('100')
  expect(flow.state()).toMatchObject({ unit: 'dollars', amountAtomic: 50_000n })
  // As many dollars of another token.
  flow.send.chooseAsset(priced(0.5))
  expect(flow.state()).toMatchObject({ amountText: '100', amountAtomic: 200_000_000n })
  // A token without decimals is not bought in parts.
  flow.send.chooseAsset(priced(3_000, 0))
  expect(flow.state()).toMatchObject({ amountAtomic: 0n, button: 'incorrectValue' })
  // Without a price there are no dollars, and a hundred tokens were never meant.
  flow.send.chooseAsset(priced(null))
  expect(flow.state()).toMatchObject({ unit: 'token', amountText: '', button: 'addAmount' })
  flow.send.writeAmount('2,5')
  expect(flow.state().amountAtomic).toBe(2_500_000n)
})

test('behavior: an amount stays as much as it was when its unit changes, and can be typed', async () => {
  const flow = await setUp()
  await flow.start()
  flow.send.chooseAsset(priced(3))
  flow.send.writeAmount('1.5')
  flow.send.chooseUnit('dollars')
  expect(flow.state()).toMatchObject({ amountText: '4.5', amountAtomic: 1_500_000n })
  flow.send.chooseUnit('token')
  expect(flow.state()).toMatchObject({ amountText: '1.5', amountAtomic: 1_500_000n })
  // What has two readings is no amount.
  flow.send.writeAmount('1.000')
  expect(flow.state()).toMatchObject({ amountAtomic: null, button: 'incorrectValue' })
})

test('behavior: a balance that nobody has read is not called too little', async () => {
  const flow = await setUp()
  await flow.start()
  flow.send.chooseAsset({ ...priced(3), atomic: 0n, isBalanceUnknown: true })
  flow.send.writeAmount('1')
  expect(flow.state().button).toBe('unknownBalance')
  await flow.send.writeMax()
  expect(flow.state().isMax).toBe(false)
})

test('behavior: a recipient with code is said, unless it was sent to before, and unknown is not said', async () => {
  const flow = await setUp()
  flow.lives(async () => 'contract')
  await flow.start()
  expect(flow.state()).toMatchObject({ isContract: true, button: 'previewSend' })
  flow.lives(async () => 'account')
  flow.send.writeRecipient(stranger)
  await flow.settle()
  expect(flow.state()).toMatchObject({ isContract: false, button: 'previewSend' })
  flow.lives(() => Promise.reject(new Error('HTTP 503')))
  flow.send.writeRecipient(friend)
  await flow.settle()
  expect(flow.state()).toMatchObject({ isContract: false, button: 'previewSend' })
})

test("error: a token's contract is refused as a recipient, though nobody holds the token", async () => {
  const flow = await setUp()
  flow.lives(async () => 'token')
  await flow.start()
  expect(flow.state()).toMatchObject({
    recipientProblem: 'tokenContract',
    button: 'invalidAddress',
  })
  // Found out while the user reads the review.
  let answer = (_: 'token') => {}
  flow.lives(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  flow.send.writeRecipient(friend)
  await flow.send.preview()
  expect(flow.state().status).toBe('reviewing')
  answer('token')
  await flow.settle()
  expect(flow.state()).toMatchObject({ status: 'editing', recipientProblem: 'tokenContract' })
})

test('error: a chain family that nothing is sent on says so, and where a button does, too', async () => {
  const platform = createFakePlatform()
  const wallet = createFakeWallet({ id: 'oak', name: 'Oak', accounts: [me], reference: 'local' })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [
        {
          ...{ id: 'local', name: 'Local', chainNamespace: 'solana', testnet: true },
          nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 2 },
          rpcUrls: { default: { http: [rpcUrl] } },
        },
      ],
      adapters: [fakeAdapter({ namespace: 'solana', wallets: [wallet] })],
    },
    { platform },
  )
  await platform.clock.advance(0)
  const [connector] = foyer.getConnectors()
  if (connector) await foyer.connect({ connector })
  const send = getSend(foyer)
  send.start()
  await vi.waitFor(() => expect(send.store.getState().button).toBe('unsupportedChain'))
  await expect(send.preview()).rejects.toMatchObject({
    ...{ code: 'transfer/unsupported-chain', message: 'Unsupported chain' },
    context: { namespace: 'solana' },
  })
})
