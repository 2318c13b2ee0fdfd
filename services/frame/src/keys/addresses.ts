import type { EmbeddedWallet } from '@foyer/protocol'
import { base58 } from '@scure/base'
import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import type { WalletKeys } from './deriveKeys.ts'

/** PKCS #8 before the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8Head = Uint8Array.from([48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32])

/** The addresses that keys lead to. */
export async function addressesOf(keys: WalletKeys): Promise<EmbeddedWallet['addresses']> {
  return {
    eip155: privateKeyToAccount(bytesToHex(keys.eip155)).address,
    solana: base58.encode(await ed25519PublicKey(keys.solana)),
  }
}

/** By the browser's own arithmetic. */
async function ed25519PublicKey(secret: Uint8Array): Promise<Uint8Array> {
  const pkcs8 = new Uint8Array([...pkcs8Head, ...secret])
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign'])
  pkcs8.fill(0)
  const { x = '' } = await crypto.subtle.exportKey('jwk', key)
  const letters = atob(x.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
