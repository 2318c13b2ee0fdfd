import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Address,
  type Hex,
  keccak256,
  type PublicClient,
  parseEventLogs,
  TransactionReceiptNotFoundError,
} from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import type { Log } from '../platform/log/createLog.ts'
import { findOperationLog } from './findOperationLog.ts'
import { gasOf } from './Operation.ts'
import type { KeptOperation, OperationStore, Outstanding } from './OperationStore.ts'
import { type Fees, readFees } from './readFees.ts'
import { bundleData, bundleGas, tryOperations } from './tryOperations.ts'

/** In one transaction; a user who waits behind a hundred others waits for one block more. */
const mostOperations = 50
/** Of one transaction. @see https://eips.ethereum.org/EIPS/eip-7825 for the bound of networks */
const mostGas = 15_000_000n
/** Between looks while a transaction is on its way, and while nothing is. */
const busyMs = 150
const idleMs = 2_000
/** Longer than one turn takes; a process that died is followed by another one after it. */
const leaseMs = 20_000
/** After which a transaction is tried with a higher fee. */
const stuckMs = 30_000
/** What did not pay enough for so long will hardly do so later. */
const patienceMs = 6 * 3_600_000
/** Of an operation whose transaction a block has undone, though all in it held when they were tried. */
const reverted = 'Its transaction reverted on the chain.'
/** How many transactions of its own kind the bundler should be able to pay for; below that the log says so. */
const lowTransactions = 10n

/** Brings operations onto a chain. */
export interface Bundling {
  /** There is something to do. */
  wake(): void
  /** Resolves when nothing of it runs any more. What waits is done by the next process. */
  stop(): Promise<void>
}

