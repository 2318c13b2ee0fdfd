import { Network } from '@foyer/core'
import type { WaitingRequest } from '@foyer/core/adapter'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { account, evmNamespaces, other, playWallet } from '../test/playWallet.ts'
import { openConnected, openPage, storageKey } from '../test/setUpRemote.ts'
import { openMessage, PairingLink } from './protocol.ts'

const never = () => new AbortController().signal

/** How the wallet is opened for what it was asked last. */
const linkTo = ({ requests, sessions }: ReturnType<typeof playWallet>) =>
  `acorn://wc?requestId=${requests.at(-1)?.id}&sessionTopic=${sessions.at(-1)?.topic}`

/** The method of the application's request under a `wc_sessionRequest`. */
const methodAsked = ({ params }: { params: unknown }) =>
  (params as { request: { method: string } }).request.method

test('behavior: asks for optional namespaces only, connects, and knows the wallet', async () => {
  const { wallet, provider, theirs, received, remote } = await openConnected()
  const [offered] = theirs.proposals
  expect(offered?.proposal.requiredNamespaces).toEqual({})
  expect(offered?.proposal.optionalNamespaces).toMatchObject({
    eip155: { chains: ['eip155:1', 'eip155:8453'], events: ['accountsChanged', 'chainChanged'] },
  })
  expect(theirs.responses).toEqual([{ id: expect.any(Number), result: true }])
  expect(wallet.connector).toEqual({
    id: 'walletConnect',
    type: 'WALLET_CONNECT',
    name: 'Acorn',
    imageUrl: 'https://acorn.example/icon.png',
    rdns: null,
    chain: 'eip155',
  })
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([account])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(received).toEqual([
    ['connect', { chainId: '0x1' }],
    ['chainChanged', '0x1'],
    ['accountsChanged', [account]],
  ])
  expect([remote.isConnected(), remote.pairing.getState()]).toEqual([true, { status: 'none' }])
  await wallet.arrive({ signal: never() })
})

test('behavior: a request reaches the wallet once, on the chain in use, and is answered', async () => {
  const { provider, theirs } = await openConnected()
  theirs.onRequest = ({ id, params }) => ({ id, result: params })
  const answer = await provider.request({ method: 'personal_sign', params: ['0x68690a', account] })
  expect(answer).toEqual({
    request: {
      method: 'personal_sign',
      params: ['0x68690a', account],
      expiryTimestamp: expect.any(Number),
    },
    chainId: 'eip155:1',
  })
  expect(theirs.requests).toHaveLength(1)
})

test('error: what the wallet answers keeps its code', async () => {
  const { provider, theirs } = await openConnected()
  theirs.onRequest = ({ id }) => ({ id, error: { code: 4001, message: 'No', data: { why: 1 } } })
  await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 4001,
    message: 'No',
    data: { why: 1 },
  })
})

test('error: no answer within five minutes, and an answer that comes later has no effect', async () => {
  const { provider, theirs, platform } = await openConnected()
  theirs.onRequest = () => undefined
  const refused = expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 8000,
  })
  await platform.clock.advance(300_000)
  await refused
  const [request] = theirs.requests
  if (request) await theirs.answer(request, { id: request.id, result: '0x1' })
})

test('error: a method or a chain that was not approved is not asked for', async () => {
  const { provider, theirs } = await openConnected()
  const refused = (method: string, params: unknown, code: number) =>
    expect(provider.request({ method, params })).rejects.toMatchObject({ code })
  await refused('eth_sign', [account, '0x'], 4100)
  await refused('wallet_switchEthereumChain', [{ chainId: '0x2105' }], 4902)
  await refused('wallet_switchEthereumChain', [{ chainId: 8453 }], -32_602)
  await refused('eth_getBalance', [account, 'latest'], 4200)
  expect(theirs.requests).toEqual([])
})

