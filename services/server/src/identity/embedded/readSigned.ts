import { SignInKey } from '@foyer/protocol'
import { compactVerify, importJWK } from 'jose'
import type * as z from 'zod/mini'
import { thumbprintOf } from '../sign-in/readProof.ts'

/** Clocks of devices are wrong by minutes; what is older was kept by somebody. */
const skewMs = 5 * 60_000

/** A request of a frame, and the key that signed it. */
export interface Signed<content> {
  /** RFC 7638 thumbprint. */
  readonly device: string
  readonly payload: content
}

/**
 * Reads a request that the key of a frame signed.
 *
 * @returns `null` when nobody signed it like this, `'skewed'` when the clock of the device is too wrong
 */
export async function readSigned<schema extends z.ZodMiniType>({
  signed,
  schema,
  nowMs,
}: {
  signed: string
  schema: schema
  nowMs: number
}): Promise<Signed<z.output<schema>> | 'skewed' | null> {
  try {
    let device = ''
    const { payload } = await compactVerify(
      signed,
      async ({ jwk, typ }) => {
        if (typ !== 'foyer-frame+jwt') throw new Error('It is a token of another kind.')
        const key = SignInKey.parse(jwk)
        device = await thumbprintOf(key)
        return importJWK(key, 'ES256')
      },
      { algorithms: ['ES256'] },
    )
    const said: unknown = JSON.parse(new TextDecoder().decode(payload))
    const read = schema.safeParse(said)
    if (!read.success) return null
    const { at } = said as { at: number }
    return Math.abs(at - nowMs) > skewMs ? 'skewed' : { device, payload: read.data }
  } catch {
    // Not a JWS, of another algorithm, or not signed by the key that it names.
    return null
  }
}
