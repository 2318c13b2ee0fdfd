import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64url, toBase64url } from '../session/askServer.ts'

/** Letters that are not mistaken for each other, 32 of them: five bits each. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeLetters = 25
const groupLetters = 5

/** A code of 125 bits in groups; nobody chooses it, so nobody can guess it. */
export function makeRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeLetters))
  return inGroups([...bytes].map((byte) => letters[byte % letters.length]).join(''))
}

/** A code as somebody typed it; `null` when it cannot be one. */
export function readRecoveryCode(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s-]/g, '')
  const isOne = typed.length === codeLetters && [...typed].every((one) => letters.includes(one))
  return isOne ? inGroups(typed) : null
}

const inGroups = (text: string) =>
  Array.from({ length: Math.ceil(text.length / groupLetters) }, (_, index) =>
    text.slice(index * groupLetters, (index + 1) * groupLetters),
  ).join('-')

/** Nobody chose the code, and it has as many bits as the key: it needs no slow hash. */
const keyOf = (code: string, address: string) => {
  const bytes = hkdf(
    sha256,
    new TextEncoder().encode(code.replaceAll('-', '')),
    new TextEncoder().encode(address),
    new TextEncoder().encode('foyer recovery'),
    32,
  )
  return crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
}

/** Seals a share with a code, for the wallet of an address alone. */
export async function sealWithCode(
  share: Uint8Array<ArrayBuffer>,
  { code, address }: { code: string; address: string },
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await keyOf(code, address)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, share)
  return toBase64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/** @returns `null` when it is another code */
export async function openWithCode(
  sealed: string,
  { code, address }: { code: string; address: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = fromBase64url(sealed)
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, 12) },
      await keyOf(code, address),
      bytes.slice(12),
    )
    return new Uint8Array(opened)
  } catch {
    // Not sealed with this code.
    return null
  }
}
