import type { ContractCall, ContractCalls } from '@foyer/core/adapter'
import { AppError, TransferError, WalletError } from '@foyer/core/adapter'
import { createOrder, type Intent } from '@foyer/core/orders'
import { describe, expect, test } from 'vitest'
import { createFakeClock } from '../platform/fakeClock.ts'

/** A wait for a wallet that says nothing. */
const answerMs = 120_000

/** What the tests of an intent need to know of it. */
export interface IntentConformanceParameters<request extends object> {
  /** The intent, on a chain and a wallet that do as a test says. */
  intent(calls: ContractCalls): Intent<request>
  /** One thing that is asked for; another each time. */
  request(): request
}

/**
 * What every intent of `@foyer/core/orders` must do that is carried out by calls of contracts: the wallet is asked once and
 * in the turn of the press, whatever it answers is said, and what the chain has is compared with what was confirmed.
 *
 * @example
 * import { approveIntent } from '@foyer/core/orders'
 * import { describeIntentConformance } from '@foyer/testing/conformance'
 *
 * declare const approval: Parameters<ReturnType<typeof approveIntent>['ask']>[0]
 * describeIntentConformance('approve', { intent: approveIntent, request: () => ({ ...approval }) })
 */
export function describeIntentConformance<request extends object>(
  name: string,
  { intent: intentOf, request }: IntentConformanceParameters<request>,
): void {
  function setUp({ estimate }: { estimate?: ContractCalls['estimate'] } = {}) {
    const clock = createFakeClock()
    const asked: ContractCall[] = []
    const answers: { resolve(hash: string): void; reject(error: unknown): void }[] = []
    const intent = intentOf({
      estimate: estimate ?? (async () => ({ feeAtomic: 21n })),
      send(call) {
        asked.push(call)
        return new Promise((resolve, reject) => {
          answers.push({ resolve, reject })
        })
      },
      async outcome({ call }) {
        const isSame = JSON.stringify(call.data) === JSON.stringify(asked[0]?.data)
        const differences = isSame
          ? []
          : [{ part: 'asset' as const, confirmed: call.data, sent: asked[0]?.data ?? '' }]
        return { status: 'confirmed', differences, seen: null }
      },
    })
    const hashes: string[] = []
    const order = createOrder({
      ...{ intent, clock, draft: 'form' },
      onHash: (_, hash) => void hashes.push(hash),
    })
    const wanted = request()
    return {
      ...{ clock, asked, answers, intent, order, wanted, hashes },
      settle: () => clock.advance(0),
      async confirm() {
        order.send({ type: 'reviewed', request: wanted })
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
      order.send({ type: 'reviewed', request: request() })
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
        estimate: async () => {
          throw TransferError.refusedByChain('paused')
        },
      })
      await confirm()
      expect([order.getState().status, asked.length]).toEqual(['reviewing', 0])
    })

    test('error: what the chain has in place of what was confirmed is told', async () => {
      const { answers, intent, wanted, confirm } = setUp()
      await confirm()
      answers[0]?.resolve('0x4')
      const parameters = { hash: '0x4', elsewhere: [], signal: new AbortController().signal }
      expect((await intent.outcome(wanted, parameters)).differences).toEqual([])
      expect((await intent.outcome(request(), parameters)).differences).not.toEqual([])
    })
  })
}
