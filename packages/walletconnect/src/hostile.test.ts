import { createFakePlatform } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../scripts/endurance.ts'
import { evmNamespaces, other, playWallet } from '../test/playWallet.ts'
import { openConnected, openPage, storageKey } from '../test/setUpRemote.ts'
import { createSharedStorage } from '../test/sharedStorage.ts'
import {
  answerMessage,
  approveProposal,
  askMessage,
  Envelope,
  Key,
  type Method,
  PairingLink,
} from './protocol.ts'

const never = () => new AbortController().signal
const metadata = { name: 'Thief', description: '', url: 'https://thief.example', icons: [] }

/** A link that a wallet answers; what it settles is in the hands of the test. */
async function openAnswered() {
  const page = openPage()
  const { relays, remote, wallet, link, platform } = page
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  remote.hold()
  const arrived = wallet.arrive({ signal: never() })
  arrived.catch(() => {})
  const uri = PairingLink.parse(await link())
  await theirs.pair(await link())
  await relays.settle()
  const offered = theirs.proposals[0]
  if (!offered) throw new Error('Nothing was proposed')
  const approval = approveProposal({
    ...offered,
    namespaces: evmNamespaces(),
    metadata,
    nowMs: platform.clock.now(),
  })
  return { ...page, theirs, offered, approval, uri, arrived }
}

test('error: nobody without the key of a link or a session is heard', async () => {
  const { relays, records, session, uri, platform, received } = await openConnected().then(
    async (page) => {
      page.remote.hold()
      return { ...page, uri: PairingLink.parse(await page.link()) }
    },
  )
  received.length = 0
  const before = JSON.stringify(records.read())
  const symKey = Key.random()
  for (const { topic } of [session, uri]) {
    const forged = askMessage({
      topic,
      symKey,
      id: 1,
      method: 'wc_sessionDelete',
      params: { code: 6000, message: '' },
    })
    await relays.deliver(forged)
    await relays.deliver({
      topic,
      message: Envelope.wrap('{"id":1,"jsonrpc":"2.0","result":true}'),
    })
    for (const message of ['', '=', 'AA==', 'x'.repeat(100), 'A'.repeat(2_000_000)])
      await relays.deliver({ topic, message })
  }
  await relays.settle()
  expect([JSON.stringify(records.read()), received]).toEqual([before, []])
  expect(platform.reports).toEqual([])
})

test('error: each bit of a message counts', async () => {
  const { relays, records, session } = await openConnected()
  const before = JSON.stringify(records.read())
  const { message } = askMessage({
    ...session,
    id: 5,
    method: 'wc_sessionDelete',
    params: { code: 6000, message: '' },
  })
  const bytes = Buffer.from(message, 'base64')
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    await relays.deliver({ topic: session.topic, message: flipped.toString('base64') })
  }
  expect(JSON.stringify(records.read())).toBe(before)
  await relays.deliver({ topic: session.topic, message })
  expect(records.read().sessions).toEqual([])
})

test('error: a message on another topic is not opened', async () => {
  const { relays, records, session, link, remote } = await openConnected()
  remote.hold()
  const uri = PairingLink.parse(await link())
  const before = JSON.stringify(records.read())
  const params = { code: 6000, message: '' }
  const farewell = askMessage({ ...session, id: 5, method: 'wc_sessionDelete', params })
  await relays.deliver({ topic: uri.topic, message: farewell.message })
  const proposal = relays.published.find(({ topic }) => topic === uri.topic)
  await relays.deliver({ topic: session.topic, message: proposal?.message ?? '' })
  expect(JSON.stringify(records.read())).toBe(before)
})

test('error: only the key that approved may settle', async () => {
  const { relays, approval, offered, uri, records, arrived, remote } = await openAnswered()
  const [answer, settlement] = approval.messages
  // Everyone who saw the link may approve, too; the first one that settles wins.
  const second = approveProposal({
    ...offered,
    namespaces: evmNamespaces([1], [other]),
    metadata,
    nowMs: Date.now(),
  })
  await relays.deliver(answer)
  await relays.deliver(second.messages[0])
  expect(
    records
      .read()
      .pairings.find(({ topic }) => topic === uri.topic)
      ?.answers.map(({ topic }) => topic),
  ).toEqual([approval.session.topic, second.session.topic])
  expect(remote.isConnected()).toBe(false)
  const forged = askMessage({
    ...approval.session,
    id: 7,
    method: 'wc_sessionSettle',
    params: {
      relay: { protocol: 'irn' },
      namespaces: evmNamespaces(),
      controller: { publicKey: Key.createPair().publicKey, metadata },
      expiry: Math.floor(Date.UTC(2026, 0, 2) / 1_000),
    },
  })
  await relays.deliver(forged)
  await expect(arrived).rejects.toMatchObject({ code: 'wallet/failed' })
  await relays.deliver(settlement)
  expect(remote.isConnected()).toBe(false)
})

