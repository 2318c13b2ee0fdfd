import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { createSendWorld, me, namespace } from '../../../test/sendWorld.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import { heldAssets } from '../holdings/heldAssets.ts'
import type { SendState } from './SendState.ts'

const friends = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
]
/** Zero to nine as phones of these countries write them, and the separator that goes with them. */
const scripts = [
  ['0123456789', '.'],
  ['0123456789', ','],
  ['٠١٢٣٤٥٦٧٨٩', '٫'],
  ['۰۱۲۳۴۵۶۷۸۹', '٫'],
  ['০১২৩৪৫৬৭৮৯', '.'],
] as const

const tokens: readonly HeldAsset[] = [
  [6, 1],
  [0, 3_000],
  [18, 0.000_031],
  [8, 61_234.5],
  [2, null],
].map(([decimals, priceUsd], index) => ({
  asset: {
    kind: 'token',
    address: `0x${`${index + 1}`.repeat(40)}`,
    decimals: decimals ?? 0,
  },
  ...{ name: 'Token', symbol: 'TOK', decimals: decimals ?? 0, iconUrl: null },
  ...{ atomic: 10n ** 21n, priceUsd: priceUsd ?? null },
}))

/** What the world does, and what a user does in it. */
type Step =
  | { readonly do: 'asset' | 'network' | 'friend'; readonly which: number }
  | {
      readonly do: 'amount'
      readonly whole: bigint
      readonly fraction: string
      readonly script: number
    }
  | { readonly do: 'unit'; readonly unit: 'token' | 'dollars' }
  | { readonly do: 'price'; readonly priceUsd: number | null }
  | { readonly do: 'fee' | 'balance'; readonly atomic: bigint }
  | { readonly do: 'max' | 'send' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('asset' as const), which: fc.nat(6) }) },
  fc.record({ do: fc.constant('network' as const), which: fc.nat(1) }),
  fc.record({ do: fc.constant('friend' as const), which: fc.nat(1) }),
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('amount' as const), whole: fc.bigInt(0n, 5_000n) },
      fraction: fc.stringMatching(/^\d{0,9}$/),
      script: fc.nat(scripts.length - 1),
    }),
  },
  fc.record({ do: fc.constant('unit' as const), unit: fc.constantFrom('token', 'dollars') }),
  fc.record({
    do: fc.constant('price' as const),
    priceUsd: fc.constantFrom(null, 0.5, 2_000, 1e-9, 123.456),
  }),
  fc.record({ do: fc.constant('fee' as const), atomic: fc.bigInt(1n, 60n) }),
  fc.record({ do: fc.constant('balance' as const), atomic: fc.bigInt(0n, 100_000n) }),
  fc.record({ do: fc.constantFrom('max' as const, 'send' as const, 'send' as const) }),
)

/** Whatever happens, then an amount, and what happens between it and the review. */
const round = fc
  .tuple(
    fc.array(step, { maxLength: 6 }),
    step.filter((one) => one.do === 'amount' || one.do === 'max'),
    fc.array(
      step.filter((one) => one.do === 'fee' || one.do === 'price' || one.do === 'unit'),
      {
        maxLength: 2,
      },
    ),
  )
  .map(([before, amount, after]): Step[] => [...before, amount, ...after, { do: 'send' }])

/** What a text in the field says, read without any code of the flow: digits, and where the separator is. */
function written(text: string): { digits: bigint; decimals: number } {
  const plain = [...text]
    .map((letter) => {
      const digits = scripts.map(([row]) => row.indexOf(letter)).find((at) => at >= 0)
      return digits === undefined ? '.' : `${digits}`
    })
    .join('')
  const [whole = '', fraction = ''] = plain.split('.')
  return { digits: BigInt(whole + fraction || '0'), decimals: fraction.length }
}

