import {
  createFakePlatform,
  createFakeWallet,
  type FakePlatform,
  type FakeWalletParameters,
  fakeAdapter,
} from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { base, mainnet, optimism } from '../../networks.ts'
import type { Siwx, SiwxSession } from '../../primitives/Siwx.ts'
import { createFoyer } from '../createFoyer.ts'
import { signInOf } from './signInOf.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Keeps sessions as a server would: for an account on a chain, whatever the case of its letters. */
function createSiwx({ required = true, ...changes }: Partial<Siwx> & { required?: boolean } = {}) {
  let kept: readonly SiwxSession[] = []
  let nonces = 0
  const isOf = (chainId: string, address: string) => (session: SiwxSession) =>
    session.data.chainId === chainId &&
    session.data.accountAddress.toLowerCase() === address.toLowerCase()
  const siwx: Siwx = {
    async createMessage({ accountAddress, chainId }) {
      nonces += 1
      const nonce = `nonce${nonces}`.padEnd(16, '0')
      const [, chain] = chainId.split(':')
      const fields = { domain: 'shop.example', uri: 'https://shop.example', version: '1', nonce }
      const text = [
        'shop.example wants you to sign in with your Fake account:',
        ...[accountAddress, '', 'Welcome.', '', 'URI: https://shop.example', 'Version: 1'],
        ...[`Chain ID: ${chain}`, `Nonce: ${nonce}`],
      ].join('\n')
      const statement = 'Welcome.'
      return { ...fields, statement, accountAddress, chainId, toString: () => text }
    },
    async addSession(session) {
      kept = [...kept, session]
    },
    async setSessions(sessions) {
      kept = sessions
    },
    getSessions: async (chainId, address) => kept.filter(isOf(chainId, address)),
    async revokeSession(chainId, address) {
      kept = kept.filter((session) => !isOf(chainId, address)(session))
    },
    getRequired: () => required,
    ...changes,
  }
  return { siwx, kept: () => kept.map(({ data }) => `${data.chainId}:${data.accountAddress}`) }
}

/** A headless client with one wallet on three networks; `stored` plays a return to the page. */
async function setUp({
  store = createSiwx(),
  stored = false,
  platform = createFakePlatform(),
  wallet: parameters = {},
}: {
  store?: ReturnType<typeof createSiwx>
  stored?: boolean
  platform?: FakePlatform
  wallet?: Partial<FakeWalletParameters>
} = {}) {
  if (stored)
    platform.storage.set(
      '@foyer/connections',
      '{"version":2,"connections":[{"namespace":"eip155","connectorId":"acorn"}]}',
    )
  const acorn = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [first], reference: '1' },
    ...{ knownReferences: ['10', '8453'], permitted: stored, ...parameters },
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, optimism, base],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })],
      siwx: store.siwx,
    },
    { platform },
  )
  const events: string[] = []
  foyer.onEvent((event) => {
    if (event.type === 'track' && /SIWX/.test(event.event)) events.push(event.event)
  })
  const signIn = signInOf(foyer)
  const connect = async () => {
    const [connector] = foyer.getConnectors()
    if (connector) await foyer.connect({ connector })
  }
  const stage = (stage: string) =>
    expect.poll(() => signIn.store.getState().stage, { timeout: 10_000 }).toBe(stage)
  /** Connects and signs. */
  const arrive = async () => {
    const connecting = connect()
    await stage('ready')
    await signIn.sign()
    await connecting
  }
  const where = () => {
    const { chains, session } = foyer.getState()
    const { status, caipAddress } = chains.eip155 ?? {}
    return { status, caipAddress, session: session?.data.chainId ?? null }
  }
  const signed = () => acorn.requests.filter(({ method }) => method === 'signMessage').length
  if (stored) await platform.clock.advance(0)
  return { foyer, platform, acorn, store, events, signIn, connect, arrive, stage, where, signed }
}

