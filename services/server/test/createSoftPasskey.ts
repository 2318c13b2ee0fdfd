import { createHash, generateKeyPairSync, randomBytes, sign as signBytes } from 'node:crypto'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
/** User present and verified; the second also says that the key is in it. */
const flags = { verified: 0x05, withKey: 0x45 }

/**
 * A passkey without a device (ES256, no attestation), as browsers write it.
 *
 * @param parameters.host the relying party
 * @see https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data
 */
export function createSoftPasskey({
  origin,
  host,
  id = base64url(randomBytes(16)),
}: {
  origin: string
  host: string
  id?: string
}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0
  const clientData = (type: string, challenge: string, from: string, topOrigin?: string) =>
    JSON.stringify({
      ...{ type, challenge: base64url(challenge), origin: from },
      ...{ crossOrigin: topOrigin !== undefined, topOrigin },
    })
  const head = (flag: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flag]), count])
  }
  return {
    id,
    /** What `navigator.credentials.create` gives. */
    create(challenge: string) {
      const rawId = Buffer.from(id, 'base64url')
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      // COSE, ES256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const cose = Buffer.concat([
        ...[Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')],
        ...[Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
      ])
      const authData = Buffer.concat([head(flags.withKey), Buffer.alloc(16), length, rawId, cose])
      // CBOR: {fmt: "none", attStmt: {}, authData}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        ...[Buffer.from([authData.length]), authData],
      ])
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestation),
        },
      }
    },
    /** What `navigator.credentials.get` gives. @param where.top the page that the frame is in */
    sign(challenge: string, { from = origin, top }: { from?: string; top?: string } = {}) {
      counter++
      const authData = head(flags.verified)
      const json = clientData('webauthn.get', challenge, from, top)
      const signature = signBytes('sha256', Buffer.concat([authData, sha256(json)]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64url(json),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      }
    },
  }
}
