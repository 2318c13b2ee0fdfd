import {
  type AdapterHost,
  AppError,
  type ChainRead,
  type Network,
  type SolanaTransaction,
  type Transfer,
  TransferError,
  type TransferEstimate,
  type WalletActions,
  WalletError,
  walletFailed,
} from '@foyer/core/adapter'
import { commitment } from './balance.ts'
import { encode, publicKeyOf } from './base58.ts'
import { buildTransfer, type TransferParts } from './buildTransfer.ts'
import type { AskWallet } from './checkAnswers.ts'
import type { SolanaConnection } from './connection.ts'
import { networkMismatch } from './networkMismatch.ts'
import { findTransaction, findTransfer, readOutcome } from './outcome.ts'
import { readAccounts } from './readAccounts.ts'
import { contentOf, readNode, simulationFailed, wholeNumber } from './readNode.ts'
import { readRoute } from './readRoute.ts'
import { readTransaction } from './readTransaction.ts'
import { type Mint, newAccountBytes, readMint } from './tokens.ts'

type Actions = Required<WalletActions<'solana'>>

/** Wallets add instructions that pay validators; what is shown is what it may cost at most. */
const priorityMarginAtomic = 100_000n
/** A blockhash lives for about a minute; an older one is asked for anew before the wallet is. */
const freshMs = 40_000

/**
 * Transfers of SOL and tokens: what they cost, how a wallet is asked for one, and what became of it.
 */
