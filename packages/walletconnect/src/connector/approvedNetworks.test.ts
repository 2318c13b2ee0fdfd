import { createFoyer } from '@foyer/core'
import { base, mainnet } from '@foyer/core/networks'
import {
  createFakePlatform,
  createFakeWallet,
  createScriptedRemoteWallets,
  fakeAdapter,
} from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { walletConnect } from './walletConnect.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A client that a remote wallet is connected to, and a browser wallet beside it. */
async function setUp() {
  const wallet = (id: string) =>
    createFakeWallet({ id, name: id, accounts: [account], reference: '1', permitted: true })
  const platform = createFakePlatform()
  const remote = createScriptedRemoteWallets({
    providers: { eip155: wallet('pocket') },
    now: platform.clock.now,
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      backend: 'https://foyer.example',
      networks: [mainnet, base],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet('acorn')] })],
    },
    { platform, remoteConnectors: [walletConnect(async () => remote.code)] },
  )
  const connecting = foyer.connect({ connector: 'walletConnect' })
  await vi.dynamicImportSettled()
  await platform.clock.advance(0)
  remote.approve()
  await connecting
  const approved = () => {
    const { approvedNetworks, supportsAllNetworks } = foyer.getState().chains.eip155 ?? {}
    return [approvedNetworks, supportsAllNetworks]
  }
  return { foyer, remote, approved }
}

test('behavior: the networks that a session approved stand in the state, and follow it', async () => {
  const { remote, approved } = await setUp()
  expect(approved()).toEqual([null, null])
  remote.setApprovals({ eip155: { networks: ['eip155:1'], supportsAllNetworks: false } })
  expect(approved()).toEqual([['eip155:1'], false])
  remote.setApprovals({
    eip155: { networks: ['eip155:1', 'eip155:8453'], supportsAllNetworks: true },
  })
  expect(approved()).toEqual([['eip155:1', 'eip155:8453'], true])
})

test('behavior: what one wallet approved is not believed of another', async () => {
  const { foyer, remote, approved } = await setUp()
  remote.setApprovals({ eip155: { networks: ['eip155:1'], supportsAllNetworks: false } })
  const connector = foyer.getConnectors().find(({ id }) => id === 'acorn')
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  expect(approved()).toEqual([null, true])
  await foyer.disconnect()
  expect(approved()).toEqual([null, null])
})
