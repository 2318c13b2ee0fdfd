import type { HistoryTransaction } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { createEvmRecipients } from './createEvmRecipients.ts'

const me = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const signal = new AbortController().signal

const sent = (
  number: number,
  { to = friend, quantity = '1', sentFrom = me, chain = 'eip155:1' } = {},
): HistoryTransaction => ({
  id: `${chain}:${number}`,
  metadata: {
    ...{ operationType: 'send', hash: `0x${number}`, chain, status: 'confirmed', nonce: number },
    ...{ sentFrom, sentTo: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
    minedAt: new Date(1_700_000_000_000 + number * 1_000).toISOString(),
  },
  transfers: [
    {
      ...{ direction: 'out', from: me, to, quantity: { numeric: quantity } },
      fungible_info: { name: 'USDC', symbol: 'USDC', icon: null, flags: { is_spam: false } },
    },
  ],
})
const dust = (number: number) => `0x${number.toString(16).padStart(40, '0')}`

/** Pages of fifty, newest first. */
const historyOf = (
  transactions: readonly HistoryTransaction[],
  missingChainIds: string[] = [],
) => ({
  read: async ({ cursor }: { cursor: string | null }) => {
    const from = Number(cursor ?? 0)
    const next = from + 50 < transactions.length ? String(from + 50) : null
    return { transactions: transactions.slice(from, from + 50), next, missingChainIds }
  },
})
const read = (history: ReturnType<typeof historyOf>) =>
  createEvmRecipients({ history }).read({ account: me, chainIds: null, signal })

test('behavior: 151 payments of 1 wei hide nobody, and the network of a payment does not matter', async () => {
  const wei = Array.from({ length: 151 }, (_, index) =>
    sent(1_000 - index, { to: dust(index + 1), quantity: '0.000000000000000001' }),
  )
  const { recipients, whole } = await read(historyOf([...wei, sent(1, { chain: 'eip155:8453' })]))
  expect(recipients).toHaveLength(152)
  expect(recipients.at(-1)).toEqual({
    ...{ address: friend, chainId: 'eip155:8453', lastPaidAt: '2023-11-14T22:13:21.000Z' },
  })
  expect(whole).toBe(true)
})

test('behavior: what others sent and what is nothing is left out, each is named once', async () => {
  const { recipients } = await read(
    historyOf([
      sent(9, { to: dust(1), sentFrom: dust(1) }),
      sent(8, { to: dust(2), quantity: '0' }),
      sent(7),
      sent(6),
    ]),
  )
  expect(recipients.map(({ address }) => address)).toEqual([friend])
})

test('behavior: whole is said only of all there is', async () => {
  expect((await read(historyOf([sent(1)], ['eip155:10']))).whole).toBe(false)
  const many = Array.from({ length: 201 }, (_, index) => sent(index, { to: dust(index + 1) }))
  expect(await read(historyOf(many))).toMatchObject({ whole: false, recipients: { length: 200 } })
  let now = 0
  const slow = {
    async read() {
      now += 2_000
      return { transactions: [sent(1)], next: 'x', missingChainIds: [] }
    },
  }
  const { whole } = await createEvmRecipients({ history: slow, elapsed: () => now }).read({
    ...{ account: me, chainIds: null, signal },
  })
  expect(whole).toBe(false)
})
