import type { EmbeddedFailure } from '@foyer/protocol'
import { Refusal } from '../channel/failures.ts'
import type { FrameWords } from '../words/en.ts'
import type { Vault } from './vault.ts'

/** Asks the Foyer server, signed by the key of this device. */
export type AskServer = <answer>(
  path: string,
  request: { readonly purpose: string; readonly [name: string]: unknown },
) => Promise<answer>

/** Answers come in 3 s, or not at all. */
const timeoutMs = 10_000

/** The server does not know this device any more. */
export class SignedOut extends Error {}

/**
 * @param parameters.site the page that the frame is in, as the browser says
 * @param parameters.projectId of the page, which the operator registered
 */
export function createAskServer({
  vault,
  server,
  site,
  projectId,
  words,
}: {
  vault: Vault
  server: string
  site: string
  projectId: string | undefined
  /** In the language of its user. */
  words(): Promise<FrameWords>
}): AskServer {
  return async (path, request) => {
    const signed = await signRequest(vault, { ...request, site, at: Date.now() })
    let answer: Response
    try {
      answer = await fetch(`${server}/v1/embedded/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ signed, ...(projectId && { projectId }) }),
        signal: AbortSignal.timeout(timeoutMs),
        credentials: 'omit',
      })
    } catch {
      // Offline, blocked, or too slow: the browser does not say which.
      throw new Refusal(-32_000, (await words()).refusals.unreachable)
    }
    const json = (await answer.json().catch(() => null)) as Partial<EmbeddedFailure> | null
    if (answer.ok) return json as never
    if (answer.status === 401) throw new SignedOut()
    const { refusals } = await words()
    const known = json && sayRefusal(refusals, json)
    const said = [400, 429, 503].includes(answer.status) ? json?.message : undefined
    throw new Refusal(-32_000, known ?? (said || refusals.unreachable))
  }
}

/** What the server refuses, in words of the user; `undefined` for what only a developer can mend. */
function sayRefusal(
  { wait, ...sentences }: FrameWords['refusals'],
  { reason = '', seconds = 0 }: Partial<EmbeddedFailure>,
): string | undefined {
  if (reason === 'wait') return wait(seconds)
  return Object.hasOwn(sentences, reason) ? sentences[reason as keyof typeof sentences] : undefined
}

/** A compact JWS (ES256) whose header holds the public key. @see https://www.rfc-editor.org/rfc/rfc7515 */
async function signRequest(vault: Vault, payload: object): Promise<string> {
  const { device } = await vault.read()
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', device.publicKey)
  const head = { alg: 'ES256', typ: 'foyer-frame+jwt', jwk: { kty, crv, x, y } }
  const text = `${encode(head)}.${encode(payload)}`
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    device.privateKey,
    new TextEncoder().encode(text),
  )
  return `${text}.${toBase64url(new Uint8Array(signature))}`
}

const encode = (json: object) => toBase64url(new TextEncoder().encode(JSON.stringify(json)))

export function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
