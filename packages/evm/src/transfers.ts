import {
  type AdapterHost,
  AppError,
  type Connection,
  type ContractCall,
  type Hex,
  type Network,
  type OutcomeParameters,
  readableUrls,
  type Transfer,
  type TransferDifference,
  TransferError,
  type TransferOutcome,
  type TransferPart,
  type WalletActions,
  walletFailed,
} from '@foyer/core/adapter'
import { createDecimalsCheck, selector as decimalsSelector, readDecimals } from './checkDecimals.ts'
import type { WalletProvider } from './eip1193.ts'
import { findTransaction } from './findTransaction.ts'
import { networkMismatch } from './networkMismatch.ts'
import type { readChain as ReadChain } from './readChain.ts'
import { dataFeeCall, feesOf, operatorFeeCall, oracles, readFee } from './readFees.ts'
import { paymentLink, readRecipient, type ToChecksum } from './recipient.ts'
import {
  arrived,
  callDifferences,
  differences,
  readTransfer,
  type SentTransaction,
  type TransferCall,
  transferCall,
} from './transferCall.ts'
import { askCapabilities } from './walletCapabilities.ts'

/** Prices move while a user reads: what is shown is what it may cost at most. */
const feeMarginPercent = 125n
/** What a call does may change until a block has it: a wallet that sends with what it took when tried may pay for nothing. */
const gasMarginPercent = 140n
/** No transfer takes more; a node that says so is mistaken, or worse. */
const maxGas = 30_000_000n
const maxGasPrice = 10n ** 15n
/** By the specification. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** A browser forgets a press before long, and the request names its chain besides. */
const chainIdTimeoutMs = 500
/** Of what could have been read before the press. */
const unestimatedMs = 15_000

type Actions = Required<WalletActions<'eip155'>>

/**
 * Transfers on EVM chains: what they cost, how a wallet is asked for one, and what became of it.
 */
export function createTransfers({
  connection,
  provider,
  host: { platform, options, readThroughBackend },
  sendTransaction,
  sendCalls,
  callsStatus,
  toChecksum,
  readChain,
}: {
  connection: Connection
  provider: WalletProvider
  host: AdapterHost
  sendTransaction: Actions['sendTransaction']
  sendCalls: Actions['sendCalls']
  callsStatus: Actions['callsStatus']
  toChecksum: ToChecksum
  readChain: typeof ReadChain
}): Pick<
  Actions,
  | 'capabilities'
  | 'assets'
  | 'nativeBalance'
  | 'readRecipient'
  | 'recipientKind'
  | 'readToken'
  | 'nativeAddress'
  | 'coinType'
  | 'paymentLink'
  | 'estimate'
  | 'transfer'
  | 'outcome'
  | 'findTransfer'
  | 'findTransaction'
  | 'calls'
