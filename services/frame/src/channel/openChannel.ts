import {
  type FrameEvents,
  FrameHello,
  FrameRequest,
  type FrameRequestName,
  frameAppPrefix,
  framePayloads,
  framePrefix,
  frameVersion,
} from '@foyer/protocol'
import { actionNotAllowed, Refusal } from './failures.ts'

/** The page that embeds the frame, after both said hello. */
export interface Host {
  /** As the browser says it; never what a message says. */
  readonly origin: string
  readonly hello: FrameHello['payload']
  /** Says something unasked. */
  tell<name extends keyof FrameEvents>(name: name, payload: FrameEvents[name]): void
}

/** Answers a request; what it throws goes to the page only where it is a {@link Refusal}. */
export type Answer = (
  host: Host,
  name: FrameRequestName,
  payload: unknown,
  id: string,
) => Promise<unknown>

/** Beyond this a message is no question of ours. */
const maxLetters = 262_144
/** Ids that were seen; a page that asks more often than this waits for no answer. */
const maxIds = 10_000

/**
 * Says that the frame is ready, and takes the first port that the page itself hands over. Messages of anybody else, and
 * of any other shape, are answered with silence.
 */
export function openChannel(answer: Answer, onHello: (hello: FrameHello['payload']) => void): void {
  const { parent } = window
  // On its own it is a page that somebody opened by its address, or a window of its own frame.
  if (parent === window) return
  const origin = embedderOrigin()
  if (origin === null) return
  const takeHello = (event: MessageEvent) => {
    const [port] = event.ports
    if (event.source !== parent || event.origin !== origin || !port) return
    const hello = FrameHello.safeParse(event.data)
    if (!hello.success) return
    window.removeEventListener('message', takeHello)
    onHello(hello.data.payload)
    serve(port, { origin, hello: hello.data.payload }, answer)
  }
  window.addEventListener('message', takeHello)
  parent.postMessage({ type: `${framePrefix}READY`, payload: { version: frameVersion } }, origin)
}

/** The browser's word where it gives it; else the page's own, to which nothing is told that is not for it. */
function embedderOrigin(): string | null {
  const { ancestorOrigins } = location as { ancestorOrigins?: DOMStringList }
  const said = ancestorOrigins?.[0] ?? decodeURIComponent(location.hash.slice(1))
  return URL.canParse(said) && new URL(said).origin === said ? said : null
}

function serve(port: MessagePort, page: Pick<Host, 'origin' | 'hello'>, answer: Answer): void {
  const host: Host = {
    ...page,
    tell: (name, payload) => port.postMessage({ type: `${framePrefix}${name}`, payload }),
  }
  const seen = new Set<string>()
  port.onmessage = async ({ data }) => {
    if (seen.size >= maxIds || sizeOf(data) > maxLetters) return
    const read = FrameRequest.safeParse(data)
    if (!read.success) return
    const { type, id, payload } = read.data
    if (!type.startsWith(frameAppPrefix) || seen.has(id)) return
    seen.add(id)
    const name = type.slice(frameAppPrefix.length)
    const reply = (end: 'SUCCESS' | 'ERROR', payload: unknown) =>
      port.postMessage({ type: `${framePrefix}${name}_${end}`, id, payload })
    try {
      if (!Object.hasOwn(framePayloads, name)) throw actionNotAllowed()
      const known = name as FrameRequestName
      const parsed = framePayloads[known].safeParse(payload)
      if (!parsed.success) throw actionNotAllowed()
      reply('SUCCESS', await answer(host, known, parsed.data, id))
    } catch (error) {
      // What went wrong inside is told to nobody.
      const { code, message } =
        error instanceof Refusal ? error : new Refusal(-32_603, 'The wallet could not do this.')
      reply('ERROR', { code, message })
    }
  }
}

/** In letters of JSON; what has none is too large. */
function sizeOf(data: unknown): number {
  try {
    return JSON.stringify(data)?.length ?? Number.POSITIVE_INFINITY
  } catch {
    // A circle, or a number that JSON does not have.
    return Number.POSITIVE_INFINITY
  }
}
