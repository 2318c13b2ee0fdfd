import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { signInOf } from '@foyer/core/sign-in'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { localSessions } from './SessionStorage.ts'
import { signInWith } from './signInWith.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

afterEach(() => void vi.unstubAllGlobals())

test('behavior: a session of the browser is there after a reload, beside what the client keeps', async () => {
  const { storage } = createFakePlatform()
  vi.stubGlobal('localStorage', {
    getItem: storage.get,
    setItem: storage.set,
    removeItem: storage.remove,
  })
  const visit = (permitted: boolean) => {
    const accounts = { accounts: [address], reference: '1', permitted }
    const wallet = createFakeWallet({ id: 'acorn', name: 'Acorn', ...accounts })
    const siwx = signInWith({
      domain: 'shop.example',
      uri: 'https://shop.example',
      storage: localSessions(),
      getNonce: async () => '7f3kq9x2m5',
      verify: async () => true,
    })
    const foyer = createFoyer(
      {
        projectId: 'shop',
        networks: [mainnet],
        adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet] })],
        siwx,
      },
      { platform: { ...createFakePlatform(), storage } },
    )
    const signedIn = () => foyer.getState().session?.data.accountAddress
    return { foyer, wallet, signedIn }
  }

  const first = visit(false)
  const [connector] = first.foyer.getConnectors()
  if (!connector) throw new Error('There is no wallet')
  const connecting = first.foyer.connect({ connector })
  const signIn = signInOf(first.foyer)
  await vi.waitFor(() => expect(signIn.store.getState().stage).toBe('ready'))
  await signIn.sign()
  await connecting
  expect(first.signedIn()).toBe(address)
  first.foyer.destroy()

  const second = visit(true)
  await vi.waitFor(() => expect(second.signedIn()).toBe(address))
  expect(second.wallet.requests.map(({ method }) => method)).not.toContain('signMessage')
  second.foyer.destroy()
})
