import { Network } from '@foyer/core'
import type { Connection, Network as NetworkType, WalletActions } from '@foyer/core/adapter'
import { createFakePlatform, createScriptedSolanaWallet } from '@foyer/testing'
import { type SolanaChain, startSolanaChain } from '@foyer/testing/stack'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { solana } from './index.ts'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain({ slotMs: 50 })
})
afterAll(() => chain.stop())

async function rpc<value>(method: string, ...params: unknown[]): Promise<value> {
  const response = await fetch(chain.url, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result: value; error?: unknown }
  if (error) throw Object.assign(new Error(JSON.stringify(error)), Object(error))
  return result
}

const signal = () => AbortSignal.timeout(10_000)
const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** A wallet that sends by itself, or leaves that to us, connected to the local chain. */
async function connect({ sends = true } = {}) {
  const platform = createFakePlatform()
  platform.http.answer(chain.url, 'hang')
  const network = Network.from({
    id: chain.caipNetworkId.slice('solana:'.length),
    chainNamespace: 'solana',
    name: 'Local',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [chain.url] } },
  })
  const wallet = createScriptedSolanaWallet({
    name: 'Acorn',
    chains: ['solana:localnet'],
    accounts: [chain.accounts[0]?.address ?? ''],
    privateKeys: Object.fromEntries(chain.accounts.map((one) => [one.address, one.privateKey])),
    ...(!sends && { lacks: ['signAndSendTransaction'] }),
    send: (bytes) => rpc('sendTransaction', toBase64(bytes), { encoding: 'base64' }),
  })
  wallet.register(platform.window)
  const transactionSent = vi.fn()
  const adapter = solana().attach({
    platform: {
      ...platform,
      http: {
        ...platform.http,
        async send({ url, body, signal }) {
          const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal })
          return { status: response.status, statusText: '', json: await response.json() }
        },
      },
    },
    options: {},
    chain: () => ({ network, requestedNetworks: [network] }),
    readThroughBackend: async () => null,
    requestChanged() {},
    transactionSent,
  })
  const connection = await adapter.connect({ connectorId: 'Acorn', signal: signal() })
  adapter.use(connection)
  const actions = (await connection.actions?.()) as Required<WalletActions<'solana'>>
  return { adapter, connection, actions, network, wallet, transactionSent }
}

const transferOf = (
  { connection, network }: { connection: Connection; network: NetworkType },
  to: string,
  amountAtomic: bigint,
  mint?: string,
) => ({
  ...{ network, from: connection.accounts[0]?.address ?? '', to, amountAtomic },
  asset: mint
    ? ({ kind: 'token', address: mint, decimals: 6 } as const)
    : ({ kind: 'native' } as const),
})

const lamportsOf = async (account: string) =>
  BigInt((await rpc<{ value: number }>('getBalance', account)).value)

const tokensOf = async (owner: string, mint: string) => {
  type Rows = {
    value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
  }
  const { value } = await rpc<Rows>(
    'getTokenAccountsByOwner',
    owner,
    { mint },
    { encoding: 'jsonParsed' },
  )
  return value.reduce(
    (sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount),
    0n,
  )
}

const addressAt = (index: number) => chain.accounts[index]?.address ?? ''

for (const sends of [true, false])
  test(`behavior: SOL arrives exact to the lamport, ${sends ? 'sent by the wallet' : 'sent by us'}`, async () => {
    const made = await connect({ sends })
    const { actions, connection, transactionSent } = made
    expect(connection.chainReference).toBe(chain.caipNetworkId.slice('solana:'.length))
    const to = addressAt(5)
    const before = await lamportsOf(to)
    const transfer = transferOf(made, to, 1_234_567n)
    const estimate = await actions.estimate(transfer, { signal: signal() })
    expect(estimate).toEqual({ feeAtomic: 105_000n })
    const hash = await actions.transfer(transfer)
    expect(await lamportsOf(to)).toBe(before + 1_234_567n)
    expect(transactionSent).toHaveBeenCalledTimes(1)
    expect(await actions.outcome({ transfer, hash, signal: signal() })).toEqual({
      status: 'confirmed',
      differences: [],
      seen: hash,
    })
    const other = { ...transfer, amountAtomic: 1n }
    expect(
      (await actions.outcome({ transfer: other, hash, signal: signal() })).differences,
    ).toEqual([{ part: 'amount', confirmed: '1', sent: '1234567' }])
    const elsewhere = { ...transfer, to: addressAt(6) }
    expect(
      (await actions.outcome({ transfer: elsewhere, hash, signal: signal() })).differences,
    ).toEqual([{ part: 'recipient', confirmed: addressAt(6), sent: to }])
  })

