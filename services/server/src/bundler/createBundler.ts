import {
  type Address,
  type Hex,
  isHex,
  numberToHex,
  type PublicClient,
  parseEventLogs,
  TransactionReceiptNotFoundError,
} from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { privateKeyToAddress } from 'viem/accounts'
import type { Bundler } from './Bundler.ts'
import { bundlerBusy, OperationRefused, operationInvalid, refusedByEntryPoint } from './errors.ts'
import { findOperationLog } from './findOperationLog.ts'
import { measureBefore, measureOperation } from './measureOperation.ts'
import {
  checkEntryPoint,
  gasOf,
  hashOf,
  type Operation,
  readOperation,
  writeOperation,
} from './Operation.ts'
import type { OperationStore } from './OperationStore.ts'
import { readFees } from './readFees.ts'
import { tryOperations } from './tryOperations.ts'

/** Of one sender that wait; ERC-4337 has as many for those who staked nothing. */
const mostOfSender = 4
const mostOfChain = 5_000
/** Of what one operation checks. */
const mostVerificationGas = 5_000_000n
/** Of one operation, so that it fits into a transaction. */
const mostGas = 14_000_000n

/** @param parameters.key of the account that is paid back */
export function createBundler({
  chainId,
  client,
  key,
  store,
  wake,
}: {
  /** CAIP-2. */
  chainId: string
  client: PublicClient
  key: Hex
  store: OperationStore
  /** Tells that something waits. */
  wake(): void
}): Bundler {
  const bundler = privateKeyToAddress(key)

  const checkBounds = (operation: Operation) => {
    const verification =
      operation.verificationGasLimit + (operation.paymasterVerificationGasLimit ?? 0n)
    if (verification > mostVerificationGas)
      throw operationInvalid(`verificationGasLimit is above ${mostVerificationGas}.`)
    if (gasOf(operation) + operation.preVerificationGas > mostGas)
      throw operationInvalid(`The gas limits together are above ${mostGas}.`)
    if (operation.maxPriorityFeePerGas > operation.maxFeePerGas)
      throw operationInvalid('maxPriorityFeePerGas is above maxFeePerGas.')
  }
  /** Nobody is to pay for others. */
  const checkPayment = async (operation: Operation) => {
    const [{ baseFee, leastTip }, needed] = await Promise.all([
      readFees(client),
      measureBefore(operation, client),
    ])
    if (operation.maxFeePerGas < baseFee)
      throw operationInvalid(`maxFeePerGas must be at least ${baseFee}, the network’s base fee.`)
    if (operation.maxPriorityFeePerGas < leastTip)
      throw operationInvalid(
        `maxPriorityFeePerGas must be at least ${leastTip}, a quarter of what the network asks for.`,
      )
    if (operation.preVerificationGas < needed)
      throw operationInvalid(`preVerificationGas must be at least ${needed}.`)
  }

  const receiptOf = async (hash: Hex) => {
    const kept = await store.find(chainId, hash)
    const transactionHash =
      kept?.transactionHash ??
      (kept ? null : (await findOperationLog(hash, client))?.transactionHash)
    if (!transactionHash) return null
    const receipt = await client
      .getTransactionReceipt({ hash: transactionHash })
      .catch((error: unknown) => {
        if (error instanceof TransactionReceiptNotFoundError) return null
        throw error
      })
    if (!receipt) {
      // A fork of the chain took it back: it waits again.
      if (kept?.status === 'included') {
        await store.settle(chainId, [hash], { status: 'pending' })
        wake()
      }
      return null
    }
    const events = parseEventLogs({ abi: entryPoint07Abi, logs: receipt.logs }).filter(
      ({ address }) => address.toLowerCase() === entryPoint07Address.toLowerCase(),
    )
    const done = events.flatMap((event) =>
      event.eventName === 'UserOperationEvent' ? [event] : [],
    )
    const index = done.findIndex(({ args }) => args.userOpHash === hash)
    const event = done[index]
    if (!event) return null
    const began = events.find(({ eventName }) => eventName === 'BeforeExecution')?.logIndex ?? -1
    const after = done[index - 1]?.logIndex ?? began
    const reverted = events.find(
      (one) => one.eventName === 'UserOperationRevertReason' && one.args.userOpHash === hash,
    )
    return { receipt, event, reverted, after }
  }

  const methods: Record<string, (params: readonly unknown[]) => Promise<unknown>> = {
    eth_chainId: async () => numberToHex(client.chain?.id ?? 0),
    eth_supportedEntryPoints: async () => [entryPoint07Address],
    async eth_estimateUserOperationGas([given, entryPoint]) {
      checkEntryPoint(entryPoint)
      const operation = readOperation(given)
      const gas = await measureOperation(withMarks(operation), client)
      return Object.fromEntries(
        Object.entries(gas).map(([name, amount]) => [name, numberToHex(amount as bigint)]),
      )
    },
    async eth_sendUserOperation([given, entryPoint]) {
      checkEntryPoint(entryPoint)
      const operation = readOperation(given)
      checkBounds(operation)
      const hash = hashOf(operation, client)
      const known = await store.find(chainId, hash)
      if (known && known.status !== 'dropped' && known.status !== 'replaced') return hash
      // The EntryPoint itself says nothing of it but that something failed.
      const isThere = operation.factory || (await client.getCode({ address: operation.sender }))
      if (!isThere) throw refusedByEntryPoint('AA20 account not deployed')
      await checkPayment(operation)
      const refused = await tryOperations([operation], { client, bundler })
      if (refused) throw refusedByEntryPoint(refused.reason)
      const added = await store.add(
        chainId,
        { hash, operation },
        { ofSender: mostOfSender, ofChain: mostOfChain },
      )
      if (added === 'underpriced')
        throw operationInvalid(
          'Another operation with this nonce is waiting. Pay 10% more than it does, in both fees, to replace it.',
        )
      if (added === 'busy')
        throw bundlerBusy(
          'Too many operations are waiting. Wait until one is done, and send it again.',
        )
      wake()
      return hash
    },
    async eth_getUserOperationByHash([given]) {
      const hash = readHash(given)
      const kept = await store.find(chainId, hash)
      if (!kept) return null
      const found = await receiptOf(hash)
      return {
        userOperation: writeOperation(kept.operation),
        entryPoint: entryPoint07Address,
        blockNumber: found ? numberToHex(found.receipt.blockNumber) : null,
        blockHash: found?.receipt.blockHash ?? null,
        transactionHash: found?.receipt.transactionHash ?? null,
        // Ours: what became of it, and why.
        ...{ status: found ? 'included' : kept.status, reason: kept.problem },
      }
    },
    async eth_getUserOperationReceipt([given]) {
      const hash = readHash(given)
      const found = await receiptOf(hash)
      if (!found) return null
      const { receipt, event, reverted, after } = found
      const { sender, nonce, paymaster, actualGasCost, actualGasUsed, success } = event.args
      const raw = (await client.request({
        method: 'eth_getTransactionReceipt',
        params: [receipt.transactionHash],
      })) as { logs?: readonly { logIndex: Hex }[] } | null
      return {
        ...{ userOpHash: hash, entryPoint: entryPoint07Address, sender, success },
        ...{ nonce: numberToHex(nonce), paymaster: zeroIsNone(paymaster) },
        actualGasCost: numberToHex(actualGasCost),
        actualGasUsed: numberToHex(actualGasUsed),
        ...(reverted?.eventName === 'UserOperationRevertReason' && {
          reason: reverted.args.revertReason,
        }),
        logs: raw?.logs?.filter(
          ({ logIndex }) => Number(logIndex) > after && Number(logIndex) < event.logIndex,
        ),
        receipt: raw,
      }
    },
  }

  return {
    async request({ method, params }) {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!run) throw new OperationRefused(-32_601, 'Requested RPC call is not allowed')
      return run(params)
    },
  }
}

/** For measuring: fees of nothing, so that nobody needs to have them. */
function withMarks(operation: Operation): Operation {
  return {
    ...operation,
    ...{ maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
    // Bytes that are zero cost less than what will stand there.
    preVerificationGas: 0xff_ff_ffn,
    callGasLimit: 0xff_ff_ffn,
    verificationGasLimit: 0xff_ff_ffn,
    ...(operation.paymaster && {
      ...{ paymasterVerificationGasLimit: 0xff_ff_ffn, paymasterPostOpGasLimit: 0xff_ff_ffn },
    }),
  }
}

const zeroIsNone = (address: Address) => (/^0x0{40}$/.test(address) ? null : address)

function readHash(given: unknown): Hex {
  if (isHex(given) && given.length === 66) return given.toLowerCase() as Hex
  throw operationInvalid('Give the hash of an operation: 0x and 64 digits.')
}
