import type { Call, NodeRequest } from '@foyer/transactions'
import type { Hex } from 'viem'
import {
  entryPoint07Address,
  formatUserOperationRequest,
  getUserOperationHash,
} from 'viem/account-abstraction'
import { type Approval, type Described, withFacts } from '../approve/Approval.ts'
import { handOver } from '../approve/chain.ts'
import { describeCalls } from '../approve/describeEvm.ts'
import { Refusal } from '../channel/failures.ts'
import type { FrameWords } from '../words/en.ts'
import type { SmartAccountInUse } from './accountInUse.ts'
import {
  feeOf,
  missingFunds,
  type PreparedOperation,
  prepareOperation,
  type StaticPaymaster,
} from './prepareOperation.ts'

/** What operations of an account are made, shown and sent with. */
export interface OperationContext {
  readonly smartAccount: SmartAccountInUse
  /** Of EIP-155. */
  readonly chainId: number
  /** Of the page that asks. */
  readonly origin: string
  readonly node: NodeRequest
  readonly bundler: NodeRequest
  /** Shows it, and resolves once its user said yes; throws when they said no. */
  approve(approval: Approval): Promise<void>
  readonly words: FrameWords
  readonly signal: AbortSignal
}

/** How often, and for how long, is looked whether a block has an operation. */
const [lookMs, waitMs] = [1_000, 90_000] as const

/**
 * Makes an operation of calls, shows it with all that it costs, and has it approved.
 *
 * @param known what it is, where that is known better than by its bytes
 * @param payer who pays; `null`: the account itself
 * @param nonce absent or `null`: any that is free
 * @param stub what its gas is measured with; absent: a signature of the key
 */
export async function approveOperation(
  calls: readonly Call[],
  { smartAccount, chainId, origin, node, bundler, approve, words, signal }: OperationContext,
  {
    known = null,
    payer = null,
    nonce = null,
    stub,
  }: {
    known?: Described | null
    payer?: NodeRequest | StaticPaymaster | null
    nonce?: bigint | null
    stub?: Hex
  } = {},
): Promise<PreparedOperation> {
  const { address } = smartAccount
  const operation = await prepareOperation({
    ...{ calls, account: smartAccount, chainId, node, bundler, signal, paymaster: payer },
    nonce,
    ...(stub && { stub }),
  })
  const read = await describeCalls({
    ...{ calls, chainId, from: address, node, words, signal },
    feeAtMost: payer ? null : feeOf(operation),
    heldBackWei: payer ? 0n : await missingFunds(operation, node, signal),
  })
  const feeName = payer ? words.facts.fee : words.facts.feeAtMost
  const fee = read.facts.filter(({ name }) => name === feeName)
  const { facts, ...described } = known ? { ...known, facts: [...known.facts, ...fee] } : read
  const isNew = operation.factory !== undefined
  // A contract that was let take tokens may take them for it: it is named.
  const contract = operation.paymaster
  await approve({
    ...{ origin, chainId: `eip155:${chainId}`, account: address },
    ...described,
    facts: withFacts(facts, [
      ...(contract
        ? [
            {
              ...{ name: `${words.facts.fee}: ${words.facts.contract}`, value: contract },
              kind: 'address' as const,
            },
          ]
        : []),
      ...(isNew
        ? [
            {
              ...{ name: words.facts.smartAccount, value: words.facts.createdNow },
              kind: 'text' as const,
            },
          ]
        : []),
    ]),
  })
  return operation
}

/** Hands it to the bundler. @returns its hash, by which it is found again */
export async function sendOperation(
  signed: PreparedOperation,
  { chainId, bundler, signal }: Pick<OperationContext, 'chainId' | 'bundler' | 'signal'>,
): Promise<Hex> {
  const params = [formatUserOperationRequest(signed), entryPoint07Address]
  await handOver(bundler, { method: 'eth_sendUserOperation', params }, { signal })
  return getUserOperationHash({
    ...{ chainId, entryPointAddress: entryPoint07Address, entryPointVersion: '0.7' },
    userOperation: signed,
  })
}

/**
 * Waits until a block has it, for 90 s.
 *
 * @throws Refusal when the chain undid it, or it is in no block by then
 */
export async function awaitOperation(
  hash: Hex,
  {
    bundler,
    words,
    signal,
    pauseMs = lookMs,
  }: Pick<OperationContext, 'bundler' | 'words' | 'signal'> & { pauseMs?: number },
): Promise<void> {
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += Math.max(pauseMs, 1)) {
    const call = { method: 'eth_getUserOperationReceipt', params: [hash] }
    // One answer that does not come says nothing.
    const found = Object(await bundler(call, { signal }).catch(() => null)) as { success?: unknown }
    signal.throwIfAborted()
    if (found.success === true) return
    if (found.success === false) break
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Refusal(-32_000, words.owners.failed)
}