test('behavior: a wallet that adds a chain says so by an update, and the page follows', async () => {
  const { provider, theirs, relays, received, remote } = await openConnected()
  const methods = [...(evmNamespaces().eip155?.methods ?? []), 'wallet_addEthereumChain']
  const namespaces = (chains: number[]) => {
    const { eip155 } = evmNamespaces(chains)
    return { eip155: { accounts: [], events: [], ...eip155, methods } }
  }
  await theirs.say('wc_sessionUpdate', { namespaces: namespaces([1]) })
  await relays.settle()
  received.length = 0
  theirs.onRequest = ({ id }) => ({ id, result: null })
  const add = { method: 'wallet_addEthereumChain', params: [{ chainId: '0xa' }] }
  expect(await provider.request(add)).toBeNull()
  expect(theirs.requests).toMatchObject([{ params: { request: add, chainId: 'eip155:1' } }])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  await theirs.say('wc_sessionUpdate', { namespaces: namespaces([1, 10]) })
  await relays.settle()
  expect(received).toEqual([['chainChanged', '0xa']])
  expect(remote.client.sessions()[0]?.chains).toEqual({ eip155: 'eip155:10' })
})

test('behavior: what reads a chain goes to a node', async () => {
  const read = vi.fn(async () => ({ result: '0x5' }))
  const { provider, theirs } = await openConnected({ host: { read } })
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x5')
  expect(read).toHaveBeenCalledWith({ caipNetworkId: 'eip155:1', method: 'eth_blockNumber' })
  expect(theirs.requests).toEqual([])
})

test('behavior: an account in two letter cases is one account', async () => {
  const { provider, theirs, relays } = await openConnected()
  const accounts = [account, account.toLowerCase(), other]
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1, 8453], accounts) })
  await relays.settle()
  expect(await provider.request({ method: 'eth_accounts' })).toHaveLength(2)
})

test('behavior: updates, extensions and events change what the page sees', async () => {
  const { provider, theirs, received, relays, remote } = await openConnected()
  received.length = 0
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1, 8453], [account, other]) })
  await relays.settle()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([account, other])
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })
  await theirs.say('wc_sessionEvent', {
    event: { name: 'accountsChanged', data: [other] },
    chainId: 'eip155:8453',
  })
  await theirs.say('wc_sessionEvent', {
    event: { name: 'chainChanged', data: '0x1' },
    chainId: 'eip155:1',
  })
  await theirs.say('wc_sessionEvent', {
    event: { name: 'message', data: { any: 'thing' } },
    chainId: 'eip155:1',
  })
  const before = remote.client.sessions()[0]?.expiresAtMs ?? 0
  await theirs.say('wc_sessionExtend', { expiry: before / 1_000 + 3_600 })
  await theirs.say('wc_sessionPing', {})
  await relays.settle()
  expect(remote.client.sessions()[0]?.expiresAtMs).toBe(before + 3_600_000)
  expect(received).toEqual([
    ['accountsChanged', [account, other]],
    ['chainChanged', '0x2105'],
    ['accountsChanged', [other, account]],
    ['chainChanged', '0x1'],
    ['message', { any: 'thing' }],
  ])
  expect(theirs.responses.every((response) => 'result' in response)).toBe(true)
  expect(theirs.responses).toHaveLength(7)
})

test('error: news that a session has no right to is refused and changes nothing', async () => {
  const { theirs, received, relays, remote, records } = await openConnected()
  received.length = 0
  const before = records.read().sessions[0]?.namespaces
  const event = (name: string, chainId: string) => ({ event: { name, data: 1 }, chainId })
  await theirs.say('wc_sessionUpdate', { namespaces: {} })
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1], ['0x1']) })
  await theirs.say('wc_sessionEvent', event('chainChanged', 'eip155:10'))
  await theirs.say('wc_sessionEvent', event('unheardOf', 'eip155:1'))
  await theirs.say('wc_sessionEvent', event('chainChanged', 'constructor:1'))
  await theirs.say('wc_sessionExtend', { expiry: 1 })
  await theirs.say('wc_sessionExtend', { expiry: Date.UTC(2027, 0, 1) / 1_000 })
  await theirs.say('wc_sessionRequest', { request: {}, chainId: 'eip155:1' })
  await relays.settle()
  expect(theirs.responses.slice(1).map((answer) => 'error' in answer && answer.error.code)).toEqual(
    [1003, 1003, 3005, 3002, 3005, 1004, 1004, -32_601],
  )
  expect(received).toEqual([])
  expect(records.read().sessions[0]?.namespaces).toEqual(before)
  expect(remote.isConnected()).toBe(true)
})

