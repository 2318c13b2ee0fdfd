import type { RemoteConnectorHost } from '@foyer/core/remote'
import type { Frame } from './channel/openFrame.ts'
import { timedOut, userRejected, windowBlocked } from './errors.ts'

interface Parameters {
  readonly way: string
  /** Opened in the press; `null` where the browser lets none open. */
  readonly popup: Window | null
  readonly signal: AbortSignal
  /** Told once the window is gone: its user closed it, or the page cuts it off and it goes on. */
  onWindowClosed(): void
  pause(ms: number): Promise<void>
  readonly alert: RemoteConnectorHost['alert']
}

/** Between two looks whether the vendor has answered, and whether the window is there. */
const lookMs = 1_000
/** Of the specification: once the window is closed. */
const giveUpMs = 45_000

/**
 * Leads a user to a vendor in the window that the press opened, and waits until the frame has the answer from the server.
 * The window tells this page nothing; it is shown that this page opened it.
 *
 * @throws `login/window-blocked`, `login/timed-out`, and what the frame says
 */
export async function signInAtVendor(
  { ask, element }: Frame,
  { way, popup, signal, onWindowClosed, pause, alert }: Parameters,
): Promise<void> {
  if (!popup) throw windowBlocked()
  const { origin } = new URL(element.src)
  const stopped = new AbortController()
  const close = () => popup.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    const { uri, proof } = await ask('GET_SOCIAL_REDIRECT_URI', { provider: way }, signal)
    window.addEventListener(
      'message',
      ({ source, origin: of, data }) => {
        const { type } = (data ?? {}) as { type?: unknown }
        if (source === popup && of === origin && type === 'foyer-way-ready')
          popup.postMessage({ type: 'foyer-way-proof', proof }, origin)
      },
      { signal: stopped.signal },
    )
    /** @contacts backend:secure-site — the page of the wallet, which leads to the service that a user chose — when that user presses on the service — `features.socials: false`, or without it */
    popup.location.replace(uri)
    for (let closedMs = 0; ; closedMs += popup.closed ? lookMs : 0) {
      await pause(lookMs)
      signal.throwIfAborted()
      if ((await ask('CONNECT_SOCIAL', {}, signal)).isConnected) return
      if (popup.closed && closedMs === 0) onWindowClosed()
      if (closedMs < giveUpMs) continue
      const error = timedOut()
      alert({ code: 'SOCIAL_LOGIN_TIMEOUT', message: error.message })
      throw error
    }
  } catch (error) {
    close()
    if (signal.aborted) throw userRejected()
    throw error
  } finally {
    stopped.abort()
    signal.removeEventListener('abort', close)
  }
}

/**
 * Leads a user to a vendor in this page, which comes back with `result_uri` in its address. Never over, unless its user
 * gives it up before the page is left.
 */
export async function leaveForVendor(
  { ask }: Frame,
  way: string,
  signal: AbortSignal,
): Promise<never> {
  const { href } = location
  const { uri } = await ask('GET_SOCIAL_REDIRECT_URI', { provider: way, returnTo: href }, signal)
  signal.throwIfAborted()
  /** @contacts backend:secure-site — the page of the wallet, which leads to the service that a user chose — when that user presses on the service, in this page instead of a window — `features.socials: false`, or without it */
  location.assign(uri)
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(userRejected()), { once: true })
  })
}

/**
 * Signs in with what the page came back with.
 *
 * @throws what the frame says, also where the login was begun elsewhere
 */
export async function comeBack(
  { ask }: Frame,
  resultUri: string,
  signal: AbortSignal,
): Promise<void> {
  const { isConnected } = await ask('CONNECT_SOCIAL', { resultUri }, signal)
  if (!isConnected) throw timedOut()
}
