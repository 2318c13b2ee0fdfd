import {
  type AdapterHost,
  AppError,
  type ChainRead,
  type Network,
  type SolanaTransaction,
  type Transfer,
  type TransferEstimate,
  type WalletActions,
  walletFailed,
} from '@foyer/core/adapter'
import { commitment } from './balance.ts'
import { encode, publicKeyOf } from './base58.ts'
import {
  associatedAccount,
  buildTransfer,
  type TokenRoute,
  type TransferParts,
} from './buildTransfer.ts'
import type { AskWallet } from './checkAnswers.ts'
import type { SolanaConnection } from './connection.ts'
import { networkMismatch } from './networkMismatch.ts'
import { readOutcome } from './outcome.ts'
import { readAccounts, readOwnAccounts } from './readAccounts.ts'
import { contentOf, readNode, wholeNumber } from './readNode.ts'
import { readTransaction } from './readTransaction.ts'
import {
  type Mint,
  newAccountBytes,
  readMint,
  readTokenAccount,
  tokenPrograms,
  transferFee,
} from './tokens.ts'

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

  /** From which account to which, and what the token keeps. */
  const routeOf = async (transfer: Transfer, signal: AbortSignal): Promise<TokenRoute | null> => {
    const { network, from, to, asset, amountAtomic } = transfer
    if (asset.kind === 'native') return null
    if (asset.kind === 'collectible') throw unsupportedAsset(asset.standard)
    const question = { network, signal, host }
    // Of which program the token is comes with the answer, and a slow node is not asked once more for it.
    const programs = Object.values<string>(tokenPrograms)
    const places = await Promise.all(
      programs.map((program) => associatedAccount(asset.address, to, program)),
    )
    const [[mintAccount, recipient, ...existing], own, epoch] = await Promise.all([
      readAccounts({ ...question, addresses: [asset.address, to, ...places] }),
      readOwnAccounts({ ...question, owner: from, mint: asset.address }),
      read({
        ...{ network, signal, method: 'getEpochInfo', params: [{ commitment }] },
        parse: (result) => wholeNumber((Object(result) as { epoch?: unknown }).epoch),
      }),
    ])
    const mint = mintAccount && readMint(mintAccount)
    if (!mint) throw wouldFail('There is no such token on this network.')
    if (mint.refuses)
      throw wouldFail('This token cannot be sent here: it runs code of a third party.')
    mints.set(asset.address, mint)
    // An account that holds enough; tokens of one owner may lie in several.
    const source = own.find(({ atomic }) => atomic >= amountAtomic) ?? own[0]
    if (!source) throw wouldFail('This account has none of the token.')
    const keptAtomic = transferFee(mint, amountAtomic, epoch)
    const held = recipient && readTokenAccount(recipient)
    if (held) {
      if (held.mint !== asset.address)
        throw wouldFail('The recipient is an account for another token.')
      return { mint, source: source.address, destination: to, isNew: false, keptAtomic }
    }
    if (recipient && (recipient.isExecutable || readMint(recipient)))
      throw wouldFail('The recipient is a program or a token, and no account of a user.')
    const at = programs.indexOf(mint.program)
    const destination = places[at] ?? ''
    return { mint, source: source.address, destination, isNew: !existing[at], keptAtomic }
  }

  const partsOf = async (transfer: Transfer, signal: AbortSignal): Promise<TransferParts> => {
    const [route, latest] = await Promise.all([
      routeOf(transfer, signal),
      latestBlockhash(transfer.network, signal),
    ])
    return { transfer, route, ...latest }
  }

  /** @throws `network/mismatch` */
  const refuseElsewhere = ({ name, id, caipNetworkId }: Network) => {
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
      throw walletFailed(sendFailed, cause)
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
        const [feeAtomic, rentAtomic] = await Promise.all([
          read({
            ...{ network, signal, method: 'getFeeForMessage' },
            params: [toBase64(message), { commitment }],
            parse: (result) => wholeNumber(contentOf(result)),
          }),
          route?.isNew
            ? read({
                ...{ network, signal, method: 'getMinimumBalanceForRentExemption' },
                params: [newAccountBytes(route.mint)],
                parse: wholeNumber,
              })
            : 0n,
          refusal(transfer, transaction, signal),
        ])
        prepared = { key: keyOf(transfer), parts, atMs: clock.elapsed() }
        return {
          feeAtomic: feeAtomic + priorityMarginAtomic,
          ...(rentAtomic > 0n && {
            extraCosts: [{ kind: 'recipientAccount', atomic: rentAtomic }],
          }),
          ...(route && route.keptAtomic > 0n && { arrivesAtomic: amountAtomic - route.keptAtomic }),
        }
      } catch (error) {
        signal.throwIfAborted()
        if (AppError.is(error)) throw error
        throw noEstimate(error)
      }
    },

    async transfer(transfer) {
      refuseElsewhere(transfer.network)
      if (!publicKeyOf(transfer.to) || transfer.amountAtomic <= 0n) throw invalidTransfer()
      const isReady = prepared?.key === keyOf(transfer) && clock.elapsed() - prepared.atMs < freshMs
      const account = transfer.from
      // What was estimated is asked for in the same turn.
      if (isReady && prepared)
        return sendTransaction({ transaction: buildTransfer(prepared.parts).transaction, account })
      const parts = await partsOf(transfer, new AbortController().signal).catch((cause) => {
        throw walletFailed(sendFailed, cause)
      })
      // It was read for this network; meanwhile the wallet may have gone to another one.
      refuseElsewhere(transfer.network)
      return sendTransaction({ transaction: buildTransfer(parts).transaction, account })
    },

    outcome: (parameters) => readOutcome({ ...parameters, host }),
  } satisfies Partial<Actions> & { native: number; decimals(mint: string): number | null }

  /** Asks a node to try the transfer, and says what the chain would refuse. */
  async function refusal(transfer: Transfer, transaction: Uint8Array, signal: AbortSignal) {
    const error = await read({
      ...{ network: transfer.network, signal, method: 'simulateTransaction' },
      params: [
        toBase64(transaction),
        { encoding: 'base64', commitment, sigVerify: false, replaceRecentBlockhash: true },
      ],
      parse: (result) => (Object(contentOf(result)) as { err?: unknown }).err ?? null,
    })
    // More than there is: the form says that by itself, and asks before the amount is final.
    if (error !== null && !isTooMuch(error)) throw wouldFail(JSON.stringify(error).slice(0, 200))
  }
}

/** The system program (1) and the token programs (1) say with it that there is too little to send. */
const isTooMuch = (error: unknown) => JSON.stringify(error)?.includes('{"Custom":1}') === true

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

const sendFailed = 'Failed to send transaction. Please try again.'

const invalidTransfer = () =>
  new AppError('transfer/invalid', 'Please enter a valid amount and receiver address', {
    kind: 'invalid',
  })

const unsupportedAsset = (standard: string) =>
  new AppError('transfer/unsupported-asset', `${standard} cannot be sent here yet.`, {
    kind: 'invalid',
    context: { standard },
  })

const wouldFail = (reason: string) =>
  new AppError(
    'transfer/refused-by-chain',
    'The network says that this transfer would fail. Nothing was sent.',
    { kind: 'invalid', context: { reason } },
  )

const noEstimate = (cause: unknown) =>
  new AppError('transfer/no-estimate', 'The network fee could not be read. Try again.', {
    kind: 'unavailable',
    cause,
  })
