import type { Network, TransferEstimate, TransferOutcome } from '@foyer/core/adapter'
import { AppError, TransferError, WalletError } from '@foyer/core/adapter'
import { createOrder, createSentOrders, type Intent } from '@foyer/core/orders'
import { describe, expect, test, vi } from 'vitest'
import { createFakePlatform } from '../platform/fakePlatform.ts'

/** A wait for a wallet that says nothing. */
const answerMs = 120_000

/** A wallet and a chain that do as a test says, for the adapter's part of an intent. */
interface IntentWallet {
  prepare(options: { readonly signal: AbortSignal }): Promise<TransferEstimate>
  /** @param asked what the wallet is asked for, as the adapter takes it */
  ask(asked: object): Promise<string>
  /** @param confirmed what it was asked for */
  outcome(confirmed: object, parameters: { readonly hash: string }): Promise<TransferOutcome>
  /** What the wallet was asked for under this hash, as the chain has it. */
  find<asked>(hash: string): Promise<asked | null>
}

/** What the tests of an intent need to know of it. */
export interface IntentConformanceParameters<requestShape extends object> {
  intent(wallet: IntentWallet): Intent<requestShape>
  /** One thing that is asked for, on one network by one account; another each time. */
  request(): requestShape
}

/**
 * What every intent of `@foyer/core/orders` must do: the wallet is asked once and in the turn of the press, whatever it
 * answers is said, what the chain has is compared with what was confirmed, and what is under way outlives its page.
 *
 * @example
 * import { approveIntent } from '@foyer/core/orders'
 * import { describeIntentConformance } from '@foyer/testing/conformance'
 *
 * declare const approval: Parameters<ReturnType<typeof approveIntent>['ask']>[0]
 * describeIntentConformance<typeof approval>('approve', {
 *   intent: (wallet) =>
 *     approveIntent({
 *       estimate: (_, options) => wallet.prepare(options),
 *       send: wallet.ask,
 *       outcome: ({ call, ...asked }) => wallet.outcome(call, asked),
 *       find: ({ hash }) => wallet.find(hash),
 *     }),
 *   request: () => ({ ...approval }),
 * })
 */
