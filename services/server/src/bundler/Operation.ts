import { type Address, type Hex, hexToBigInt, isAddressEqual, type PublicClient } from 'viem'
import {
  entryPoint07Address,
  formatUserOperationRequest,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { operationInvalid } from './errors.ts'

/** An operation of ERC-4337 for EntryPoint 0.7, with all that is missing while its gas is estimated as zero. */
export type Operation = UserOperation<'0.7'>

const quantity = z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i))
const address = z.string().check(z.regex(/^0x[0-9a-f]{40}$/i))
/** At most this many bytes; checked before anything is made of them. */
const bytes = (most: number) =>
  z.string().check(z.maxLength(2 + most * 2), z.regex(/^0x(?:[0-9a-f]{2})*$/i))

/** Two of them share 32 bytes; the EntryPoint wants a byte less (`AA94`). */
const gasAmount = z.string().check(z.regex(/^0x[0-9a-f]{1,30}$/i))
const gas = {
  callGasLimit: z.optional(gasAmount),
  verificationGasLimit: z.optional(gasAmount),
  preVerificationGas: z.optional(gasAmount),
  maxFeePerGas: z.optional(gasAmount),
  maxPriorityFeePerGas: z.optional(gasAmount),
  paymasterVerificationGasLimit: z.optional(z.nullable(gasAmount)),
  paymasterPostOpGasLimit: z.optional(z.nullable(gasAmount)),
}
const shape = z.object({
  ...gas,
  sender: address,
  nonce: quantity,
  factory: z.optional(z.nullable(address)),
  factoryData: z.optional(z.nullable(bytes(24_000))),
  callData: bytes(48_000),
  paymaster: z.optional(z.nullable(address)),
  paymasterData: z.optional(z.nullable(bytes(4_000))),
  signature: bytes(8_000),
  // Written by some libraries whether there is one or not.
  eip7702Auth: z.optional(z.nullable(z.unknown())),
  authorization: z.optional(z.nullable(z.unknown())),
})

/**
 * Reads an operation as JSON-RPC has it.
 *
 * @throws `bundler/invalid` naming what is wrong with it
 */
export function readOperation(given: unknown): Operation {
  const parsed = z.safeParse(shape, given)
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'it is missing' }
    throw operationInvalid(`userOperation.${path.join('.')}: ${message}`)
  }
  const { eip7702Auth, authorization, ...op } = parsed.data
  if (eip7702Auth || authorization)
    throw operationInvalid(
      'eip7702Auth is not taken here. Delegate the account by a transaction of its own first.',
    )
  if ((op.factoryData ?? '0x') !== '0x' && !op.factory)
    throw operationInvalid('userOperation.factoryData needs a factory.')
  const amount = (value: string | null | undefined) => (value ? hexToBigInt(value as Hex) : 0n)
  return {
    sender: op.sender as Address,
    nonce: amount(op.nonce),
    callData: op.callData as Hex,
    signature: op.signature as Hex,
    callGasLimit: amount(op.callGasLimit),
    verificationGasLimit: amount(op.verificationGasLimit),
    preVerificationGas: amount(op.preVerificationGas),
    maxFeePerGas: amount(op.maxFeePerGas),
    maxPriorityFeePerGas: amount(op.maxPriorityFeePerGas),
    ...(op.factory && {
      factory: op.factory as Address,
      factoryData: (op.factoryData ?? '0x') as Hex,
    }),
    ...(op.paymaster && {
      paymaster: op.paymaster as Address,
      paymasterData: (op.paymasterData ?? '0x') as Hex,
      paymasterVerificationGasLimit: amount(op.paymasterVerificationGasLimit),
      paymasterPostOpGasLimit: amount(op.paymasterPostOpGasLimit),
    }),
  }
}

/** As JSON-RPC has it. */
export const writeOperation = (operation: Operation): object =>
  formatUserOperationRequest(operation)

/** As contracts take it. */
export const packed = (operation: Operation) => toPackedUserOperation(operation)

export const hashOf = (operation: Operation, client: PublicClient): Hex =>
  getUserOperationHash({
    chainId: client.chain?.id ?? 0,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation: operation,
  })

/** All the gas that it lets be spent, but for what is paid before anything runs. */
export const gasOf = (operation: Operation): bigint =>
  operation.callGasLimit +
  operation.verificationGasLimit +
  (operation.paymasterVerificationGasLimit ?? 0n) +
  (operation.paymasterPostOpGasLimit ?? 0n)

/** @throws `bundler/invalid` for another EntryPoint than the one that is served */
export function checkEntryPoint(given: unknown): void {
  if (
    typeof given !== 'string' ||
    !/^0x[0-9a-f]{40}$/i.test(given) ||
    !isAddressEqual(given as Address, entryPoint07Address)
  )
    throw operationInvalid(`Only EntryPoint 0.7 is served, at ${entryPoint07Address}.`)
}