const connected = (chainId: string, address = first) => ({
  status: 'connected',
  caipAddress: `${chainId}:${address}`,
  session: chainId,
})
const nobody = { status: 'disconnected', caipAddress: null, session: null }

test('behavior: while sign-in is required nobody is connected before they signed', async () => {
  const { foyer, store, events, signIn, connect, stage, where } = await setUp()
  const connecting = connect()
  await stage('ready')
  expect([where().status, foyer.internals.store.statusOf('eip155')]).toEqual([
    'connecting',
    'authenticating',
  ])
  expect(signIn.holds()).toBe(true)
  expect(signIn.store.getState()).toMatchObject({
    ...{ isRequired: true, namespace: 'eip155', address: first, warnings: [], notice: null },
    wallet: { id: 'acorn', name: 'Acorn' },
    message: expect.stringContaining(`your Fake account:\n${first}\n\nWelcome.`),
  })
  await signIn.sign()
  await connecting
  expect(where()).toEqual(connected('eip155:1'))
  expect(store.kept()).toEqual([`eip155:1:${first}`])
  expect([events, signIn.holds()]).toEqual([
    ['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS'],
    false,
  ])
  const { session } = foyer.getState()
  expect(JSON.parse(JSON.stringify(session))).toEqual(session)
  expect([Object.isFrozen(session), session?.signature]).toEqual([
    true,
    `signed ${session?.message}`,
  ])
})

test('behavior: where sessions exist nothing happens', async () => {
  const store = createSiwx()
  await (await setUp({ store })).arrive()
  const { connect, where, signed, events } = await setUp({ store })
  await connect()
  expect(where()).toEqual(connected('eip155:1'))
  expect([signed(), events]).toEqual([0, []])
})

test('behavior: a wallet of an earlier visit resumes with its session, and signs without', async () => {
  const store = createSiwx()
  await (await setUp({ store })).arrive()
  const resumed = await setUp({ store, stored: true })
  await expect.poll(resumed.where).toEqual(connected('eip155:1'))
  expect(resumed.signed()).toBe(0)
  const fresh = await setUp({ stored: true })
  await fresh.stage('ready')
  expect(fresh.where().status).toBe('connecting')
  await fresh.signIn.sign()
  await expect.poll(fresh.where).toEqual(connected('eip155:1'))
})

test('behavior: sign-in that is not required leaves the wallet connected', async () => {
  const { connect, where, stage, signIn } = await setUp({ store: createSiwx({ required: false }) })
  await connect()
  await stage('ready')
  expect([where(), signIn.holds()]).toEqual([{ ...connected('eip155:1'), session: null }, false])
  await signIn.sign()
  expect(where()).toEqual(connected('eip155:1'))
})

test('behavior: cancelling disconnects where sign-in is required', async () => {
  const { acorn, connect, where, stage, signIn, events } = await setUp()
  const refused = expect(connect()).rejects.toMatchObject({ kind: 'declined' })
  await stage('ready')
  await signIn.cancel()
  await refused
  expect([where(), events, signIn.store.getState().stage]).toEqual([
    nobody,
    ['CLICK_CANCEL_SIWX'],
    'idle',
  ])
  await expect.poll(() => acorn.requests.map(({ method }) => method)).toContain('disconnect')
})

test('behavior: cancelling what is not required changes nothing else', async () => {
  const { connect, where, stage, signIn, signed } = await setUp({
    store: createSiwx({ required: false }),
  })
  await connect()
  await stage('ready')
  await signIn.cancel()
  expect([where(), signed()]).toEqual([{ ...connected('eip155:1'), session: null }, 0])
})

test('error: a wallet that declines shows the message again', async () => {
  const { acorn, connect, stage, signIn, where, events } = await setUp()
  const connecting = connect()
  await stage('ready')
  const { message } = signIn.store.getState()
  acorn.behave('signMessage', 'reject')
  await signIn.sign()
  expect(signIn.store.getState()).toMatchObject({ stage: 'ready', notice: 'declined', message })
  expect([where().status, events]).toEqual([
    'connecting',
    ['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_ERROR'],
  ])
  acorn.behave('signMessage', 'approve')
  await signIn.sign()
  await connecting
  expect(where()).toEqual(connected('eip155:1'))
})