export function describeIntentConformance<request extends { readonly network: Network }>(
  name: string,
  { intent: intentOf, request }: IntentConformanceParameters<request>,
): void {
  function setUp({ prepare }: { prepare?: IntentWallet['prepare'] } = {}) {
    const { clock, storage } = createFakePlatform()
    const asked: object[] = []
    const answers: { resolve(hash: string): void; reject(error: unknown): void }[] = []
    /** What the chain has, by hash; what the wallet was asked for unless a test says otherwise. */
    const onChain = new Map<string, object>()
    const wallet: IntentWallet = {
      prepare: prepare ?? (async () => ({ feeAtomic: 21n })),
      ask(one) {
        asked.push(one)
        return new Promise((resolve, reject) => {
          answers.push({
            reject,
            resolve(hash) {
              if (!onChain.has(hash)) onChain.set(hash, one)
              resolve(hash)
            },
          })
        })
      },
      async outcome(confirmed, { hash }) {
        const sent = textOf(onChain.get(hash))
        const differences =
          sent === textOf(confirmed)
            ? []
            : [{ part: 'asset' as const, confirmed: textOf(confirmed), sent }]
        return { status: 'pending', differences, seen: null }
      },
      find: async <asked>(hash: string) => (onChain.get(hash) ?? null) as asked | null,
    }
    const intent = intentOf(wallet)
    const hashes: string[] = []
    /** What a page follows; each call is another page, or the same one after a reload. */
    const createPage = () => {
      const over = new AbortController()
      const sent = createSentOrders<request>({
        ...{ kind: intent.kind, clock, storage, key: 'sent', over: over.signal },
        onMoved: () => {},
      })
      return {
        ...{ sent, leave: () => over.abort() },
        pickUp: (of: request) =>
          sent.pickUp({
            ...{ intent, otherNetworks: [], network: of.network, signal: over.signal },
            account: intent.describe(of).from,
          }),
      }
    }
    const page = createPage()
    const order = createOrder<string, request>({
      ...{ intent, clock, draft: 'form' },
      onHash(request, hash) {
        hashes.push(hash)
        page.sent.add(request, { hash, intent, otherNetworks: [] })
      },
    })
    const wanted = request()
    return {
      ...{ clock, asked, answers, intent, order, wanted, hashes, onChain, page, createPage },
      settle: () => clock.advance(0),
      /** Code is loaded in real time. */
      until: (is: () => boolean) =>
        vi.waitFor(
          async () => {
            await clock.advance(0)
            expect(is()).toBe(true)
          },
          { timeout: 10_000, interval: 5 },
        ),
      isKept: () => storage.get('sent') !== null,
      async confirm() {
        order.send({ type: 'reviewed', request: wanted, estimate: null })
        await clock.advance(0)
        order.send({ type: 'confirmed' })
      },
    }
  }

  describe(`the intent ${name}`, () => {
    test('default: it is asked for once, in the turn of the press, and what was asked is described', async () => {
      const { order, asked, answers, intent, wanted, confirm, settle } = setUp()
      await confirm()
      order.send({ type: 'confirmed' })
      expect(asked).toHaveLength(1)
      const { network, from, leaves, arrives, allows } = intent.describe(wanted)
      expect(asked[0]).toMatchObject({ network, from })
      expect([...leaves, ...arrives, ...allows].length).toBeGreaterThan(0)
      answers[0]?.resolve('0x1')
      await settle()
      expect(order.getState()).toMatchObject({ status: 'sent', hash: '0x1' })
    })

    test('behavior: a user who declines is back in the review', async () => {
      const { order, answers, confirm, settle } = setUp()
      await confirm()
      answers[0]?.reject(WalletError.from({ code: 4001 }))
      await settle()
      expect(order.getState()).toMatchObject({ status: 'reviewing', notice: { kind: 'declined' } })
    })

    test('behavior: a wallet on another network was not asked, and that is said', async () => {
      const { order, answers, confirm, settle } = setUp()
      await confirm()
      answers[0]?.reject(new AppError('network/mismatch', 'Elsewhere.'))
      await settle()
      expect(order.getState()).toMatchObject({ notice: { kind: 'wrongNetwork' } })
    })

    test('behavior: a late answer is taken in, and nothing is asked again meanwhile', async () => {
      const { order, asked, answers, clock, confirm, settle } = setUp()
      await confirm()
      await clock.advance(answerMs)
      expect(order.getState().status).toBe('outcomeUnknown')
      order.send({ type: 'reviewed', request: request(), estimate: null })
      order.send({ type: 'confirmed' })
      expect(asked).toHaveLength(1)
      answers[0]?.resolve('0x2')
      await settle()
      expect(order.getState()).toMatchObject({ status: 'sent', hash: '0x2' })
    })

    test('behavior: an answer to a user who has gone on is told, and changes nothing', async () => {
      const { order, answers, clock, hashes, confirm, settle } = setUp()
      await confirm()
      await clock.advance(answerMs)
      order.send({ type: 'acknowledged', draft: 'next' })
      answers[0]?.resolve('0x3')
      await settle()
      expect([order.getState().status, hashes]).toEqual(['editing', ['0x3']])
    })

    test('error: an answer that nobody can read is no refusal', async () => {
      const { order, answers, confirm, settle } = setUp()
      await confirm()
      answers[0]?.reject(new Error('Socket closed'))
      await settle()
      expect(order.getState().status).toBe('outcomeUnknown')
    })

    test('error: what the chain speaks against is asked of no wallet', async () => {
      const { order, asked, confirm } = setUp({
        prepare: async () => {
          throw TransferError.refusedByChain('paused')
        },
      })
      await confirm()
      expect([order.getState().status, asked.length]).toEqual(['reviewing', 0])
    })

    test('error: what the chain has in place of what was confirmed is told, until it was read', async () => {
      const { answers, asked, onChain, page, confirm, until, clock } = setUp()
      await confirm()
      onChain.set('0x4', { ...asked[0], from: 'somebody else' })
      answers[0]?.resolve('0x4')
      await until(() => page.sent.alarm() !== undefined)
      await clock.advance(60_000)
      expect(page.sent.alarm()).toMatchObject({ hash: '0x4', isRead: false })
      page.sent.markRead('0x4')
      expect(page.sent.alarm()).toBeUndefined()
      page.leave()
    })

    test('behavior: what is under way is there after a reload, as the chain has it, without an alarm', async () => {
      const { answers, intent, page, createPage, confirm, until, isKept, wanted } = setUp()
      await confirm()
      answers[0]?.resolve('0x5')
      await until(isKept)
      page.leave()
      const next = createPage()
      await next.pickUp(wanted)
      await until(() => next.sent.store.getState().length === 1)
      const [found] = next.sent.store.getState()
      if (!found) throw new Error('Nothing was picked up')
      expect(found).toMatchObject({ hash: '0x5', isUnmatched: false })
      expect(await intent.digest(found)).toBe(await intent.digest(wanted))
      next.leave()
    })

    test('error: what the chain has otherwise after a reload is shown as it is, and raises no alarm', async () => {
      const { answers, asked, onChain, page, createPage, confirm, until, isKept, wanted, order } =
        setUp()
      await confirm()
      answers[0]?.resolve('0x6')
      await until(isKept)
      page.leave()
      // Another one of the same account, as a wallet may have sent it.
      order.send({ type: 'acknowledged', draft: 'next' })
      order.send({ type: 'reviewed', request: request(), estimate: null })
      order.send({ type: 'confirmed' })
      onChain.set('0x6', asked[1] ?? {})
      const next = createPage()
      await next.pickUp(wanted)
      await until(() => next.sent.store.getState()[0]?.outcome?.status === 'pending')
      expect(next.sent.store.getState()).toMatchObject([
        { hash: '0x6', isUnmatched: true, outcome: { differences: null } },
      ])
      expect(next.sent.alarm()).toBeUndefined()
      next.leave()
    })

    test('behavior: another tab sees what is under way, and what it reads there is read here', async () => {
      const { answers, page, createPage, confirm, until, isKept, wanted } = setUp()
      const other = createPage()
      await confirm()
      answers[0]?.resolve('0x7')
      await until(isKept)
      await other.pickUp(wanted)
      await until(() => other.sent.store.getState().length === 1)
      other.sent.markRead('0x7')
      await until(() => !isKept())
      page.leave()
      other.leave()
    })

    test('error: what stands in storage of another account is dropped in silence', async () => {
      const { answers, asked, onChain, page, createPage, confirm, until, isKept, wanted } = setUp()
      await confirm()
      answers[0]?.resolve('0x8')
      await until(isKept)
      page.leave()
      onChain.set('0x8', { ...asked[0], from: 'somebody else' })
      const next = createPage()
      await next.pickUp(wanted)
      await until(() => !isKept())
      expect(next.sent.store.getState()).toEqual([])
      next.leave()
    })
  })
}

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? ''
