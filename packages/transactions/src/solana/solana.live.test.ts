import { type SolanaChain, startSolanaChain } from '@foyer/testing/stack'
import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createNoopSigner,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  getAdvanceNonceAccountInstruction,
  getAssignInstruction,
  getTransferSolInstruction,
} from '@solana-program/system'
import {
  AuthorityType,
  findAssociatedTokenPda,
  getApproveInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSetAuthorityInstruction,
  getTransferCheckedInstruction,
  getTransferInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NodeRequest } from '../simulate/simulate.ts'
import { decodeSolanaTransaction, isSolanaMessage } from './decodeTransaction.ts'
import { readLookupTables, simulateSolana } from './simulateTransaction.ts'

let chain: SolanaChain
let me: Address
let friend: Address
let mint: Address
let source: Address
let destination: Address
const { signal } = new AbortController()

const request: NodeRequest = async ({ method, params }) => {
  const answer = await fetch(chain.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await answer.json()) as {
    result?: unknown
    error?: { message: string }
  }
  if (error) throw new Error(error.message)
  return result
}

beforeAll(async () => {
  chain = await startSolanaChain({ slotMs: 50 })
  ;[me, friend] = [chain.accounts[0], chain.accounts[6]].map((one) =>
    address(one?.address ?? ''),
  ) as [...[Address, Address]]
  mint = address(chain.mints.token)
  const accountOf = async (owner: Address) =>
    (await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0]
  source = await accountOf(me)
  destination = await accountOf(friend)
})
afterAll(() => chain.stop())

const blockhash = '11111111111111111111111111111112' as Blockhash

function messageOf(instructions: readonly Instruction[]) {
  return pipe(
    createTransactionMessage({ version: 0 }),
    (given) => setTransactionMessageFeePayer(me, given),
    (given) =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 1n }, given),
    (given) => appendTransactionMessageInstructions(instructions, given),
  )
}
const encode = (message: Parameters<typeof compileTransaction>[0]) =>
  new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))

async function look(...instructions: Instruction[]) {
  const bytes = encode(messageOf(instructions))
  const transaction = decodeSolanaTransaction(bytes)
  if (!transaction) throw new Error('It is no transaction')
  return {
    transaction,
    ...(await simulateSolana({ bytes, transaction, account: me, request, signal })),
  }
}

const signer = () => createNoopSigner(me)
const pay = (amount: bigint) =>
  getTransferSolInstruction({ source: signer(), destination: friend, amount })

test('behavior: what leaves is told to the unit, without the fee, which is told apart', async () => {
  const { transaction, simulation, feeAtomic } = await look(pay(3_000_000n))
  expect(transaction).toMatchObject({
    ...{ signers: [me], lookupTables: [] },
    instructions: [{ kind: 'transfer', from: me, to: friend, lamports: 3_000_000n }],
  })
  expect(feeAtomic === null || feeAtomic > 0n).toBe(true)
  expect(simulation).toMatchObject({ status: 'simulated', losesControl: false, isWhole: true })
  const [change] = simulation.status === 'simulated' ? simulation.changes : []
  expect(change).toMatchObject({ money: 'native', decimals: 9 })
  expect([3_000_000n, 3_005_000n]).toContain(-(change?.deltaAtomic ?? 0n))
})

test('behavior: a token that is sent to somebody without an account for it', async () => {
  const make = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer: signer(), ata: destination, owner: friend, mint },
  })
  const move = getTransferCheckedInstruction({
    ...{ source, destination, mint, authority: signer(), amount: 1_500_000n, decimals: 6 },
  })
  const { transaction, simulation, tokens, decimalsOf } = await look(make, move)
  expect(transaction.instructions).toEqual([
    { kind: 'tokenAccount', account: destination, owner: friend, mint },
    {
      ...{ kind: 'tokenTransfer', source, destination, authority: me, mint },
      ...{ amountAtomic: 1_500_000n, decimals: 6 },
    },
  ])
  expect(tokens.get(source)).toMatchObject({ mint, owner: me })
  expect(decimalsOf(mint)).toBe(6)
  expect(simulation).toMatchObject({ status: 'simulated', losesControl: false })
  const { changes } = simulation as Extract<typeof simulation, { status: 'simulated' }>
  expect(changes).toContainEqual({ money: mint, deltaAtomic: -1_500_000n, decimals: 6 })
  // The new account's rent.
  expect(changes.find(({ money }) => money === 'native')?.deltaAtomic).toBeLessThan(-1_000_000n)
})