test('behavior: news that comes before the update that allows it counts with the update', async () => {
  const { theirs, received, relays, provider } = await openConnected()
  received.length = 0
  await theirs.say('wc_sessionEvent', {
    event: { name: 'chainChanged', data: 8453 },
    chainId: 'eip155:8453',
  })
  await theirs.say('wc_sessionEvent', {
    event: { name: 'accountsChanged', data: [other] },
    chainId: 'eip155:1',
  })
  await relays.settle()
  expect(received).toEqual([])
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1, 8453], [account, other]) })
  await relays.settle()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([other, account])
})

test('behavior: of news that comes too early a little is kept, for half a minute', async () => {
  const { theirs, relays, provider, platform } = await openConnected()
  const moveTo = (id: number) =>
    theirs.say('wc_sessionEvent', {
      event: { name: 'chainChanged', data: id },
      chainId: `eip155:${id}`,
    })
  const approve = async (...chains: number[]) => {
    await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces(chains) })
    await relays.settle()
    return provider.request({ method: 'eth_chainId' })
  }
  await moveTo(8453)
  for (let id = 2; id < 18; id++) await moveTo(id)
  await relays.settle()
  expect(await approve(1, 8453)).toBe('0x1')
  await moveTo(10)
  await relays.settle()
  await platform.clock.advance(30_001)
  expect(await approve(1, 10)).toBe('0x1')
})

test.each([
  ['a chain that was not approved', 10, 'eip155:1'],
  ['a chain that was approved without an account', 8453, 'eip155:8453'],
])('error: %s moves the page nowhere', async (_what, data, chainId) => {
  const { theirs, relays, provider, received } = await openConnected()
  const namespaces = evmNamespaces([1])
  await theirs.say('wc_sessionUpdate', {
    namespaces: {
      eip155: { ...namespaces.eip155, chains: ['eip155:1', 'eip155:137', 'eip155:8453'] },
    },
  })
  await relays.settle()
  received.length = 0
  await theirs.say('wc_sessionEvent', { event: { name: 'chainChanged', data }, chainId })
  await theirs.say('wc_sessionEvent', {
    event: { name: 'chainChanged', data },
    chainId: 'eip155:137',
  })
  await relays.settle()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(received).toEqual([])
})

test.each([
  ['an object', { chainId: '0x2105' }],
  ['a list', ['0x2105']],
  ['a CAIP-2 id', 'eip155:8453'],
  ['a decimal', '8453'],
])('behavior: a chain that is told as %s is read', async (_, data) => {
  const { theirs, relays, provider } = await openConnected()
  await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1, 8453]) })
  await theirs.say('wc_sessionEvent', {
    event: { name: 'chainChanged', data },
    chainId: 'eip155:1',
  })
  await relays.settle()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
})

test.each([[{ to: 'Base' }], ['Base'], [null], [[[]]]])(
  'behavior: where a wallet moved that says %j is asked, where it answers that',
  async (data) => {
    const { theirs, relays, provider } = await openConnected()
    const { eip155 } = evmNamespaces([1, 8453])
    const methods = [...(eip155?.methods ?? []), 'eth_chainId']
    await theirs.say('wc_sessionUpdate', { namespaces: { eip155: { ...eip155, methods } } })
    theirs.onRequest = ({ id }) => ({ id, result: '0x2105' })
    await theirs.say('wc_sessionEvent', {
      event: { name: 'chainChanged', data },
      chainId: 'eip155:1',
    })
    await relays.settle()
    await relays.settle()
    expect(theirs.requests).toHaveLength(1)
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  },
)

