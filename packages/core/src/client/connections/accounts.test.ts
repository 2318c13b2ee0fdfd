import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import type { WalletAccount } from '../../adapter/ChainAdapter.ts'
import { mainnet } from '../../networks.ts'
import type { NetworkInput } from '../../primitives/Network.ts'
import type { FoyerOptions } from '../contract/FoyerOptions.ts'
import { createFoyer } from '../createFoyer.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bitcoin: NetworkInput = {
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
}

async function setUp(
  namespace: 'eip155' | 'bip122',
  accounts: readonly (string | WalletAccount)[],
  options: Partial<FoyerOptions> = {},
) {
  const wallet = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts,
    reference: namespace === 'eip155' ? '1' : bitcoin.id.toString(),
  })
  const platform = createFakePlatform()
  const foyer = createFoyer(
    {
      networks: [namespace === 'eip155' ? mainnet : bitcoin],
      adapters: [fakeAdapter({ namespace, wallets: [wallet] })],
      ...options,
    },
    { platform },
  )
  const [connector] = foyer.internals.connectors.getState()
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  return { foyer, wallet, platform, chain: () => foyer.getState().chains[namespace] }
}

test('behavior: an account in two letter cases is one account', async () => {
  const { chain, wallet, platform } = await setUp('eip155', [first.toLowerCase(), first, second])
  const addresses = () => chain()?.allAccounts.map(({ address }) => address)
  expect(addresses()).toEqual([first.toLowerCase(), second])
  wallet.changeAccounts([second, second.toLowerCase(), first])
  await platform.clock.advance(100)
  expect(addresses()).toEqual([second, first])
  expect(chain()?.address).toBe(second)
})

test('behavior: accounts that differ in case alone stay apart where case counts', async () => {
  const { chain } = await setUp('bip122', ['mAcorn', 'macorn'])
  expect(chain()?.allAccounts).toHaveLength(2)
})

test('behavior: the wallet says what kind an account is', async () => {
  const { foyer, chain } = await setUp('bip122', [
    { address: 'bc1qpay', publicKey: '02ab', path: "m/84'/0'/0'/0/0" },
    { address: 'bc1pord', type: 'ordinal', publicKey: '03cd' },
    { address: 'SPstacks', type: 'stx' },
    'bc1qplain',
  ])
  expect(chain()?.allAccounts).toEqual([
    {
      namespace: 'bip122',
      address: 'bc1qpay',
      type: 'payment',
      publicKey: '02ab',
      path: "m/84'/0'/0'/0/0",
    },
    { namespace: 'bip122', address: 'bc1pord', type: 'ordinal', publicKey: '03cd', path: null },
    { namespace: 'bip122', address: 'SPstacks', type: 'stx', publicKey: null, path: null },
    { namespace: 'bip122', address: 'bc1qplain', type: 'payment', publicKey: null, path: null },
  ])
  foyer.internals.selectAccount('bip122', 'bc1pord')
  expect(chain()).toMatchObject({
    address: 'bc1pord',
    allAccounts: [{ type: 'ordinal', publicKey: '03cd' }, { address: 'bc1qpay' }, {}, {}],
  })
})

test('behavior: where the wallet says nothing, the option does', async () => {
  const { chain } = await setUp('bip122', ['bc1q', { address: 'bc1pay', type: 'payment' }], {
    defaultAccountTypes: { bip122: 'ordinal' },
  })
  expect(chain()?.allAccounts.map(({ type }) => type)).toEqual(['ordinal', 'payment'])
})
