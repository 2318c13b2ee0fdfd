import type { RemoteWallet, WalletStandardWallet } from '@foyer/core/adapter'
import { createFakePlatform, createScriptedBitcoinWallet } from '@foyer/testing'
import { accountsOf, signBitcoinMessage, signBitcoinPsbt } from '@foyer/testing/bitcoin'
import { Transaction } from '@scure/btc-signer'
import { expect, test, vi } from 'vitest'
import { keyOf } from '../test/keys.ts'
import { bitcoin } from './index.ts'
import { paymentLink, readRecipient } from './recipient.ts'

const [payment, ordinals] = accountsOf(keyOf(1), ['bitcoin:regtest'])
const [other] = accountsOf(keyOf(2), ['bitcoin:regtest'])
const regtest = '0f9188f13cb7b2c71f2a335e3a4fc328'

function setUp() {
  const platform = createFakePlatform()
  const start = () =>
    bitcoin().attach({
      platform,
      options: {},
      readThroughBackend: async () => null,
      requestChanged() {},
    })
  const { signal } = new AbortController()
  return { platform, start, signal }
}

const register = (page: EventTarget, wallet: unknown) => {
  let stop = () => {}
  page.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: (app: { register(wallet: unknown): () => void }) => {
        stop = app.register(wallet)
      },
    }),
  )
  return () => stop()
}

const bare = (name: string) => ({
  ...{ version: '1.0.0', name, icon: 'data:image/png;base64,AA==', chains: [], accounts: [] },
  features: { 'bitcoin:connect': { connect: async () => ({ accounts: [] }) } },
})

test('behavior: a wallet unregisters itself, and what it does to its object later changes nothing', () => {
  const { platform, start } = setUp()
  const adapter = start()
  const wallet = bare('Acorn')
  const stop = register(platform.window, wallet)
  wallet.name = 'Other'
  expect(adapter.connectors()).toMatchObject([{ id: 'Acorn', name: 'Acorn', chain: 'bip122' }])
  stop()
  expect(adapter.connectors()).toEqual([])
})

test('error: hostile getters, names, icons and floods list nothing and throw nothing', () => {
  const { platform, start } = setUp()
  const adapter = start()
  const throwing = (key: string) =>
    Object.defineProperty(bare('Bad'), key, {
      get() {
        throw new Error('no')
      },
    })
  for (const wallet of [
    ...[null, undefined, 42, 'wallet', {}, { name: 'X' }, { ...bare(''), features: null }],
    ...['name', 'icon', 'features'].map(throwing),
    { ...bare('Solana'), features: { 'solana:signMessage': {} } },
  ])
    register(platform.window, wallet)
  expect(adapter.connectors()).toEqual([])
  register(platform.window, { ...bare('Heavy'), icon: 'x'.repeat(1_000_000) })
  expect(adapter.connectors()).toMatchObject([{ name: 'Heavy', imageUrl: null }])
  for (let count = 0; count < 200; count++) register(platform.window, bare(`Wallet ${count}`))
  expect(adapter.connectors().length).toBeLessThanOrEqual(64)
})

test('behavior: names are shown cleaned, and icons are no more than texts of a bounded length', () => {
  const { platform, start } = setUp()
  const adapter = start()
  const markup = '<img src=x onerror="window.__pwned=1">'
  const icon = 'data:image/svg+xml,%3Csvg onload=%22window.__pwned=1%22/%3E'
  const cleaned = [
    ['Safe\u202Eteltaw', 'Safeteltaw'],
    ['New\nline\r\nand\ttab', 'New line and tab'],
    ['Zero\u200Bwidth\uFEFF', 'Zerowidth'],
    [markup, markup],
  ] as const
  for (const [name] of cleaned) register(platform.window, { ...bare(name), icon })
  // What these draw is settled where icons are shown: as an image, by its type and size.
  expect(adapter.connectors()).toMatchObject(
    cleaned.map(([, name]) => ({ id: name, name, imageUrl: icon })),
  )
  register(platform.window, bare('W'.repeat(10_000)))
  expect(adapter.connectors().at(-1)?.name.length).toBeLessThan(200)
  for (const one of [42, null, {}, ['data:image/png;base64,AA=='], `data:${'A'.repeat(400_000)}`])
    register(platform.window, { ...bare(`Icon ${typeof one} ${String(one).length}`), icon: one })
  for (const connector of adapter.connectors().slice(cleaned.length + 1))
    expect(connector.imageUrl, connector.name).toBeNull()
  for (const name of ['', ' ', '\u200B', '\u202E\u2066', 42, null, undefined, {}])
    register(platform.window, { ...bare(''), name })
  expect(adapter.connectors()).toHaveLength(cleaned.length + 1 + 5)
})

