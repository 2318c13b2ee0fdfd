import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64url, toBase64url } from '../session/askServer.ts'

/** With what a share is sealed, and for which wallet alone. */
export interface Seal {
  /** 80 bits or more that nobody chose, a recovery code or what a passkey gives; or what a slow hash made of a password. */
  readonly secret: Uint8Array
  /** Of the wallet, on EVM. */
  readonly address: string
}

const keyOf = ({ secret, address }: Seal) => {
  const text = (given: string) => new TextEncoder().encode(given)
  const bytes = hkdf(sha256, secret, text(address), text('foyer recovery'), 32)
  return crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
}

/** @returns base64url */
export async function sealShare(share: Uint8Array<ArrayBuffer>, seal: Seal): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(seal), share)
  return toBase64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/** @returns `null` when it was sealed with something else */
export async function openShare(
  sealed: string,
  seal: Seal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const bytes = fromBase64url(sealed)
    const iv = bytes.slice(0, 12)
    const key = await keyOf(seal)
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(12)),
    )
  } catch {
    // Not sealed with this.
    return null
  }
}
