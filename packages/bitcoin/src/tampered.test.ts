import { createFoyer } from '@foyer/core'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import { bitcoinTestnet, mainnet as ethereum } from '@foyer/core/networks'
import {
  createFakePlatform,
  createFakeWallet,
  createScriptedBitcoinWallet,
  fakeAdapter,
} from '@foyer/testing'
import { accountsOf } from '@foyer/testing/bitcoin'
import { expect, test, vi } from 'vitest'
import { keyOf } from '../test/keys.ts'
import { bitcoin } from './index.ts'

/*
 * Whoever may write to the page's storage makes it show no address that a wallet did not give, and sign nothing.
 */

const own = accountsOf(keyOf(1), ['bitcoin:testnet'])
const [{ address: victim, publicKey }] = accountsOf(keyOf(2), ['bitcoin:testnet'])
const evmAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A page whose storage holds what somebody wrote there. */
async function openPage(connections: readonly object[], permitted: boolean) {
  const platform = createFakePlatform()
  platform.storage.set('@foyer/connections', JSON.stringify({ version: 2, connections, ...lies }))
  const wallet = createScriptedBitcoinWallet({ name: 'Acorn', accounts: own, permitted })
  wallet.register(platform.window)
  const birch = createFakeWallet({
    ...{ id: 'birch', name: 'Birch', accounts: [evmAccount], reference: '1', permitted: true },
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [ethereum, bitcoinTestnet],
      adapters: [bitcoin(), fakeAdapter({ namespace: 'eip155', wallets: [birch] })],
    },
    { platform },
  )
  const shown = new Set<unknown>()
  const look = () => {
    const { address, allAccounts = [] } = foyer.getState().chains.bip122 ?? {}
    for (const one of [address, ...allAccounts.map((account) => account.address)]) shown.add(one)
  }
  foyer.subscribe(look)
  look()
  await vi.dynamicImportSettled()
  await platform.clock.advance(6_000)
  await vi.dynamicImportSettled()
  return { foyer, shown: () => [...shown], wallet, state: () => foyer.getState().chains.bip122 }
}

const lies = {
  ...{ status: 'connected', address: victim, publicKey },
  ...{ accounts: [victim], allAccounts: [{ namespace: 'bip122', address: victim, publicKey }] },
}

test.each([
  ['a wallet that never agreed', [{ namespace: 'bip122', connectorId: 'Acorn', ...lies }]],
  ['a wallet of another family', [{ namespace: 'bip122', connectorId: 'birch', ...lies }]],
  ['a wallet under another family', [{ namespace: 'eip155', connectorId: 'Acorn', ...lies }]],
  ['a phone that was never paired', [{ namespace: 'bip122', connectorId: 'walletConnect' }]],
  [
    'names of the language',
    ['__proto__', 'constructor', 'toString', '', 'x'.repeat(10_000)].flatMap((name) => [
      { namespace: 'bip122', connectorId: name, ...lies },
      { namespace: name, connectorId: 'Acorn', ...lies },
    ]),
  ],
])(
  'error: a record of %s connects nobody, asks nobody and signs nothing',
  async (_, connections) => {
    const { foyer, shown, wallet, state } = await openPage(connections, false)
    expect([state()?.status, shown()]).toEqual(['disconnected', [null]])
    // Shown accounts are asked for without a prompt, and nothing else is.
    expect(wallet.requests.filter(({ method }) => method !== 'accounts')).toEqual([])
    const { accounts, features } = foyer.getProvider('bip122') as WalletStandardWallet
    expect(accounts).toEqual([])
    for (const name of ['signMessage', 'signTransaction', 'signAndSendTransaction']) {
      const feature = features[`bitcoin:${name}`] as Record<string, (input: object) => unknown>
      const input = { account: { address: victim }, message: new Uint8Array(1), inputsToSign: [] }
      await expect(feature[name]?.(input), name).rejects.toMatchObject({ code: 4900 })
    }
    foyer.destroy()
  },
)

test('error: what else stands in the record of a wallet that agreed is not believed', async () => {
  const record = { namespace: 'bip122', connectorId: 'Acorn', ...lies }
  const { foyer, shown, state } = await openPage([record], true)
  const addresses = own.map(({ address }) => address)
  expect(state()).toMatchObject({ status: 'connected', address: addresses[0] })
  expect(shown()).toEqual([null, ...addresses])
  foyer.destroy()
})
