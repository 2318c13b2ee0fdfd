import { type Address, encodeFunctionData, type Hex, keccak256, parseAbi, stringToHex } from 'viem'
import type { Call } from '../Call.ts'

/** A public key on P-256, as a passkey has it. @see https://www.w3.org/TR/webauthn-3/#sctn-alg-identifier */
export interface PasskeyOwner {
  /** The credential id of WebAuthn, in base64url: by it the account tells its keys apart. */
  readonly keyId: string
  readonly x: bigint
  readonly y: bigint
}

/**
 * Who signs for an account of the Delegation Framework: one key of Ethereum, and any number of passkeys, each of them alone.
 *
 * @see https://github.com/MetaMask/delegation-framework/blob/main/src/HybridDeleGator.sol
 */
export const signersAbi = parseAbi([
  'function owner() view returns (address)',
  'function getKey(string keyId) view returns (uint256 x, uint256 y)',
  'function getKeyIdHashes() view returns (bytes32[])',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'function addKey(string keyId, uint256 x, uint256 y)',
  'function removeKey(string keyId)',
  'function transferOwnership(address newOwner)',
  'function updateSigners(address owner, string[] keyIds, uint256[] xValues, uint256[] yValues)',
])

const toItself = (account: Address, data: Hex): Call => ({ to: account, value: 0n, data })

/** By what an account knows a passkey. @param keyId the credential id, in base64url */
export const keyIdHashOf = (keyId: string): Hex => keccak256(stringToHex(keyId))

/** Lets a passkey sign for the account, for everything that its owner can. On this chain alone. */
export const addPasskeyCall = (account: Address, { keyId, x, y }: PasskeyOwner): Call =>
  toItself(
    account,
    encodeFunctionData({ abi: signersAbi, functionName: 'addKey', args: [keyId, x, y] }),
  )

/** Takes that back for one passkey. @param keyId the credential id, in base64url */
export const removePasskeyCall = (account: Address, keyId: string): Call =>
  toItself(
    account,
    encodeFunctionData({ abi: signersAbi, functionName: 'removeKey', args: [keyId] }),
  )

/** Gives the account another owner; the one of before signs for nothing any more. Passkeys stay. */
export const transferOwnershipCall = (account: Address, newOwner: Address): Call =>
  toItself(
    account,
    encodeFunctionData({ abi: signersAbi, functionName: 'transferOwnership', args: [newOwner] }),
  )

/** Gives the account an owner, and no passkey beside: also such as nobody knows the id of any more. */
export const onlyOwnerCall = (account: Address, owner: Address): Call =>
  toItself(
    account,
    encodeFunctionData({
      ...{ abi: signersAbi, functionName: 'updateSigners', args: [owner, [], [], []] },
    }),
  )
