import { ed25519 } from '@noble/curves/ed25519.js'

/**
 * The library's Ed25519, for systems without it. It is built into a file of its own together with
 * all that it needs: sharing modules with what everybody loads would make everybody load them whole.
 */
export function signerOf(seed: Uint8Array): {
  readonly publicKey: Uint8Array
  sign(message: Uint8Array): Uint8Array
} {
  return {
    publicKey: ed25519.getPublicKey(seed),
    sign: (message) => ed25519.sign(message, seed),
  }
}