test('error: with a smart account it says that the application might not support it', async () => {
  const { acorn, connect, stage, signIn } = await setUp({
    wallet: { accounts: [{ address: first, type: 'smartAccount' }] },
  })
  connect().catch(() => {})
  await stage('ready')
  acorn.behave('signMessage', 'reject')
  await signIn.sign()
  expect(signIn.store.getState()).toMatchObject({ stage: 'ready', notice: 'smartAccount' })
})

test('error: a server that refuses is asked for another message, as a nonce works once', async () => {
  const store = createSiwx()
  const { addSession } = store.siwx
  const refusing = vi.fn(addSession).mockRejectedValueOnce(new Error('The nonce has expired.'))
  const { connect, stage, signIn, where } = await setUp({
    store: { ...store, siwx: { ...store.siwx, addSession: refusing } },
  })
  const connecting = connect()
  await stage('ready')
  const { message } = signIn.store.getState()
  await signIn.sign()
  await stage('ready')
  const after = signIn.store.getState()
  expect(after).toMatchObject({ notice: 'declined', reason: 'The nonce has expired.' })
  expect(after.message).not.toBe(message)
  await signIn.sign()
  await connecting
  expect(where()).toEqual(connected('eip155:1'))
})

test.each([
  ['sessions', 'getSessions'],
  ['messages', 'createMessage'],
] as const)('error: a server that gives no %s disconnects', async (_, method) => {
  const store = createSiwx({
    async [method](): Promise<never> {
      throw new Error('503')
    },
  })
  const { connect, where, signIn } = await setUp({ store })
  await expect(connect()).rejects.toMatchObject({
    code: 'sign-in/unavailable',
    message: 'A problem occurred while trying initialize authentication',
  })
  expect([where(), signIn.store.getState().notice]).toEqual([nobody, 'unavailable'])
})

test('error: a server that never answers is given up', async () => {
  const store = createSiwx({ getSessions: () => new Promise(() => {}) })
  const { connect, platform, where } = await setUp({ store })
  const refused = expect(connect()).rejects.toMatchObject({ code: 'sign-in/unavailable' })
  await vi.dynamicImportSettled()
  await platform.clock.advance(1_000)
  await platform.clock.advance(30_000)
  await refused
  expect(where()).toEqual(nobody)
})

test('behavior: a second network asks again, and remembers the first', async () => {
  const { foyer, acorn, arrive, stage, where, signIn, signed, store } = await setUp()
  await arrive()
  acorn.changeNetwork('10')
  await stage('ready')
  await expect.poll(where).toEqual({
    ...{ status: 'connecting', caipAddress: `eip155:10:${first}`, session: null },
  })
  expect(signIn.store.getState().message).toContain('Chain ID: 10')
  await signIn.sign()
  expect([where(), signed()]).toEqual([connected('eip155:10'), 2])
  await foyer.switchNetwork('eip155:1')
  await expect.poll(where).toEqual(connected('eip155:1'))
  expect([signed(), store.kept()]).toEqual([2, [`eip155:1:${first}`, `eip155:10:${first}`]])
})

test('behavior: cancelling after a switch goes back to the last network that is signed in', async () => {
  const { acorn, arrive, stage, where, signIn, store } = await setUp()
  await arrive()
  acorn.changeNetwork('10')
  await stage('ready')
  await signIn.cancel()
  await expect.poll(where).toEqual(connected('eip155:1'))
  expect([acorn.reference, store.kept()]).toEqual(['1', [`eip155:1:${first}`]])
})