export function createTransfers({
  connection,
  ask,
  has,
  host,
}: {
  connection: SolanaConnection
  ask: AskWallet
  has(feature: string): boolean
  host: AdapterHost
}) {
  const { clock } = host.platform
  const mints = new Map<string, Mint>()
  /** What the chain wants an account of a length to have: the same at all times. */
  const rents = new Map<string, bigint>()
  /** What was estimated last, ready to be asked for. */
  let prepared: { key: string; parts: TransferParts; atMs: number } | null = null

  const read = <value>(
    question: Omit<ChainRead, 'params'> & {
      params?: readonly unknown[]
      parse(result: unknown): value
    },
  ) => readNode({ host, params: [], ...question })

  const latestBlockhash = (network: Network, signal: AbortSignal) =>
    read({
      ...{ network, signal, method: 'getLatestBlockhash', params: [{ commitment }] },
      parse(result) {
        const { blockhash, lastValidBlockHeight } = Object(contentOf(result))
        if (typeof blockhash !== 'string' || !publicKeyOf(blockhash))
          throw new Error('No blockhash')
        return { blockhash, lastValidBlockHeight: wholeNumber(lastValidBlockHeight) }
      },
    })

  const rentOf = async (network: Network, bytes: number, signal: AbortSignal) => {
    const key = `${network.caipNetworkId} ${bytes}`
    const known = rents.get(key)
    if (known !== undefined) return known
    const rent = await read({
      ...{ network, signal, method: 'getMinimumBalanceForRentExemption', params: [bytes] },
      parse: wholeNumber,
    })
    rents.set(key, rent)
    return rent
  }

  const partsOf = async (transfer: Transfer, signal: AbortSignal): Promise<TransferParts> => {
    const [route, latest] = await Promise.all([
      readRoute({ transfer, host, signal }),
      latestBlockhash(transfer.network, signal),
    ])
    if (route && transfer.asset.kind === 'token') mints.set(transfer.asset.address, route.mint)
    return { transfer, route, ...latest }
  }

  /** @throws `network/mismatch` */
  const refuseOtherNetwork = ({ name, id, caipNetworkId }: Network) => {
    const { chainReference } = connection
    if (caipNetworkId !== `solana:${chainReference}`)
      throw networkMismatch(name, String(id), chainReference)
  }

  const sendTransaction: Actions['sendTransaction'] = async ({ transaction, account }) => {
    const input = {
      account: { address: account ?? connection.accounts[0]?.address },
      chain: connection.chain,
      transaction: typeof transaction === 'string' ? fromBase64(transaction) : transaction,
    }
    if (has('solana:signAndSendTransaction')) {
      const { signature } = await ask('solana:signAndSendTransaction', input)
      if (!signature) throw walletFailed('The wallet did not say what it sent.', undefined)
      return encode(signature)
    }
    // Where it is sent was settled when the wallet was asked.
    const network = networkOf(connection, host)
    const { signedTransaction } = await ask('solana:signTransaction', input)
    if (!signedTransaction) throw walletFailed('The wallet did not sign.', undefined)
    const [signature] = readTransaction(signedTransaction)?.signatures ?? []
    if (!network || !signature) throw walletFailed(sendFailed, undefined)
    try {
      await read({
        ...{ network, signal: new AbortController().signal, method: 'sendTransaction' },
        params: [
          toBase64(signedTransaction),
          { encoding: 'base64', preflightCommitment: commitment },
        ],
        parse: String,
      })
    } catch (cause) {
      // Another node took it before this one was asked.
      if (simulationError(cause) !== 'AlreadyProcessed') throw notSent(cause)
    }
    host.transactionSent?.()
    return encode(signature)
  }

  return {
    sendTransaction,
    /** Of what the chain counts in. */
    native: 9,
    decimals: (mint: string) => mints.get(mint)?.decimals ?? null,

    nativeBalance: ({ network, account, signal }) =>
      read({
        ...{ network, signal, method: 'getBalance', params: [account, { commitment }] },
        parse: (result) => wholeNumber(contentOf(result)),
      }),

    async estimate(transfer, { signal }): Promise<TransferEstimate> {
      const { network, amountAtomic } = transfer
      try {
        const parts = await partsOf(transfer, signal)
        const { transaction, message } = buildTransfer(parts)
        const { route } = parts
        const [nodeFeeAtomic, leastAtomic, rentAtomic, failure] = await Promise.all([
          read({
            ...{ network, signal, method: 'getFeeForMessage' },
            params: [toBase64(message), { commitment }],
            parse: (result) => wholeNumber(contentOf(result)),
          }),
          rentOf(network, 0, signal),
          route?.isNew ? rentOf(network, newAccountBytes(route.mint), signal) : 0n,
          simulate(transfer, transaction, signal),
        ])
        prepared = { key: keyOf(transfer), parts, atMs: clock.elapsed() }
        const feeAtomic = nodeFeeAtomic + priorityMarginAtomic
        const keptAtomic = sumOf(route?.parts.map((part) => part.keptAtomic) ?? [])
        const refusal = route?.refusal ?? refusalOf(failure, { transfer, leastAtomic })
        return {
          feeAtomic,
          // An account keeps this for good, or is emptied to the last lamport, which no wallet's fee allows.
          reserveAtomic: feeAtomic + rentAtomic + leastAtomic,
          ...(rentAtomic > 0n && {
            extraCosts: [{ kind: 'recipientAccount', atomic: rentAtomic }],
          }),
          ...(keptAtomic > 0n && { arrivesAtomic: amountAtomic - keptAtomic }),
          ...(refusal && { refusal }),
        }
      } catch (error) {
        signal.throwIfAborted()
        if (AppError.is(error)) throw error
        throw TransferError.noEstimate(error)
      }
    },

    async transfer(transfer) {
      refuseOtherNetwork(transfer.network)
      if (!publicKeyOf(transfer.to) || transfer.amountAtomic <= 0n) throw TransferError.invalid()
      const isReady = prepared?.key === keyOf(transfer) && clock.elapsed() - prepared.atMs < freshMs
      const account = transfer.from
      // What was estimated is asked for in the same turn.
      if (isReady && prepared && !prepared.parts.route?.refusal)
        return sendTransaction({ transaction: buildTransfer(prepared.parts).transaction, account })
      const parts = await partsOf(transfer, new AbortController().signal).catch((cause) => {
        throw AppError.is(cause) ? cause : TransferError.unasked(sendFailed, cause)
      })
      if (parts.route?.refusal) throw parts.route.refusal
      // It was read for this network; meanwhile the wallet may have gone to another one.
      refuseOtherNetwork(transfer.network)
      return sendTransaction({ transaction: buildTransfer(parts).transaction, account })
    },

    async recipientKind({ network, address, signal }) {
      const [account] = await readAccounts({ network, host, signal, addresses: [address] })
      if (!account) return 'account'
      if (readMint(account)) return 'token'
      return account.isExecutable ? 'contract' : 'account'
    },
    outcome: (parameters) => readOutcome({ ...parameters, host }),
    findTransaction: (parameters) => findTransaction({ ...parameters, host }),
    findTransfer: (parameters) => findTransfer({ ...parameters, host }),
  } satisfies Partial<Actions> & { native: number; decimals(mint: string): number | null }

  /** Asks a node to try the transfer. @returns what the chain would fail with */
  function simulate(transfer: Transfer, transaction: Uint8Array, signal: AbortSignal) {
    return read({
      ...{ network: transfer.network, signal, method: 'simulateTransaction' },
      params: [
        toBase64(transaction),
        { encoding: 'base64', commitment, sigVerify: false, replaceRecentBlockhash: true },
      ],
      parse: (result) => (Object(contentOf(result)) as { err?: unknown }).err ?? null,
    })
  }
}

