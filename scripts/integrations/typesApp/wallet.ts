import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'

/** As a test of an application connects. */
export async function connectScripted(): Promise<string | null | undefined> {
  const wallet = createScriptedWallet({ name: 'Scripted', rdns: 'com.example.scripted' })
  const platform = createFakePlatform()
  const foyer = createFoyer(
    { projectId: 'types', networks: [mainnet], adapters: [evm()] },
    { platform },
  )
  wallet.announce(new EventTarget())
  await foyer.connect({ connector: wallet.detail.info.rdns, namespace: 'eip155' })
  return foyer.getState().chains.eip155?.address
}
