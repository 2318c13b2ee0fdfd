/**
 * Reads a public key of ES256 as authenticators write it: COSE in the one order that CTAP2 allows.
 *
 * @param cose in base64url
 * @returns `null` for a key of another kind, which no smart account takes
 * @see https://www.rfc-editor.org/rfc/rfc9053#section-7.1.1
 */
export function readEs256Key(cose: string): { x: bigint; y: bigint } | null {
  const bytes = readBase64url(cose)
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const [, x, y] = /^a5010203262001215820([0-9a-f]{64})225820([0-9a-f]{64})$/.exec(hex) ?? []
  return x && y ? { x: BigInt(`0x${x}`), y: BigInt(`0x${y}`) } : null
}

function readBase64url(text: string): Uint8Array {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
