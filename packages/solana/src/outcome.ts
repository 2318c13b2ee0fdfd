import type {
  AdapterHost,
  FindTransferParameters,
  FoundTransaction,
  OutcomeParameters,
  Transfer,
  TransferOutcome,
  TransferPart,
  WalletActions,
} from '@foyer/core/adapter'
import { commitment } from './balance.ts'
import { contentOf, readNode, wholeNumber } from './readNode.ts'

/**
 * What became of a transfer, by the node: its status, and by how much the balances of the transaction
 * changed. A wallet may have added to the transaction; what counts is who had less and who had more.
 *
 * A signature that the node knew and knows no more was dropped: its blockhash is too old, or the block
 * is gone.
 */
export async function readOutcome({
  transfer,
  hash,
  seen = null,
  host,
  signal,
}: OutcomeParameters & { host: AdapterHost }): Promise<TransferOutcome> {
  const { network } = transfer
  try {
    const landed = await findLanded({ host, network, hash, signal })
    if (landed) {
      if (landed.isFailed) return { status: 'failed', differences: null, seen: hash }
      return { status: 'confirmed', ...compare(transfer, landed), seen: hash }
    }
    const isKnown = await readNode({
      ...{ host, network, signal, method: 'getSignatureStatuses' },
      params: [[hash], { searchTransactionHistory: true }],
      parse: (result) =>
        Array.isArray(contentOf(result)) && (contentOf(result) as unknown[])[0] !== null,
    })
    if (isKnown) return { status: 'pending', differences: null, seen: hash }
    if (seen === null) return { status: 'unread', differences: null, seen }
    return { status: 'dropped', differences: null, seen }
  } catch {
    signal.throwIfAborted()
    return { status: 'unread', differences: null, seen }
  }
}

/** What a transaction moved from an account, by the same balances; `null` until a block has it. */
export async function findTransfer({
  network,
  hash,
  account,
  host,
  signal,
}: FindTransferParameters & { host: AdapterHost }): Promise<Transfer | null> {
  const landed = await findLanded({ host, network, hash, signal })
  if (!landed) return null
  const signers = landed.accounts.slice(0, landed.signerCount)
  const from = signers.includes(account) ? account : (signers[0] ?? '')
  const spent = (landed.tokensBefore ?? []).find(
    ({ owner, mint }) => owner === from && (balanceChange(landed, { mint, owner }) ?? 0n) < 0n,
  )
  if (spent) {
    const { mint } = spent
    const owners = (landed.tokensAfter ?? []).filter((held) => held.mint === mint)
    const [to = ''] = mostGained(
      owners.map(({ owner }) => [owner, balanceChange(landed, { mint, owner }) ?? 0n]),
    )
    return {
      ...{ network, from, to },
      amountAtomic: -(balanceChange(landed, { mint, owner: from }) ?? 0n),
      asset: { kind: 'token', address: mint, decimals: Number(spent.decimals) },
    }
  }
  const [to = '', amountAtomic = 0n] = mostGained(
    [...nativeChanges(landed)].filter(([who]) => who !== from),
  )
  return { network, from, to, amountAtomic, asset: { kind: 'native' } }
}

/**
 * What the chain knows of a signature. A node forgets one whose blockhash is too old, so one that was known and is not
 * any more may never come.
 */
export async function findTransaction({
  network,
  hash,
  seen,
  host,
  signal,
}: Parameters<Required<WalletActions>['findTransaction']>[0] & {
  host: AdapterHost
}): Promise<FoundTransaction> {
  const found = await readNode({
    ...{ host, network, signal, method: 'getSignatureStatuses' },
    params: [[hash], { searchTransactionHistory: true }],
    parse: (result) => (contentOf(result) as readonly unknown[])[0] ?? null,
  })
  const none = { replacedBy: null, blockNumber: null, confirmations: 0 } as const
  if (!found) return { ...none, status: seen ? 'pending' : 'unknown', seen }
  const { slot, err, confirmations, confirmationStatus } = Object(found) as Record<string, unknown>
  if (confirmationStatus === 'processed') return { ...none, status: 'pending', seen: hash }
  return {
    ...{ replacedBy: null, seen: hash, blockNumber: wholeNumber(slot) },
    status: err === null || err === undefined ? 'success' : 'reverted',
    // No number says that it is final.
    confirmations: confirmations === null ? finalAfter : Number(wholeNumber(confirmations)) + 1,
  }
}

/** Slots on top of one after which nothing is undone. */
const finalAfter = 32

const mostGained = (changes: readonly (readonly [who: string, change: bigint])[]) =>
  changes.toSorted(([, one], [, other]) => (one < other ? 1 : -1))[0] ?? []

/** By how much an owner has more of a token afterwards; `null` when the node tells of no tokens. */
const balanceChange = (landed: Landed, { mint, owner }: { mint: string; owner: string }) =>
  tokenChanges(mint, landed)?.changes.get(owner) ?? null

function findLanded({
  host,
  network,
  hash,
  signal,
}: Omit<FindTransferParameters, 'account'> & { host: AdapterHost }): Promise<Landed | null> {
  return readNode({
    ...{ host, network, signal, method: 'getTransaction' },
    params: [hash, { commitment, encoding: 'json', maxSupportedTransactionVersion: 0 }],
    parse: (result) => (result === null ? null : readLanded(result)),
  })
}