test('behavior: the first wallet of a name keeps its row, and is the one that is asked', async () => {
  const { platform, start, signal } = setUp()
  const adapter = start()
  const asked: number[] = []
  const numbered = (number: number, name: string) => ({
    ...bare(name),
    features: {
      'bitcoin:connect': {
        async connect() {
          asked.push(number)
          return { accounts: [] }
        },
      },
    },
  })
  for (const [number, name] of ['Maple', 'Maple', 'Map\u200Ble', ' Maple '].entries())
    register(platform.window, numbered(number, name))
  const page = platform.window as unknown as Record<string, unknown>
  page.maple = { request: async () => asked.push(9) }
  page.btc_providers = [{ id: 'maple', name: 'Maple', icon: '' }]
  adapter.discover()
  expect(adapter.connectors()).toMatchObject([{ id: 'Maple', name: 'Maple' }])
  const attempt = adapter.connect({ connectorId: 'Maple', signal })
  await expect(attempt).rejects.toThrow('The wallet gave no account.')
  expect(asked).toEqual([0])
})

test('behavior: who takes the place of a listed provider later takes over no row', async () => {
  const { platform, start, signal } = setUp()
  const adapter = start()
  const first = createScriptedBitcoinWallet({ name: 'Acorn' })
  first.list(platform.window)
  adapter.discover()
  const [before] = adapter.connectors()
  const page = platform.window as unknown as Record<string, unknown>
  const request = vi.fn(async () => ({ result: { addresses: [other] } }))
  const imitation = { request }
  // In its place, and before it under a path of its own.
  Object.assign(page, { AcornProvider: imitation, evil: imitation })
  for (const listed of [
    [{ id: 'AcornProvider', name: 'Acorn', icon: '' }],
    [{ id: 'evil', name: 'Acorn', icon: 'data:image/png;base64,AA==' }, page.btc_providers],
  ]) {
    page.btc_providers = listed.flat()
    adapter.discover()
    expect(adapter.connectors()).toEqual([before])
  }
  const { accounts } = await adapter.connect({ connectorId: 'Acorn', signal })
  expect([accounts[0]?.address, request.mock.calls]).toEqual([payment.address, []])
})

