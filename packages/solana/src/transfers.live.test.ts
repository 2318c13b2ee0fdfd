import { Network } from '@foyer/core'
import type { Connection, Network as NetworkType, WalletActions } from '@foyer/core/adapter'
import { createFakePlatform, createScriptedSolanaWallet } from '@foyer/testing'
import { type SolanaChain, startSolanaChain } from '@foyer/testing/stack'
import {
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  generateKeyPairSigner,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getApproveInstruction,
  getFreezeAccountInstruction,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintToInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildTransfer } from './buildTransfer.ts'
import { solana } from './index.ts'
import { tokenPrograms } from './tokens.ts'

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
async function connect({ sends = true, as = 0 } = {}) {
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
    accounts: [chain.accounts[as]?.address ?? ''],
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
  decimals = 6,
) => ({
  ...{ network, from: connection.accounts[0]?.address ?? '', to, amountAtomic },
  asset: mint
    ? ({ kind: 'token', address: mint, decimals } as const)
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

/** What the chain wants an account without data to have. */
const leastAtomic = 890_880n

const signerAt = (index: number) =>
  createKeyPairSignerFromPrivateKeyBytes(
    Buffer.from(chain.accounts[index]?.privateKey.slice(2) ?? '', 'hex'),
  )

/** Sends what a test begins with, paid for by an account of its own. */
async function run(payer: KeyPairSigner, instructions: readonly Instruction[]) {
  const { value } = await rpc<{ value: { blockhash: string; lastValidBlockHeight: number } }>(
    'getLatestBlockhash',
  )
  const signed = await signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (given) => setTransactionMessageFeePayerSigner(payer, given),
      (given) =>
        setTransactionMessageLifetimeUsingBlockhash(
          {
            blockhash: value.blockhash as Blockhash,
            lastValidBlockHeight: BigInt(value.lastValidBlockHeight),
          },
          given,
        ),
      (given) => appendTransactionMessageInstructions(instructions, given),
    ),
  )
  const bytes = new Uint8Array(getTransactionEncoder().encode(signed))
  return rpc<string>('sendTransaction', toBase64(bytes), { encoding: 'base64' })
}

/** A token of its own for a test, whose issuer may freeze accounts. */
async function issue(issuer: KeyPairSigner) {
  const mint = await generateKeyPairSigner()
  const programAddress = address(tokenPrograms.token)
  await run(issuer, [
    getCreateAccountInstruction({
      ...{ payer: issuer, newAccount: mint, lamports: 1_461_600n, space: 82n, programAddress },
    }),
    getInitializeMint2Instruction({
      ...{ mint: mint.address, decimals: 6 },
      ...{ mintAuthority: issuer.address, freezeAuthority: issuer.address },
    }),
  ])
  return mint.address
}

/** One more account of an owner for a token, besides the associated one. */
async function openAccount(
  owner: KeyPairSigner,
  mint: string,
  { program = tokenPrograms.token as string, space = 165n } = {},
) {
  const account = await generateKeyPairSigner()
  const programAddress = address(program)
  await run(owner, [
    getCreateAccountInstruction({
      ...{ payer: owner, newAccount: account, lamports: 3_000_000n, space, programAddress },
    }),
    getInitializeAccount3Instruction(
      { account: account.address, mint: address(mint), owner: owner.address },
      { programAddress },
    ),
  ])
  return account.address
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
    expect(estimate).toEqual({ feeAtomic: 105_000n, reserveAtomic: 105_000n + leastAtomic })
    const hash = await actions.transfer(transfer)
    expect(await lamportsOf(to)).toBe(before + 1_234_567n)
    expect(transactionSent).toHaveBeenCalledTimes(1)
    expect(await actions.outcome({ transfer, hash, signal: signal() })).toEqual({
      status: 'confirmed',
      differences: [],
      seen: hash,
    })
    const found = { network: made.network, hash, account: transfer.from, signal: signal() }
    expect(await actions.findTransfer(found)).toEqual(transfer)
    expect(await actions.findTransfer({ ...found, account: addressAt(6) })).toEqual(transfer)
    const other = { ...transfer, amountAtomic: 1n }
    expect(
      (await actions.outcome({ transfer: other, hash, signal: signal() })).differences,
    ).toEqual([{ part: 'amount', confirmed: '1', sent: '1234567' }])
    const toAnother = { ...transfer, to: addressAt(6) }
    expect(
      (await actions.outcome({ transfer: toAnother, hash, signal: signal() })).differences,
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
    reserveAtomic: 105_000n + 2_039_280n + leastAtomic,
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
  const found = { network: made.network, hash, account: from, signal: signal() }
  expect(await actions.findTransfer(found)).toEqual(transfer)
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
  await expect(made.actions.transfer(much)).rejects.toMatchObject({
    ...{ code: 'wallet/failed', message: 'Failed to send transaction. Please try again.' },
    context: { networkSaid: expect.stringMatching(/^Transaction simulation failed: .{1,200}$/) },
  })
  expect(made.transactionSent).not.toHaveBeenCalled()
})