test('behavior: a chain that the wallet agrees to late does not replace the one asked for since', async () => {
  const { theirs, relays, provider } = await openConnected()
  const namespaces = evmNamespaces([1, 8453])
  const methods = [...(namespaces.eip155?.methods ?? []), 'wallet_switchEthereumChain']
  const chains = ['eip155:1', 'eip155:8453', 'eip155:10']
  const approve = (also: number[]) =>
    theirs.say('wc_sessionUpdate', {
      namespaces: { eip155: { ...evmNamespaces([1, 8453, ...also]).eip155, chains, methods } },
    })
  await approve([])
  await relays.settle()
  theirs.onRequest = () => undefined
  const switchTo = (chainId: string) =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  const slow = switchTo('0xa')
  await relays.settle()
  await switchTo('0x2105')
  const [asked] = theirs.requests
  if (!asked) throw new Error('Nothing was asked')
  await theirs.answer(asked, { id: asked.id, result: null })
  await slow
  await approve([10])
  await relays.settle()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
})

test('behavior: the wallet ends the session, and everything that waits fails at once', async () => {
  const { theirs, received, relays, remote, provider, platform } = await openConnected()
  theirs.onRequest = () => undefined
  const refused = expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 4900,
  })
  await relays.settle()
  received.length = 0
  await theirs.say('wc_sessionDelete', { code: 6000, message: 'Over' })
  await relays.settle()
  await refused
  expect(received).toEqual([
    ['accountsChanged', []],
    ['disconnect', 4900],
  ])
  expect(remote.isConnected()).toBe(false)
  expect(theirs.responses).toHaveLength(2)
  expect(platform.storage.get(storageKey)).not.toContain('Acorn')
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
})

test('behavior: a session that is over ends even under an id that came before', async () => {
  const { theirs, relays, remote, records } = await openConnected()
  const [settlementId] = records.read().sessions[0]?.received.ids ?? []
  expect(settlementId).toBeGreaterThanOrEqual(0)
  await theirs.say('wc_sessionDelete', { code: 6000, message: '' }, settlementId)
  await relays.settle()
  expect(remote.isConnected()).toBe(false)
  expect(records.read().sessions).toEqual([])
})

test('behavior: revoking ends the session here at once and there when it can be reached', async () => {
  const { theirs, relays, remote, provider, records } = await openConnected()
  relays.isCut = true
  await provider.request({ method: 'wallet_revokePermissions' })
  expect(remote.isConnected()).toBe(false)
  expect(records.read().outgoing).toHaveLength(1)
  relays.isCut = false
  await relays.settle()
  expect(theirs.requests.map(({ method }) => method)).toEqual(['wc_sessionDelete'])
  expect(records.read().outgoing).toEqual([])
})

test('behavior: revoking a permission of the legacy grant is asked of the wallet, and the session stays', async () => {
  const { theirs, relays, remote, provider } = await openConnected()
  const { eip155 } = evmNamespaces()
  const methods = [...(eip155?.methods ?? []), 'wallet_revokePermissions']
  await theirs.say('wc_sessionUpdate', { namespaces: { eip155: { ...eip155, methods } } })
  await relays.settle()
  theirs.onRequest = ({ id }) => ({ id, result: {} })
  const revoke = { method: 'wallet_revokePermissions', params: [{ permissionContext: '0xab' }] }
  expect(await provider.request(revoke)).toEqual({})
  expect(theirs.requests).toMatchObject([{ params: { request: revoke } }])
  expect(remote.isConnected()).toBe(true)
  await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  expect(remote.isConnected()).toBe(false)
})

test('behavior: nothing is asked of the relay any more once the last session was ended here', async () => {
  const { relay, relays, remote, link } = await openConnected()
  // The link that was at hand for the next wallet.
  const release = remote.hold()
  await link()
  release()
  expect(relay.topics.size).toBe(2)
  remote.endUnused([])
  await relays.settle()
  expect([...relay.topics]).toEqual([])
  expect(remote.pairing.getState()).toEqual({ status: 'none' })
})

test('behavior: a link that is held outlives the last session', async () => {
  const { relay, relays, remote, link } = await openConnected()
  remote.hold()
  const uri = await link()
  remote.endUnused([])
  await relays.settle()
  expect([...relay.topics]).toEqual([PairingLink.parse(uri).topic])
})

