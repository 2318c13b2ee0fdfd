import type { Clock } from '@foyer/core/platform'
import type { FrameAnswers, FrameEvents } from '@foyer/protocol'
import { frameFailed, frameUnavailable } from '../errors.ts'

/** The frame, once both said hello. */
export interface Frame {
  readonly element: HTMLIFrameElement
  /**
   * Asks the frame. While it shows something to its user, the answer may take as long as the user does.
   *
   * @throws an error with a numeric `code`, as EIP-1193 has it, or `login/frame-unavailable`
   */
  ask<name extends keyof FrameAnswers>(
    name: name,
    payload: object,
    signal?: AbortSignal,
  ): Promise<FrameAnswers[name]>
  /** Takes it out of the page; what is asked fails. */
  close(): void
}

/** Of the specification. */
const loadTimeoutMs = 20_000
const requestTimeoutMs = 120_000
const version = 1
const app = '@foyer-app/'
const frame = '@foyer-frame/'

interface Waiting {
  resolve(answer: never): void
  reject(error: unknown): void
}

/**
 * Puts the frame into the page and waits until it is ready. Only its own window is listened to, on its own origin, and
 * everything is told to that origin alone.
 *
 * @throws `login/frame-unavailable`
 */
export async function openFrame({
  url,
  hello,
  clock,
  place,
  onEvent,
}: {
  /** Of the secure site. */
  url: string
  hello: { projectId?: string; name?: string; locale?: string; isDark?: boolean }
  clock: Clock
  /** Where the frame is put: it cannot be moved later without loading anew. */
  place: HTMLElement
  onEvent<name extends keyof FrameEvents>(name: name, payload: FrameEvents[name]): void
}): Promise<Frame> {
  const { origin } = new URL(url)
  const element = createElement(origin, hello.projectId)
  const waiting = new Map<string, Waiting>()
  /** While something is shown, nothing is late. */
  let isShowing = false
  const { port1: port, port2 } = new MessageChannel()

  const takeAnswer = ({ data }: MessageEvent) => {
    const { type, id, payload } = (data ?? {}) as { type?: unknown; id?: unknown; payload?: never }
    if (typeof type !== 'string' || !type.startsWith(frame)) return
    const name = type.slice(frame.length)
    if (typeof id !== 'string') {
      if (name !== 'PLACE' && name !== 'SESSION_UPDATE') return
      if (name === 'PLACE')
        isShowing = (payload as FrameEvents['PLACE'] | undefined)?.purpose != null
      return onEvent(name, payload as never)
    }
    const asked = waiting.get(id)
    waiting.delete(id)
    if (name.endsWith('_SUCCESS')) asked?.resolve(payload as never)
    else asked?.reject(frameFailed(payload))
  }

  await new Promise<void>((resolve, reject) => {
    const end = (error?: unknown) => {
      stopWaiting()
      window.removeEventListener('message', takeReady)
      if (error === undefined) return resolve()
      element.remove()
      reject(error)
    }
    const takeReady = (event: MessageEvent) => {
      if (event.source !== element.contentWindow || event.origin !== origin) return
      const { type, payload } = (event.data ?? {}) as { type?: unknown; payload?: unknown }
      if (type !== `${frame}READY`) return
      const said = (payload as { version?: unknown } | undefined)?.version
      if (said !== version) return end(frameUnavailable('version'))
      port.onmessage = takeAnswer
      element.contentWindow?.postMessage(
        { type: `${app}HELLO`, payload: { version, ...hello } },
        origin,
        [port2],
      )
      end()
    }
    const stopWaiting = clock.after(loadTimeoutMs, () => end(frameUnavailable('timeout')))
    window.addEventListener('message', takeReady)
    place.append(element)
  })

  const ask: Frame['ask'] = (name, payload, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const id = crypto.randomUUID()
      const settle = <value>(then: (value: value) => void) => {
        return (value: value) => {
          stopWaiting()
          signal?.removeEventListener('abort', giveUp)
          waiting.delete(id)
          then(value)
        }
      }
      const fail = settle<unknown>(reject)
      const abort = () =>
        port.postMessage({
          ...{ type: `${app}RPC_ABORT`, id: crypto.randomUUID() },
          payload: { request: id },
        })
      const giveUp = () => {
        abort()
        fail(signal?.reason)
      }
      const expire = () => {
        // What its user looks at is not late.
        if (isShowing) {
          stopWaiting = clock.after(requestTimeoutMs, expire)
          return
        }
        // Nothing may be signed for somebody who waits no more.
        abort()
        fail(frameUnavailable('timeout'))
      }
      let stopWaiting = clock.after(requestTimeoutMs, expire)
      signal?.addEventListener('abort', giveUp, { once: true })
      waiting.set(id, { resolve: settle(resolve as (answer: never) => void), reject: fail })
      port.postMessage({ type: `${app}${name}`, id, payload })
    })

  return {
    element,
    ask,
    close() {
      port.close()
      element.remove()
      for (const { reject } of [...waiting.values()]) reject(frameUnavailable('closed'))
    },
  }
}

/**
 * The frame, hidden. It is told which page it is in: not every browser says so.
 *
 * @contacts backend:secure-site — the frame of the wallet, which is told the project id and the name of the application — when the
 *   field for an e-mail address has the focus, and while somebody is signed in by it — `features.email: false`, or without it
 */
function createElement(origin: string, projectId = ''): HTMLIFrameElement {
  const element = document.createElement('iframe')
  Object.assign(element, {
    title: 'Secure wallet',
    allow: 'publickey-credentials-get; publickey-credentials-create; clipboard-write',
    hidden: true,
    // Its server names the pages of the project in its policy.
    src: `${origin}/?project=${encodeURIComponent(projectId)}#${encodeURIComponent(location.origin)}`,
  })
  return element
}