/** @param parameters.key of the account that sends them */
export function startBundling({
  chainId,
  client,
  key,
  store,
  log,
}: {
  /** CAIP-2. */
  chainId: string
  client: PublicClient
  key: Hex
  store: OperationStore
  log: Pick<Log, 'info' | 'warn'>
}): Bundling {
  const account = privateKeyToAccount(key)
  const process = randomUUID()
  const leaving = new AbortController()
  let waker = createWaker()

  /** @returns whether there is more to do */
  const turn = async (): Promise<boolean> => {
    const [outstanding, waiting] = await Promise.all([
      store.outstanding(chainId),
      store.countWaiting(chainId),
    ])
    if (!outstanding && waiting === 0) return false
    if (!(await store.lease(chainId, process, leaseMs))) return true
    try {
      return await bundle()
    } finally {
      await store.release(chainId, process)
    }
  }

  const bundle = async (): Promise<boolean> => {
    const outstanding = await store.outstanding(chainId)
    const isSettled = outstanding === null || (await settle(outstanding))
    const candidates = await store.waiting(chainId, mostOperations * 4)
    if (!isSettled && outstanding) {
      const isStuck = outstanding.ageMs > stuckMs
      // One of those that are on their way was replaced by one that pays more.
      const isReplaced =
        candidates.length > 0 && (await store.isAnyReplaced(chainId, outstanding.hash))
      if (!isStuck && !isReplaced) {
        await send(outstanding.raw)
        return true
      }
      const again = await store.sentWith(chainId, outstanding.hash)
      return sendBundle([...again, ...candidates], outstanding)
    }
    return candidates.length > 0 ? sendBundle(candidates, null) : false
  }

  /** @returns whether it is on the chain, or can never be */
  const settle = async (outstanding: Outstanding): Promise<boolean> => {
    const receipt = await client
      .getTransactionReceipt({ hash: outstanding.hash })
      .catch((error: unknown) => {
        if (error instanceof TransactionReceiptNotFoundError) return null
        throw error
      })
    if (!receipt) {
      const used = await client.getTransactionCount({ address: account.address })
      if (used <= outstanding.nonce) return false
      // Another one has its number, as after a fork of the chain; each operation is looked for anew.
      const sent = await store.sentWith(chainId, outstanding.hash)
      await store.settle(chainId, hashesOf(sent), { status: 'pending' })
      await store.clearOutstanding(chainId)
      return true
    }
    const done = new Set(
      parseEventLogs({ abi: entryPoint07Abi, eventName: 'UserOperationEvent', logs: receipt.logs })
        .filter(({ address }) => address.toLowerCase() === entryPoint07Address.toLowerCase())
        .map(({ args }) => args.userOpHash),
    )
    await store.settle(chainId, [...done], {
      ...{ status: 'included', transactionHash: outstanding.hash, problem: null },
    })
    const left = await store.sentWith(chainId, outstanding.hash)
    if (receipt.status === 'success')
      await store.settle(chainId, hashesOf(left), { status: 'pending' })
    else await suspect(left)
    await store.clearOutstanding(chainId)
    return true
  }

  /**
   * One of them did not hold in the block, and nobody says which. Each is sent alone from now on, and one that was alone never
   * again: it would be paid for without end, and hold up all that are sent along.
   */
  const suspect = async (left: readonly KeptOperation[]) => {
    for (const kept of left)
      if (kept.problem === reverted) await drop(kept, reverted)
      else await store.settle(chainId, [kept.hash], { status: 'pending', problem: reverted })
  }

  /** @param before the transaction whose place it takes */
  const sendBundle = async (
    candidates: readonly KeptOperation[],
    before: Outstanding | null,
  ): Promise<boolean> => {
    const [fees, balance] = await Promise.all([
      readFees(client),
      client.getBalance({ address: account.address }),
    ])
    const { baseFee } = fees
    const picked = await pick(candidates, fees)
    if (picked.length === 0) {
      if (before) await send(before.raw)
      return before !== null
    }
    const operations = picked.map(({ operation }) => operation)
    // No operation pays less for a unit of gas than the transaction does.
    const maxFeePerGas = least(operations.map((operation) => operation.maxFeePerGas))
    const maxPriorityFeePerGas = least(
      operations.map((operation) => operation.maxPriorityFeePerGas),
    )
    if (before && maxFeePerGas * 100n < before.maxFeePerGas * 110n) {
      await send(before.raw)
      return true
    }
    const gas = bundleGas(operations)
    if (balance < gas * baseFee * lowTransactions)
      log.warn(
        { chain: chainId, bundler: account.address, balanceAtomic: `${balance}` },
        'The bundler has little left to pay transactions with. Send it some of the network’s currency',
      )
    const nonce = before?.nonce ?? (await client.getTransactionCount({ address: account.address }))
    const raw = await account.signTransaction({
      ...{ type: 'eip1559', chainId: client.chain?.id ?? 0, nonce, to: entryPoint07Address },
      ...{ data: bundleData(operations, account.address), gas, maxFeePerGas, maxPriorityFeePerGas },
    })
    const hash = keccak256(raw)
    await store.keepOutstanding(chainId, { hash, raw, nonce, maxFeePerGas }, hashesOf(picked))
    await send(raw)
    return true
  }

  /** Those that the EntryPoint takes together, now and at this fee; those that it never will are dropped. */
  const pick = async (candidates: readonly KeptOperation[], { baseFee, leastTip }: Fees) => {
    const senders = new Set<Address>()
    let gas = 0n
    let picked: KeptOperation[] = []
    for (const kept of candidates) {
      const { sender, maxFeePerGas, maxPriorityFeePerGas } = kept.operation
      if (maxFeePerGas < baseFee || maxPriorityFeePerGas < leastTip) {
        if (Date.now() - kept.createdAt.getTime() > patienceMs)
          await drop(kept, 'It did not pay enough for the network for six hours.')
        continue
      }
      const needed = gasOf(kept.operation) + kept.operation.preVerificationGas
      const isAlone = kept.problem === reverted
      if (senders.has(sender) || gas + needed > mostGas || (isAlone && gas > 0n)) continue
      senders.add(sender)
      gas += needed
      picked.push(kept)
      if (isAlone || picked.length === mostOperations) break
    }
    while (picked.length > 0) {
      const refused = await tryOperations(
        picked.map(({ operation }) => operation),
        { client, bundler: account.address },
      )
      if (!refused) return picked
      const kept = picked[refused.index]
      if (!kept) return []
      picked = picked.filter((one) => one !== kept)
      await drop(kept, refused.reason)
    }
    return picked
  }

  const drop = async ({ hash }: KeptOperation, problem: string) => {
    // Its number may be used because it is done.
    const found = /^AA(25|10)/.test(problem) ? await findOperationLog(hash, client) : null
    await store.settle(
      chainId,
      [hash],
      found
        ? { status: 'included', transactionHash: found.transactionHash, problem: null }
        : { status: 'dropped', problem },
    )
  }

  const send = async (raw: Hex) => {
    try {
      await client.sendRawTransaction({ serializedTransaction: raw })
    } catch (error) {
      // It is there already, or goes out with the next look.
      const reason = error instanceof Error ? error.message.slice(0, 300) : String(error)
      if (!/already|nonce too low|underpriced/i.test(reason))
        log.warn({ chain: chainId, reason }, 'A bundle could not be sent; trying again')
    }
  }

  const run = async () => {
    while (!leaving.signal.aborted) {
      let isBusy = false
      try {
        isBusy = await turn()
      } catch (error) {
        log.warn({ err: error, chain: chainId }, 'The bundler waits')
      }
      const pause = new AbortController()
      await Promise.race([
        waker.woken,
        wait(isBusy ? busyMs : idleMs, undefined, {
          signal: AbortSignal.any([pause.signal, leaving.signal]),
          ref: false,
        }).catch(() => {}),
      ])
      pause.abort()
      waker = createWaker()
    }
  }
  const running = run()
  return {
    wake: () => waker.wake(),
    async stop() {
      leaving.abort()
      waker.wake()
      await running
    },
  }
}

function createWaker() {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  return { woken, wake }
}

const hashesOf = (kept: readonly KeptOperation[]) => kept.map(({ hash }) => hash)
function least(amounts: readonly bigint[]): bigint {
  const [first = 0n, ...rest] = amounts
  return rest.reduce((smallest, amount) => {
    if (amount < smallest) return amount
    return smallest
  }, first)
}