test('error: a delegate and a new owner are told', async () => {
  const owner = signer()
  const approve = getApproveInstruction({ source, delegate: friend, owner, amount: 2n ** 64n - 1n })
  const approved = await look(approve)
  expect(approved.transaction.instructions).toMatchObject([
    { kind: 'approval', account: source, delegate: friend, isUnlimited: true },
  ])
  expect(approved.simulation).toMatchObject({ status: 'simulated', losesControl: true })
  const given = await look(
    getSetAuthorityInstruction({
      ...{ owned: source, owner, authorityType: AuthorityType.AccountOwner, newAuthority: friend },
    }),
  )
  expect(given.transaction.instructions).toEqual([
    { kind: 'authority', account: source, right: 'owner', to: friend },
  ])
  expect(given.simulation).toMatchObject({ status: 'simulated', losesControl: true })
  const assigned = await look(getAssignInstruction({ account: owner, programAddress: mint }))
  expect(assigned.transaction.instructions).toEqual([
    { kind: 'assignment', account: me, program: mint },
  ])
})

test('error: what would fail is told, and what no node can try is told as that', async () => {
  const { simulation } = await look(pay(10n ** 18n))
  expect(simulation).toMatchObject({ status: 'fails' })
  const bytes = encode(messageOf([pay(1n)]))
  const transaction = decodeSolanaTransaction(bytes)
  if (!transaction) throw new Error('It is no transaction')
  for (const broken of [
    async () => Promise.reject(new Error('away')),
    async () => null,
    async () => ({ value: 'garbage' }),
    async () => ({ value: [{ lamports: 'much' }] }),
  ])
    expect(
      await simulateSolana({ ...{ bytes, transaction, account: me, request: broken, signal } }),
    ).toMatchObject({ simulation: { status: 'notSimulated' }, feeAtomic: null })
})

test('behavior: the other instructions that move something, and those that hide it', async () => {
  const owner = signer()
  const memo = {
    programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    data: new TextEncoder().encode('rent'),
  }
  const { transaction } = await look(
    memo,
    getTransferInstruction({ source, destination, authority: owner, amount: 5n }),
    getCloseAccountInstruction({ account: source, destination: friend, owner }),
    getAdvanceNonceAccountInstruction({ nonceAccount: friend, nonceAuthority: owner }),
    { programAddress: mint, accounts: [], data: new Uint8Array([1, 2, 3]) },
    // Not as the program takes it.
    { programAddress: TOKEN_PROGRAM_ADDRESS, accounts: [], data: new Uint8Array([3]) },
    { programAddress: TOKEN_PROGRAM_ADDRESS, accounts: [], data: new Uint8Array([27, 1, 1, 1]) },
  )
  expect(transaction.instructions).toEqual([
    { kind: 'memo', text: 'rent' },
    {
      ...{ kind: 'tokenTransfer', source, destination, authority: me, mint: null },
      ...{ amountAtomic: 5n, decimals: null },
    },
    { kind: 'closing', account: source, destination: friend },
    { kind: 'durableNonce' },
    { kind: 'unknown', program: mint },
    { kind: 'unknown', program: TOKEN_PROGRAM_ADDRESS },
    { kind: 'unknown', program: TOKEN_PROGRAM_ADDRESS },
  ])
})

test('behavior: accounts of a lookup table are told once it was read, and nothing is guessed before', async () => {
  const table = address('SysvarC1ock11111111111111111111111111111111')
  const bytes = encode(
    compressTransactionMessageUsingAddressLookupTables(messageOf([pay(7n)]), { [table]: [friend] }),
  )
  expect(decodeSolanaTransaction(bytes)).toMatchObject({
    ...{ lookupTables: [table], instructions: [{ kind: 'unknown' }] },
  })
  const data = new Uint8Array(56 + 32)
  data.set((await import('@solana/kit')).getAddressEncoder().encode(friend), 56)
  const answer = { value: [{ data: [btoa(String.fromCharCode(...data)), 'base64'] }] }
  const tables = await readLookupTables([table], { request: async () => answer, signal })
  expect(decodeSolanaTransaction(bytes, tables)?.instructions).toEqual([
    { kind: 'transfer', from: me, to: friend, lamports: 7n },
  ])
  // One that is too short has no such address.
  expect(
    decodeSolanaTransaction(bytes, new Map([[table, data.slice(0, 80)]]))?.instructions,
  ).toMatchObject([{ kind: 'unknown' }])
})

test('error: bytes that are no transaction are none, and a message that is one is known as it', () => {
  const bytes = encode(messageOf([pay(1n)]))
  const { message } = decodeSolanaTransaction(bytes) ?? {}
  expect(isSolanaMessage(message ?? new Uint8Array())).toBe(true)
  expect(isSolanaMessage(new TextEncoder().encode('Sign in to shop.example'))).toBe(false)
  for (let length = 0; length < bytes.length; length++)
    expect(decodeSolanaTransaction(bytes.slice(0, length))).toBeNull()
  expect(decodeSolanaTransaction(new Uint8Array([...bytes, 0]))).toBeNull()
  expect(decodeSolanaTransaction(new Uint8Array(2_000))).toBeNull()
  // Flipped bits change what it says, or make it none: nothing throws.
  for (let at = 0; at < bytes.length; at++) {
    const changed = bytes.slice()
    changed[at] = (changed[at] ?? 0) ^ 0xff
    expect(() => decodeSolanaTransaction(changed)).not.toThrow()
  }
})