> {
  const { http, clock } = platform
  const isWalletAt = (network: Network) => connection.chainReference === String(network.id)
  /** By network: who tells what publishing costs, `null` where nobody does. */
  const oracleOf = new Map<string, string | null>()
  const read = <value>(
    network: Network,
    method: string,
    params: readonly unknown[],
    {
      signal,
      parse,
      ifReverted,
      mayAskWallet = false,
    }: {
      signal: AbortSignal
      parse(result: unknown): value
      ifReverted?: { readonly value: value } | undefined
      mayAskWallet?: boolean
    },
  ) =>
    readChain({
      ...{ http, readThroughBackend, network, method, params, signal, parse, ifReverted },
      urls: readableUrls(options, network),
      wallet: mayAskWallet && isWalletAt(network) ? provider : null,
    })
  /** `null` where the contract has no such function. */
  const call = <value>(
    network: Network,
    to: { readonly to: string; readonly data: string },
    reading: { signal: AbortSignal; parse(result: unknown): value | null },
  ) =>
    read<value | null>(network, 'eth_call', [to, 'latest'], {
      ...{ ...reading, ifReverted: { value: null }, mayAskWallet: true },
    })
  const checkDecimals = createDecimalsCheck({
    clock,
    read: ({ network, call: to, ...reading }) => call(network, to, reading),
    readFromWallet: (network) =>
      readableUrls(options, network).length > 0 || !isWalletAt(network)
        ? null
        : ({ call: to, ...reading }) =>
            readChain({
              ...{ ...reading, http, method: 'eth_call', params: [to, 'latest'] },
              ...{ urls: [], readThroughBackend: async () => null, wallet: provider },
            }),
  })

  /** What the call took that was reviewed last. */
  let estimated: { readonly of: string; readonly gas: bigint } | null = null

  return {
    capabilities: ({ network, account = connection.accounts[0]?.address, signal }) =>
      askCapabilities({ provider, clock, account, chainId: Number(network.id), signal }),

    assets: ({ account, network, signal }) => {
      signal.throwIfAborted()
      return provider.request({
        method: 'wallet_getAssets',
        params: [{ account, chainFilter: [`0x${BigInt(network.id).toString(16)}`] }],
      })
    },

    async readToken({ network, address, account, signal }) {
      // Few users paste the address of a token.
      const { readToken } = await import('./readToken.ts')
      return readToken(account, (data, parse) =>
        call(network, { to: address, data }, { signal, parse }),
      )
    },

    nativeBalance: ({ network, account, signal }) =>
      read(network, 'eth_getBalance', [account, 'latest'], {
        ...{ signal, parse: quantityUpTo((1n << 256n) - 1n), mayAskWallet: true },
      }),

    readRecipient: (text) => readRecipient(text, toChecksum),
    async recipientKind({ network, address, signal }) {
      const code = await read(network, 'eth_getCode', [address, 'latest'], {
        ...{ signal, parse: readCode, mayAskWallet: true },
      })
      if (code === '0x' || code.startsWith(delegation)) return 'account'
      const decimals = await call(
        network,
        { to: address, data: decimalsSelector },
        {
          ...{ signal, parse: readDecimals },
        },
      )
      return decimals === null ? 'contract' : 'token'
    },
    nativeAddress,
    coinType: ({ id }) => (Number(id) === 1 ? 60 : (0x80000000 | Number(id)) >>> 0),
    paymentLink,

    estimate(transfer, { signal }) {
      const { network, from } = transfer
      const { value, ...call } = transferCall(transfer)
      // An amount that leaves nothing for the fee would make the node refuse to estimate it.
      const likely = { network, from, ...call, value: value === 0n ? 0n : 1n }
      return estimateCall(likely, { signal, check: () => checkDecimals(transfer, signal) })
    },

    async transfer(transfer) {
      const { network, from } = transfer
      await checkWalletChain(network)
      // Known since the review began, unless somebody confirmed before anything was estimated.
      await checkDecimals(transfer, clock.deadline(unestimatedMs)).catch((error) => {
        throw AppError.is(error) ? error : TransferError.decimalsUnread(error)
      })
      return sendTransaction({
        ...transferCall(transfer),
        chainId: Number(network.id),
        account: from,
      })
    },

    outcome: ({ transfer, signal, ...asked }) =>
      outcomeOf({
        ...{ ...asked, ...transfer, signal },
        differencesIn: (transaction) => differences(transfer, transaction),
        calls: [asCall(transferCall(transfer))],
        arrivedIn: (receipt) => arrived(transfer, receipt),
        // As many atomic units are as much as was shown only in the decimals that it was shown in.
        uncompared: () =>
          checkDecimals(transfer, signal).then(
            () => undefined,
            () => ['amount' as const],
          ),
      }),

    findTransaction: (asked) => findTransaction({ ...asked, read }),

    async findTransfer({ network, hash, signal }) {
      const transaction = await readSent(network, { hash, signal })
      if (!transaction) return null
      const { from, to } = transaction
      const written = { ...transaction, from: toChecksum(from), to: to && toChecksum(to) }
      const moved = readTransfer(written)
      return { ...moved, network, to: moved.to && toChecksum(moved.to) }
    },

    calls: {
      async find({ network, hash, signal }) {
        const transaction = await readSent(network, { hash, signal })
        if (!transaction?.to) return null
        const { from, to, value, data } = transaction
        return {
          ...{ network, from: from.toLowerCase(), to: to.toLowerCase(), valueAtomic: value },
          data: data.toLowerCase() as `0x${string}`,
        }
      },
      estimate: (call, { signal }) =>
        estimateCall(
          { ...call, value: call.valueAtomic },
          {
            ...{ signal, spareGas: call.spareGas },
            onGas(gas) {
              estimated = { of: textOf(call), gas }
            },
          },
        ),
      checkDecimals: ({ network, address, decimals }, { signal }) =>
        checkDecimals({ network, asset: { kind: 'token', address, decimals } }, signal),
      async simulate(calls, { watch, signal }) {
        const network = calls[0]?.network
        if (!network) return { status: 'notSimulated' }
        const { simulateCalls } = await import('./simulateCalls.ts')
        return simulateCalls(calls, {
          ...{ watch, signal },
          request: ({ method, params }, { signal }) =>
            read(network, method, params, {
              signal,
              parse: (result) => result,
              mayAskWallet: true,
            }),
        })
      },
      async send({ network, from, to, data, valueAtomic, spareGas = 0n }) {
        await checkWalletChain(network)
        const chainId = Number(network.id)
        const isEstimated = estimated?.of === textOf({ from, to, data, valueAtomic })
        return sendTransaction({
          ...{ to, data, value: valueAtomic, chainId, account: from },
          ...(isEstimated &&
            estimated && { gas: (estimated.gas * gasMarginPercent) / 100n + spareGas }),
        })
      },
      async sendBatch(calls) {
        const [first] = calls
        if (!first) throw walletFailed('There is nothing to send.', null)
        await checkWalletChain(first.network)
        const { id } = await sendCalls({
          calls: calls.map(({ to, data, valueAtomic }) => ({ to, data, value: valueAtomic })),
          ...{ chainId: Number(first.network.id), account: first.from, atomicRequired: true },
        })
        const { hashOfBatch } = await import('./callsStatus.ts')
        return hashOfBatch(id, { callsStatus, clock })
      },
      outcome: ({ call, ...asked }) =>
        'length' in call
          ? outcomeOfBatch({ ...asked, call })
          : outcomeOf({
              ...{ ...asked, ...call },
              differencesIn: (transaction) => callDifferences(call, transaction),
              calls: [call],
            }),
    },
  }

  /** A transaction that a node knows, or `null`. */
  function readSent(
    network: Network,
    { hash, signal }: { readonly hash: string; readonly signal: AbortSignal },
  ) {
    return read(network, 'eth_getTransactionByHash', [hash], { signal, parse: readTransaction })
  }

  /** What became of calls that went in a transaction of the wallet's own making. */
  async function outcomeOfBatch({
    call: calls,
    hash,
    signal,
  }: {
    readonly call: readonly ContractCall[]
    readonly hash: string
    readonly signal: AbortSignal
  }): Promise<TransferOutcome> {
    try {
      const [first] = calls
      if (!first) throw new Error('No call')
      const { network, from } = first
      const became = await readStatus({ network, from, hash, arrivedIn: undefined, signal })
      const [transaction, { carriesCalls }] = await Promise.all([
        readSent(network, { hash, signal }),
        import('./carriesCalls.ts'),
      ])
      const isAsConfirmed = transaction !== null && carriesCalls(transaction.data, calls)
      return {
        ...{ ...became, differences: [], seen: null },
        ...(!isAsConfirmed && { uncompared: ['recipient', 'amount'] as const }),
      }
    } catch {
      signal.throwIfAborted()
      return { status: 'unread', differences: null, seen: null }
    }
  }

  /** What a transaction costs, while `check` finds nothing against it. */
  async function estimateCall(
    { network, from, to, data, value }: TransferCall & { network: Network; from: string },
    {
      signal,
      check,
      onGas,
      spareGas = 0n,
    }: {
      signal: AbortSignal
      check?: () => Promise<unknown>
      onGas?: (gas: bigint) => void
      spareGas?: bigint | undefined
    },
  ) {
    const transaction = { from, to, value: `0x${value.toString(16)}`, ...(data && { data }) }
    try {
      if (connection.connector.type === 'AUTH') {
        const { feeOfOperation } = await import('./userOperations.ts')
        const fee = await feeOfOperation({ connection, provider, transaction })
        if (fee) {
          await check?.()
          return fee
        }
      }
      const [gas, gasPrice, { dataFeeAtomic, hasOperator }] = await Promise.all([
        read(network, 'eth_estimateGas', [transaction], {
          signal,
          parse: quantityUpTo(maxGas),
          mayAskWallet: true,
        }),
        read(network, 'eth_gasPrice', [], {
          signal,
          parse: quantityUpTo(maxGasPrice),
          mayAskWallet: true,
        }),
        readDataFees(network, { data, signal }),
        check?.(),
      ])
      onGas?.(gas)
      const operatorFeeAtomic = hasOperator
        ? await call(network, operatorFeeCall(gas), { signal, parse: readFee })
        : null
      return feesOf({
        ...{ gas: gas + spareGas, gasPrice, marginPercent: feeMarginPercent },
        dataFeeAtomic: dataFeeAtomic + (operatorFeeAtomic ?? 0n),
      })
    } catch (error) {
      signal.throwIfAborted()
      throw AppError.is(error) ? error : whyNoEstimate(error)
    }
  }

  /** What the wallet told of before is checked by `sendTransaction`; it may be elsewhere without a word. */
  async function checkWalletChain({ id }: Network) {
    if (String(id) !== connection.chainReference) return
    const told = await walletChainId()
    if (told !== null && told !== Number(id)) throw networkMismatch(Number(id), told)
  }

  /** What became of what was confirmed, and in what the chain has something else. */
  async function outcomeOf({
    network,
    from,
    hash,
    seen = null,
    otherNetworks = [],
    signal,
    differencesIn,
    arrivedIn,
    uncompared,
    calls,
  }: Omit<OutcomeParameters, 'transfer'> & {
    readonly network: Network
    readonly from: string
    differencesIn(transaction: SentTransaction): readonly TransferDifference[]
    arrivedIn?(receipt: { readonly logs?: unknown }): bigint | undefined
    /** What an account that is a contract is asked for. */
    calls: readonly Pick<ContractCall, 'to' | 'data' | 'valueAtomic'>[]
    uncompared?(): Promise<readonly TransferPart[] | undefined>
  }): Promise<TransferOutcome> {
    const find = (network: Network) => readSent(network, { hash, signal })
    try {
      const transaction = await find(network)
      if (!transaction)
        return await whereItWent({ find, network, from, otherNetworks, seen, signal })
      const found = await compare({ network, from, differencesIn, transaction, calls, signal })
      const reading = { network, from, hash, arrivedIn, signal }
      const { arrivedAtomic, ...became } = await readStatus(reading)
      const parts = await uncompared?.()
      signal.throwIfAborted()
      return {
        ...{ ...became, differences: found, seen: transaction.nonce },
        ...(arrivedAtomic !== undefined && { arrivedAtomic }),
        ...(parts && { uncompared: parts }),
      }
    } catch {
      signal.throwIfAborted()
      return { status: 'unread', differences: null, seen }
    }
  }

  /** What publishing a transaction costs, and what the operator wants of it; 0 where nobody wants that. */
  async function readDataFees(
    network: Network,
    { data, signal }: { data: string | undefined; signal: AbortSignal },
  ): Promise<{ dataFeeAtomic: bigint; hasOperator: boolean }> {
    const known = oracleOf.get(network.caipNetworkId)
    const asked = known === undefined ? oracles : known === null ? [] : [known]
    const fees = await Promise.all(
      asked.map((oracle) => call(network, dataFeeCall(oracle, data), { signal, parse: readFee })),
    )
    const at = fees.findIndex((fee) => fee !== null)
    const oracle = asked[at] ?? null
    oracleOf.set(network.caipNetworkId, oracle)
    return { dataFeeAtomic: fees[at] ?? 0n, hasOperator: oracle === oracles[0] }
  }

  /** Where the wallet says it is; `null` when it does not say so at once. */
  async function walletChainId(): Promise<number | null> {
    let cancel = () => {}
    const silence = new Promise<null>((resolve) => {
      cancel = clock.after(chainIdTimeoutMs, () => resolve(null))
    })
    const ask = async () => provider.request({ method: 'eth_chainId' })
    const answer = ask().catch(() => null)
    const told = await Promise.race([answer, silence])
    cancel()
    if (typeof told !== 'string' || !/^0x[\da-f]{1,15}$/i.test(told)) return null
    return Number(told)
  }

  /** The node of the network does not know it. */
  async function whereItWent({
    find,
    network,
    from,
    otherNetworks,
    seen,
    signal,
  }: Pick<Transfer, 'network' | 'from'> & {
    signal: AbortSignal
    find(network: Network): Promise<unknown>
    otherNetworks: readonly Network[]
    seen: string | null
  }): Promise<TransferOutcome> {
    if (seen !== null) {
      const used = await read(network, 'eth_getTransactionCount', [from, 'latest'], {
        signal,
        parse: quantityUpTo(1n << 64n),
      })
      const status = used > BigInt(seen) ? ('replaced' as const) : ('dropped' as const)
      return { status, differences: null, seen }
    }
    for (const other of otherNetworks) {
      if (other.caipNetworkId === network.caipNetworkId) continue
      const transaction = await find(other).catch(() => null)
      if (transaction)
        return {
          status: 'confirmed',
          differences: [{ part: 'network', confirmed: network.name, sent: other.name }],
          seen: null,
        }
    }
    return { status: 'unread', differences: null, seen: null }
  }

  async function compare({
    network,
    from,
    differencesIn,
    transaction,
    calls,
    signal,
  }: Pick<Transfer, 'network' | 'from'> & {
    differencesIn(transaction: SentTransaction): readonly TransferDifference[]
    calls: readonly Pick<ContractCall, 'to' | 'data' | 'valueAtomic'>[]
    transaction: SentTransaction
    signal: AbortSignal
  }): Promise<TransferOutcome['differences']> {
    if (transaction.from.toLowerCase() !== from.toLowerCase()) {
      const code = await read(network, 'eth_getCode', [from, 'latest'], { signal, parse: String })
      // An account that is a contract is sent for by another, with its calls in the transaction.
      if (code !== '0x') {
        const { carriesCalls } = await import('./carriesCalls.ts')
        return carriesCalls(transaction.data, calls) ? [] : null
      }
      return [{ part: 'sender', confirmed: from, sent: toChecksum(transaction.from) }]
    }
    return differencesIn(transaction).map((difference) => ({
      ...difference,
      sent: /^0x[\da-f]{40}$/i.test(difference.sent)
        ? toChecksum(difference.sent)
        : difference.sent,
    }))
  }

  async function readStatus({
    network,
    from,
    hash,
    arrivedIn,
    signal,
  }: Pick<Transfer, 'network' | 'from'> & {
    hash: string
    arrivedIn: ((receipt: { readonly logs?: unknown }) => bigint | undefined) | undefined
    signal: AbortSignal
  }): Promise<Pick<TransferOutcome, 'status' | 'arrivedAtomic'>> {
    const receipt = await read(network, 'eth_getTransactionReceipt', [hash], {
      signal,
      parse: (result) =>
        result as { status?: unknown; blockNumber?: unknown; logs?: unknown } | null,
    })
    if (!receipt?.blockNumber) return { status: 'pending' }
    // A block has it, and the account's calls were undone.
    const { operationIn } = await import('./userOperations.ts')
    if (receipt.status === '0x0' || operationIn(receipt, from) === 'undone')
      return { status: 'failed' }
    return { status: 'confirmed', arrivedAtomic: arrivedIn?.(receipt) }
  }
}

