import type {
  AdapterHost,
  ChainAdapterDefinition,
  Connection,
  ConnectionListener,
  Network,
  Transfer,
  WalletRequest,
} from '@foyer/core/adapter'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakePlatform, type FakePlatform } from '../platform/fakePlatform.ts'
import type { WalletBehaviour } from '../wallet/behaviour.ts'

/** What the suite makes a wallet do. */
export type ConformanceRequest =
  | 'connect'
  | 'switchNetwork'
  | 'addNetwork'
  | 'disconnect'
  /** Connecting and signing in with one prompt. */
  | 'signIn'
  | ConformanceAction

/** What connections may be able to do, see `WalletActions`. */
type ConformanceAction = 'signMessage' | 'signTypedData' | 'sendTransaction'

/** A wallet that the adapter under test can find and use, in the suite's hands. */
export interface ConformanceWallet {
  /** The id under which the adapter must list it. */
  readonly connectorId: string
  /** Its accounts as the adapter must report them. */
  readonly accounts: readonly string[]
  /** CAIP-2 reference of the chain it is on. */
  reference(): string
  /** How often a user was asked to connect. */
  prompts(): number
  /** How many listeners are on the wallet. */
  listenerCount(): number
  /** Announces now, and whenever the page asks. */
  appear(): void
  behave(request: ConformanceRequest, behaviour: WalletBehaviour): void
  /** Takes away the method that forgets the page. */
  removeDisconnect(): void
  answerLate(): void
  settlePending(): void
  changeAccounts(accounts: readonly string[]): void
  changeNetwork(reference: string): void
  /** Shows no account until it is unlocked; the permission stays. */
  lock(): void
  /** The user unlocks it in its own window. */
  unlock(): void
  hangUp(): void
}

/** What the suite needs to try one adapter. */
export interface ConformanceSubject {
  readonly definition: ChainAdapterDefinition
  /** The network that wallets start on and know. */
  readonly home: Network
  /** A network that wallets must be taught, or on which they show no account yet. */
  readonly other: Network
  /** Two more accounts as the adapter must report them. */
  readonly otherAccounts: readonly [string, string]
  /** A wallet that has not appeared yet; asked for its balance, it says `balanceAtomic`. */
  createWallet(parameters: { permitted: boolean; balanceAtomic: bigint }): ConformanceWallet
  /**
   * Lets the node at this url answer with a balance. Absent where a family reads none: nobody is asked
   * then.
   */
  serveBalance?(parameters: { url: string; atomic: bigint }): void
  /** Whether a wallet reads its chain for us where there is no node: `false` where it has no such method. */
  readonly walletsRead?: boolean
  /** Lets the node at this url answer what a transfer has to ask first. Absent: it asks nothing. */
  serveTransfers?(parameters: { url: string }): void
  /**
   * Whether wallets can be taught a network. `false` where they know theirs, and where a wallet without
   * an account on a network cannot move there.
   */
  readonly teachesNetworks?: boolean
  /**
   * The actions that connections have, with parameters for each, and what the wallet answers and the
   * adapter makes of it. The others must be absent.
   */
  readonly actions: {
    readonly [action in ConformanceAction]?: {
      readonly parameters: object
      readonly answers: unknown
      readonly result: string
    }
  }
  /** Where connections can move money: whom to, and what the wallet answers. Absent: they must not. */
  readonly transfers?: {
    readonly recipient: string
    readonly answers: unknown
    readonly result: string
  }
  /** Where connections read recipients and write payment links without moving money. */
  readonly recipient?: string
  /**
   * Wallets that sign in with one prompt: what the first account's answers, and the proof in it. Absent:
   * there are none, and connections must have no `signIn`.
   */
  readonly signIn?: {
    readonly answers: unknown
    readonly message: string
    readonly signature: string
    /** Whether a connected wallet can be asked, too: its actions have `signIn`. */
    readonly whileConnected: boolean
  }
  /** Uses the adapter's provider as a page would. */
  openProvider(provider: unknown): {
    /** Any harmless request to the wallet. */
    request(): Promise<unknown>
    /** Calls back at every event about accounts and chains. */
    listen(listener: () => void): void
  }
}

/** Parameters of {@link describeAdapterConformance}. */
export interface AdapterConformanceParameters {
  readonly name: string
  /** Called for each test with surroundings of its own. */
  setUp(parameters: { platform: FakePlatform }): ConformanceSubject
}

/**
 * Registers the tests that every chain adapter must pass, whatever its chain.
 *
 * The caller of an adapter stops waiting when its signal aborts, so the suite does not demand that
 * a wallet's silence be turned into a rejection; it demands that nothing happens afterwards.
 *
 * @example
 * import { createFakeWallet, fakeAdapter } from '@foyer/testing'
 * import { type ConformanceSubject, describeAdapterConformance } from '@foyer/testing/conformance'
 *
 * declare function subject(): ConformanceSubject
 *
 * describeAdapterConformance({ name: 'my chain', setUp: () => subject() })
 */
