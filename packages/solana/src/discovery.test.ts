import { createFakePlatform, createScriptedSolanaWallet, type FakePlatform } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { solana } from './index.ts'

const address = '4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'

function attach(platform: FakePlatform = createFakePlatform()) {
  const adapter = solana().attach({
    ...{ platform, options: {}, readThroughBackend: async () => null },
    requestChanged() {},
  })
  return { platform, adapter, names: () => adapter.connectors().map(({ name }) => name) }
}

/** What a Solana wallet is at least, with whatever a test changes about it. */
const walletWith = (changes: object) => ({
  ...{ version: '1.0.0', name: 'Acorn', icon: '', chains: ['solana:mainnet'], accounts: [] },
  features: { 'standard:connect': {}, 'standard:events': {} },
  ...changes,
})

const register = (platform: FakePlatform, wallet: unknown) => {
  let leave = () => {}
  platform.window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: (api: { register(wallet: unknown): () => void }) => {
        leave = api.register(wallet)
      },
    }),
  )
  return () => leave()
}

const throwing = (name: string) =>
  Object.defineProperty(walletWith({}), name, {
    get() {
      throw new Error('hostile')
    },
  })

test('behavior: a wallet that leaves is gone, and its row is free again', () => {
  const { platform, adapter, names } = attach()
  const changed = vi.fn()
  adapter.subscribe(changed)
  const leave = register(platform, walletWith({}))
  expect(names()).toEqual(['Acorn'])
  leave()
  leave()
  expect([names(), changed.mock.calls.length]).toEqual([[], 2])
})

test('behavior: the first wallet of a name keeps its row', () => {
  const { platform, adapter, names } = attach()
  register(platform, walletWith({ icon: 'data:first' }))
  register(platform, walletWith({ icon: 'data:second' }))
  expect([names(), adapter.connectors()[0]?.imageUrl]).toEqual([['Acorn'], 'data:first'])
})

test('error: what is no Solana wallet, or throws when it is read, has no row', () => {
  const { platform, names } = attach()
  for (const wallet of [
    ...[null, 7, 'wallet', {}, throwing('name'), throwing('icon'), throwing('chains')],
    ...[throwing('features'), walletWith({ version: '2.0.0' }), walletWith({ name: ' ' })],
    ...[walletWith({ chains: ['bitcoin:mainnet'] }), walletWith({ chains: 'solana:mainnet' })],
    ...[walletWith({ features: {} }), walletWith({ features: null })],
  ])
    register(platform, wallet)
  platform.window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: () => {
        throw new Error('hostile')
      },
    }),
  )
  platform.window.dispatchEvent(new Event('wallet-standard:register-wallet'))
  expect(names()).toEqual([])
})

test('error: a flood of wallets is bounded, and an icon without end is left out', () => {
  const { platform, adapter, names } = attach()
  for (let index = 0; index < 200; index++) register(platform, walletWith({ name: `W${index}` }))
  expect(names()).toHaveLength(64)
  const other = attach()
  register(other.platform, walletWith({ icon: 'x'.repeat(500_000) }))
  expect(other.adapter.connectors()[0]?.imageUrl).toBeNull()
  adapter.detach()
})

test('behavior: what a wallet does to itself later changes nothing that is shown', () => {
  const { platform, adapter } = attach()
  const wallet = walletWith({})
  register(platform, wallet)
  const [before] = adapter.connectors()
  wallet.name = 'Phantom'
  adapter.discover()
  expect(adapter.connectors()).toEqual([before])
})

test('behavior: older providers are there as long as no wallet registers, each once', async () => {
  const platform = createFakePlatform()
  const provider = {
    publicKey: null as string | null,
    async connect() {
      provider.publicKey = address
    },
    async signMessage() {
      return { signature: new Uint8Array(64) }
    },
  }
  Object.assign(platform.window, { phantom: { solana: provider }, solana: provider })
  const { adapter, names } = attach(platform)
  expect(adapter.connectors()).toMatchObject([
    { id: 'injected:Phantom', name: 'Phantom', type: 'INJECTED' },
  ])
  const { signal } = new AbortController()
  const connection = await adapter.connect({ connectorId: 'injected:Phantom', signal })
  expect(connection).toMatchObject({
    accounts: [{ address }],
    chainReference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })
  const actions = await connection.actions?.()
  await expect(actions?.signMessage?.({ message: 'Hi' })).rejects.toThrow('not of this account')
  const leave = register(platform, walletWith({ name: 'Solflare' }))
  expect(names()).toEqual(['Solflare'])
  leave()
  expect(names()).toEqual(['Phantom'])
})

test('error: an older provider whose getters throw does not exist', () => {
  const platform = createFakePlatform()
  Object.defineProperty(platform.window, 'phantom', {
    get() {
      throw new Error('hostile')
    },
  })
  Object.assign(platform.window, { solana: { connect: 'no function' } })
  expect(attach(platform).names()).toEqual([])
})

test('error: accounts that are none are left out, and a key of another address with them', async () => {
  const { platform, adapter } = attach()
  const account = (changes: object) => ({ address, chains: ['solana:mainnet'], ...changes })
  const { signal } = new AbortController()
  for (const accounts of [
    [account({ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })],
    [account({ address: address.slice(3) })],
    [account({ address: `${address}1` })],
    [account({ publicKey: new Uint8Array(32) })],
    [account({ publicKey: new Uint8Array(31) })],
  ]) {
    const connect = async () => ({ accounts })
    const features = { 'standard:connect': { connect }, 'standard:events': { on() {} } }
    const leave = register(platform, walletWith({ features }))
    await expect(adapter.connect({ connectorId: 'Acorn', signal })).rejects.toThrow(
      'The wallet gave no account.',
    )
    leave()
  }
})

test('behavior: a wallet that answers nothing, and shows its accounts, has connected', async () => {
  const { signal } = new AbortController()
  for (const answer of [undefined, null, {}, { accounts: [] }]) {
    const { platform, adapter } = attach()
    const accounts: object[] = []
    const connect = async () => {
      accounts.push({ address, chains: ['solana:mainnet'], features: [] })
      return answer
    }
    const features = { 'standard:connect': { connect }, 'standard:events': { on() {} } }
    register(platform, walletWith({ features, accounts }))
    const connection = await adapter.connect({ connectorId: 'Acorn', signal })
    expect(connection.accounts).toMatchObject([{ address }])
  }
})

test('error: a wallet that serves no network that anybody knows is refused with a sentence', async () => {
  const { platform, adapter } = attach()
  const wallet = createScriptedSolanaWallet({
    ...{ name: 'Acorn', accounts: [address], chains: ['solana:nowhere'] },
  })
  wallet.register(platform.window)
  const { signal } = new AbortController()
  await expect(adapter.connect({ connectorId: 'Acorn', signal })).rejects.toThrow(
    'The wallet serves no network of Solana that is known here.',
  )
})