test.each<[string, (params: Record<string, unknown>) => object]>([
  ['no accounts', () => ({ namespaces: {} })],
  [
    'a family that nobody asked for',
    () => ({
      namespaces: { cosmos: { accounts: ['cosmos:hub:abc'], methods: [], events: [] } },
    }),
  ],
  ['an address that is none', () => ({ namespaces: evmNamespaces([1], ['0xabc']) })],
  [
    'an account of another family',
    () => ({
      namespaces: { eip155: { accounts: [`solana:1:${other}`], methods: [], events: [] } },
    }),
  ],
  [
    'methods that are no texts',
    () => ({
      namespaces: { eip155: { accounts: [`eip155:1:${other}`], methods: [1], events: [] } },
    }),
  ],
  ['a key of the prototype', () => ({ namespaces: JSON.parse('{"__proto__":{"accounts":[]}}') })],
  [
    'thousands of accounts',
    () => ({
      namespaces: {
        eip155: {
          accounts: Array.from({ length: 3_000 }, (_, chain) => `eip155:${chain + 1}:${other}`),
          methods: [],
          events: [],
        },
      },
    }),
  ],
  ['a session that is over', () => ({ expiry: 1 })],
  ['a session for a year', ({ expiry }) => ({ expiry: Number(expiry) + 365 * 86_400 })],
  ['no end', () => ({ expiry: null })],
  ['another relay', () => ({ relay: { protocol: 'waku' } })],
  ['no controller', () => ({ controller: null })],
])('error: a settlement with %s is refused, and the wallet told', async (_, change) => {
  const { relays, approval, arrived, records, platform, theirs } = await openAnswered()
  const [answer, settlement] = approval.messages
  await relays.deliver(answer)
  const opened = JSON.parse(
    Envelope.open({ symKey: approval.session.symKey, envelope: settlement.message }) ?? '',
  )
  const params = { ...opened.params, ...change(opened.params) }
  const sealed = { ...approval.session, id: opened.id, method: 'wc_sessionSettle' as const, params }
  await relays.deliver(askMessage(sealed))
  await expect(arrived).rejects.toMatchObject({ code: 'wallet/failed' })
  expect(records.read().sessions).toEqual([])
  const told = relays.published.at(-1)
  expect(
    relays.published.some(({ topic, tag }) => topic === approval.session.topic && tag === 1103),
  ).toBe(true)
  expect([platform.reports, theirs.requests, told?.by]).toEqual([[], [], 'page'])
})

test('error: everything that ever came, said again in any order, changes nothing', async () => {
  const { relays, theirs, records, received, remote } = await openConnected()
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1, 8453]) })
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1]) })
  const event = { name: 'message', data: 1 }
  await theirs.say('wc_sessionEvent', { event, chainId: 'eip155:1' })
  await theirs.say('wc_sessionExtend', {})
  await relays.settle()
  const ours = () => relays.published.filter(({ by }) => by === 'page').length
  const count = ours()
  const before = JSON.stringify(records.read())
  received.length = 0
  const all = [...relays.published]
  for (const message of [...all, ...[...all].reverse(), ...all]) await relays.deliver(message)
  await relays.settle()
  expect([JSON.stringify(records.read()), received, ours()]).toEqual([before, [], count])
  await theirs.say('wc_sessionDelete', { code: 6000, message: '' })
  await relays.settle()
  for (const message of all) await relays.deliver(message)
  await relays.settle()
  expect([remote.isConnected(), records.read().sessions, records.read().pairings]).toEqual([
    false,
    [],
    [],
  ])
})

test('behavior: many messages, each doubled and shuffled among five, have one effect each', async () => {
  const { relays, session, received, remote } = await openConnected()
  received.length = 0
  const sealed = Array.from({ length: endurance({ few: 200, all: 1_000 }) }, (_, index) => {
    const event = { name: 'message', data: index }
    const params = { event, chainId: 'eip155:1' }
    return askMessage({ ...session, id: 1_000 + index, method: 'wc_sessionEvent', params })
  })
  const frames = sealed.flatMap((message) => [message, message])
  for (let start = 0; start < frames.length; start += 5) {
    const window = frames.slice(start, start + 5).sort(() => Math.random() - 0.5)
    for (const frame of window) await relays.deliver(frame)
  }
  const told = received.map((entry) => (entry as [string, number])[1])
  expect(told.sort((one, another) => one - another)).toEqual(sealed.map((_, index) => index))
  const [kept] = remote.client.sessions()
  expect(kept?.received.ids.length).toBeLessThanOrEqual(64)
})

test('error: an update that was overtaken by a newer one comes too late', async () => {
  const { relays, session, provider } = await openConnected()
  const update = (id: number, chains: number[]) =>
    askMessage({
      ...session,
      id,
      method: 'wc_sessionUpdate',
      params: { namespaces: evmNamespaces(chains, chains.length > 1 ? [other] : undefined) },
    })
  await relays.deliver(update(20, [1, 8453]))
  await relays.deliver(update(10, [1]))
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([other])
})