test('behavior: a wallet that is named as the way to phones does not take its place', async () => {
  const { platform, start, signal } = setUp()
  const adapter = start()
  const connect = vi.fn(async () => ({ accounts: [] }))
  register(platform.window, {
    ...bare('walletConnect'),
    features: { 'bitcoin:connect': { connect } },
  })
  const remote = {
    connector: {
      ...{ id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Pocket', imageUrl: null },
      ...{ rdns: null, chain: 'bip122' },
    } as const,
    provider: { chain: () => `bip122:${regtest}`, on() {}, removeListener() {} },
    accounts: () => [{ address: payment.address, publicKey: payment.publicKey }],
    arrive: async () => {},
  } as unknown as RemoteWallet
  adapter.addRemoteWallet?.(remote)
  const { accounts, connector } = await adapter.connect({ connectorId: 'walletConnect', signal })
  expect([accounts[0]?.address, connector.name]).toEqual([payment.address, 'Pocket'])
  expect(connect).not.toHaveBeenCalled()
})

test('behavior: wallets of btc_providers are listed on demand, once each', () => {
  const { platform, start } = setUp()
  const adapter = start()
  const wallet = createScriptedBitcoinWallet({ name: 'Acorn' })
  wallet.list(platform.window)
  expect(adapter.connectors()).toEqual([])
  adapter.discover()
  expect(adapter.connectors()).toMatchObject([{ id: 'Acorn', type: 'ANNOUNCED' }])
  const [before] = adapter.connectors()
  wallet.list(platform.window)
  wallet.register(platform.window)
  adapter.discover()
  expect(adapter.connectors()).toEqual([before])
  const page = platform.window as unknown as { btc_providers: unknown }
  page.btc_providers = [null, {}, { id: 'a.b.c.d.e.f', name: 'X' }, { id: 'nowhere', name: 'Y' }]
  adapter.discover()
  expect(adapter.connectors()).toEqual([])
})

test.each([
  ['a key of another account', { ...payment, publicKey: other.publicKey }, /public key/],
  ['a taproot key of another account', { ...ordinals, publicKey: other.publicKey }, /public key/],
  ['a key that is none', { ...payment, publicKey: '00' }, /public key/],
  [
    'an address of another network',
    { ...payment, networks: ['bitcoin:mainnet'] },
    /another network/,
  ],
  [
    'an address with a wrong letter',
    { ...payment, address: `${payment.address}q` },
    /gave no account/,
  ],
])('error: %s is refused with a sentence, and nothing is connected', async (_, account, words) => {
  for (const kind of ['standard', 'sats'] as const) {
    const { platform, start, signal } = setUp()
    const adapter = start()
    const accounts = [account]
    // What sats-connect says of the network is for all accounts.
    createScriptedBitcoinWallet({ name: 'Acorn', accounts, interface: kind }).register(
      platform.window,
    )
    const attempt = adapter.connect({ connectorId: 'Acorn', signal })
    await expect(attempt).rejects.toMatchObject({
      code: 'wallet/failed',
      message: expect.stringMatching(words),
    })
  }
})

test('error: a lie in an event changes nothing, and the developer is told', async () => {
  const { platform, start, signal } = setUp()
  const adapter = start()
  const wallet = createScriptedBitcoinWallet({ name: 'Acorn' })
  wallet.register(platform.window)
  const connection = await adapter.connect({ connectorId: 'Acorn', signal })
  const received = vi.fn()
  connection.watch({ accountsChanged: received, chainChanged: received, disconnected: received })
  const before = connection.accounts
  wallet.changeAccounts([{ ...payment, publicKey: other.publicKey }])
  expect([received.mock.calls, connection.accounts]).toEqual([[], before])
  wallet.changeAccounts([other])
  expect(received.mock.calls).toEqual([[[expect.objectContaining({ address: other.address })]]])
})

test('behavior: accounts come with what they are for and their key, payments first', async () => {
  const { platform, start, signal } = setUp()
  const adapter = start()
  const accounts = [ordinals, payment]
  createScriptedBitcoinWallet({ name: 'Acorn', accounts }).register(platform.window)
  const { accounts: shown, chainReference } = await adapter.connect({
    connectorId: 'Acorn',
    signal,
  })
  expect(chainReference).toBe(regtest)
  expect(shown).toMatchObject([
    { address: payment.address, type: 'payment', publicKey: payment.publicKey },
    { address: ordinals.address, type: 'ordinal', publicKey: ordinals.publicKey },
  ])
})

test('behavior: a wallet that answers nothing, and shows its accounts, has connected', async () => {
  const { platform, start, signal } = setUp()
  const adapter = start()
  const wallet = {
    ...{
      version: '1.0.0',
      name: 'Acorn',
      icon: '',
      chains: ['bitcoin:regtest'],
      accounts: [payment],
    },
    features: {
      'standard:connect': { connect: async () => undefined },
      'standard:events': { on: () => () => {} },
      'bitcoin:signMessage': {},
    },
  }
  platform.window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: (api: { register(one: unknown): void }) => api.register(wallet),
    }),
  )
  const { accounts } = await adapter.connect({ connectorId: 'Acorn', signal })
  expect(accounts).toMatchObject([{ address: payment.address }])
})

