import { createFoyer } from '@foyer/core'
import { solana as mainnet, solanaDevnet } from '@foyer/core/networks'
import { createFakePlatform, createScriptedSolanaWallet } from '@foyer/testing'
import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test, vi } from 'vitest'
import { encode } from './base58.ts'
import { solana } from './index.ts'

const address = encode(ed25519.getPublicKey(new Uint8Array(32).fill(3)))
const key = '@foyer/solana-network'
type Platform = ReturnType<typeof createFakePlatform>

/** A page on the platform, with a wallet that serves both networks. */
function openPage(
  platform: Platform,
  { permitted = false, networks = [mainnet, solanaDevnet] } = {},
) {
  createScriptedSolanaWallet({
    ...{
      name: 'Acorn',
      permitted,
      accounts: [address],
      chains: ['solana:mainnet', 'solana:devnet'],
    },
  }).register(platform.window)
  const foyer = createFoyer(
    { projectId: 'shop', networks: networks as [typeof mainnet], adapters: [solana()] },
    { platform },
  )
  const networkName = () => foyer.getState().chains.solana?.network?.name
  const connect = async () => {
    await vi.waitFor(() => expect(foyer.internals.connectors.getState()).toHaveLength(1))
    const [connector] = foyer.internals.connectors.getState()
    if (connector) await foyer.connect({ connector })
  }
  return { foyer, networkName, connect }
}

test('behavior: the network that was chosen is there after a reload, until the wallet is disconnected', async () => {
  const platform = createFakePlatform()
  const first = openPage(platform)
  await first.connect()
  expect(first.networkName()).toBe(mainnet.name)
  await first.foyer.switchNetwork(solanaDevnet)
  expect(first.networkName()).toBe(solanaDevnet.name)

  const { storage } = platform
  const second = createFakePlatform()
  for (const name of ['@foyer/connections', key]) second.storage.set(name, storage.get(name) ?? '')
  const reloaded = openPage(second, { permitted: true })
  await vi.waitFor(() => expect(reloaded.foyer.getState().chains.solana?.status).toBe('connected'))
  expect(reloaded.networkName()).toBe(solanaDevnet.name)
  await reloaded.foyer.disconnect()
  expect(second.storage.get(key)).toBeNull()
})

test('behavior: connecting anew begins where the application is, whatever was kept', async () => {
  const platform = createFakePlatform()
  platform.storage.set(key, `solana:${solanaDevnet.id}`)
  const { connect, networkName } = openPage(platform)
  await connect()
  expect(networkName()).toBe(mainnet.name)
  expect(platform.storage.get(key)).toBe(`solana:${mainnet.id}`)
})

test('error: a network that the application no longer has, or no text of ours, is not gone to', async () => {
  for (const kept of [`solana:${solanaDevnet.id}`, 'x'.repeat(10_000)]) {
    const platform = createFakePlatform()
    platform.storage.set(key, kept)
    platform.storage.set(
      '@foyer/connections',
      JSON.stringify({ version: 2, connections: [{ namespace: 'solana', connectorId: 'Acorn' }] }),
    )
    const { foyer, networkName } = openPage(platform, { permitted: true, networks: [mainnet] })
    await vi.waitFor(() => expect(foyer.getState().chains.solana?.status).toBe('connected'))
    expect(networkName()).toBe(mainnet.name)
  }
})
