import type { Siwx, SiwxSession } from '@foyer/core'
import { createFoyer } from '@foyer/core'
import type { SignInProof } from '@foyer/core/adapter'
import { mainnet } from '@foyer/core/networks'
import {
  createFakePlatform,
  createFakeWallet,
  createScriptedRemoteWallets,
  fakeAdapter,
} from '@foyer/testing'
import { expect, test } from 'vitest'
import { walletConnect } from './walletConnect.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Keeps sessions as a server would: for an account on a chain, whatever the case of its letters. */
function createSiwx() {
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
    getRequired: () => true,
  }
  return { siwx, kept: () => kept.map(({ data }) => `${data.chainId}:${data.accountAddress}`) }
}

/** A client that reaches a wallet on another device, which signs while it connects. */
function setUpRemote() {
  const platform = createFakePlatform()
  const pocket = createFakeWallet({
    ...{ id: 'pocket', name: 'Pocket', accounts: [first], reference: '1', permitted: true },
  })
  const remote = createScriptedRemoteWallets({
    providers: { eip155: pocket },
    now: platform.clock.now,
  })
  const store = createSiwx()
  const foyer = createFoyer(
    {
      ...{ projectId: 'shop', backend: 'https://foyer.example', networks: [mainnet] },
      ...{ adapters: [fakeAdapter({ namespace: 'eip155', wallets: [] })], siwx: store.siwx },
    },
    { platform, remoteConnectors: [walletConnect(async () => remote.code)] },
  )
  /** What the wallet signed, for a nonce. */
  const proofOf = (nonce: string): SignInProof => ({
    account: `eip155:1:${first}`,
    message: [
      'shop.example wants you to sign in with your Ethereum account:',
      ...[first, '', 'Welcome.', '', 'URI: https://shop.example', 'Version: 1', 'Chain ID: 1'],
      `Nonce: ${nonce}`,
    ].join('\n'),
    ...{ signature: '0xab', cacao: { s: { t: 'eip191' } } },
  })
  return { foyer, remote, store, pocket, proofOf }
}

test('behavior: a wallet on another device that signs while it connects is asked no more', async () => {
  const { foyer, remote, store, pocket, proofOf } = setUpRemote()
  const connecting = foyer.connect({ connector: 'walletConnect' })
  await expect.poll(() => remote.waiting, { timeout: 10_000 }).toBe(1)
  const signIn = remote.hosts[0]?.signIn
  const asked = await signIn?.request()
  expect(asked).toMatchObject({ domain: 'shop.example', uri: 'https://shop.example' })
  signIn?.signedIn([proofOf(asked?.nonce ?? '')])
  remote.approve()
  await connecting
  const { session, chains } = foyer.getState()
  expect([chains.eip155?.status, session?.data.nonce, session?.cacao]).toEqual([
    'connected',
    asked?.nonce,
    { s: { t: 'eip191' } },
  ])
  expect(store.kept()).toEqual([`eip155:1:${first}`])
  expect(pocket.requests.map(({ method }) => method)).not.toContain('signMessage')
})

test('behavior: what a wallet signed for the link of another tab is kept where it is heard', async () => {
  const { foyer, remote, store, proofOf } = setUpRemote()
  foyer.connect({ connector: 'walletConnect' }).catch(() => {})
  await expect.poll(() => remote.waiting, { timeout: 10_000 }).toBe(1)
  remote.hosts[0]?.signIn?.signedIn([proofOf('nonceOfTheOtherTab')])
  await expect.poll(store.kept).toEqual([`eip155:1:${first}`])
})