test('behavior: a wallet that does not go back shows the message again', async () => {
  const { acorn, arrive, stage, where, signIn } = await setUp()
  await arrive()
  acorn.changeNetwork('10')
  await stage('ready')
  acorn.behave('switchNetwork', 'reject')
  await signIn.cancel()
  expect([signIn.store.getState().stage, where().status]).toEqual(['ready', 'connecting'])
})

test('behavior: another account never uses the session, and cancelling disconnects', async () => {
  const { acorn, arrive, stage, where, signIn } = await setUp()
  await arrive()
  acorn.changeAccounts([second])
  await expect.poll(() => where().session).toBe(null)
  await stage('ready')
  expect(signIn.store.getState()).toMatchObject({ address: second })
  await signIn.cancel()
  expect(where()).toEqual(nobody)
})

test('error: a session of another account counts as none, whatever the application says', async () => {
  const store = createSiwx()
  const other = await setUp({ store, wallet: { accounts: [second] } })
  await other.arrive()
  const [kept] = await store.siwx.getSessions('eip155:1', second)
  const { connect, stage, where } = await setUp({
    store: createSiwx({ getSessions: async () => (kept ? [kept] : []) }),
  })
  connect().catch(() => {})
  await stage('ready')
  expect(where().session).toBe(null)
})

test('behavior: letter case is no other account', async () => {
  const { acorn, arrive, where, signed } = await setUp()
  await arrive()
  acorn.changeAccounts([first.toLowerCase()])
  await vi.dynamicImportSettled()
  expect([where().session, signed()]).toEqual(['eip155:1', 1])
})

test('behavior: a session that has expired counts as none', async () => {
  const platform = createFakePlatform()
  const expirationTime = new Date(platform.clock.now() - 1).toISOString()
  const store = createSiwx()
  await (await setUp({ store })).arrive()
  const sessions = await store.siwx.getSessions('eip155:1', first)
  await store.siwx.setSessions(
    sessions.map((session) => ({ ...session, data: { ...session.data, expirationTime } })),
  )
  const { connect, stage } = await setUp({ store, platform })
  connect().catch(() => {})
  await stage('ready')
})

test.each([undefined, true, false])(
  'behavior: disconnecting signs out unless the application says not (%s)',
  async (signOutOnDisconnect) => {
    const store = createSiwx({ signOutOnDisconnect })
    const { foyer, arrive, where } = await setUp({ store })
    await arrive()
    await foyer.disconnect()
    expect(where()).toEqual(nobody)
    await vi.dynamicImportSettled()
    expect(store.kept()).toEqual(signOutOnDisconnect === false ? [`eip155:1:${first}`] : [])
  },
)

test('behavior: a wallet that is only locked keeps its session', async () => {
  const { acorn, arrive, where, store, signed } = await setUp()
  await arrive()
  acorn.lock()
  await expect.poll(where).toEqual(nobody)
  expect(store.kept()).toEqual([`eip155:1:${first}`])
  acorn.unlock()
  await expect.poll(where).toEqual(connected('eip155:1'))
  expect(signed()).toBe(1)
})

test.each([
  ['keeps nothing here', true],
  ['keeps the session', false],
])('error: signing out while a server is away, of what %s', async (_, isForgotten) => {
  for (const required of [true, false]) {
    const { siwx, kept } = createSiwx({ required })
    const away = new Error('away')
    const revokeSession: Siwx['revokeSession'] = async (chainId, address) => {
      if (isForgotten) await siwx.revokeSession(chainId, address)
      throw away
    }
    const store = { siwx: { ...siwx, revokeSession, setSessions: async () => {} }, kept }
    const { connect, stage, signIn, where, foyer } = await setUp({ store })
    const connecting = connect()
    await stage('ready')
    await signIn.sign()
    await connecting
    await expect(signIn.signOut()).rejects.toBe(away)
    if (isForgotten) expect(where().session).toBeNull()
    else expect(where()).toEqual(connected('eip155:1'))
    expect(foyer.getState().chains.eip155?.status).toBe(
      isForgotten && required ? 'disconnected' : 'connected',
    )
  }
})