const asCall = ({ to, data = '0x', value }: TransferCall) => ({
  ...{ to, data: data as Hex, valueAtomic: value },
})

/** Which call it is. */
const textOf = ({ from, to, data, valueAtomic }: Omit<ContractCall, 'network'>) =>
  [from, to, data, valueAtomic].join()

/** EIP-7702: what the code of an account begins with that has a key and obeys a contract as well. */
const delegation = '0xef0100'

function readCode(result: unknown): string {
  if (typeof result !== 'string' || !/^0x[\da-f]*$/i.test(result)) throw new Error('No code')
  return result.toLowerCase()
}

const quantityUpTo =
  (most: bigint) =>
  (value: unknown): bigint => {
    if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value)) throw new Error('No number')
    const number = BigInt(value)
    if (number > most) throw new Error('Out of range')
    return number
  }

/** As much as is needed of a transaction; `null` when the node knows none. */
function readTransaction(result: unknown): (SentTransaction & { nonce: string }) | null {
  if (result === null) return null
  const { from, to, value, input, nonce } = Object(result) as Record<string, unknown>
  const isAddress = (given: unknown): given is string =>
    typeof given === 'string' && /^0x[\da-f]{40}$/i.test(given)
  if (!isAddress(from) || !(to === null || isAddress(to))) throw new Error('No transaction')
  if (typeof input !== 'string' || !/^0x[\da-f]*$/i.test(input)) throw new Error('No transaction')
  return {
    ...{ from, to, data: input },
    value: quantityUpTo((1n << 256n) - 1n)(value),
    nonce: quantityUpTo(1n << 64n)(nonce).toString(),
  }
}

/** What nodes say of a call that would revert, or of too little money for it. */
function whyNoEstimate(error: unknown): AppError {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  const text = typeof message === 'string' ? message : ''
  const isRefusal = code === 3 || /revert|insufficient|exceeds/i.test(text.slice(0, 2_000))
  return isRefusal
    ? TransferError.refusedByChain(text.slice(0, 200) || null, error)
    : TransferError.noEstimate(error)
}
