/** The order of the group of P-256. @see https://csrc.nist.gov/pubs/sp/800/186/final */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * Reads a signature of ECDSA on P-256: DER, as WebAuthn gives it, or both numbers of 32 bytes one after the other. Of the
 * two values that `s` can have it takes the lower one, as contracts take no other.
 *
 * @returns `null` for what is neither, and for numbers that no signature has
 * @see https://www.w3.org/TR/webauthn-3/#sctn-signature-attestation-types
 */
export function readP256Signature(bytes: Uint8Array): { r: bigint; s: bigint } | null {
  const found = bytes.length === 64 ? readRaw(bytes) : readDer(bytes)
  if (!found) return null
  const { r, s } = found
  if (r === 0n || r >= order || s === 0n || s >= order) return null
  return { r, s: s > order / 2n ? order - s : s }
}

const readRaw = (bytes: Uint8Array) => ({
  r: numberOf(bytes.subarray(0, 32)),
  s: numberOf(bytes.subarray(32)),
})

/** A sequence of two integers, in the one way of writing that DER allows. */
function readDer(bytes: Uint8Array): { r: bigint; s: bigint } | null {
  const [tag, length] = bytes
  if (tag !== 0x30 || length !== bytes.length - 2) return null
  const r = readInteger(bytes, 2)
  const s = r && readInteger(bytes, r.end)
  return s && s.end === bytes.length ? { r: r.value, s: s.value } : null
}

function readInteger(bytes: Uint8Array, at: number): { value: bigint; end: number } | null {
  const [tag, length = 0] = bytes.subarray(at, at + 2)
  const end = at + 2 + length
  if (tag !== 0x02 || length < 1 || length > 33 || end > bytes.length) return null
  const [first = 0, second = 0] = bytes.subarray(at + 2, end)
  // Negative, or longer than it has to be.
  if (first >= 0x80 || (first === 0 && length > 1 && second < 0x80)) return null
  return { value: numberOf(bytes.subarray(at + 2, end)), end }
}

const numberOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