test('behavior: signing out ends the session, and the connection where sign-in is required', async () => {
  for (const required of [true, false]) {
    const store = createSiwx({ required })
    const { arrive, connect, stage, signIn, where, foyer } = await setUp({ store })
    if (required) await arrive()
    else {
      await connect()
      await stage('ready')
      await signIn.sign()
    }
    await signIn.signOut()
    expect([where().session, where().status, store.kept()]).toEqual([
      null,
      required ? 'disconnected' : 'connected',
      [],
    ])
    if (required) continue
    const signing = signIn.start()
    await stage('ready')
    await signIn.sign()
    expect(await signing).toBe(foyer.getState().session)
    expect(await signIn.start()).toBe(foyer.getState().session)
  }
})

test('error: what cannot be signed in says why', async () => {
  const { signIn } = await setUp()
  await expect(signIn.start()).rejects.toMatchObject({ message: 'No ActiveCaipAddress found' })
  const without = createFoyer(
    { networks: [mainnet], adapters: [] },
    { platform: createFakePlatform() },
  )
  expect(() => signInOf(without)).toThrow('SIWX is not enabled')
})

test('behavior: two tabs agree', async () => {
  const store = createSiwx({ required: false })
  const platform = createFakePlatform()
  const here = await setUp({ store, platform })
  await here.connect()
  await here.stage('ready')
  await here.signIn.sign()
  // The other tab signs out, and in again: the server knows, and this tab is told.
  const kept = await store.siwx.getSessions('eip155:1', first)
  await store.siwx.setSessions([])
  platform.storage.changeInOtherTab('@foyer/sign-in', '1')
  await expect.poll(() => here.where()).toEqual({ ...connected('eip155:1'), session: null })
  await store.siwx.setSessions(kept)
  platform.storage.changeInOtherTab('@foyer/sign-in', '2')
  await expect.poll(here.where).toEqual(connected('eip155:1'))
})

test.each([true, false])(
  'behavior: a session that ended while nobody looked is noticed when the page is seen again (required: %s)',
  async (required) => {
    const store = createSiwx({ required })
    const here = await setUp({ store })
    await here.arrive()
    await store.siwx.setSessions([])
    const show = (visibilityState: 'visible' | 'hidden') => {
      Object.assign(here.platform.window, { document: { visibilityState } })
      here.platform.window.dispatchEvent(new Event('visibilitychange'))
    }
    show('hidden')
    await here.platform.clock.advance(0)
    expect(here.where().session).toBe('eip155:1')
    show('visible')
    await expect.poll(() => here.where().session).toBeNull()
    if (required) await here.stage('ready')
    expect(here.where().status).toBe(required ? 'connecting' : 'connected')
    expect(here.signed()).toBe(1)
  },
)

test('behavior: a tab that waits is signed in by another one', async () => {
  const store = createSiwx()
  const here = await setUp({ store })
  const connecting = here.connect()
  await here.stage('ready')
  await (await setUp({ store })).arrive()
  here.platform.storage.changeInOtherTab('@foyer/sign-in', '1')
  await connecting
  expect([here.where(), here.signed()]).toEqual([connected('eip155:1'), 0])
})

test('behavior: a wallet that can connects and signs in with one prompt', async () => {
  const { acorn, connect, where, store, events } = await setUp({ wallet: { signsIn: true } })
  await connect()
  expect(where()).toEqual(connected('eip155:1'))
  expect(acorn.requests.map(({ method }) => method)).toEqual(['signIn', 'accounts'])
  expect([store.kept(), events]).toEqual([[`eip155:1:${first}`], ['SIWX_AUTH_SUCCESS']])
})