export function describeAdapterConformance({ name, setUp }: AdapterConformanceParameters): void {
  describe(`adapter conformance: ${name}`, () => {
    let platform: FakePlatform
    let subject: ConformanceSubject
    let urls: readonly string[]
    let started: ReturnType<typeof attach>[]
    let reports: WalletRequest[]
    let transactionsSent: number

    const attach = () => {
      const host: AdapterHost = {
        platform,
        options: {
          get customRpcUrls() {
            return { [subject.home.caipNetworkId]: urls }
          },
        },
        readThroughBackend: async () => null,
        requestChanged: (request) => void reports.push(request),
        transactionSent: () => {
          transactionsSent += 1
        },
      }
      return subject.definition.attach(host)
    }
    const start = () => {
      const adapter = attach()
      started.push(adapter)
      return adapter
    }
    const create = ({ permitted = false, balanceAtomic = 0n } = {}) =>
      subject.createWallet({ permitted, balanceAtomic })
    const present = (parameters?: Parameters<typeof create>[0]) => {
      const wallet = create(parameters)
      wallet.appear()
      return wallet
    }
    const ids = (adapter: ReturnType<typeof attach>) => adapter.connectors().map(({ id }) => id)
    const connected = async () => {
      const wallet = present()
      const adapter = start()
      const { connectorId } = wallet
      const connection = await adapter.connect({ connectorId, signal: never() })
      return { wallet, adapter, connection }
    }

    beforeEach(() => {
      platform = createFakePlatform()
      subject = setUp({ platform })
      urls = []
      started = []
      reports = []
      transactionsSent = 0
    })
    afterEach(() => {
      for (const adapter of started) adapter.detach()
    })

    describe('discovery', () => {
      test('behavior: lists a wallet that was there before', () => {
        const wallet = present()
        expect(ids(start())).toEqual([wallet.connectorId])
      })

      test('behavior: lists a wallet that comes later, and says so', () => {
        const wallet = create()
        const adapter = start()
        expect(ids(adapter)).toEqual([])
        const listener = vi.fn()
        adapter.subscribe(listener)
        wallet.appear()
        expect(listener).toHaveBeenCalled()
        expect(ids(adapter)).toEqual([wallet.connectorId])
      })

      test('behavior: an unsubscribed listener hears nothing', () => {
        const wallet = create()
        const adapter = start()
        const listener = vi.fn()
        adapter.subscribe(listener)()
        wallet.appear()
        expect(listener).not.toHaveBeenCalled()
      })

      test('behavior: a wallet that announces itself twice has one row', () => {
        const wallet = present()
        const adapter = start()
        wallet.appear()
        adapter.discover()
        expect(ids(adapter)).toEqual([wallet.connectorId])
      })

      test('behavior: the list keeps its identity until it changes', () => {
        const wallet = present()
        const adapter = start()
        const [before] = adapter.connectors()
        wallet.appear()
        adapter.discover()
        expect(adapter.connectors()[0]).toBe(before)
      })

      test('behavior: a wallet keeps its id for another client of the page', () => {
        present()
        expect(ids(start())).toEqual(ids(start()))
      })

      test('behavior: rows belong to the namespace of the adapter', () => {
        present()
        expect(start().connectors()[0]?.chain).toBe(subject.definition.namespace)
      })
    })

    describe('connect', () => {
      test('behavior: an approval gives accounts and chain', async () => {
        const { wallet, connection } = await connected()
        expect({
          accounts: addressesOf(connection),
          chainReference: connection.chainReference,
          connectorId: connection.connector.id,
        }).toEqual({
          accounts: wallet.accounts,
          chainReference: wallet.reference(),
          connectorId: wallet.connectorId,
        })
      })

      test('behavior: the wallet is called while the click still counts', async () => {
        const wallet = present()
        const adapter = start()
        await adapter.prepare?.()
        const attempt = adapter.connect({ connectorId: wallet.connectorId, signal: never() })
        expect(wallet.prompts()).toBe(1)
        await attempt
      })

      test('error: a refusal is wallet/declined', async () => {
        const wallet = present()
        wallet.behave('connect', 'reject')
        await expect(
          start().connect({ connectorId: wallet.connectorId, signal: never() }),
        ).rejects.toMatchObject({ code: 'wallet/declined', kind: 'declined' })
      })

      test.each([
        ['a sentence', 'Out of order', 'Out of order'],
        ['nothing', undefined, 'Unknown error'],
        ['null', null, 'Unknown error'],
      ])('error: a wallet that throws %s', async (_, throws, message) => {
        const wallet = present()
        wallet.behave('connect', { throws })
        await expect(
          start().connect({ connectorId: wallet.connectorId, signal: never() }),
        ).rejects.toMatchObject({ code: 'wallet/failed', message })
      })

      test('error: a wallet that throws before it gives a promise', async () => {
        const wallet = present()
        wallet.behave('connect', { throwsAtOnce: new Error('Out of order') })
        await expect(
          start().connect({ connectorId: wallet.connectorId, signal: never() }),
        ).rejects.toMatchObject({ code: 'wallet/failed', message: 'Out of order' })
      })

      test.each([[[]], [null], ['nonsense'], [[42, null]]])(
        'error: a wallet that answers %j gave no account',
        async (answers) => {
          const wallet = present()
          wallet.behave('connect', { answers })
          await expect(
            start().connect({ connectorId: wallet.connectorId, signal: never() }),
          ).rejects.toMatchObject({ code: 'wallet/failed' })
        },
      )

      test('behavior: a flood of accounts is bounded, and each is there once', async () => {
        const wallet = present()
        const [account] = wallet.accounts
        wallet.behave('connect', {
          answers: [account, null, {}, account, ...Array(100_000).fill(subject.otherAccounts[0])],
        })
        const { connectorId } = wallet
        const connection = await start().connect({ connectorId, signal: never() })
        expect(addressesOf(connection)).toEqual([account, subject.otherAccounts[0]])
      })

      test('error: a wallet that is not on the page is wallet/not-found', async () => {
        await expect(
          start().connect({ connectorId: 'nowhere', signal: never() }),
        ).rejects.toMatchObject({ code: 'wallet/not-found' })
      })

      test('behavior: a wallet that is busy says so once, and its later answer counts', async () => {
        const wallet = present()
        wallet.behave('connect', 'pending')
        const onAlreadyPending = vi.fn()
        const attempt = start().connect({
          connectorId: wallet.connectorId,
          signal: never(),
          onAlreadyPending,
        })
        await vi.waitFor(() => expect(onAlreadyPending).toHaveBeenCalledTimes(1))
        wallet.settlePending()
        await platform.clock.advance(5_000)
        expect(addressesOf(await attempt)).toEqual(wallet.accounts)
        expect(onAlreadyPending).toHaveBeenCalledTimes(1)
        expect(platform.clock.pending()).toBe(0)
      })

      test('behavior: leaving a busy wallet leaves nothing behind', async () => {
        const wallet = present()
        wallet.behave('connect', 'pending')
        const onAlreadyPending = vi.fn()
        const leaving = new AbortController()
        const adapter = start()
        const listenersBefore = wallet.listenerCount()
        const attempt = adapter.connect({
          connectorId: wallet.connectorId,
          signal: leaving.signal,
          onAlreadyPending,
        })
        await vi.waitFor(() => expect(onAlreadyPending).toHaveBeenCalled())
        leaving.abort(new Error('left'))
        await expect(attempt).rejects.toThrow('left')
        expect(platform.clock.pending()).toBe(0)
        expect(wallet.listenerCount()).toBe(listenersBefore)
      })

      test.each(['hang', { late: 'approve' }] as const)(
        'behavior: after an abort an answer changes nothing (%j)',
        async (behaviour) => {
          const wallet = present()
          const adapter = start()
          wallet.behave('connect', behaviour)
          const listenersBefore = wallet.listenerCount()
          const listener = vi.fn()
          adapter.subscribe(listener)
          const provider = subject.openProvider(adapter.provider)
          provider.listen(listener)
          const leaving = new AbortController()
          const outcome = adapter
            .connect({ connectorId: wallet.connectorId, signal: leaving.signal })
            .then(() => 'ignored', String)
          leaving.abort('left')
          wallet.answerLate()
          await quiet()
          expect(wallet.listenerCount()).toBe(listenersBefore)
          expect(listener).not.toHaveBeenCalled()
          await expect(provider.request()).rejects.toMatchObject({ code: 4900 })
          expect(platform.clock.pending()).toBe(0)
          expect(['ignored', 'left', 'silence']).toContain(await Promise.race([outcome, 'silence']))
        },
      )

      test('behavior: a silent wallet does not hold up another', async () => {
        const wallet = present()
        const adapter = start()
        wallet.behave('connect', 'hang')
        const leaving = new AbortController()
        const { connectorId } = wallet
        adapter.connect({ connectorId, signal: leaving.signal }).catch(() => {
          // Abandoned on purpose; only the next attempt matters here.
        })
        leaving.abort()
        wallet.behave('connect', 'approve')
        const connection = await adapter.connect({ connectorId, signal: never() })
        expect(addressesOf(connection)).toEqual(wallet.accounts)
      })
    })

    describe('resume', () => {
      test('behavior: reads the accounts without a prompt', async () => {
        const wallet = present({ permitted: true })
        const connection = await start().resume({
          connectorId: wallet.connectorId,
          signal: never(),
        })
        expect(connection && addressesOf(connection)).toEqual(wallet.accounts)
        expect(wallet.prompts()).toBe(0)
      })

      test('behavior: what changed in the wallet while the page was closed is what comes back', async () => {
        const wallet = present({ permitted: true })
        const { connectorId } = wallet
        const closing = start()
        const before = await closing.resume({ connectorId, signal: never() })
        expect(before && addressesOf(before)).toEqual(wallet.accounts)
        closing.detach()
        const [second, third] = subject.otherAccounts
        wallet.changeAccounts([second, third])
        wallet.changeNetwork(referenceOf(subject.other))
        const connection = await start().resume({ connectorId, signal: never() })
        expect(connection && addressesOf(connection)).toEqual([second, third])
        expect(connection?.chainReference).toBe(referenceOf(subject.other))
        expect(wallet.prompts()).toBe(0)
      })

      test('behavior: gives null when the wallet shows no account', async () => {
        const wallet = present()
        const { connectorId } = wallet
        expect(await start().resume({ connectorId, signal: never() })).toBeNull()
        expect(wallet.prompts()).toBe(0)
      })

      test('behavior: a wallet that was locked is resumed once it is unlocked, without a prompt', async () => {
        const wallet = present({ permitted: true })
        wallet.lock()
        const adapter = start()
        const { connectorId } = wallet
        const before = wallet.listenerCount()
        expect(await adapter.resume({ connectorId, signal: never() })).toBeNull()
        const received = vi.fn()
        const unlocked = adapter.unlocked({ connectorId, signal: never() }).then(received)
        await quiet()
        wallet.changeNetwork(referenceOf(subject.other))
        await quiet()
        expect(received).not.toHaveBeenCalled()
        wallet.unlock()
        await unlocked
        expect(wallet.listenerCount()).toBe(before)
        const connection = await adapter.resume({ connectorId, signal: never() })
        expect(connection && addressesOf(connection)).toEqual(wallet.accounts)
        expect(wallet.prompts()).toBe(0)
      })

      test('behavior: a caller that stops waiting for an unlocked wallet leaves no listener', async () => {
        const wallet = present({ permitted: true })
        wallet.lock()
        const adapter = start()
        const { connectorId } = wallet
        const before = wallet.listenerCount()
        const leaving = new AbortController()
        const unlocked = adapter.unlocked({ connectorId, signal: leaving.signal })
        await quiet()
        leaving.abort(new Error('left'))
        await expect(unlocked).rejects.toThrow('left')
        expect(wallet.listenerCount()).toBe(before)
        expect(platform.clock.pending()).toBe(0)
      })

      test('behavior: waits for a wallet that comes later', async () => {
        const wallet = create({ permitted: true })
        const { connectorId } = wallet
        const attempt = start().resume({ connectorId, signal: never() })
        await quiet()
        wallet.appear()
        const connection = await attempt
        expect(connection && addressesOf(connection)).toEqual(wallet.accounts)
      })

      test('behavior: waits for an absent wallet until the signal aborts', async () => {
        const leaving = new AbortController()
        const attempt = start().resume({ connectorId: 'nowhere', signal: leaving.signal })
        await quiet()
        leaving.abort(new Error('left'))
        await expect(attempt).rejects.toThrow('left')
      })
    })

    describe('watch', () => {
      test('behavior: passes on what the wallet says', async () => {
        const { wallet, connection } = await connected()
        const { received, listener } = record()
        connection.watch(listener)
        const [first, second] = subject.otherAccounts
        wallet.changeAccounts([second, first])
        wallet.changeNetwork(referenceOf(subject.other))
        wallet.hangUp()
        expect(received).toEqual([
          ['accountsChanged', [second, first]],
          ['chainChanged', referenceOf(subject.other)],
          ['disconnected'],
        ])
        expect(addressesOf(connection)).toEqual([second, first])
        expect(connection.chainReference).toBe(referenceOf(subject.other))
      })

      test('behavior: an empty list means that the wallet took itself away', async () => {
        const { wallet, connection } = await connected()
        const { received, listener } = record()
        connection.watch(listener)
        wallet.changeAccounts([])
        expect(received).toEqual([['accountsChanged', []]])
        expect(connection.accounts).not.toEqual([])
      })

      test('behavior: the end of watching leaves no listener', async () => {
        const { wallet, connection } = await connected()
        const before = wallet.listenerCount()
        const { received, listener } = record()
        const other = record()
        const unwatch = connection.watch(listener)
        const unwatchOther = connection.watch(other.listener)
        unwatch()
        unwatch()
        wallet.changeAccounts([...subject.otherAccounts])
        expect(received).toEqual([])
        expect(other.received).toHaveLength(1)
        unwatchOther()
        expect(wallet.listenerCount()).toBe(before)
      })
    })

    describe('disconnect', () => {
      test('behavior: the wallet forgets the page', async () => {
        const { wallet, adapter, connection } = await connected()
        await connection.disconnect({ signal: never() })
        const { connectorId } = wallet
        expect(await adapter.resume({ connectorId, signal: never() })).toBeNull()
      })

      test('behavior: a wallet without such a method is no error', async () => {
        const { wallet, connection } = await connected()
        wallet.removeDisconnect()
        await expect(connection.disconnect({ signal: never() })).resolves.toBeUndefined()
      })

      test('error: a wallet that tried and could not is wallet/failed', async () => {
        const { wallet, connection } = await connected()
        wallet.behave('disconnect', { throws: new Error('Database is locked') })
        await expect(connection.disconnect({ signal: never() })).rejects.toMatchObject({
          code: 'wallet/failed',
          message: 'Database is locked',
        })
      })
    })

    describe('provider', () => {
      test('behavior: is one object for the whole life of the adapter', async () => {
        const { adapter, connection } = await connected()
        const before = adapter.provider
        adapter.use(connection)
        expect(adapter.provider).toBe(before)
        adapter.use(null)
        expect(adapter.provider).toBe(before)
      })

      test('error: refuses with 4900 while nothing is connected', async () => {
        const { adapter, connection } = await connected()
        const provider = subject.openProvider(adapter.provider)
        await expect(provider.request()).rejects.toMatchObject({ code: 4900 })
        adapter.use(connection)
        await expect(provider.request()).resolves.toBeDefined()
        adapter.use(null)
        await expect(provider.request()).rejects.toMatchObject({ code: 4900 })
      })

      test('behavior: forwards events while in use and none afterwards', async () => {
        const { wallet, adapter, connection } = await connected()
        const before = wallet.listenerCount()
        const received = vi.fn()
        subject.openProvider(adapter.provider).listen(received)
        wallet.changeAccounts([...subject.otherAccounts])
        expect(received).not.toHaveBeenCalled()

        adapter.use(connection)
        received.mockClear()
        wallet.changeAccounts([...subject.otherAccounts].reverse())
        wallet.changeNetwork(referenceOf(subject.other))
        expect(received).toHaveBeenCalledTimes(2)

        adapter.use(null)
        received.mockClear()
        wallet.changeAccounts([...subject.otherAccounts])
        wallet.changeNetwork(referenceOf(subject.home))
        expect(received).not.toHaveBeenCalled()
        expect(wallet.listenerCount()).toBe(before)
      })
    })

    describe('switchNetwork', () => {
      const switchTo = (connection: Connection, network: Network) =>
        connection.switchNetwork({ network, signal: never() })

      test('behavior: teaches the wallet a network it does not know, and moves there', async () => {
        if (subject.teachesNetworks === false) return
        const { wallet, connection } = await connected()
        await switchTo(connection, subject.other)
        expect(wallet.reference()).toBe(referenceOf(subject.other))
        expect(connection.chainReference).toBe(referenceOf(subject.other))
        await switchTo(connection, subject.home)
        expect(wallet.reference()).toBe(referenceOf(subject.home))
      })

      test('error: a refusal is wallet/declined and moves nothing', async () => {
        if (subject.teachesNetworks === false) return
        const { wallet, connection } = await connected()
        await switchTo(connection, subject.other)
        wallet.behave('switchNetwork', 'reject')
        await expect(switchTo(connection, subject.home)).rejects.toMatchObject({
          code: 'wallet/declined',
        })
        expect(connection.chainReference).toBe(referenceOf(subject.other))
      })

      test('error: refusing to add is wallet/declined', async () => {
        if (subject.teachesNetworks === false) return
        const { wallet, connection } = await connected()
        wallet.behave('addNetwork', 'reject')
        await expect(switchTo(connection, subject.other)).rejects.toMatchObject({
          code: 'wallet/declined',
        })
        expect(connection.chainReference).toBe(referenceOf(subject.home))
      })

      test('error: a wallet that cannot add says that the chain is not supported', async () => {
        if (subject.teachesNetworks === false) return
        const { wallet, connection } = await connected()
        wallet.behave('addNetwork', { throws: new Error('Could not add') })
        await expect(switchTo(connection, subject.other)).rejects.toMatchObject({
          code: 'network/unsupported-by-wallet',
          message: 'Chain is not supported',
        })
      })

      test('error: where nothing can be taught, a network without an account is not supported', async () => {
        if (subject.teachesNetworks !== false) return
        const { wallet, connection } = await connected()
        await expect(switchTo(connection, subject.other)).rejects.toMatchObject({
          code: 'network/unsupported-by-wallet',
          message: 'Chain is not supported',
        })
        expect(connection.chainReference).toBe(referenceOf(subject.home))
        wallet.changeNetwork(referenceOf(subject.other))
        wallet.changeNetwork(referenceOf(subject.home))
        await switchTo(connection, subject.home)
        expect(connection.chainReference).toBe(referenceOf(subject.home))
      })
    })

    describe('actions', () => {
      /** Each action of the subject, ready to be called. */
      const open = async () => {
        const { wallet, adapter, connection } = await connected()
        adapter.use(connection)
        const actions = (await connection.actions?.()) ?? {}
        const all = names.flatMap((name) => {
          const example = subject.actions[name]
          const act = actions[name] as ((parameters: object) => Promise<unknown>) | undefined
          return example && act ? [{ name, example, act: () => act(example.parameters) }] : []
        })
        return { wallet, actions, all, connection }
      }
      const statuses = () => reports.map(({ status }) => status)

      test('behavior: a connection has the actions of its chain family and no others', async () => {
        const { actions } = await open()
        expect(names.filter((name) => actions[name])).toEqual(
          names.filter((name) => subject.actions[name]),
        )
      })

      test('behavior: the wallet is asked in the same turn, and its answer is the result', async () => {
        const { wallet, all } = await open()
        for (const { name, example, act } of all) {
          wallet.behave(name, { answers: example.answers })
          reports.length = 0
          const outcome = act()
          expect([name, ...statuses()]).toEqual([name, 'pending'])
          expect(await outcome).toBe(example.result)
          expect(statuses()).toEqual(['pending', 'approved'])
        }
      })

      test('error: a refusal is wallet/declined', async () => {
        const { wallet, all } = await open()
        for (const { name, act } of all) {
          wallet.behave(name, 'reject')
          reports.length = 0
          await expect(act()).rejects.toMatchObject({ code: 'wallet/declined', kind: 'declined' })
          expect(statuses()).toEqual(['pending', 'declined'])
        }
      })

      test('error: a wallet that throws is wallet/failed in its words', async () => {
        const { wallet, all } = await open()
        for (const { name, act } of all)
          for (const how of ['throws', 'throwsAtOnce'] as const) {
            wallet.behave(name, { [how]: new Error('Out of order') } as WalletBehaviour)
            reports.length = 0
            await expect(act()).rejects.toMatchObject({
              code: 'wallet/failed',
              message: 'Out of order',
            })
            expect(statuses()).toEqual(['pending', 'failed'])
          }
      })

      test('error: an answer that cannot be read is wallet/failed', async () => {
        const { wallet, all } = await open()
        for (const { name, act } of all)
          for (const answers of [null, '', 42, {}, []]) {
            wallet.behave(name, { answers })
            await expect(act()).rejects.toMatchObject({ code: 'wallet/failed' })
          }
      })

      test('behavior: a transaction that was sent is told, and nothing else is', async () => {
        const { wallet, all } = await open()
        for (const { name, example, act } of all) {
          transactionsSent = 0
          wallet.behave(name, 'reject')
          await act().catch(() => {
            // Refused on purpose: nothing was sent.
          })
          expect(transactionsSent).toBe(0)
          wallet.behave(name, { answers: example.answers })
          await act()
          expect([name, transactionsSent]).toEqual([name, name === 'sendTransaction' ? 1 : 0])
        }
      })
    })

    describe('sign-in', () => {
      const parametersOn = (network: Network) => ({
        ...{
          network,
          domain: 'shop.example',
          uri: 'https://shop.example',
          nonce: '0123456789abcdef',
        },
        issuedAt: '2026-01-01T00:00:00Z',
      })
      const connectSigningIn = (wallet: ConformanceWallet) =>
        start().connect({
          connectorId: wallet.connectorId,
          signal: never(),
          signIn: parametersOn(subject.home),
        })
      const proofOf = (wallet: ConformanceWallet) => {
        const { message, signature } = subject.signIn ?? {}
        return { account: wallet.accounts[0], message, signature }
      }

      test('behavior: a wallet that can connects and signs with one prompt', async () => {
        const wallet = present()
        if (subject.signIn) wallet.behave('signIn', { answers: subject.signIn.answers })
        const connection = await connectSigningIn(wallet)
        expect(connection.signedIn).toEqual(subject.signIn && proofOf(wallet))
        if (!subject.signIn) expect(addressesOf(connection)).toEqual(wallet.accounts)
      })

      test('behavior: nobody signs in who was not asked', async () => {
        expect((await connected()).connection.signedIn).toBeUndefined()
      })

      test('error: refusing the one prompt is wallet/declined, and no second one follows', async () => {
        if (!subject.signIn) return
        const wallet = present()
        wallet.behave('signIn', 'reject')
        await expect(connectSigningIn(wallet)).rejects.toMatchObject({ code: 'wallet/declined' })
        expect(wallet.prompts()).toBe(0)
      })

      test('behavior: a wallet that cannot, or whose proof cannot be read, is connected without', async () => {
        const behaviours: WalletBehaviour[] = [
          { throws: { code: 4200, message: 'Unsupported method' } },
          ...[null, '', 42, {}, [], { accounts: [null, {}] }].map((answers) => ({ answers })),
        ]
        for (const behaviour of behaviours) {
          const wallet = present()
          wallet.behave('signIn', behaviour)
          const connection = await connectSigningIn(wallet)
          expect(addressesOf(connection)).toEqual(wallet.accounts)
          expect(connection.signedIn).toBeUndefined()
        }
      })

      test('behavior: a connected wallet is asked in the same turn, where it can be', async () => {
        const { wallet, adapter, connection } = await connected()
        adapter.use(connection)
        const { signIn } = (await connection.actions?.()) ?? {}
        expect(signIn !== undefined).toBe(subject.signIn?.whileConnected === true)
        if (!signIn || !subject.signIn) return
        const statuses = () => reports.map(({ status }) => status)
        wallet.behave('signIn', { answers: subject.signIn.answers })
        reports.length = 0
        const outcome = signIn(parametersOn(subject.home))
        expect(statuses()).toEqual(['pending'])
        expect(await outcome).toEqual(proofOf(wallet))
        expect(statuses()).toEqual(['pending', 'approved'])
        wallet.behave('signIn', 'reject')
        await expect(signIn(parametersOn(subject.home))).rejects.toMatchObject({
          code: 'wallet/declined',
        })
        for (const answers of [null, '', 42, {}, []]) {
          wallet.behave('signIn', { answers })
          await expect(signIn(parametersOn(subject.home))).rejects.toMatchObject({
            code: 'wallet/failed',
          })
        }
      })
    })

    describe('transfers', () => {
      const nodeUrl = 'https://node.example'
      const open = async () => {
        const { wallet, adapter, connection } = await connected()
        adapter.use(connection)
        const actions = (await connection.actions?.()) ?? {}
        const [from = ''] = wallet.accounts
        const transferOn = (network: Network): Transfer => ({
          ...{ network, from, to: subject.transfers?.recipient ?? '', amountAtomic: 1n },
          asset: { kind: 'native' },
        })
        transactionsSent = 0
        reports.length = 0
        return { wallet, actions, transferOn, transfers: subject.transfers }
      }

      test('behavior: a wallet that can move money can say what it costs and what became of it', async () => {
        const { actions, transfers } = await open()
        const { transfer, estimate, outcome, readRecipient, paymentLink, nativeBalance } = actions
        for (const action of [transfer, estimate, outcome, nativeBalance])
          expect(action !== undefined).toBe(transfers !== undefined)
        for (const action of [readRecipient, paymentLink])
          expect(action !== undefined).toBe(recipientOf(subject) !== undefined)
      })

      test('behavior: the wallet is asked within the press, and its answer is the hash', async () => {
        const { wallet, actions, transferOn, transfers } = await open()
        if (!actions.transfer || !transfers) return
        wallet.behave('sendTransaction', { answers: transfers.answers })
        if (subject.serveTransfers) {
          urls = [nodeUrl]
          subject.serveTransfers({ url: nodeUrl })
          // What it has to ask, it asks while the user reads what it costs.
          await actions.estimate?.(transferOn(subject.home), { signal: never() })
        }
        const sent = actions.transfer(transferOn(subject.home))
        // Promises that are settled already: a browser does not forget the press over them.
        for (let turn = 0; turn < 20; turn++) await Promise.resolve()
        expect(reports[0]?.status).toBe('pending')
        expect(await sent).toBe(transfers.result)
        expect(reports.map(({ status }) => status)).toEqual(['pending', 'approved'])
        expect(transactionsSent).toBe(1)
      })

      test('error: refused is declined, and nothing was sent', async () => {
        const { wallet, actions, transferOn } = await open()
        if (!actions.transfer) return
        wallet.behave('sendTransaction', 'reject')
        if (subject.serveTransfers) {
          urls = [nodeUrl]
          subject.serveTransfers({ url: nodeUrl })
        }
        await expect(actions.transfer(transferOn(subject.home))).rejects.toMatchObject({
          code: 'wallet/declined',
        })
        expect(transactionsSent).toBe(0)
      })

      test('error: on another network than the transfer names, the wallet is not asked', async () => {
        const { actions, transferOn } = await open()
        if (!actions.transfer) return
        await expect(
          (async () => actions.transfer?.(transferOn(subject.other)))(),
        ).rejects.toMatchObject({ code: 'network/mismatch' })
        expect([reports, transactionsSent]).toEqual([[], 0])
      })

      test('behavior: an address is itself, a payment link says what it asks for', async () => {
        const { actions } = await open()
        const address = recipientOf(subject)
        if (!actions.readRecipient || !actions.paymentLink || !address) return
        for (const text of [address, ` ${address}\n`])
          expect(actions.readRecipient(text)).toEqual({ kind: 'address', address })
        const request = {
          ...{ caipNetworkId: subject.home.caipNetworkId, address, tokenAddress: null },
          amountAtomic: 12_345n,
        }
        expect(actions.readRecipient(actions.paymentLink(request))).toEqual({
          kind: 'payment',
          ...request,
        })
      })

      test('error: no text that anybody pastes makes it throw, or becomes an address', async () => {
        const { actions } = await open()
        const recipient = recipientOf(subject)
        if (!actions.readRecipient || !recipient) return
        const texts = ['', ' ', '0x', '\u0000', '\u202e', 'a:b@c?d=e', '%', '%%%', '?'.repeat(50)]
        const long = [recipient.repeat(1_000), `${recipient}0`, 'x'.repeat(10_000)]
        const cut = recipient.slice(0, -1)
        for (const text of [...texts, ...long, cut])
          expect(actions.readRecipient(text).kind).not.toBe('address')
      })

      test('behavior: where no node can be asked, nothing is claimed', async () => {
        const { wallet, actions, transferOn, transfers } = await open()
        if (!actions.outcome || !transfers) return
        const outcome = await actions.outcome({
          ...{ transfer: transferOn(subject.home), hash: transfers.result, signal: never() },
        })
        expect(outcome).toMatchObject({ status: 'unread', differences: null })
        // The wallet is the one that is being checked.
        expect([reports, wallet.prompts()]).toEqual([[], 1])
      })
    })

    describe('balance', () => {
      const url = 'https://node.example'
      const read = (adapter: ReturnType<typeof attach>, signal = never()) =>
        adapter.getBalance({ address: subject.otherAccounts[0], network: subject.home, signal })

      test('behavior: is read from the node that the host named', async () => {
        urls = [url]
        if (!subject.serveBalance) return
        subject.serveBalance({ url, atomic: 1_500n })
        const { symbol, decimals } = subject.home.nativeCurrency
        expect(await read(start())).toEqual({ atomic: 1_500n, decimals, symbol })
        expect(platform.http.requests.map((request) => request.url)).toEqual([url])
      })

      test('behavior: is asked of the wallet when there is no node', async () => {
        if (!subject.serveBalance || subject.walletsRead === false) return
        const wallet = present({ balanceAtomic: 7n })
        const adapter = start()
        const { connectorId } = wallet
        adapter.use(await adapter.connect({ connectorId, signal: never() }))
        expect((await read(adapter)).atomic).toBe(7n)
        expect(platform.http.requests).toEqual([])
      })

      test.each([
        ['fails', new TypeError('Failed to fetch')],
        ['answers an error', { status: 503, json: { error: { message: 'busy' } } }],
        ['answers nonsense', { json: { result: 'many', balance: 'many' } }],
        ['answers no JSON', { json: undefined }],
      ])('error: a node that %s makes the balance unavailable', async (_, answer) => {
        urls = [url]
        platform.http.answer(url, answer)
        await expect(read(start())).rejects.toMatchObject({
          code: 'balance/unavailable',
          message: 'Token Balance Unavailable',
        })
      })

      test('error: without node and wallet there is no balance', async () => {
        await expect(read(start())).rejects.toMatchObject({ code: 'balance/unavailable' })
      })

      test('behavior: a silent node is left at the abort, with its reason', async () => {
        if (!subject.serveBalance) return
        urls = [url]
        platform.http.answer(url, 'hang')
        const leaving = new AbortController()
        const attempt = read(start(), leaving.signal)
        await vi.waitFor(() => expect(platform.http.requests).toHaveLength(1))
        leaving.abort(new Error('left'))
        await expect(attempt).rejects.toThrow('left')
        expect(platform.clock.pending()).toBe(0)
      })

      test('behavior: a silent node has a deadline', async () => {
        if (!subject.serveBalance) return
        urls = [url]
        platform.http.answer(url, 'hang')
        const attempt = read(start()).catch((error: unknown) => error)
        await vi.waitFor(() => expect(platform.http.requests).toHaveLength(1))
        await platform.clock.advance(30_000)
        expect(await attempt).toMatchObject({ code: 'balance/unavailable' })
      })

      test('behavior: a family that reads none asks nobody', async () => {
        if (subject.serveBalance) return
        urls = [url]
        await expect(read(start())).rejects.toMatchObject({ code: 'balance/unavailable' })
        expect(platform.http.requests).toEqual([])
      })
    })

    test('behavior: detaching leaves no listener on the page or on a wallet', async () => {
      const wallet = present()
      const latecomer = create()
      const pageBefore = platform.window.listenerCount()
      const walletBefore = wallet.listenerCount()
      const adapter = attach()
      const listener = vi.fn()
      adapter.subscribe(listener)
      const { connectorId } = wallet
      adapter.use(await adapter.connect({ connectorId, signal: never() }))
      adapter.detach()
      expect(platform.window.listenerCount()).toBe(pageBefore)
      latecomer.appear()
      expect(listener).not.toHaveBeenCalled()
      expect(wallet.listenerCount()).toBe(walletBefore)
    })
  })
}

const names = ['signMessage', 'signTypedData', 'sendTransaction'] as const

const recipientOf = ({ transfers, recipient }: ConformanceSubject) =>
  transfers?.recipient ?? recipient

const addressesOf = ({ accounts }: Pick<Connection, 'accounts'>) =>
  accounts.map(({ address }) => address)

/** A signal that nobody aborts. */
const never = () => new AbortController().signal

/** Long enough for anything already under way, short enough for a test. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 20))

const referenceOf = ({ caipNetworkId }: Network) =>
  caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)

function record() {
  const received: unknown[][] = []
  const listener: ConnectionListener = {
    accountsChanged: (accounts) =>
      void received.push(['accountsChanged', addressesOf({ accounts })]),
    chainChanged: (reference) => void received.push(['chainChanged', reference]),
    disconnected: () => void received.push(['disconnected']),
  }
  return { received, listener }
}
