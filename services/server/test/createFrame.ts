import { CompactSign, exportJWK, generateKeyPair } from 'jose'

/** Signs what the frame of a wallet asks of the server, with a key that stays in it. */
export type Frame = (purpose: string, rest?: object, at?: number) => Promise<string>

/**
 * A frame, as far as the server knows it.
 *
 * @param site the page that it is in
 */
export async function createFrame(site = 'https://shop.example'): Promise<Frame> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  return (purpose, rest = {}, at = Date.now()) =>
    new CompactSign(new TextEncoder().encode(JSON.stringify({ purpose, at, site, ...rest })))
      .setProtectedHeader({ alg: 'ES256', typ: 'foyer-frame+jwt', jwk })
      .sign(privateKey)
}
