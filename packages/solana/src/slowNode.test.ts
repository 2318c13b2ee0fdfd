import { createFoyer, Network } from '@foyer/core'
import type { WalletActions } from '@foyer/core/adapter'
import { solana as mainnet } from '@foyer/core/networks'
import { createFakePlatform, createScriptedSolanaWallet } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { decode, encode } from './base58.ts'
import { solana } from './index.ts'
import { tokenPrograms } from './tokens.ts'

/*
 * A node that takes three seconds for everything.
 */

const slowMs = 3_000
const url = 'https://node.example'
const [from = '', to = '', mint = '', source = ''] = [1, 2, 3, 4].map((byte) =>
  encode(new Uint8Array(32).fill(byte)),
)
const own = { ...mainnet, rpcUrls: { default: { http: [url] } } }
const network = Network.from(own)
const signal = () => new AbortController().signal

const accountOf = (data: Uint8Array) => ({
  data: [btoa(String.fromCharCode(...data)), 'base64'],
  ...{ owner: tokenPrograms.token2022, executable: false },
})
/** A mint of Token-2022 that keeps one percent. */
const mintData = new Uint8Array(166 + 4 + 108)
mintData.set([6], 44)
mintData.set([1], 165)
mintData.set([1, 0, 108, 0], 166)
// The most that it keeps, and of how much: 100 basis points, from epoch 0 on.
for (const at of [72, 90]) {
  mintData.set([255, 255, 255, 255], 170 + at + 8)
  mintData.set([100, 0], 170 + at + 16)
}
const tokenData = new Uint8Array(166)
tokenData.set(decode(mint) ?? [], 0)
tokenData.set(decode(from) ?? [], 32)
tokenData.set([16, 39], 64)
tokenData.set([1], 108)
tokenData.set([2], 165)

const answers: Record<string, (params: readonly unknown[]) => unknown> = {
  getBalance: () => ({ value: 5_000_000_000 }),
  getLatestBlockhash: () => ({ value: { blockhash: to, lastValidBlockHeight: 1 } }),
  // The recipient has no account for the token.
  getMultipleAccounts: ([addresses]) => ({
    value: (addresses as string[]).map((one) => (one === mint ? accountOf(mintData) : null)),
  }),
  getTokenAccountsByOwner: () => ({ value: [{ pubkey: source, account: accountOf(tokenData) }] }),
  getEpochInfo: () => ({ epoch: 7 }),
  getFeeForMessage: () => ({ value: 5_000 }),
  getMinimumBalanceForRentExemption: () => 2_000_000,
  simulateTransaction: () => ({ value: { err: null } }),
}

async function connected() {
  const platform = createFakePlatform()
  const atMs: number[] = []
  platform.http.answer(url, ({ body }) => {
    const { id, method, params } = body as { id: 1; method: string; params: readonly unknown[] }
    atMs.push(platform.clock.elapsed())
    return { afterMs: slowMs, json: { jsonrpc: '2.0', id, result: answers[method]?.(params) } }
  })
  createScriptedSolanaWallet({ name: 'Acorn', accounts: [from] }).register(platform.window)
  const foyer = createFoyer(
    { projectId: 'shop', networks: [own], adapters: [solana()] },
    { platform },
  )
  const [connector] = foyer.getConnectors()
  // The clock stands still: nothing of this waits for the node.
  await foyer.internals.balances.prepare()
  if (connector) await foyer.connect({ connector })
  return {
    foyer,
    platform,
    asked: () => atMs.length,
    /** How many requests were under way when most were. */
    most: () =>
      Math.max(...atMs.map((end) => atMs.filter((at) => at > end - slowMs && at <= end).length)),
    balance: () => foyer.internals.balances.store.getState().solana,
  }
}

test('behavior: a wallet is connected before a slow node answers, and its balance is there in 4 s', async () => {
  const { foyer, platform, asked, balance } = await connected()
  expect(foyer.getState().chains.solana).toMatchObject({ status: 'connected', address: from })
  const stop = foyer.internals.balances.watch('solana')
  await vi.dynamicImportSettled()
  await platform.clock.advance(0)
  expect([balance()?.status, asked()]).toEqual(['loading', 1])
  await platform.clock.advance(slowMs)
  expect(balance()).toMatchObject({ status: 'ready', atomic: 5_000_000_000n })
  // Asked for every ten seconds, and never by two at once.
  await platform.clock.advance(60_000)
  expect(asked()).toBe(1 + 60_000 / 10_000)
  stop()
  foyer.destroy()
})

test('behavior: balance and fees of a slow node have two requests under way, and are there in time', async () => {
  const { foyer, platform, asked, most, balance } = await connected()
  const stop = foyer.internals.balances.watch('solana')
  await vi.dynamicImportSettled()
  await platform.clock.advance(slowMs)
  expect(balance()?.status).toBe('ready')
  const loaded = await foyer.internals.connection('solana')?.actions?.()
  const actions = loaded as Required<WalletActions<'solana'>>
  const asset = { kind: 'token', address: mint, decimals: 6 } as const
  const transfer = { network, from, to, asset, amountAtomic: 1_000n }
  const before = asked()
  const startMs = platform.clock.elapsed()
  let doneMs = 0
  const estimate = actions.estimate(transfer, { signal: signal() }).finally(() => {
    doneMs = platform.clock.elapsed() - startMs
  })
  // Where the recipient's account would be is computed meanwhile, in no time of this clock.
  await vi.waitFor(() => expect(asked() - before).toBe(2))
  await platform.clock.advance(30_000)
  expect(await estimate).toEqual({
    feeAtomic: 105_000n,
    reserveAtomic: 105_000n + 2_000_000n + 2_000_000n,
    extraCosts: [{ kind: 'recipientAccount', atomic: 2_000_000n }],
    arrivesAtomic: 990n,
  })
  // The form waits for 15 s.
  expect(doneMs).toBeLessThan(15_000)
  expect(asked() - before).toBeGreaterThan(6)
  expect(most()).toBe(2)
  stop()
  foyer.destroy()
})