test('behavior: a program and a token are told from an account', async () => {
  const { actions, network } = await connect()
  const kind = (address: string) => actions.recipientKind({ network, address, signal: signal() })
  expect(await kind(addressAt(2))).toBe('account')
  expect(await kind(chain.mints.token)).toBe('token')
  expect(await kind('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')).toBe('contract')
})

test('behavior: the balance is what the chain says', async () => {
  const { adapter, actions, network } = await connect()
  const account = addressAt(9)
  const question = { network, signal: signal() }
  expect((await adapter.getBalance({ ...question, address: account })).atomic).toBe(10n ** 12n)
  expect(await actions.nativeBalance({ ...question, account })).toBe(10n ** 12n)
})

test('behavior: Max of SOL leaves what the chain keeps, and is sent', async () => {
  const made = await connect({ as: 8 })
  const { actions } = made
  const from = addressAt(8)
  const balance = await lamportsOf(from)
  const { feeAtomic, reserveAtomic = 0n } = await actions.estimate(
    transferOf(made, addressAt(9), balance),
    { signal: signal() },
  )
  expect(reserveAtomic).toBe(feeAtomic + leastAtomic)
  // All but the fee is what the chain refuses, always.
  const tooMuch = transferOf(made, addressAt(9), balance - feeAtomic)
  const refused = await actions.estimate(tooMuch, { signal: signal() })
  expect(refused).toMatchObject({
    ...{ feeAtomic, reserveAtomic },
    refusal: { code: 'transfer/sender-minimum', context: { least: '0.00089088', symbol: 'SOL' } },
  })
  await expect(actions.transfer(tooMuch)).rejects.toThrow()
  const most = transferOf(made, addressAt(9), balance - reserveAtomic)
  const estimate = await actions.estimate(most, { signal: signal() })
  expect(estimate.refusal).toBeUndefined()
  const hash = await actions.transfer(most)
  expect(await actions.outcome({ transfer: most, hash, signal: signal() })).toMatchObject({
    ...{ status: 'confirmed', differences: [] },
  })
  expect(await lamportsOf(from)).toBe(reserveAtomic - 5_000n)
})

test('error: less than the chain takes at a new address is refused, and how much it takes is said', async () => {
  const made = await connect()
  const { address: nobody } = await generateKeyPairSigner()
  const little = transferOf(made, nobody, leastAtomic - 1n)
  const { refusal } = await made.actions.estimate(little, { signal: signal() })
  expect(refusal).toMatchObject({
    code: 'transfer/recipient-minimum',
    context: { least: '0.00089088', symbol: 'SOL' },
  })
  const enough = transferOf(made, nobody, leastAtomic)
  expect((await made.actions.estimate(enough, { signal: signal() })).refusal).toBeUndefined()
  await made.actions.transfer(enough)
  expect(await lamportsOf(nobody)).toBe(leastAtomic)
})