/** What a user is told of a failure, `null` where the form says it by itself. */
function refusalOf(
  failure: unknown,
  { transfer: { network, asset }, leastAtomic }: { transfer: Transfer; leastAtomic: bigint },
): AppError | null {
  // The form asks for fees before the amount is final.
  if (failure === null || isTooMuch(failure)) return null
  const { InsufficientFundsForRent: short } = Object(failure) as Record<string, unknown>
  const { account_index: index } = Object(short) as { account_index?: unknown }
  // Who pays comes first, and what receives SOL is the second of its transaction.
  if (index === 0) return TransferError.belowMinimum('sender', { leastAtomic, network })
  if (index === 1 && asset.kind === 'native')
    return TransferError.belowMinimum('recipient', { leastAtomic, network })
  return TransferError.refusedByChain(JSON.stringify(failure).slice(0, 200))
}

/** The system program (1) and the token programs (1) say with it that there is too little to send. */
const isTooMuch = (error: unknown) => JSON.stringify(error)?.includes('{"Custom":1}') === true

const sumOf = (all: readonly bigint[]) => all.reduce((sum, one) => sum + one, 0n)

const keyOf = ({ network, from, to, asset, amountAtomic }: Transfer) =>
  [
    network.caipNetworkId,
    from,
    to,
    JSON.stringify({ ...asset, tokenId: undefined }),
    amountAtomic,
  ].join()

function networkOf({ chainReference }: SolanaConnection, host: AdapterHost): Network | undefined {
  const { network, requestedNetworks = [] } = host.chain?.() ?? {}
  return [network, ...requestedNetworks].find(
    (one): one is Network => one?.caipNetworkId === `solana:${chainReference}`,
  )
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

const fromBase64 = (text: SolanaTransaction['transaction'] & string) =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** What the chain would fail with, where a node tried what it was to send; absent: it did not. */
function simulationError(thrown: unknown): unknown {
  const { code, data } = Object(thrown) as { code?: unknown; data?: unknown }
  return code === simulationFailed ? (Object(data) as { err?: unknown }).err : undefined
}

/** In the words of the node that refused it. A code without a reason says only that no node answered. */
function notSent(cause: unknown): AppError {
  const { code } = Object(cause) as { code?: unknown }
  if (code === simulationFailed && !simulationError(cause))
    return walletFailed(sendFailed, new Error('No node answered.', { cause }))
  const { said: networkSaid } = WalletError.from(cause, { hasPendingCode: false }).context
  return new AppError('wallet/failed', sendFailed, {
    kind: 'unavailable',
    context: typeof code === 'number' && typeof networkSaid === 'string' ? { networkSaid } : {},
    cause,
  })
}

const sendFailed = 'Failed to send transaction. Please try again.'
