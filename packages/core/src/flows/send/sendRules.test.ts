import { expect, test } from 'vitest'
import { createSendWorld } from '../../../test/sendWorld.ts'
import { TransferError, WalletError } from '../../adapter.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'

type World = Awaited<ReturnType<typeof createSendWorld>>

const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** As a poisoner makes it: what is shown of both is the same. */
const imitation = '0x70991111111111111111111111111111111179C8'
const usdcContract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdc = (changes: Partial<HeldAsset> = {}): HeldAsset => ({
  asset: { kind: 'token', address: usdcContract, decimals: 6 },
  ...{
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    atomic: 10n ** 9n,
    priceUsd: 1,
    iconUrl: null,
  },
  ...changes,
})

interface Filled {
  readonly to: string
  readonly amount: string
  /** `null`: the chain's own money. */
  readonly asset: HeldAsset | null
}

/** A transfer of 5 USDC to a friend, filled in. */
async function fill(
  world: World,
  { to = friend, amount = '5', asset = usdc() }: Partial<Filled> = {},
) {
  world.send.start({ ...(asset && { asset }), to })
  await world.settle()
  world.send.writeAmount(amount)
  await world.settle()
}
const sends = async (world: World) => {
  await fill(world)
  await world.send.preview()
  await world.send.confirm()
  world.send.acknowledge()
}
/** To the review, before the wallet is asked. */
const reviewed =
  (change: (world: World) => unknown, how?: Parameters<typeof fill>[1]) => async (world: World) => {
    await fill(world, how)
    await world.send.preview()
    await change(world)
    await world.settle()
  }
const eth = { asset: null, amount: '1' }

/** What a user or the world does, and all of Send until then. */
const cases: Record<string, (world: World) => Promise<unknown>> = {
  '5 USDC to somebody': (world) => fill(world),
  '`0,5` or `٠٫٥` USDC': (world) => fill(world, { amount: '٠٫٥' }),
  '`1.000` or `1,000.5`: two readings': (world) => fill(world, { amount: '1.000' }),
  'more decimals than the token has': (world) => fill(world, { amount: '0.0000001' }),
  'more than there is': (world) => fill(world, { amount: '2000' }),
  'a balance that nobody could read': (world) =>
    fill(world, { asset: usdc({ atomic: 0n, isBalanceUnknown: true }) }),
  'no ETH for the fee': async (world) => {
    world.world.balanceAtomic = 0n
    await world.send.readBalance()
    await fill(world)
    await world.send.readBalance()
  },
  'all ETH but what the fee takes, and less than wallets reserve': async (world) => {
    world.world.balanceAtomic = 10_008n
    await fill(world, eth)
    await world.send.readBalance()
  },
  'no address at all': (world) => fill(world, { to: 'nobody' }),
  'the contract of the token': (world) => fill(world, { to: usdcContract }),
  'the contract of a token that nobody holds': async (world) => {
    world.world.kindOf = () => 'token'
    await fill(world)
  },
  'a contract that was never sent to': async (world) => {
    world.world.kindOf = () => 'contract'
    await fill(world)
  },
  'a contract that was sent to before': async (world) => {
    world.world.kindOf = () => 'contract'
    await sends(world)
    await fill(world)
  },
  'an address that looks like a friend’s': async (world) => {
    await sends(world)
    await fill(world, { to: imitation })
  },
  'the same, after the user has looked': async (world) => {
    await sends(world)
    await fill(world, { to: imitation })
    world.send.acceptLookAlike()
  },
  'a token that keeps a part': async (world) => {
    world.world.estimate = { arrivesAtomic: 4_000_000n }
    await fill(world)
  },
  'a chain that says it would fail': async (world) => {
    world.world.refusal = TransferError.refusedByChain('ERC20: paused')
    await fill(world)
  },
  'decimals that are not the token’s': async (world) => {
    world.world.refusal = TransferError.decimalsDiffer({ shown: 6, onChain: 18 })
    await fill(world)
  },
  'a fee that nobody can read': async (world) => {
    world.world.refusal = TransferError.noEstimate(null)
    await fill(world)
  },
  'another account or network during the review': reviewed(({ foyer }) =>
    foyer.switchNetwork('eip155:8453'),
  ),
  'the user declines': reviewed(({ world }) => {
    world.answer = WalletError.from({ code: 4001 })
  }),
  'a wallet on another network': reviewed(({ world }) => {
    world.answer = new AppError('network/mismatch', 'The wallet is elsewhere.')
  }),
  'an answer that nobody can read': reviewed(({ world }) => {
    world.answer = WalletError.from(new Error('Socket closed'))
  }),
}

/** What is said in the form or the review, by the names that the state has. */
const told = ({ state }: World) => {
  const { button, recipientProblem, lookAlike, isLookAlikeAccepted, notice, ...flags } = state()
  const notes = [
    button !== 'previewSend' && button,
    recipientProblem,
    lookAlike && !isLookAlikeAccepted && 'lookAlike',
    flags.isContract && flags.isFirstTime !== false && 'isContract',
    flags.isReserveMissing && 'isReserveMissing',
    flags.arrivesAtomic !== null && flags.arrivesAtomic !== flags.amountAtomic && 'keepsPart',
    notice && ('error' in notice ? `${notice.kind}: ${notice.error.code}` : notice.kind),
  ]
  return notes.filter(Boolean).join(', ') || '·'
}

test('behavior: the table of what Send refuses, warns of and lets through is what it does', async () => {
  const rows = [['what is tried', 'form', 'review', 'the wallet is asked', 'afterwards']]
  rows.push(rows[0]?.map(() => '---') ?? [])
  for (const [name, happen] of Object.entries(cases)) {
    const world = await createSendWorld()
    await happen(world)
    await world.settle()
    const form = world.state().status === 'editing' ? told(world) : '·'
    if (world.state().status === 'editing') await world.send.preview()
    await world.settle()
    const review = world.state().status === 'reviewing' ? told(world) : 'not reached'
    const before = world.asked.length
    await world.send.confirm()
    await world.settle()
    const isAsked = world.asked.length > before
    const { status } = world.state()
    rows.push([
      name,
      form,
      review,
      isAsked ? 'yes' : 'no',
      `${status}${status === 'sent' ? '' : `: ${told(world)}`}`,
    ])
    world.foyer.destroy()
  }
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
  await expect(`# What Send refuses, warns of and lets through

Generated by \`npm run send-rules\`, which plays each case with the flow that sends and writes down what it says, by the
names of its state (\`@foyer/core/send\`); CI fails when it says something else. \`·\`: nothing. Where the wallet is not
asked, nothing can be sent.

${table}
`).toMatchFileSnapshot('../../../../../docs/send.md')
}, 60_000)