test('behavior: tokens that lie in several accounts are sent in one transaction', async () => {
  const made = await connect({ as: 6 })
  const { actions } = made
  const owner = await signerAt(6)
  const issuer = await signerAt(1)
  const mint = await issue(issuer)
  const [sixty, forty] = [await openAccount(owner, mint), await openAccount(owner, mint)]
  const mintTo = (token: string, amount: bigint) =>
    getMintToInstruction({ mint, token: address(token), mintAuthority: issuer, amount })
  await run(issuer, [mintTo(forty, 40_000_000n), mintTo(sixty, 60_000_000n)])
  // What another may spend is still the owner's to send.
  await run(owner, [
    getApproveInstruction({
      source: address(sixty),
      ...{ delegate: address(addressAt(3)), owner, amount: 60_000_000n },
    }),
  ])
  const transfer = transferOf(made, addressAt(7), 80_000_000n, mint)
  const estimate = await actions.estimate(transfer, { signal: signal() })
  expect(estimate.refusal).toBeUndefined()
  const hash = await actions.transfer(transfer)
  expect(await tokensOf(addressAt(7), mint)).toBe(80_000_000n)
  expect(await tokensOf(addressAt(6), mint)).toBe(20_000_000n)
  const outcome = await actions.outcome({ transfer, hash, signal: signal() })
  expect(outcome).toEqual({ status: 'confirmed', differences: [], seen: hash })
  // All of it goes too, and the account that is empty by now is left alone.
  const rest = transferOf(made, addressAt(7), 20_000_000n, mint)
  await actions.transfer(rest)
  expect(await tokensOf(addressAt(7), mint)).toBe(100_000_000n)
})

test('behavior: what a token of Token-2022 keeps is kept of each part, and told as a sum', async () => {
  const made = await connect()
  const { actions } = made
  const owner = await signerAt(0)
  const mint = address(chain.mints.feeToken)
  const tokenProgram = address(tokenPrograms.token2022)
  const other = await openAccount(owner, mint, { program: tokenProgram, space: 182n })
  const [first] = await findAssociatedTokenPda({ mint, owner: owner.address, tokenProgram })
  await run(owner, [
    getTransferCheckedInstruction(
      {
        ...{ source: first, destination: address(other), mint, authority: owner },
        ...{ amount: 100_000_001n, decimals: 6 },
      },
      { programAddress: tokenProgram },
    ),
  ])
  const all = await tokensOf(owner.address, mint)
  const before = await tokensOf(addressAt(3), mint)
  const transfer = transferOf(made, addressAt(3), all, mint)
  const { arrivesAtomic = 0n } = await actions.estimate(transfer, { signal: signal() })
  const hash = await actions.transfer(transfer)
  expect((await tokensOf(addressAt(3), mint)) - before).toBe(arrivesAtomic)
  // Five at most of the larger part, one percent of the smaller.
  expect(all - arrivesAtomic).toBe(5_000_000n + 990_000n)
  const outcome = await actions.outcome({ transfer, hash, signal: signal() })
  expect(outcome).toMatchObject({ status: 'confirmed', differences: [] })
})

test('error: how much goes is said when a part is frozen or lies in too many accounts', async () => {
  const made = await connect({ as: 5 })
  const { actions } = made
  const owner = await signerAt(5)
  const issuer = await signerAt(1)
  const mint = await issue(issuer)
  const accounts: string[] = []
  for (let count = 0; count < 13; count++) accounts.push(await openAccount(owner, mint))
  await run(
    issuer,
    accounts.map((token, index) =>
      getMintToInstruction({
        ...{ mint, token: address(token), mintAuthority: issuer },
        amount: index === 12 ? 50_000_000n : 1_000_000n,
      }),
    ),
  )
  await run(issuer, [
    getFreezeAccountInstruction({ account: address(accounts[12] ?? ''), mint, owner: issuer }),
  ])
  const estimateOf = async (amount: bigint) =>
    (await actions.estimate(transferOf(made, addressAt(4), amount, mint), { signal: signal() }))
      .refusal
  expect(await estimateOf(12_000_000n)).toMatchObject({
    ...{ code: 'transfer/too-many-accounts', context: { most: '10' } },
  })
  expect(await estimateOf(13_000_000n)).toMatchObject({
    ...{ code: 'transfer/frozen', context: { most: '10' } },
  })
  await expect(
    actions.transfer(transferOf(made, addressAt(4), 12_000_000n, mint)),
  ).rejects.toMatchObject({ code: 'transfer/too-many-accounts' })
  expect(await estimateOf(10_000_000n)).toBeUndefined()
  await actions.transfer(transferOf(made, addressAt(4), 10_000_000n, mint))
  expect(await tokensOf(addressAt(4), mint)).toBe(10_000_000n)
})

