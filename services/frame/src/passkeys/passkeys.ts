import type { PasskeyAssertion } from '@foyer/transactions/smart-accounts'
import { fromBase64url, toBase64url } from '../session/askServer.ts'

/** What a passkey signed, as the server's library reads it, and what it opens with. */
export interface UsedPasskey {
  readonly credential: object
  /** 32 bytes that this passkey alone gives, every time; `null` where it gives none. */
  readonly secret: Uint8Array | null
}

/** Always the same, so that a passkey always gives the same. 32 bytes. */
const salt = new TextEncoder().encode('foyer embedded wallet share v1!!')
/** What the server's library reads: ES256, which a smart account takes as well, Ed25519, RS256. */
const algorithms = [-7, -8, -257]
/** As long as what an operation is known by. */
const hashBytes = 32

/** A passkey belongs to the whole host: with a wider one the page itself would be given its secrets. */
const rpId = () => location.hostname

/**
 * Whether a passkey can be made in this frame. WebKit refuses it where the page is of another origin, and only Chromium
 * can be asked.
 */
export function canMakeHere(): boolean {
  if (window.parent === window) return true
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } }
  return featurePolicy?.allowsFeature('publickey-credentials-create') === true
}

/**
 * Makes a passkey on this device, in a press.
 *
 * @throws what WebAuthn throws: NotAllowedError when the user closes it, InvalidStateError when there is one
 */
export async function makePasskey({
  challenge,
  user,
  name,
  known,
}: {
  challenge: string
  /** base64url. */
  user: string
  /** As the user's device lists it. */
  name: string
  known: readonly string[]
}): Promise<UsedPasskey> {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: new TextEncoder().encode(challenge),
      rp: { id: rpId(), name: rpId() },
      user: { id: fromBase64url(user), name, displayName: name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map((id) => ({ type: 'public-key', id: fromBase64url(id) })),
      attestation: 'none',
      extensions: { prf: { eval: { first: salt } } },
    },
  })) as PublicKeyCredential | null
  if (!made) throw new DOMException('No passkey', 'NotAllowedError')
  const response = made.response as AuthenticatorAttestationResponse
  const credential = {
    ...writtenHead(made),
    response: {
      clientDataJSON: written(response.clientDataJSON),
      attestationObject: written(response.attestationObject),
    },
  }
  return { credential, secret: await steadySecret(made) }
}

/**
 * What a new passkey gives, once it gave the same twice: some give other bytes later, and what they sealed is lost.
 */
async function steadySecret(made: PublicKeyCredential): Promise<Uint8Array | null> {
  const { prf } = made.getClientExtensionResults()
  // Some tell only when they are used whether they have it: those say nothing here.
  if (prf?.enabled === false) return null
  const first = secretIn(made) ?? (await readAgain(made))
  const second = first && (await readAgain(made))
  return first && second && first.join() === second.join() ? first : null
}

async function readAgain({ rawId }: PublicKeyCredential): Promise<Uint8Array | null> {
  // Nobody reads what is signed here.
  const challenge = toBase64url(crypto.getRandomValues(new Uint8Array(32)))
  const used = await askPasskey({ challenge, id: written(rawId) }).catch(() => null)
  return used?.secret ?? null
}

/**
 * Asks the user for a passkey of this host.
 *
 * @param parameters.id one of them alone, in base64url
 * @throws what WebAuthn throws: NotAllowedError when the user closes it, or the browser wants a press before
 */
export async function askPasskey({
  challenge,
  id,
}: {
  challenge: string
  id?: string
}): Promise<UsedPasskey> {
  const bytes = new TextEncoder().encode(challenge)
  // A server that gave the hash of an operation here would have its user sign that.
  if (bytes.length <= hashBytes) throw new TypeError('The challenge is too short to sign in with')
  const used = await get({
    ...{ challenge: bytes, ids: id === undefined ? [] : [id] },
    extensions: { prf: { eval: { first: salt } } },
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    used.response as AuthenticatorAssertionResponse
  return {
    secret: secretIn(used),
    credential: {
      ...writtenHead(used),
      response: {
        clientDataJSON: written(clientDataJSON),
        authenticatorData: written(authenticatorData),
        signature: written(signature),
        ...(userHandle && { userHandle: written(userHandle) }),
      },
    },
  }
}

/**
 * Asks for one of these passkeys to sign 32 bytes: the hash of an operation, or a challenge of this frame's own.
 *
 * @param parameters.ids in base64url
 * @throws as `askPasskey` does
 */
export async function askAssertion({
  challenge,
  ids,
}: {
  challenge: Uint8Array<ArrayBuffer>
  ids: readonly string[]
}): Promise<PasskeyAssertion> {
  if (challenge.length !== hashBytes) throw new TypeError('What is signed is no hash')
  const used = await get({ challenge, ids })
  const { clientDataJSON, authenticatorData, signature } =
    used.response as AuthenticatorAssertionResponse
  return {
    keyId: written(used.rawId),
    authenticatorData: new Uint8Array(authenticatorData),
    clientDataJSON: new Uint8Array(clientDataJSON),
    signature: new Uint8Array(signature),
  }
}

/** @param parameters.ids none: whichever there is */
async function get({
  challenge,
  ids,
  extensions,
}: {
  challenge: Uint8Array<ArrayBuffer>
  ids: readonly string[]
  extensions?: AuthenticationExtensionsClientInputs
}): Promise<PublicKeyCredential> {
  const used = await navigator.credentials.get({
    publicKey: {
      ...{ challenge, rpId: rpId(), userVerification: 'required' },
      ...(ids.length > 0 && {
        allowCredentials: ids.map((id) => ({ type: 'public-key', id: fromBase64url(id) })),
      }),
      ...(extensions && { extensions }),
    },
  })
  if (!used) throw new DOMException('No passkey', 'NotAllowedError')
  return used as PublicKeyCredential
}

/**
 * Tells the user's device which passkeys there still are, so that it offers no others. It may not know how, or not here.
 *
 * @see https://w3c.github.io/webauthn/#sctn-signalAllAcceptedCredentials
 */
export async function signalPasskeys(
  user: string,
  passkeys: readonly { readonly id: string }[],
): Promise<void> {
  const { signalAllAcceptedCredentials } = PublicKeyCredential as unknown as {
    signalAllAcceptedCredentials?(accepted: object): Promise<void>
  }
  await signalAllAcceptedCredentials
    ?.call(PublicKeyCredential, {
      ...{ rpId: rpId(), userId: user },
      allAcceptedCredentialIds: passkeys.map(({ id }) => id),
    })
    .catch(() => {
      // Removed it is in any case: the server takes it no more.
    })
}

/** By hand: `toJSON` of some browsers fails where there are extensions. */
const writtenHead = ({ rawId }: PublicKeyCredential) => ({
  ...{ id: written(rawId), rawId: written(rawId), type: 'public-key', clientExtensionResults: {} },
})

const written = (buffer: ArrayBuffer) => toBase64url(new Uint8Array(buffer))

function secretIn(credential: PublicKeyCredential): Uint8Array | null {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (!first) return null
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  return bytes.length === 32 ? bytes : null
}