test('behavior: a session that runs out is gone', async () => {
  const { remote, platform, received } = await openConnected()
  received.length = 0
  await platform.clock.advance(7 * 86_400_000 + 1_000)
  expect(remote.isConnected()).toBe(false)
  expect(received).toEqual([
    ['accountsChanged', []],
    ['disconnect', 4900],
  ])
})

test('error: a wallet that rejects is a user who declined; a new link is made while one is held', async () => {
  const { relays, remote, wallet, link, platform } = openPage()
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  remote.hold()
  for (const code of [5000, 5001, 5002]) {
    const arrived = expect(wallet.arrive({ signal: never() })).rejects.toMatchObject({
      code: 'wallet/declined',
      kind: 'declined',
    })
    const uri = await link()
    await theirs.pair(uri)
    await relays.settle()
    await theirs.reject(code)
    await arrived
    expect(await link()).not.toBe(uri)
  }
})

test.each([
  [5100, 'The wallet does not support these networks. Try another wallet.'],
  [5101, 'The wallet does not allow this kind of request. Try another wallet.'],
  [3001, 'The wallet does not allow this kind of request. Try another wallet.'],
  [8000, 'The request expired in the wallet. Try again.'],
])('error: a wallet that answers a link with %i is no user who declined', async (code, message) => {
  const { relays, remote, wallet, link, platform } = openPage()
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  remote.hold()
  const arrived = expect(wallet.arrive({ signal: never() })).rejects.toMatchObject({
    code: 'wallet/failed',
    kind: 'unavailable',
    message,
  })
  await theirs.pair(await link())
  await relays.settle()
  await theirs.reject(code)
  await arrived
})

test('behavior: a wallet that shows another family only serves the caller that waits for it', async () => {
  const solana = Network.from({
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Solana',
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [] } },
  })
  const host = { networks: () => [Network.from(mainnet), solana] }
  const { relays, remote, wallet, link, platform } = openPage({ host })
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  remote.hold()
  const missed = expect(wallet.arrive({ signal: never() })).rejects.toMatchObject({
    code: 'wallet/other-family',
    context: { families: ['solana'] },
  })
  const served = remote.wallet('solana')?.arrive({ signal: never() })
  await theirs.pair(await link())
  await relays.settle()
  const address = '4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'
  const accounts = [`${solana.caipNetworkId}:${address}`]
  await theirs.approve({ solana: { accounts, methods: ['solana_signMessage'], events: [] } })
  await Promise.all([missed, served])
  expect(remote.wallet('solana')?.connector.name).toBe('Acorn')
})

test('behavior: a link lives four minutes and is renewed ten seconds before its end', async () => {
  const { remote, platform, link, relay, relays } = openPage()
  const shown: unknown[] = []
  remote.pairing.subscribe((state) => shown.push(state.status))
  const release = remote.hold()
  const first = await link()
  const { expiresAtMs } = PairingLink.parse(first)
  expect(expiresAtMs).toBe(platform.clock.now() + 240_000)
  await platform.clock.advance(227_999)
  expect(await link()).toBe(first)
  await platform.clock.advance(2_001)
  const second = await link()
  expect(second).not.toBe(first)
  expect(shown).toEqual(['preparing', 'ready', 'ready'])
  // The old one stays good until it really expires.
  expect(relay.topics.has(PairingLink.parse(first).topic)).toBe(true)
  await platform.clock.advance(10_000)
  expect(relay.topics.has(PairingLink.parse(first).topic)).toBe(false)
  release()
  await platform.clock.advance(240_000)
  await relays.settle()
  expect(remote.pairing.getState()).toEqual({ status: 'none' })
  expect([...relay.topics]).toEqual([])
  expect(platform.clock.pending()).toBe(0)
})

test('behavior: while the relay is away a link is being prepared, with its whole life before it', async () => {
  const { remote, platform, link, relays } = openPage()
  relays.isCut = true
  remote.hold()
  await platform.clock.advance(100_000)
  expect(remote.pairing.getState()).toEqual({ status: 'preparing' })
  relays.isCut = false
  await platform.clock.advance(1)
  const { expiresAtMs } = PairingLink.parse(await link())
  expect(expiresAtMs - platform.clock.now()).toBeGreaterThan(200_000)
  expect(relays.published).toHaveLength(1)
})

