import { pow } from '@noble/curves/abstract/modular.js'
import { type MontgomeryECDH, montgomery } from '@noble/curves/abstract/montgomery.js'

const prime = 2n ** 255n - 19n

/**
 * X25519 of RFC 7748. The library offers it ready-made beside Ed25519, whose code would be loaded, too.
 */
export const x25519: MontgomeryECDH = /* @__PURE__ */ montgomery({
  P: prime,
  type: 'x25519',
  adjustScalarBytes(bytes: Uint8Array) {
    bytes[0] = (bytes[0] ?? 0) & 0b1111_1000
    bytes[31] = ((bytes[31] ?? 0) & 0b0111_1111) | 0b0100_0000
    return bytes
  },
  powPminus2: (value) => pow(value, prime - 2n, prime),
})