test('property: whatever a wallet says under the right seal, nothing breaks', async () => {
  const methods: Method[] = [
    'wc_sessionUpdate',
    'wc_sessionExtend',
    'wc_sessionEvent',
    'wc_sessionSettle',
    'wc_sessionPing',
    'wc_sessionPropose',
    'wc_pairingDelete',
  ]
  const { relays, session, records, platform, remote } = await openConnected()
  const words = fc.constantFrom('__proto__', 'constructor', 'eip155', 'eip155:1', 'toString')
  const anything = fc.oneof(fc.jsonValue(), fc.dictionary(words, fc.jsonValue()))
  const params = fc.oneof(
    anything,
    fc.record({ namespaces: anything, expiry: anything, chainId: anything, event: anything }),
    fc.record({
      namespaces: fc.dictionary(words, fc.record({ accounts: anything, methods: anything })),
    }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...methods),
      params,
      fc.maxSafeNat(),
      async (method, said, id) => {
        await relays.deliver(askMessage({ ...session, id, method, params: said }))
        const response = { id, result: said } as never
        await relays.deliver(answerMessage({ ...session, method, response }))
        expect(remote.isConnected()).toBe(true)
      },
    ),
    { numRuns: endurance({ few: 100, all: 1_000 }) },
  )
  expect(({} as Record<string, unknown>).accounts).toBeUndefined()
  expect(records.read().sessions).toHaveLength(1)
  expect(platform.reports).toEqual([])
  expect(platform.storage.get('@foyer/walletconnect')?.length).toBeLessThan(100_000)
})

test('property: whatever is answered to a link, only an approval that settles connects', async () => {
  const { remote, relays, records, link, platform } = openPage()
  remote.hold()
  await link()
  const answers = fc.oneof(
    fc.record({ result: fc.jsonValue() }),
    fc.record({ result: fc.record({ responderPublicKey: fc.oneof(fc.string(), fc.jsonValue()) }) }),
    fc.record({ error: fc.jsonValue() }),
    fc.record({ method: fc.constantFrom('wc_sessionSettle', 'x'), params: fc.jsonValue() }),
  )
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      await link()
      const [pairing] = records.read().pairings.slice(-1)
      if (!pairing) throw new Error('There is no link')
      const { topic, symKey, proposalId } = pairing
      const text = JSON.stringify({ jsonrpc: '2.0', id: proposalId, ...answer })
      await relays.deliver({ topic, message: Envelope.seal({ symKey, text }) })
    }),
    { numRuns: endurance({ few: 30, all: 300 }) },
  )
  expect([remote.isConnected(), records.read().sessions, platform.reports]).toEqual([false, [], []])
  expect(records.read().pairings.every(({ answers }) => answers.length === 0)).toBe(true)
})

test('behavior: two tabs agree; one answers, each tells its page, the end is the end of both', async () => {
  const shared = createSharedStorage()
  const open = (relays?: Parameters<typeof openPage>[0]) =>
    openPage({ platform: { ...createFakePlatform(), storage: shared.tab() } as never, ...relays })
  const first = open()
  const { relays } = first
  const second = open({ relays })
  // Ids of one millisecond are picked by chance and may coincide.
  await second.platform.clock.advance(1)
  const theirs = playWallet({
    relay: relays.connect('wallet'),
    nowMs: first.platform.clock.now,
  })
  const release = second.remote.hold()
  const arrived = second.wallet.arrive({ signal: never() })
  await theirs.pair(await second.link())
  await relays.settle()
  await theirs.approve()
  await arrived
  release()
  await relays.settle()
  expect(theirs.responses).toHaveLength(1)
  for (const { provider } of [first, second])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')

  theirs.onRequest = ({ id }) => ({ id, result: id })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? first : second).provider.request({ method: 'personal_sign' }),
    ),
  )
  expect(new Set(answers).size).toBe(20)
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1, 8453]) })
  await relays.settle()
  await first.provider.request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x2105' }],
  })
  await relays.settle()
  expect(await second.provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  await second.provider.request({ method: 'wallet_revokePermissions' })
  await relays.settle()
  await expect(first.provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 4900,
  })
  expect(theirs.requests.filter(({ method }) => method === 'wc_sessionDelete')).toHaveLength(1)
  expect([first.received.at(-1), second.received.at(-1)]).toEqual([
    ['disconnect', 4900],
    ['disconnect', 4900],
  ])
})

test('behavior: a session that ended stays so when a slow tab writes it back', async () => {
  const { platform, provider, remote, received } = await openConnected()
  const before = platform.storage.get(storageKey)
  await provider.request({ method: 'wallet_revokePermissions' })
  received.length = 0
  platform.storage.changeInOtherTab(storageKey, before)
  expect([remote.isConnected(), received]).toEqual([false, []])
  expect(platform.storage.kept.get(storageKey)).not.toContain('Acorn')
})

test('behavior: no key appears in an error or a report', async () => {
  const { provider, records, platform, theirs } = await openConnected()
  theirs.onRequest = ({ id }) => ({ id, error: { code: -32_000, message: 'No' } })
  const error = await provider.request({ method: 'personal_sign' }).catch((thrown) => thrown)
  const [session] = records.read().sessions
  const said = `${(error as Error).stack} ${JSON.stringify(error)} ${platform.reports.join()}`
  expect(said).not.toContain(session?.symKey)
  expect(said).not.toContain(session?.topic)
})