test.each([
  ['another site', (text: string) => text.replace('shop.example wants', 'shop.evil wants')],
  ['another nonce', (text: string) => text.replace(/Nonce: .*/, 'Nonce: 1234567890123456')],
  ['another account', (text: string) => text.replace(first, second)],
  ['another network', (text: string) => text.replace('Chain ID: 1', 'Chain ID: 10')],
])('error: one prompt that signs for %s signs nobody in', async (_, change) => {
  const { acorn, connect, stage, store } = await setUp({ wallet: { signsIn: true } })
  const ask = acorn.ask.bind(acorn)
  Object.assign(acorn, {
    async ask(action: Parameters<typeof ask>[0], params: unknown) {
      const answer = await ask(action, params)
      if (action !== 'signIn') return answer
      const { message, ...rest } = answer as { message: string }
      return { ...rest, message: change(message) }
    },
  })
  connect().catch(() => {})
  await stage('ready')
  expect(store.kept()).toEqual([])
})

test('behavior: an unsupported network is left first, and then asks', async () => {
  const { acorn, arrive, where, stage, signIn } = await setUp()
  await arrive()
  acorn.changeNetwork('137')
  await expect
    .poll(where)
    .toEqual({ status: 'connected', caipAddress: `eip155:137:${first}`, session: null })
  expect(signIn.holds()).toBe(false)
  acorn.changeNetwork('10')
  await stage('ready')
  expect(signIn.store.getState().message).toContain('Chain ID: 10')
})

test('behavior: a late answer of the wallet signs in no other account', async () => {
  const { acorn, arrive, stage, where, signIn, store } = await setUp()
  await arrive()
  acorn.changeNetwork('10')
  await stage('ready')
  acorn.behave('signMessage', { late: 'approve' })
  const signing = signIn.sign()
  acorn.changeNetwork('1')
  await expect.poll(where).toEqual(connected('eip155:1'))
  acorn.answerLate()
  await signing
  expect([store.kept(), where()]).toEqual([[`eip155:1:${first}`], connected('eip155:1')])
})

test('behavior: disconnecting while the user reads leaves nothing behind', async () => {
  const { foyer, connect, stage, where, signIn, platform } = await setUp()
  const ended = expect(connect()).rejects.toMatchObject({ code: 'connection/abandoned' })
  await stage('ready')
  await foyer.disconnect()
  await ended
  await signIn.sign()
  expect([where(), signIn.store.getState().stage, platform.clock.pending()]).toEqual([
    nobody,
    'idle',
    0,
  ])
})

test('behavior: views that it holds are not left while it is required, and go when it is done', async () => {
  const { foyer, connect, stage, signIn } = await setUp()
  const { rules } = foyer.internals.navigation
  rules.set('SIWXSignMessage', { gate: 'sign-in', heldBy: 'sign-in' })
  rules.set('ConnectingSiwe', { gate: 'sign-in-check' })
  rules.set('ApproveTransaction', { heldBy: 'sign-in' })
  await foyer.open()
  const connecting = connect()
  await stage('ready')
  await expect.poll(() => foyer.getState().view).toBe('SIWXSignMessage')
  expect(await foyer.close()).toBe(false)
  foyer.router.back()
  foyer.router.push('ApproveTransaction')
  expect(await foyer.close()).toBe(false)
  expect(foyer.internals.navigation.routes.getState().refusals).toBe(3)
  foyer.router.back()
  await signIn.sign()
  await connecting
  await expect.poll(() => foyer.getState().open).toBe(false)
})

test('behavior: what is not required is given up when its view is closed', async () => {
  const { foyer, connect, stage, signIn } = await setUp({ store: createSiwx({ required: false }) })
  foyer.internals.navigation.rules.set('SIWXSignMessage', { gate: 'sign-in', heldBy: 'sign-in' })
  await connect()
  await stage('ready')
  await expect.poll(() => foyer.getState().view).toBe('SIWXSignMessage')
  expect(await foyer.close()).toBe(true)
  expect(signIn.store.getState().stage).toBe('idle')
})
