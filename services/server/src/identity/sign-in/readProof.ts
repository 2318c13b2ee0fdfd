import { createHash } from 'node:crypto'
import { SignInKey } from '@foyer/protocol'
import { calculateJwkThumbprint, compactVerify, importJWK } from 'jose'

/** What a proof is for; one for another purpose proves nothing. */
export type ProofPurpose = 'verify' | 'refresh' | 'sign-out'

/** What a proof says of who asks. */
interface Proof {
  /** RFC 7638 thumbprint of the key. */
  readonly key: string
  readonly atMs: number
}

/**
 * Reads the proof that the key of a session asks: a signature over the purpose and the digest of what is
 * sent along, which is used once itself. Its time, by the clock of the browser, only says which of two
 * proofs of one session is the later one.
 *
 * @param parameters.about the message or refresh token that is sent along
 * @returns `null` when it proves nothing
 */
export async function readProof({
  proof,
  purpose,
  about,
}: {
  proof: string
  purpose: ProofPurpose
  about: string
}): Promise<Proof | null> {
  try {
    let thumbprint = ''
    const { payload } = await compactVerify(
      proof,
      async ({ jwk, typ }) => {
        if (typ !== 'foyer-proof+jwt') throw new Error('It is a token of another kind.')
        const key = SignInKey.parse(jwk)
        thumbprint = await thumbprintOf(key)
        return importJWK(key, 'ES256')
      },
      { algorithms: ['ES256'] },
    )
    const said: unknown = JSON.parse(new TextDecoder().decode(payload))
    const { purpose: ofProof, digest, at } = said as { [name in string]?: unknown }
    const isRight = ofProof === purpose && digest === digestOf(about)
    if (!isRight || typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return null
    return { key: thumbprint, atMs: at }
  } catch {
    // Not a JWS, of another algorithm, or not signed by the key that it names.
    return null
  }
}

/** RFC 7638. */
export function thumbprintOf({ kty, crv, x, y }: SignInKey): Promise<string> {
  return calculateJwkThumbprint({ kty, crv, x, y })
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