/** The amount that a review says, by the rules that a user knows. */
function expectAmount(state: SendState, balanceAtomic: bigint) {
  const {
    asset,
    amountAtomic,
    isMax,
    unit,
    amountText,
    feeAtomic,
    reserveAtomic,
    isReserveMissing,
  } = state
  if (!asset || amountAtomic === null) throw new Error('A review without an amount')
  // What stays is enough for the fee of now, and where wallets may want more, that is said.
  if (isMax && asset.asset.kind === 'native') {
    expect(amountAtomic + (feeAtomic ?? 0n)).toBeLessThanOrEqual(balanceAtomic)
    expect(isReserveMissing).toBe(amountAtomic + (reserveAtomic ?? 0n) > balanceAtomic)
  }
  if (isMax && asset.asset.kind !== 'native') expect(amountAtomic).toBe(asset.atomic)
  const { digits, decimals } = written(amountText)
  if (unit === 'token')
    return expect(amountAtomic * 10n ** BigInt(decimals)).toBe(
      digits * 10n ** BigInt(asset.decimals),
    )
  // Cut to what the token can be divided into: one unit more would be worth more than was written.
  const [whole = '', fraction = ''] = (asset.priceUsd ?? 0).toFixed(12).split('.')
  const price = BigInt(whole + fraction)
  const scale = 10n ** BigInt(asset.decimals + 12)
  const worth = (atomic: bigint) => atomic * price * 10n ** BigInt(decimals)
  expect(worth(amountAtomic)).toBeLessThanOrEqual(digits * scale)
  expect(worth(amountAtomic + 1n)).toBeGreaterThan(digits * scale)
}

test('property: what the wallet is asked for is what the review says, to the unit', async () => {
  let sent = 0
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (rounds) => {
      const { foyer, send, world, asked, settle } = await createSendWorld()
      const state = () => send.store.getState()
      send.start({ to: friends[0] })
      await settle()
      for (const one of rounds.flat()) {
        const { asset } = state()
        if (one.do === 'asset') {
          const chosen = [...heldAssets(foyer, namespace).slice(0, 1), ...tokens][one.which]
          if (chosen) send.chooseAsset(chosen)
        } else if (one.do === 'network')
          await foyer.switchNetwork(`eip155:${['1', '8453'][one.which]}`)
        else if (one.do === 'friend') send.writeRecipient(friends[one.which] ?? '')
        else if (one.do === 'amount') {
          const [digits, separator] = scripts[one.script] ?? scripts[0]
          const inScript = (text: string) =>
            [...text].map((digit) => digits[Number(digit)]).join('')
          const fraction = one.fraction && separator + inScript(one.fraction)
          send.writeAmount(inScript(`${one.whole}`) + fraction)
        } else if (one.do === 'unit') send.chooseUnit(one.unit)
        else if (one.do === 'price' && asset) send.chooseAsset({ ...asset, priceUsd: one.priceUsd })
        else if (one.do === 'fee') world.feeAtomic = one.atomic
        else if (one.do === 'balance') {
          world.balanceAtomic = one.atomic
          await send.readBalance()
        } else if (one.do === 'max') await send.writeMax()
        else if (one.do === 'send') {
          await send.preview()
          await settle()
          const review = state()
          if (review.status !== 'reviewing') continue
          const before = asked.length
          await send.confirm()
          if (asked.length === before) continue
          sent++
          const wanted = asked.at(-1)
          expect(wanted).toEqual({
            ...{ network: review.network, from: me, to: review.recipient?.address },
            ...{ asset: review.asset?.asset, amountAtomic: review.amountAtomic },
          })
          expect(review.network?.caipNetworkId).toBe(
            foyer.getState().chains[namespace]?.network?.caipNetworkId,
          )
          const held = review.asset?.asset.kind === 'native' ? review.asset.atomic : 0n
          expectAmount(review, held)
          // Nothing is asked for that is not there.
          expect(review.amountAtomic).toBeLessThanOrEqual(review.asset?.atomic ?? 0n)
          send.acknowledge()
          send.start({ to: friends[0] })
          await settle()
        }
        await settle()
      }
      foyer.destroy()
    }),
    { numRuns: endurance({ few: 100, all: 10_000 }) },
  )
  // The sequences do lead somewhere.
  expect(sent).toBeGreaterThan(endurance({ few: 30, all: 4_000 }))
}, 600_000)