test('error: a relay that never takes a link is told, and a user may try again', async () => {
  const { remote, relay, relays, link } = openPage()
  const refused = vi.spyOn(relay, 'publish').mockRejectedValue(new Error('refused'))
  remote.hold()
  await relays.settle()
  expect(remote.pairing.getState()).toMatchObject({
    status: 'failed',
    error: { code: 'walletconnect/link-failed', kind: 'unavailable' },
  })
  refused.mockRestore()
  remote.renew()
  expect(await link()).toMatch(/^wc:/)
})

test('behavior: the wallet that answered wins, and the other links end', async () => {
  const { relays, remote, wallet, link, platform, relay } = openPage()
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  remote.hold()
  const arrived = wallet.arrive({ signal: never() })
  const first = await link()
  await theirs.pair(first)
  await relays.settle()
  remote.renew()
  const second = await link()
  await theirs.pair(second)
  await relays.settle()
  await theirs.approve(undefined, 0)
  await arrived
  await relays.settle()
  const { topic, symKey } = PairingLink.parse(second)
  const last = relays.published.findLast((message) => message.topic === topic)
  expect(openMessage({ symKey, message: last?.message ?? '' })).toMatchObject({
    method: 'wc_pairingDelete',
  })
  expect(relay.topics.has(topic)).toBe(false)
  // A third link is there, because a user holds on.
  expect(await link()).not.toBe(second)
})

test('behavior: an approval that nobody waits for any more is answered and ended', async () => {
  const { relays, remote, wallet, link, platform, records } = openPage()
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  const leave = new AbortController()
  const release = remote.hold()
  const arrived = expect(wallet.arrive({ signal: leave.signal })).rejects.toThrow('left')
  await theirs.pair(await link())
  await relays.settle()
  leave.abort(new Error('left'))
  release()
  await arrived
  await theirs.approve()
  await relays.settle()
  expect(theirs.requests.map(({ method }) => method)).toEqual(['wc_sessionDelete'])
  expect(remote.isConnected()).toBe(false)
  expect(records.read()).toMatchObject({ sessions: [], pairings: [], outgoing: [] })
})

test('behavior: the chosen wallet comes to the front for each request, until it is left', async () => {
  const page = openPage()
  const { relays, remote, wallet, link, platform, provider, opened } = page
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  remote.hold()
  remote.chooseLink('acorn://')
  const arrived = wallet.arrive({ signal: never() })
  await theirs.pair(await link())
  await relays.settle()
  await theirs.approve()
  await arrived
  expect(opened).toEqual([])
  await provider.request({ method: 'personal_sign' })
  expect(opened).toEqual([linkTo(theirs)])
  const reloaded = openPage({ relays, platform: createFakePlatform({ storage: platform.storage }) })
  await reloaded.provider.request({ method: 'personal_sign' })
  expect(reloaded.opened).toEqual([linkTo(theirs)])
})

test('behavior: what the wallet answers by itself does not bring it to the front', async () => {
  const { provider, opened, theirs } = await openConnected({ link: 'acorn://' })
  const polled = ['wallet_getCallsStatus', 'wallet_getCapabilities', 'eth_accounts']
  for (const method of polled) await provider.request({ method })
  expect(theirs.requests.map(methodAsked)).toEqual(polled.slice(0, 2))
  expect(opened).toEqual([])
  await provider.request({ method: 'wallet_sendCalls' })
  expect(opened).toEqual([linkTo(theirs)])
})

test('behavior: a wallet that asks not to be opened is not', async () => {
  const { provider, opened } = await openConnected({
    link: 'acorn://',
    sessionConfig: { disableDeepLink: true },
  })
  await provider.request({ method: 'personal_sign' })
  expect(opened).toEqual([])
})

