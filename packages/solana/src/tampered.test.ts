import { createFoyer } from '@foyer/core'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import { mainnet as ethereum, solana as mainnet, solanaDevnet } from '@foyer/core/networks'
import {
  createFakePlatform,
  createFakeWallet,
  createScriptedSolanaWallet,
  fakeAdapter,
} from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { encode } from './base58.ts'
import { solana } from './index.ts'

/*
 * Whoever may write to the page's storage makes it show no address that a wallet did not give, and sign nothing.
 */

const [own = '', victim = ''] = [1, 2].map((byte) => encode(new Uint8Array(32).fill(byte)))
const evmAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A page whose storage holds what somebody wrote there. */
async function openPage(stored: Record<string, unknown>, { permitted = false } = {}) {
  const platform = createFakePlatform()
  for (const [name, value] of Object.entries(stored))
    platform.storage.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  // With a local network, a wallet serves any that it does not know.
  const chains = ['solana:mainnet', 'solana:devnet', 'solana:localnet']
  const wallet = createScriptedSolanaWallet({ name: 'Acorn', accounts: [own], chains, permitted })
  wallet.register(platform.window)
  const birch = createFakeWallet({
    ...{ id: 'birch', name: 'Birch', accounts: [evmAccount], reference: '1', permitted },
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [ethereum, mainnet, solanaDevnet],
      adapters: [solana(), fakeAdapter({ namespace: 'eip155', wallets: [birch] })],
    },
    { platform },
  )
  const shown = new Set<unknown>()
  const look = () => {
    const { address, caipAddress, allAccounts = [] } = foyer.getState().chains.solana ?? {}
    for (const one of [address, caipAddress, ...allAccounts.map((account) => account.address)])
      shown.add(one)
  }
  foyer.subscribe(look)
  look()
  await vi.dynamicImportSettled()
  await platform.clock.advance(6_000)
  await vi.dynamicImportSettled()
  return { foyer, shown: () => [...shown], wallet, state: () => foyer.getState().chains.solana }
}

const lies = {
  ...{ status: 'connected', address: victim, caipAddress: `solana:${mainnet.id}:${victim}` },
  ...{ accounts: [victim], allAccounts: [{ namespace: 'solana', address: victim }] },
}
const record = (...connections: object[]) => ({
  '@foyer/connections': { version: 2, connections, ...lies },
})

test.each([
  ['a wallet that never agreed', record({ namespace: 'solana', connectorId: 'Acorn', ...lies })],
  ['a wallet of another family', record({ namespace: 'solana', connectorId: 'birch', ...lies })],
  ['a wallet under another family', record({ namespace: 'eip155', connectorId: 'Acorn', ...lies })],
  ['a phone that was never paired', record({ namespace: 'solana', connectorId: 'walletConnect' })],
  [
    'names of the language',
    record(
      ...['__proto__', 'constructor', 'toString', '', 'x'.repeat(10_000)].flatMap((name) => [
        { namespace: 'solana', connectorId: name, ...lies },
        { namespace: name, connectorId: 'Acorn', ...lies },
      ]),
    ),
  ],
])('error: a record of %s connects nobody, asks nobody and signs nothing', async (_, stored) => {
  const { foyer, shown, wallet, state } = await openPage(stored)
  expect([state()?.status, shown()]).toEqual(['disconnected', [null]])
  // Shown accounts are asked for without a prompt, and nothing else is.
  expect(wallet.requests.filter(({ method }) => method !== 'connect silently')).toEqual([])
  const { accounts, features } = foyer.getProvider('solana') as WalletStandardWallet
  expect(accounts).toEqual([])
  const account = { address: victim }
  for (const name of ['signMessage', 'signTransaction', 'signAndSendTransaction', 'signIn']) {
    const feature = features[`solana:${name}`] as Record<
      string,
      (input: object) => Promise<unknown>
    >
    const input = { account, message: new Uint8Array(1), transaction: new Uint8Array(200) }
    await expect(feature[name]?.(input), name).rejects.toMatchObject({ code: 4900 })
  }
  expect(({} as Record<string, unknown>).status).toBeUndefined()
  foyer.destroy()
})

test.each([
  ['another family', `eip155:${ethereum.id}`],
  ['an address', `solana:${victim}`],
  ['an account', `solana:${mainnet.id}:${victim}`],
  ['a name of the language', 'solana:__proto__'],
  ['an object', '{"network":"solana:devnet"}'],
  ['a text without end', 'x'.repeat(100_000)],
  ['nothing', ''],
])('error: with %s kept as the network, the wallet is shown as it is', async (_, kept) => {
  const stored = {
    ...record({ namespace: 'solana', connectorId: 'Acorn', ...lies }),
    '@foyer/solana-network': kept,
  }
  const { foyer, shown, state } = await openPage(stored, { permitted: true })
  expect(state()).toMatchObject({
    ...{ status: 'connected', address: own, network: { name: mainnet.name } },
    allAccounts: [{ address: own }],
  })
  expect(shown()).toEqual([null, own, `solana:${mainnet.id}:${own}`])
  foyer.destroy()
})