test('behavior: a WalletConnect wallet connects, signs, and says that its addresses changed', async () => {
  const { start, signal } = setUp()
  const adapter = start()
  const listeners = new Map<string, (value: unknown) => void>()
  const asked: unknown[] = []
  const txid = 'ab'.repeat(32)
  const answers: Record<string, (params: Record<string, string>) => unknown> = {
    signMessage: ({ message = '', address = '' }) => ({
      address,
      signature: Buffer.from(
        signBitcoinMessage({
          ...{ privateKey: keyOf(1), purpose: 'payment', protocol: 'BIP322' },
          message: new TextEncoder().encode(message),
        }),
      ).toString('hex'),
    }),
    signPsbt: ({ psbt = '' }) => ({
      psbt: Buffer.from(
        signBitcoinPsbt({
          psbt: Uint8Array.from(Buffer.from(psbt, 'base64')),
          inputs: [{ privateKey: keyOf(1), index: 0 }],
        }),
      ).toString('base64'),
    }),
    sendTransfer: () => ({ txid }),
  }
  const provider = {
    chain: () => `bip122:${regtest}`,
    on: (event: string, listener: (value: unknown) => void) => void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
    async request({ method, params }: { method: string; params: Record<string, string> }) {
      asked.push([method, params])
      return answers[method]?.(params)
    },
  }
  const { address, publicKey } = payment
  const remote: RemoteWallet = {
    connector: {
      ...{ id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Pocket', imageUrl: null },
      ...{ rdns: null, chain: 'bip122' },
    } as const,
    provider,
    accounts: () => [{ address, publicKey, type: 'payment', path: "m/84'/1'/0'/0/0" }],
    arrive: async () => {},
  }
  adapter.addRemoteWallet?.(remote)
  const connection = await adapter.connect({ connectorId: 'walletConnect', signal })
  adapter.use(connection)
  expect([connection.chainReference, connection.accounts]).toMatchObject([
    regtest,
    [{ address, publicKey, type: 'payment', path: "m/84'/1'/0'/0/0" }],
  ])
  const { signMessage } = (await connection.actions?.()) ?? {}
  expect(await signMessage?.({ message: 'Hi' })).toMatch(/^[\w+/=]+$/)
  const { features } = adapter.provider as WalletStandardWallet
  const sats = (
    features['sats-connect:'] as {
      provider: { request(method: string, params: object): Promise<{ result: object }> }
    }
  ).provider
  const transaction = new Transaction()
  const script = Uint8Array.from([
    0,
    20,
    ...Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex'),
  ])
  transaction.addInput({ txid: '11'.repeat(32), index: 0, witnessUtxo: { script, amount: 5_000n } })
  transaction.addOutput({ script, amount: 4_000n })
  const psbt = Buffer.from(transaction.toPSBT()).toString('base64')
  await sats.request('signPsbt', { psbt, signInputs: { [address]: [0] } })
  const recipients = [{ address: other.address, amount: 1_000 }]
  expect((await sats.request('sendTransfer', { recipients })).result).toEqual({ txid })
  await expect(
    sats.request('sendTransfer', { recipients: [{ address: 'bc1q', amount: 1 }] }),
  ).rejects.toMatchObject({ message: 'Please enter a valid amount and receiver address' })
  // Its request has room for one: the others would be left out of what is sent, and nobody would say so.
  await expect(
    sats.request('sendTransfer', { recipients: [...recipients, { address, amount: 2_000 }] }),
  ).rejects.toMatchObject({ message: expect.stringContaining('one receiver') })
  expect(asked).toMatchObject([
    ['signMessage', { account: address, address, message: 'Hi', protocol: 'bip322' }],
    ['signPsbt', { account: address, psbt, signInputs: [{ address, index: 0 }], broadcast: false }],
    ['sendTransfer', { account: address, recipientAddress: other.address, amount: '1000' }],
  ])
  listeners.get('bip122_addressesChanged')?.([
    { address: other.address, publicKey: other.publicKey, intention: 'payment' },
  ])
  expect(connection.accounts).toMatchObject([{ address: other.address }])
})

test('behavior: payment links of BIP-21 are read and written, exact to the satoshi', () => {
  const { address } = payment
  const read = (text: string) => readRecipient(text, regtest)
  const caipNetworkId = `bip122:${regtest}`
  for (const amountAtomic of [1n, 12_345n, 100_000_000n, 2_100_000_000_000_000n]) {
    const link = paymentLink({ caipNetworkId, address, tokenAddress: null, amountAtomic })
    expect(read(link)).toEqual({
      ...{ kind: 'payment', caipNetworkId, address, tokenAddress: null, amountAtomic },
    })
  }
  expect(read(`bitcoin:${address.toUpperCase()}?label=Shop`)).toMatchObject({ address })
  for (const [text, reason] of [
    [`bitcoin:${address}?req-somethingyoudontunderstand=50`, 'required'],
    [`bitcoin:${address}?amount=1&amount=2`, 'invalid'],
    [`bitcoin:${address}?amount=1e3`, 'invalid'],
    [`bitcoin:${address}?amount=0.000000001`, 'invalid'],
    [address.replace('w508', 'w509'), 'checksum'],
    ['vitalik.eth', 'invalid'],
  ] as const)
    expect([text, read(text)]).toEqual([text, { kind: 'refused', reason }])
  const groups = address.match(/.{1,4}/g)?.join(' ') ?? ''
  expect(read(groups)).toEqual({ kind: 'address', address })
})