test('error: an answer without a result says so, and is enough where there is none to give', async () => {
  const { provider, theirs } = await openConnected()
  theirs.onRequest = ({ id }) => ({ id, result: undefined })
  await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: -32_603,
    message: expect.stringMatching(/^The wallet answered without a result\./),
  })
  expect(await provider.request({ method: 'wallet_sendCalls' })).toBe(null)
})

test('behavior: ids may be written as text, on both sides', async () => {
  const { provider, theirs, relays, session } = await openConnected()
  theirs.onRequest = ({ id }) => ({ id: String(id) as never, result: '0x1' })
  expect(await provider.request({ method: 'personal_sign' })).toBe('0x1')
  const id = '1800000000000000123'
  const event = { event: { name: 'message', data: 1 }, chainId: 'eip155:1' }
  await theirs.say('wc_sessionEvent', event, id as never)
  await relays.settle()
  expect(theirs.answeredIds.at(-1)).toBe(id)
  // Once, however often it comes.
  const received: unknown[] = []
  provider.on('message', (value) => received.push(value))
  await theirs.say('wc_sessionEvent', event, id as never)
  await relays.settle()
  expect(received).toEqual([])
  await theirs.say('wc_sessionDelete', { code: 6000, message: '' }, '1800000000000000124' as never)
  await relays.settle()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(session.topic).toMatch(/^[\da-f]{64}$/)
})

test('behavior: the opener of the wallet hears when the request is over', async () => {
  const waiting: WaitingRequest[] = []
  const { provider, theirs, relays } = await openConnected({
    link: 'acorn://',
    host: { openLink: (_link, request) => void waiting.push(request) },
  })
  theirs.onRequest = () => undefined
  const answered = provider.request({ method: 'personal_sign' })
  await relays.settle()
  expect(waiting).toMatchObject([{ wallet: 'Acorn', over: { aborted: false } }])
  const [asked] = theirs.requests
  if (!asked) throw new Error('Nothing was asked')
  await theirs.answer(asked, { id: asked.id, result: '0x1' })
  await answered
  expect(waiting).toMatchObject([{ over: { aborted: true } }])
})

test('behavior: a page that was thrown away while the wallet was open finds its approval', async () => {
  const { relays, remote, link, platform } = openPage()
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  remote.hold()
  remote.chooseLink('acorn://')
  await theirs.pair(await link())
  remote.stop()
  const reloaded = openPage({ relays, platform: createFakePlatform({ storage: platform.storage }) })
  let isOver = false
  const over = reloaded.wallet.expected?.({ signal: never() }).then(() => {
    isOver = true
  })
  await relays.settle()
  expect(isOver).toBe(false)
  await theirs.approve()
  await over
  expect(await reloaded.provider.request({ method: 'eth_accounts' })).toEqual([account])
  expect(await reloaded.provider.request({ method: 'personal_sign' })).toBe(true)
})

test('behavior: nobody is expected without a link that was opened, nor for longer than asked', async () => {
  const { relays, remote, wallet, link, platform } = openPage()
  remote.hold()
  await link()
  await wallet.expected?.({ signal: never() })
  remote.chooseLink('acorn://')
  const patience = new AbortController()
  const over = wallet.expected?.({ signal: patience.signal })
  await relays.settle()
  patience.abort()
  await over
  // Giving up leaves the link alive.
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  await theirs.pair(await link())
  await relays.settle()
  await theirs.approve()
  await relays.settle()
  expect(remote.isConnected()).toBe(true)
})

test('behavior: a reload keeps the session, and sees an end that came meanwhile', async () => {
  const { theirs, relays, remote, platform } = await openConnected()
  remote.stop()
  const reload = () =>
    openPage({ relays, platform: createFakePlatform({ storage: platform.storage }) })
  const second = reload()
  expect(await second.provider.request({ method: 'eth_accounts' })).toEqual([account])
  expect(await second.provider.request({ method: 'personal_sign' })).toBe(true)
  second.remote.stop()
  await theirs.say('wc_sessionDelete', { code: 6000, message: 'Over' })
  const third = reload()
  await relays.settle()
  expect(third.remote.isConnected()).toBe(false)
  expect(theirs.requests.map(({ method }) => method)).toEqual(['wc_sessionRequest'])
})

