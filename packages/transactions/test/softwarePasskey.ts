import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { type Hex, hexToBytes } from 'viem'
import type { PasskeyAssertion } from '../src/smart-accounts/passkeySignature.ts'
import type { PasskeyOwner } from '../src/smart-accounts/signers.ts'

/** An authenticator in software, with one passkey of P-256. */
export interface SoftwarePasskey {
  readonly owner: PasskeyOwner
  /** Answers a challenge, as a browser and an authenticator do together. */
  answer(challenge: Hex, options?: { type?: string; flags?: number }): PasskeyAssertion
}

/** @see https://www.w3.org/TR/webauthn-3/#sctn-op-get-assertion */
export function createSoftwarePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const number = (text: string) => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`)
  const keyId = randomBytes(32).toString('base64url')
  const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()
  return {
    owner: { keyId, x: number(x), y: number(y) },
    answer(challenge, { type = 'webauthn.get', flags = 0x1d } = {}) {
      const authenticatorData = Buffer.concat([
        sha256(Buffer.from('wallet.example')),
        Buffer.from([flags, 0, 0, 0, 7]),
      ])
      const clientDataJSON = Buffer.from(
        JSON.stringify({
          ...{ type, challenge: Buffer.from(hexToBytes(challenge)).toString('base64url') },
          ...{ origin: 'https://wallet.example', crossOrigin: true },
          topOrigin: 'https://shöp.example',
        }),
      )
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
      const signature = sign('sha256', signed, privateKey)
      return { keyId, authenticatorData, clientDataJSON, signature }
    },
  }
}