test('behavior: a token arrives whole, and the account that was missing is paid for as told', async () => {
  const made = await connect()
  const { actions } = made
  const [from, to] = [addressAt(0), addressAt(2)]
  const transfer = transferOf(made, to, 2_500_000n, chain.mints.token)
  const first = await actions.estimate(transfer, { signal: signal() })
  expect(first).toEqual({
    feeAtomic: 105_000n,
    extraCosts: [{ kind: 'recipientAccount', atomic: 2_039_280n }],
  })
  const before = await lamportsOf(from)
  const hash = await actions.transfer(transfer)
  expect(await tokensOf(to, chain.mints.token)).toBe(2_500_000n)
  expect(before - (await lamportsOf(from))).toBe(2_039_280n + 5_000n)
  expect(await actions.outcome({ transfer, hash, signal: signal() })).toMatchObject({
    status: 'confirmed',
    differences: [],
  })
  const again = await actions.estimate(transfer, { signal: signal() })
  expect(again.extraCosts).toBeUndefined()
})

test('behavior: what a token of Token-2022 keeps is told, and is what it keeps', async () => {
  const made = await connect()
  const { actions } = made
  const to = addressAt(3)
  const transfer = transferOf(made, to, 10_000_001n, chain.mints.feeToken)
  const { arrivesAtomic, extraCosts } = await actions.estimate(transfer, { signal: signal() })
  // One percent, rounded up.
  expect(arrivesAtomic).toBe(10_000_001n - 100_001n)
  const before = await lamportsOf(addressAt(0))
  const hash = await actions.transfer(transfer)
  expect(await tokensOf(to, chain.mints.feeToken)).toBe(arrivesAtomic)
  expect(before - (await lamportsOf(addressAt(0)))).toBe((extraCosts?.[0]?.atomic ?? 0n) + 5_000n)
  expect(await actions.outcome({ transfer, hash, signal: signal() })).toMatchObject({
    status: 'confirmed',
    differences: [],
  })
  const most = transferOf(made, to, 900_000_000n, chain.mints.feeToken)
  // Five at most.
  expect((await actions.estimate(most, { signal: signal() })).arrivesAtomic).toBe(895_000_000n)
})

test('error: what the chain would refuse is refused before the wallet is asked', async () => {
  const made = await connect()
  const { actions, wallet } = made
  for (const to of [chain.mints.token, 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'])
    await expect(
      actions.estimate(transferOf(made, to, 1n, chain.mints.token), { signal: signal() }),
    ).rejects.toMatchObject({ code: 'transfer/refused-by-chain' })
  await expect(
    actions.estimate(transferOf(made, addressAt(4), 1n, addressAt(7)), { signal: signal() }),
  ).rejects.toMatchObject({ code: 'transfer/refused-by-chain' })
  for (const [to, amount] of [
    ['nobody', 1n],
    [addressAt(1), 0n],
  ] as const)
    await expect(actions.transfer(transferOf(made, to, amount))).rejects.toThrow(
      'Please enter a valid amount and receiver address',
    )
  expect(wallet.requests.filter(({ method }) => method.startsWith('sign'))).toEqual([])
})

test('error: a node that refuses what was signed says that it was not sent', async () => {
  const made = await connect({ sends: false })
  const much = transferOf(made, addressAt(1), 10n ** 15n)
  await expect(made.actions.transfer(much)).rejects.toThrow(
    'Failed to send transaction. Please try again.',
  )
  expect(made.transactionSent).not.toHaveBeenCalled()
})

test('behavior: the balance is what the chain says', async () => {
  const { adapter, actions, network } = await connect()
  const account = addressAt(9)
  const question = { network, signal: signal() }
  expect((await adapter.getBalance({ ...question, address: account })).atomic).toBe(10n ** 12n)
  expect(await actions.nativeBalance({ ...question, account })).toBe(10n ** 12n)
})
