import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mainnet, optimism } from '../../networks.ts'
import type { SiweConfig } from '../../primitives/Siwx.ts'
import { createFoyer } from '../createFoyer.ts'
import { fromSiweConfig } from './fromSiweConfig.ts'
import { signInOf } from './signInOf.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const clock = { now: () => Date.parse('2026-01-01T00:00:00Z') }

/** A session server as SIWE libraries have it: one session at a time. */
function createServer(changes: Partial<SiweConfig> = {}) {
  let session: { address: string; chainId: number } | null = null
  const config: SiweConfig = {
    getNonce: async () => '0123456789abcdef',
    getMessageParams: async () => ({ domain: 'shop.example', uri: 'https://shop.example' }),
    async verifyMessage({ message }) {
      const chainId = Number(/^Chain ID: (\d+)$/m.exec(message)?.[1])
      session = { address: message.split('\n')[1] ?? '', chainId }
      return true
    },
    getSession: async () => session,
    async signOut() {
      session = null
      return true
    },
    ...changes,
  }
  return { config, session: () => session }
}

test('behavior: writes the message of ERC-4361, or the application does', async () => {
  const input = { accountAddress: address, chainId: 'eip155:1' }
  const message = await fromSiweConfig(createServer().config, clock).createMessage(input)
  expect(String(message)).toBe(
    [
      'shop.example wants you to sign in with your Ethereum account:',
      ...[address, '', '', 'URI: https://shop.example', 'Version: 1', 'Chain ID: 1'],
      ...['Nonce: 0123456789abcdef', 'Issued At: 2026-01-01T00:00:00.000Z'],
    ].join('\n'),
  )
  const own = createServer({ createMessage: ({ chainId, nonce }) => `${chainId} ${nonce}` })
  expect(String(await fromSiweConfig(own.config, clock).createMessage(input))).toBe(
    '1 0123456789abcdef',
  )
})

test('behavior: its session stands for one account on one network', async () => {
  const { config } = createServer({ getSession: async () => ({ address, chainId: 10 }) })
  const { getSessions } = fromSiweConfig(config, clock)
  expect(await getSessions('eip155:10', address.toLowerCase())).toHaveLength(1)
  expect(await getSessions('eip155:1', address)).toEqual([])
  expect(await getSessions('eip155:10', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toEqual([])
  const anywhere = fromSiweConfig({ ...config, signOutOnNetworkChange: false }, clock)
  expect(await anywhere.getSessions('eip155:1', address)).toHaveLength(1)
})

test('error: a signature that the server does not accept signs nobody in', async () => {
  const onSignIn = vi.fn()
  const { config } = createServer({ verifyMessage: async () => false, onSignIn })
  const siwx = fromSiweConfig(config, clock)
  const data = await siwx.createMessage({ accountAddress: address, chainId: 'eip155:1' })
  await expect(siwx.addSession({ data, message: String(data), signature: '0x' })).rejects.toThrow(
    'does not accept',
  )
  expect(onSignIn).not.toHaveBeenCalled()
})

test('behavior: a client with siweConfig signs in, resumes and signs out through that server', async () => {
  const onSignOut = vi.fn()
  const { config, session } = createServer({ onSignOut })
  const wallet = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1' },
  })
  const foyer = createFoyer(
    {
      networks: [mainnet, optimism],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet] })],
      siweConfig: config,
    },
    { platform: createFakePlatform() },
  )
  const [connector] = foyer.getConnectors()
  if (!connector) throw new Error('No wallet')
  const connecting = foyer.connect({ connector })
  const signIn = signInOf(foyer)
  await expect.poll(() => signIn.store.getState().stage, { timeout: 10_000 }).toBe('ready')
  await signIn.sign()
  await connecting
  expect([session(), foyer.getState().session?.data.accountAddress]).toEqual([
    { address, chainId: 1 },
    address,
  ])
  await foyer.disconnect()
  await expect.poll(session).toBe(null)
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

test('behavior: one that is not enabled is as if it were not there', async () => {
  const getNonce = vi.fn()
  const { config } = createServer({ enabled: false, getNonce })
  const wallet = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1' },
  })
  const foyer = createFoyer(
    {
      networks: [mainnet, optimism],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet] })],
      siweConfig: config,
    },
    { platform: createFakePlatform() },
  )
  const [connector] = foyer.getConnectors()
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  wallet.changeNetwork('10')
  await vi.dynamicImportSettled()
  expect([foyer.getState().chains.eip155?.status, getNonce.mock.calls]).toEqual(['connected', []])
  await expect(signInOf(foyer).start()).rejects.toThrow('SIWX is not enabled')
})
