import { CompactSign, exportJWK, generateKeyPair } from 'jose'

/** Signs what the frame of a wallet asks of the server, with a key that stays in it. */
export type Frame = (purpose: string, rest?: object, at?: number) => Promise<string>

/** A frame, as far as the server knows it. */
export async function createFrame(): Promise<Frame> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  return (purpose, rest = {}, at = Date.now()) =>
    new CompactSign(new TextEncoder().encode(JSON.stringify({ purpose, at, ...rest })))
      .setProtectedHeader({ alg: 'ES256', typ: 'foyer-frame+jwt', jwk })
      .sign(privateKey)
}
