import {
  bytesToHex,
  concat,
  encodeAbiParameters,
  type Hex,
  hashTypedData,
  hexToBytes,
  numberToHex,
} from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import { readP256Signature } from './p256Signature.ts'
import { keyIdHashOf, type PasskeyOwner } from './signers.ts'
import { operationTypedData } from './toHybridAccount.ts'

/** What an authenticator answered to a challenge. @see https://www.w3.org/TR/webauthn-3/#iface-authenticatorassertionresponse */
export interface PasskeyAssertion {
  /** The credential id, in base64url. */
  readonly keyId: string
  readonly authenticatorData: Uint8Array
  readonly clientDataJSON: Uint8Array
  /** ECDSA on P-256: DER, or `r` and `s` of 32 bytes each. */
  readonly signature: Uint8Array
}

/** An assertion that no account would take. */
export class PasskeyAssertionInvalid extends Error {
  override readonly name = 'PasskeyAssertionInvalid'
}

const invalid = (message: string) => new PasskeyAssertionInvalid(message)

/** What the contract reads, in its order. */
const parameters = [
  { name: 'keyIdHash', type: 'bytes32' },
  { name: 'r', type: 'uint256' },
  { name: 's', type: 'uint256' },
  { name: 'authenticatorData', type: 'bytes' },
  { name: 'requireUserVerification', type: 'bool' },
  { name: 'clientDataJSONPrefix', type: 'string' },
  { name: 'clientDataJSONSuffix', type: 'string' },
  { name: 'responseTypeLocation', type: 'uint256' },
] as const

const type = '"type":"webauthn.get"'
/** Of `authenticatorData`: a hash of 32 bytes, flags, and a counter of four. */
const shortestData = 37
const flagsAt = 32
const flags = { present: 0x01, verified: 0x04, canBackUp: 0x08, isBackedUp: 0x10 }

/**
 * What a passkey signs of an operation: the challenge of WebAuthn, 32 bytes, for one account on one chain.
 *
 * @param parameters.chainId of EIP-155
 */
export const passkeyChallengeOf = (
  operation: UserOperation<'0.7'>,
  { chainId }: { chainId: number },
): Hex => hashTypedData(operationTypedData(operation, { chainId }))

/**
 * Writes an assertion as an account of the Delegation Framework reads it. It is checked as the contract does, but for the
 * curve: what this refuses costs nothing.
 *
 * @param hash what was to be signed; of an operation: `passkeyChallengeOf`
 * @throws PasskeyAssertionInvalid when it answers another challenge, its user was not verified, or it cannot be read
 * @see https://github.com/MetaMask/delegation-framework/blob/main/src/libraries/P256VerifierLib.sol
 */
export function encodePasskeySignature(assertion: PasskeyAssertion, hash: Hex): Hex {
  const { keyId, authenticatorData, clientDataJSON, signature } = assertion
  checkData(authenticatorData)
  const numbers = readP256Signature(signature)
  if (!numbers)
    throw invalid('The signature is none of P-256. Take a passkey that signs with ES256.')
  const { prefix, suffix, typeAt } = splitClientData(clientDataJSON, hash)
  return encodeAbiParameters(parameters, [
    ...([keyIdHashOf(keyId), numbers.r, numbers.s, bytesToHex(authenticatorData)] as const),
    ...([true, prefix, suffix, BigInt(typeAt)] as const),
  ])
}

/**
 * A signature to measure gas with: of a passkey that the account knows, as long as a real one, and of nobody. The chain
 * computes all that it would for a real one.
 *
 * @param parameters.keyId the credential id, in base64url
 * @param parameters.origin of the page that asks
 */
export function passkeyStubSignature({ keyId, origin }: { keyId: string; origin: string }): Hex {
  const authenticatorData = new Uint8Array(shortestData)
  authenticatorData[flagsAt] = flags.present | flags.verified
  // Browsers may say more: https://www.w3.org/TR/webauthn-3/#clientdatajson-serialization
  const suffix = `","origin":"${origin}","crossOrigin":true,"topOrigin":"${'x'.repeat(180)}"}`
  const number = 0x7fffffff00000000ffffffffffffffff7fffffffffffffffffffffffffffffffn / 3n
  return encodeAbiParameters(parameters, [
    ...([keyIdHashOf(keyId), number, number, bytesToHex(authenticatorData)] as const),
    ...([true, `{${type},"challenge":"`, suffix, 1n] as const),
  ])
}

/**
 * Whether a passkey has the key that somebody says it has. Ask it for a challenge that they could not know.
 *
 * @param hash the challenge, 32 bytes
 * @see https://www.w3.org/TR/webauthn-3/#sctn-verifying-assertion
 */
export async function isSignedByPasskey(
  assertion: PasskeyAssertion,
  hash: Hex,
  { keyId, x, y }: PasskeyOwner,
): Promise<boolean> {
  const numbers = readP256Signature(assertion.signature)
  if (!numbers || assertion.keyId !== keyId) return false
  try {
    splitClientData(assertion.clientDataJSON, hash)
    const { subtle } = globalThis.crypto
    const point = concat(['0x04', ...[x, y].map((number) => numberToHex(number, { size: 32 }))])
    const curve = { name: 'ECDSA', namedCurve: 'P-256' }
    const key = await subtle.importKey('raw', bytesOf(point), curve, false, ['verify'])
    const clientData = Uint8Array.from(assertion.clientDataJSON)
    const hashed = bytesToHex(new Uint8Array(await subtle.digest('SHA-256', clientData)))
    const signed = bytesOf(concat([bytesToHex(assertion.authenticatorData), hashed]))
    const signature = bytesOf(
      concat([numbers.r, numbers.s].map((number) => numberToHex(number, { size: 32 }))),
    )
    return await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, signed)
  } catch {
    // No point of the curve, or no answer to this challenge.
    return false
  }
}

const bytesOf = (hex: Hex) => Uint8Array.from(hexToBytes(hex))

/** @see https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data */
function checkData(authenticatorData: Uint8Array): void {
  const has = (flag: number) => ((authenticatorData[flagsAt] ?? 0) & flag) === flag
  if (authenticatorData.length < shortestData) throw invalid('The authenticator data is too short.')
  if (!has(flags.present) || !has(flags.verified))
    throw invalid('The device did not verify its user. Ask with `userVerification: "required"`.')
  if (has(flags.isBackedUp) && !has(flags.canBackUp))
    throw invalid('The authenticator data contradicts itself.')
}

/** The contract puts the challenge between both parts, so that it can be no other. */
function splitClientData(bytes: Uint8Array, hash: Hex) {
  const text = readText(bytes)
  const read = readJson(text)
  const challenge = toBase64url(hexToBytes(hash))
  if (read.type !== 'webauthn.get') throw invalid('The assertion is no answer of a passkey.')
  if (read.challenge !== challenge) throw invalid('The passkey signed something else.')
  const written = `"challenge":"${challenge}"`
  const at = text.indexOf(written)
  const typeAt = text.indexOf(type)
  if (at < 0 || typeAt < 0) throw invalid('The client data is not written as WebAuthn has it.')
  const from = at + '"challenge":"'.length
  return {
    prefix: text.slice(0, from),
    suffix: text.slice(from + challenge.length),
    // In bytes, as the contract counts.
    typeAt: new TextEncoder().encode(text.slice(0, typeAt)).length,
  }
}

function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw invalid('The client data is no UTF-8.')
  }
}

function readJson(text: string): { type?: unknown; challenge?: unknown } {
  try {
    return Object(JSON.parse(text))
  } catch {
    throw invalid('The client data is no JSON.')
  }
}

const toBase64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
