import { stubSignature } from '@foyer/transactions/smart-accounts'
import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  type PublicClient,
  parseAbi,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Bundler } from './Bundler.ts'
import { OperationRefused, operationInvalid } from './errors.ts'
import { checkEntryPoint, type Operation, packed, readOperation } from './Operation.ts'

/** Interface of the VerifyingPaymaster of EntryPoint 0.7. */
const paymasterAbi = parseAbi([
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function getHash(PackedUserOperation userOp, uint48 validUntil, uint48 validAfter) view returns (bytes32)',
])
/** Signing takes a moment, and a network some minutes. */
const validSeconds = 600
/** What checking its signature takes, with a margin; it is measured again with the operation. */
const verificationGas = 60_000n

/**
 * Pays for operations that ask for it.
 *
 * @param parameters.key of the account whose signature the paymaster takes
 * @see https://eips.ethereum.org/EIPS/eip-7677
 */
export function createSponsor({
  client,
  paymaster,
  key,
}: {
  client: PublicClient
  paymaster: Address
  key: Hex
}): Bundler {
  const account = privateKeyToAccount(key)
  const dataUntil = (validUntil: number, signature: Hex) =>
    concat([
      encodeAbiParameters([{ type: 'uint48' }, { type: 'uint48' }], [validUntil, 0]),
      signature,
    ])
  const read = ([given, entryPoint, chain]: readonly unknown[]): Operation => {
    checkEntryPoint(entryPoint)
    if (typeof chain !== 'string' || BigInt(chain) !== BigInt(client.chain?.id ?? 0))
      throw operationInvalid('The chain is another one than that of the address.')
    // Its signature comes after this.
    return readOperation({ signature: '0x', ...Object(given) })
  }
  const inASecond = () => Math.floor(Date.now() / 1_000) + validSeconds
  return {
    async request({ method, params }) {
      switch (method) {
        case 'pm_getPaymasterStubData':
          read(params)
          return {
            ...{ paymaster, paymasterData: dataUntil(inASecond(), stubSignature) },
            paymasterVerificationGasLimit: numberToHex(verificationGas),
            paymasterPostOpGasLimit: '0x1',
            sponsor: { name: 'Foyer' },
          }
        case 'pm_getPaymasterData': {
          const operation = read(params)
          const validUntil = inASecond()
          const hash = await client.readContract({
            ...{ address: paymaster, abi: paymasterAbi, functionName: 'getHash' },
            args: [
              packed({
                ...operation,
                paymaster,
                paymasterData: '0x',
                paymasterVerificationGasLimit:
                  operation.paymasterVerificationGasLimit ?? verificationGas,
                paymasterPostOpGasLimit: operation.paymasterPostOpGasLimit ?? 1n,
              }),
              validUntil,
              0,
            ],
          })
          const signature = await account.signMessage({ message: { raw: hash } })
          return { paymaster, paymasterData: dataUntil(validUntil, signature) }
        }
      }
      throw new OperationRefused(-32_601, 'Requested RPC call is not allowed')
    },
  }
}