test('behavior: a request while the wallet is away arrives once, later', async () => {
  const { theirs, relays, provider } = await openConnected()
  relays.isCut = true
  const answered = provider.request({ method: 'personal_sign' })
  expect(theirs.requests).toEqual([])
  relays.isCut = false
  await relays.settle()
  expect(await answered).toBe(true)
  expect(theirs.requests).toHaveLength(1)
})

test('behavior: one newer session of the same chains replaces the older, which ends', async () => {
  const first = await openConnected()
  const { relays, remote, link, platform, provider } = first
  const second = playWallet({ relay: relays.connect('second'), nowMs: platform.clock.now })
  remote.hold()
  await second.pair(await link())
  await relays.settle()
  await second.approve(evmNamespaces([1], [other]))
  await relays.settle()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([other])
  expect(first.theirs.requests.map(({ method }) => method)).toEqual(['wc_sessionDelete'])
  expect(remote.client.sessions()).toHaveLength(1)
})

test('behavior: an abandoned approval is ended by a tab that does not own the socket, too', async () => {
  const { relays, wallet, link, platform, relay, remote } = openPage()
  vi.spyOn(relay, 'isOwner').mockReturnValue(false)
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  const leave = new AbortController()
  remote.hold()
  const arrived = expect(wallet.arrive({ signal: leave.signal })).rejects.toThrow('left')
  await theirs.pair(await link())
  await relays.settle()
  leave.abort(new Error('left'))
  await arrived
  await theirs.approve()
  await relays.settle()
  expect(theirs.responses).toHaveLength(1)
  expect(theirs.requests.map(({ method }) => method)).toEqual(['wc_sessionDelete'])
})

test('behavior: one who comes back to the link is connected after all', async () => {
  const { relays, wallet, link, platform, remote } = openPage()
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  const leave = new AbortController()
  remote.hold()
  const left = expect(wallet.arrive({ signal: leave.signal })).rejects.toThrow('left')
  await theirs.pair(await link())
  await relays.settle()
  leave.abort(new Error('left'))
  await left
  const back = wallet.arrive({ signal: never() })
  await theirs.approve()
  await back
  expect(remote.isConnected()).toBe(true)
})

test.each([-86_400_000, -3_600_000, 3_600_000, 86_400_000])(
  'behavior: a clock that is set by %i ms while a link is shown brings a new one at once',
  async (jumpMs) => {
    const platform = createFakePlatform()
    let setMs = 0
    const { after, now, ...clock } = platform.clock
    const own = { ...clock, after, now: () => now() + setMs }
    const { remote, link, relay, relays } = openPage({ platform: { ...platform, clock: own } })
    const release = remote.hold()
    const first = await link()
    await clock.advance(60_000)
    setMs = jumpMs
    await clock.advance(1_000)
    const second = await link()
    expect(second).not.toBe(first)
    const leftMs = PairingLink.parse(second).expiresAtMs - own.now()
    expect(leftMs).toBeGreaterThan(230_000)
    expect(leftMs).toBeLessThanOrEqual(240_000)
    // A wallet that scanned it before is still served.
    expect(relay.topics.has(PairingLink.parse(first).topic)).toBe(true)
    release()
    await clock.advance(480_000)
    await relays.settle()
    expect(clock.pending()).toBe(0)
  },
)

test('behavior: a clock that is set by hours or a day stops no pairing and no session', async () => {
  for (const jumpMs of [-86_400_000, -3_600_000, 3_600_000, 86_400_000]) {
    const platform = createFakePlatform()
    const { relays, wallet, link, remote } = openPage({ platform })
    // The wallet's clock is another one.
    const theirs = playWallet({
      relay: relays.connect('wallet'),
      nowMs: () => platform.clock.now() + jumpMs,
    })
    remote.hold()
    const arrived = wallet.arrive({ signal: never() })
    await theirs.pair(await link())
    await relays.settle()
    await theirs.approve()
    await arrived
    expect(remote.isConnected()).toBe(true)
  }
})