test('error: decimals that are not those of the token are refused, here and by the chain', async () => {
  const made = await connect()
  const lie = transferOf(made, addressAt(2), 1_000n, chain.mints.token, 3)
  const differ = { code: 'transfer/decimals-differ', context: { shown: 3, onChain: 6 } }
  await expect(made.actions.estimate(lie, { signal: signal() })).rejects.toMatchObject(differ)
  await expect(made.actions.transfer(lie)).rejects.toMatchObject(differ)
  expect(made.wallet.requests.filter(({ method }) => method.startsWith('sign'))).toEqual([])
  // Would a node lie as well, the chain itself does not move it.
  const { value } = await rpc<{ value: { blockhash: string } }>('getLatestBlockhash')
  const tokenProgram = address(tokenPrograms.token)
  const accountOf = async (owner: string) => {
    const [account] = await findAssociatedTokenPda({
      ...{ mint: address(chain.mints.token), owner: address(owner), tokenProgram },
    })
    return account
  }
  const { transaction } = buildTransfer({
    ...{ transfer: lie, blockhash: value.blockhash, lastValidBlockHeight: 1_000n },
    route: {
      mint: { program: tokenPrograms.token, decimals: 3, fees: [], refuses: false },
      ...{ destination: await accountOf(addressAt(2)), isNew: true, refusal: null },
      parts: [{ source: await accountOf(addressAt(0)), amountAtomic: 1_000n, keptAtomic: 0n }],
    },
  })
  await expect(
    rpc('simulateTransaction', toBase64(transaction), {
      ...{ encoding: 'base64', replaceRecentBlockhash: true },
    }),
  ).resolves.toMatchObject({ value: { err: { InstructionError: [1, { Custom: 18 }] } } })
})

test('behavior: what is sent to oneself is not said to have been compared', async () => {
  const made = await connect()
  const transfer = transferOf(made, addressAt(0), 1_000n)
  const hash = await made.actions.transfer(transfer)
  expect(await made.actions.outcome({ transfer, hash, signal: signal() })).toEqual({
    ...{ status: 'confirmed', differences: [], seen: hash },
    uncompared: ['recipient', 'amount', 'asset'],
  })
})

test('error: what a node says by -32002 is told, and is no prompt that is open elsewhere', async () => {
  const made = await connect()
  const much = transferOf(made, addressAt(1), 10n ** 15n)
  // The wallet hands on what its node said.
  const said = expect.stringMatching(/^Transaction simulation failed: .{1,200}$/)
  await expect(made.actions.transfer(much)).rejects.toMatchObject({
    ...{ code: 'wallet/failed', message: said, context: { said } },
  })
})

test('error: without a node nothing is asked of the wallet, and that is said', async () => {
  const made = await connect()
  const nowhere = Network.from({ ...made.network, rpcUrls: { default: { http: [] } } })
  const transfer = { ...transferOf(made, addressAt(1), 1n), network: nowhere }
  await expect(made.actions.transfer(transfer)).rejects.toMatchObject({
    ...{ code: 'transfer/unasked', message: 'Failed to send transaction. Please try again.' },
  })
  expect(made.wallet.requests.filter(({ method }) => method.startsWith('sign'))).toEqual([])
})
