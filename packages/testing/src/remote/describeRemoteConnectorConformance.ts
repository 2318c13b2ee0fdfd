import { createFoyer, type Foyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import type { RemoteConnectorLoader } from '@foyer/core/remote'
import { describe, expect, test, vi } from 'vitest'
import { fakeAdapter } from '../adapter/fakeAdapter.ts'
import { createFakeWallet, type FakeWallet } from '../adapter/fakeWallet.ts'
import { createFakePlatform, type FakePlatform } from '../platform/fakePlatform.ts'

/** A wallet that is not in the page, and the connector that a page reaches it by. */
export interface RemoteConnectorWorld {
  readonly loader: RemoteConnectorLoader
  /** Its user lets the page in, on every chain family that the wallet serves. */
  approve(): void
  /** Its user does not. */
  reject(): void
  /** How many ask the wallet's user now. */
  waiting(): number
  /** How many sessions the wallet would show its user. */
  sessions(): number
}

/** What the tests of a remote connector need to know of it. */
export interface RemoteConnectorConformanceParameters {
  /**
   * A page's way to the wallet.
   *
   * @param page.providers what speaks for the wallet, by chain family: fake wallets, which fake adapters know
   * @param page.hasSession an earlier page was let in, and the wallet still shows it
   */
  setUp(page: {
    readonly platform: FakePlatform
    readonly providers: { readonly eip155: FakeWallet; readonly solana: FakeWallet }
    readonly hasSession: boolean
  }): RemoteConnectorWorld
}

const local = {
  ...{ id: 'local', name: 'Local', chainNamespace: 'solana' },
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}

/**
 * What every remote connector must do, whatever it speaks: load when it is wanted, connect every chain family that its
 * wallet serves, say what its user decided, and leave no session behind.
 *
 * @example
 * import { createScriptedRemoteWallets } from '@foyer/testing'
 * import { describeRemoteConnectorConformance } from '@foyer/testing/conformance'
 * import { walletConnect } from '@foyer/walletconnect'
 *
 * describeRemoteConnectorConformance('WalletConnect', {
 *   setUp({ platform, providers, hasSession }) {
 *     const now = platform.clock.now
 *     const remote = createScriptedRemoteWallets({ providers, now, connected: hasSession })
 *     return {
 *       loader: walletConnect(async () => remote.code),
 *       approve: () => remote.approve(),
 *       reject: remote.reject,
 *       waiting: () => remote.waiting,
 *       sessions: () => remote.sessions,
 *     }
 *   },
 * })
 */
export function describeRemoteConnectorConformance(
  name: string,
  { setUp: createWorld }: RemoteConnectorConformanceParameters,
): void {
  async function setUp({
    storage = createFakePlatform().storage,
    hasSession = false,
  }: {
    storage?: FakePlatform['storage']
    hasSession?: boolean
  } = {}) {
    const platform = createFakePlatform({ storage })
    const side = (reference: string, account: string) =>
      createFakeWallet({
        ...{ id: `remote-${reference}`, name: 'Remote', accounts: [account] },
        ...{ reference, permitted: true },
      })
    const world = createWorld({
      ...{ platform, hasSession },
      providers: {
        eip155: side('1', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
        solana: side('local', '4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'),
      },
    })
    const { id } = world.loader
    const load = vi.fn(world.loader.load)
    const foyer: Foyer = createFoyer(
      {
        ...{ projectId: 'shop', backend: 'https://foyer.example', networks: [mainnet, local] },
        adapters: ['eip155', 'solana'].map((namespace) => fakeAdapter({ namespace, wallets: [] })),
      },
      { platform, remoteConnectors: [{ id, load }] },
    )
    const settle = async () => {
      await vi.dynamicImportSettled()
      await platform.clock.advance(0)
    }
    await settle()
    /** Asks the wallet's user, who has not answered when this resolves. */
    const ask = async (signal?: AbortSignal) => {
      const answer = foyer.connect({ connector: id, ...(signal && { signal }) })
      answer.catch(() => {})
      await expect.poll(world.waiting, { timeout: 10_000 }).toBe(1)
      return { answer }
    }
    return {
      ...{ world, platform, foyer, load, settle, ask },
      connected: () =>
        Object.values(foyer.getState().chains)
          .filter(({ status }) => status === 'connected')
          .map(({ namespace, connector }) => `${namespace} ${connector?.id === id}`),
      async connect() {
        const { answer } = await ask()
        world.approve()
        await answer
        await settle()
      },
    }
  }

  const both = ['eip155 true', 'solana true']

  describe(`remote connector: ${name}`, () => {
    test('nothing of it is loaded before a user wants a wallet', async () => {
      const { load, connected } = await setUp()
      expect([load.mock.calls, connected()]).toEqual([[], []])
    })

    test('one approval connects every chain family that the wallet serves', async () => {
      const { connect, connected, world, load } = await setUp()
      await connect()
      await expect.poll(connected).toEqual(both)
      expect([world.sessions(), load.mock.calls.length]).toEqual([1, 1])
    })

    test('who declines is believed, and may be asked again', async () => {
      const { ask, connect, connected, world } = await setUp()
      const { answer } = await ask()
      world.reject()
      await expect(answer).rejects.toMatchObject({ code: 'wallet/declined', kind: 'declined' })
      expect([connected(), world.sessions()]).toEqual([[], 0])
      await connect()
      await expect.poll(connected).toEqual(both)
    })

    test('what is given up ends at once, and a late approval connects nothing', async () => {
      const { ask, world, connected, settle } = await setUp()
      const over = new AbortController()
      const { answer } = await ask(over.signal)
      over.abort()
      await expect(answer).rejects.toMatchObject({ code: 'connection/abandoned' })
      expect(world.waiting()).toBe(0)
      world.approve()
      await settle()
      expect(connected()).toEqual([])
    })

    test('a wallet that is disconnected shows no session any more', async () => {
      const { connect, foyer, world, connected } = await setUp()
      await connect()
      await foyer.disconnect()
      await expect.poll(world.sessions).toBe(0)
      expect(connected()).toEqual([])
    })

    test('the next visit is connected without a question', async () => {
      const first = await setUp()
      await first.connect()
      await expect.poll(first.connected).toEqual(both)
      first.foyer.destroy()
      const { connected, world } = await setUp({
        storage: first.platform.storage,
        hasSession: true,
      })
      await expect.poll(connected, { timeout: 10_000 }).toEqual(both)
      expect([world.waiting(), world.sessions()]).toEqual([0, 1])
    })
  })
}
