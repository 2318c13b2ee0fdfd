import { createFoyer, Network } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import { playWallet } from '../test/playWallet.ts'
import { openPage, storageKey } from '../test/setUpRemote.ts'
import { approveProposal } from './protocol.ts'

const chain = 'bip122:000000000019d6689c085ae165831e93'
const payment = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const ordinal = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
const input = {
  id: chain.slice('bip122:'.length),
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
}
const networks = [mainnet, input].map(Network.from)

/** A page that asks for Bitcoin, and a wallet that settles with these properties. */
async function connect(sessionProperties?: Record<string, string>) {
  const page = openPage({ host: { networks: () => networks } })
  const { relays, platform, remote, link } = page
  const relay = relays.connect('wallet')
  const theirs = playWallet({ relay, nowMs: platform.clock.now })
  remote.hold()
  const wallet = remote.wallet('bip122')
  if (!wallet) throw new Error('Bitcoin is wanted')
  const arrived = wallet.arrive({ signal: new AbortController().signal })
  await theirs.pair(await link())
  await relays.settle()
  const [offered] = theirs.proposals
  if (!offered) throw new Error('Nothing was proposed')
  const { messages } = approveProposal({
    ...offered,
    namespaces: {
      bip122: {
        accounts: [`${chain}:${payment}`, `${chain}:${ordinal}`],
        methods: ['getAccountAddresses'],
        events: [],
      },
    },
    metadata: { name: 'Acorn', description: '', url: 'https://acorn.example', icons: [] },
    nowMs: platform.clock.now(),
    ...(sessionProperties && { sessionProperties }),
  })
  for (const message of messages) await relay.publish(message)
  await relays.settle()
  await arrived
  return { ...page, wallet }
}

const said = [
  { address: payment, publicKey: '02ab', path: "m/84'/0'/0'/0/0", intention: 'payment' },
  { address: ordinal, publicKey: '03cd', path: "m/86'/0'/0'/0/0", intention: 'ordinal' },
]
const properties = (value: unknown) => ({ bip122_getAccountAddresses: JSON.stringify(value) })
const read = [
  { address: payment, type: 'payment', publicKey: '02ab', path: "m/84'/0'/0'/0/0" },
  { address: ordinal, type: 'ordinal', publicKey: '03cd', path: "m/86'/0'/0'/0/0" },
]

test.each<[string, unknown]>([
  ['one list', said],
  ['a list for each intention', { payment: [said[0]], ordinal: [said[1]] }],
])('behavior: the session says what its accounts are for, in %s', async (_what, value) => {
  const { wallet } = await connect(properties(value))
  expect(wallet.accounts?.()).toEqual(read)
})

test('behavior: what the session says of its accounts is there after a reload', async () => {
  const { remote, platform } = await connect(properties(said))
  remote.stop()
  const { storage } = platform
  expect(storage.get(storageKey)).toContain('ordinal')
  const again = openPage({
    platform: createFakePlatform({ storage }),
    host: { networks: () => networks },
  })
  expect(again.remote.wallet('bip122')?.accounts?.()).toEqual(read)
})

test.each<[string, Record<string, string> | undefined]>([
  ['nothing', undefined],
  ['no JSON', { bip122_getAccountAddresses: '{' }],
  ['null', properties(null)],
  ['lists of nothing', properties([null, 7, [], { payment: 7 }])],
  ['too much', properties([...said, 'x'.repeat(65_536)])],
  ['another address', properties([{ ...said[0], address: 'bc1qother' }])],
])('error: a session that says %s connects with accounts of no type', async (_what, given) => {
  const { wallet } = await connect(given)
  expect(wallet.accounts?.()).toEqual([{ address: payment }, { address: ordinal }])
})

test('behavior: an ordinal account of a session is one in the state of the client', async () => {
  const { wallet } = await connect(properties(said))
  const foyer = createFoyer(
    {
      networks: [input],
      adapters: [
        {
          ...fakeAdapter({ namespace: 'bip122', wallets: [] }),
          attach(host) {
            const adapter = fakeAdapter({ namespace: 'bip122', wallets: [] }).attach(host)
            const { name } = wallet.connector
            const reference = input.id
            adapter.addRemoteWallet?.({
              ...wallet,
              connector: wallet.connector,
              provider: createFakeWallet({ id: 'unused', name, accounts: ['unused'], reference }),
            })
            return adapter
          },
        },
      ],
    },
    { platform: createFakePlatform() },
  )
  const [connector] = foyer.getConnectors()
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  expect(foyer.getState().chains.bip122?.allAccounts).toEqual(
    read.map((account) => ({ namespace: 'bip122', ...account })),
  )
})