interface Landed {
  readonly isFailed: boolean
  readonly accounts: readonly string[]
  readonly signerCount: number
  readonly feeAtomic: bigint
  readonly before: readonly bigint[]
  readonly after: readonly bigint[]
  /** `null` when the node does not tell. */
  readonly tokensBefore: readonly Held[] | null
  readonly tokensAfter: readonly Held[] | null
}

interface Held {
  readonly account: string
  readonly mint: string
  readonly owner: string
  readonly atomic: bigint
  readonly decimals: unknown
}

function readLanded(result: unknown): Landed {
  const { transaction, meta } = Object(result) as Record<string, unknown>
  const { message } = Object(transaction) as { message?: unknown }
  const { accountKeys, header } = Object(message) as Record<string, unknown>
  const { err, fee, preBalances, postBalances, ...more } = Object(meta) as Record<string, unknown>
  const { numRequiredSignatures } = Object(header) as { numRequiredSignatures?: unknown }
  const { loadedAddresses, preTokenBalances, postTokenBalances } = more
  const { writable, readonly } = Object(loadedAddresses) as Record<string, unknown>
  const accounts = [accountKeys, writable, readonly]
    .flatMap((list) => (Array.isArray(list) ? list.slice(0, 256) : []))
    .map(String)
  const numbers = (list: unknown) =>
    Array.isArray(list) ? list.slice(0, 256).map(wholeNumber) : []
  return {
    accounts,
    isFailed: err !== null && err !== undefined,
    signerCount: Number(wholeNumber(numRequiredSignatures)),
    feeAtomic: wholeNumber(fee),
    before: numbers(preBalances),
    after: numbers(postBalances),
    tokensBefore: readHeld(preTokenBalances, accounts),
    tokensAfter: readHeld(postTokenBalances, accounts),
  }
}

function readHeld(list: unknown, accounts: readonly string[]): readonly Held[] | null {
  if (!Array.isArray(list)) return null
  return list.slice(0, 256).map((row) => {
    const { accountIndex, mint, owner, uiTokenAmount } = Object(row) as Record<string, unknown>
    const { amount, decimals } = Object(uiTokenAmount) as Record<string, unknown>
    if (typeof amount !== 'string' || !/^\d{1,20}$/.test(amount)) throw new Error('No amount')
    return {
      ...{ mint: String(mint), owner: String(owner), atomic: BigInt(amount), decimals },
      account: accounts[Number(accountIndex)] ?? '',
    }
  })
}

type Comparison = Pick<TransferOutcome, 'differences' | 'uncompared'>

/** In what the transaction differs from the transfer that was confirmed, and what cannot be told. */
function compare(transfer: OutcomeParameters['transfer'], landed: Landed): Comparison {
  const { from, to, amountAtomic, asset } = transfer
  const { accounts, signerCount } = landed
  const signers = accounts.slice(0, signerCount)
  const differ = (part: TransferPart, confirmed: string, sent: string): Comparison => ({
    differences: [{ part, confirmed, sent }],
  })
  if (!signers.includes(from)) return differ('sender', from, signers[0] ?? '')
  const tokens = asset.kind === 'token' ? tokenChanges(asset.address, landed) : null
  const changes = asset.kind === 'token' ? tokens?.changes : nativeChanges(landed)
  // What leaves and comes back changes nothing that could be compared.
  if (!changes || from === to)
    return { differences: [], uncompared: ['recipient', 'amount', 'asset'] }
  const changeOf = (who: string) => changes.get(who) ?? 0n
  const received = changeOf(to)
  // A token may keep a part on its way: what left the sender is what was confirmed.
  const moved = asset.kind === 'token' ? -changeOf(from) : received
  if (received <= 0n) {
    const [other] = [...changes].filter(([who, change]) => who !== from && change > 0n)
    if (other) return differ('recipient', to, other[0])
    return differ('asset', asset.kind === 'token' ? asset.address : 'SOL', '')
  }
  if (moved !== amountAtomic) return differ('amount', amountAtomic.toString(), moved.toString())
  // As many atomic units are as much as was shown only in the decimals that it was shown in.
  const isShown = asset.kind !== 'token' || tokens?.decimals === asset.decimals
  return { differences: [], ...(!isShown && { uncompared: ['amount'] }) }
}

function nativeChanges({ accounts, before, after }: Landed): Map<string, bigint> {
  return new Map(
    accounts.map((account, index) => [account, (after[index] ?? 0n) - (before[index] ?? 0n)]),
  )
}

/** By owner, and by account where the request names one; `null` when the node tells of no tokens. */
function tokenChanges(
  mint: string,
  { tokensBefore, tokensAfter }: Landed,
): { changes: Map<string, bigint>; decimals: unknown } | null {
  if (!tokensBefore || !tokensAfter) return null
  const changes = new Map<string, bigint>()
  const add = (who: string, atomic: bigint) => changes.set(who, (changes.get(who) ?? 0n) + atomic)
  let told: unknown
  for (const [list, sign] of [
    [tokensBefore, -1n],
    [tokensAfter, 1n],
  ] as const)
    for (const { account, owner, atomic, decimals, ...held } of list)
      if (held.mint === mint) {
        add(owner, sign * atomic)
        add(account, sign * atomic)
        told = decimals
      }
  return { changes, decimals: told }
}
