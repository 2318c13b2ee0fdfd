// @vitest-environment happy-dom
import { createFoyer, type Siwx, type SiwxSession } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { signInOf } from '@foyer/core/sign-in'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { FoyerProvider, type UseSessionResult, useSession } from './index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Keeps one session at a time, and checks nothing. */
function createSiwx(): Siwx {
  let sessions: readonly SiwxSession[] = []
  return {
    async createMessage(input) {
      const fields = { domain: 'shop.example', uri: 'https://shop.example', version: '1' }
      return { ...input, ...fields, nonce: '0123456789abcdef', toString: () => 'Sign in' }
    },
    async addSession(session) {
      sessions = [session]
    },
    async setSessions(kept) {
      sessions = kept
    },
    getSessions: async () => sessions,
    async revokeSession() {
      sessions = []
    },
    getRequired: () => false,
  }
}

interface Shown {
  latest?: UseSessionResult
}

function Show({ into }: { into: Shown }) {
  into.latest = useSession()
  return null
}

function setUp(siwx?: Siwx) {
  const wallet = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1' },
  })
  const foyer = createFoyer(
    {
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet] })],
      siwx,
    },
    { platform: createFakePlatform() },
  )
  const shown: Shown = {}
  const root = createRoot(document.createElement('div'))
  const render = () =>
    act(async () =>
      root.render(
        <FoyerProvider foyer={foyer}>
          <Show into={shown} />
        </FoyerProvider>,
      ),
    )
  const latest = () => {
    if (!shown.latest) throw new Error('Nothing was rendered')
    return shown.latest
  }
  return { foyer, render, latest, unmount: () => act(async () => root.unmount()) }
}

test('behavior: tells who is signed in, and signs in and out', async () => {
  const { foyer, render, latest, unmount } = setUp(createSiwx())
  await render()
  expect([latest().session, latest().status]).toEqual([null, 'unauthenticated'])
  const [connector] = foyer.getConnectors()
  if (!connector) throw new Error('No wallet')
  await act(() => foyer.connect({ connector }))
  const { store, sign, cancel } = signInOf(foyer)
  const isReady = () =>
    vi.waitFor(() => expect(store.getState().stage).toBe('ready'), { timeout: 10_000 })
  await isReady()
  await act(cancel)

  const signing = latest().signIn()
  await isReady()
  await act(sign)
  const session = await signing
  expect(latest()).toMatchObject({ status: 'authenticated', session })
  expect(session.data.accountAddress).toBe(address)

  await act(latest().signOut)
  expect([latest().session, latest().status]).toEqual([null, 'unauthenticated'])
  await unmount()
})

test('error: without an account or without the option nobody signs in', async () => {
  const alone = setUp(createSiwx())
  await alone.render()
  await expect(alone.latest().signIn()).rejects.toThrow('No ActiveCaipAddress found')
  await alone.unmount()
  const without = setUp()
  await without.render()
  await expect(without.latest().signIn()).rejects.toThrow('SIWX is not enabled')
  await without.unmount()
})
