import type { Hex, TransactionSerializable, TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/*
 * The part of the Demo wallet that knows cryptography. It is large, so the wallet imports it only
 * when there is something to sign.
 */

/** Speaks to the node of one chain. */
export type Rpc = (method: string, params: unknown) => Promise<unknown>

/** A transaction as a page asks for it. */
export interface TransactionRequest {
  readonly to?: Hex
  readonly value?: Hex
  readonly data?: Hex
  readonly input?: Hex
  readonly gas?: Hex
  readonly nonce?: Hex
  readonly gasPrice?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
}

export function addressOf(privateKey: Hex): Hex {
  return privateKeyToAccount(privateKey).address
}

/** Signs a text, or raw bytes when it is written in hexadecimal. */
export function signMessage(privateKey: Hex, message: string): Promise<Hex> {
  const isHex = /^0x([0-9a-f]{2})*$/i.test(message)
  return privateKeyToAccount(privateKey).signMessage({
    message: isHex ? { raw: message as Hex } : message,
  })
}

export function signTypedData(privateKey: Hex, typedData: TypedDataDefinition): Promise<Hex> {
  return privateKeyToAccount(privateKey).signTypedData(typedData)
}

/**
 * Signs a transaction and hands it to the node, which also gives whatever the page left out:
 * nonce, gas and fees.
 *
 * @returns the transaction's hash
 */
export async function sendTransaction({
  privateKey,
  chainId,
  transaction,
  rpc,
}: {
  privateKey: Hex
  chainId: number
  transaction: TransactionRequest
  rpc: Rpc
}): Promise<unknown> {
  const account = privateKeyToAccount(privateKey)
  const { to, value = '0x0', data = transaction.input, gasPrice } = transaction
  const call = { from: account.address, value, ...(to && { to }), ...(data && { data }) }
  const [nonce, gas, fees] = await Promise.all([
    transaction.nonce ?? rpc('eth_getTransactionCount', [account.address, 'pending']),
    transaction.gas ?? rpc('eth_estimateGas', [call]),
    gasPrice ? { gasPrice: BigInt(gasPrice) } : feesOf(transaction, rpc),
  ])
  const signed = await account.signTransaction({
    ...fees,
    chainId,
    nonce: Number(nonce),
    gas: BigInt(gas as Hex),
    value: BigInt(value),
    ...(to && { to }),
    ...(data && { data }),
  } as TransactionSerializable)
  return rpc('eth_sendRawTransaction', [signed])
}

/** Twice the current base fee, so that the transaction survives a few full blocks. */
async function feesOf({ maxFeePerGas, maxPriorityFeePerGas }: TransactionRequest, rpc: Rpc) {
  const [block, suggestedTip] = await Promise.all([
    rpc('eth_getBlockByNumber', ['latest', false]) as Promise<{ baseFeePerGas?: Hex }>,
    maxPriorityFeePerGas ?? rpc('eth_maxPriorityFeePerGas', []),
  ])
  const tip = BigInt(suggestedTip as Hex)
  const most = maxFeePerGas ? BigInt(maxFeePerGas) : BigInt(block.baseFeePerGas ?? '0x0') * 2n + tip
  return { maxFeePerGas: most, maxPriorityFeePerGas: tip > most ? most : tip }
}
