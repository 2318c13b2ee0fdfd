import type { Platform, RelayState } from '@foyer/core/adapter'
import type { PageSocket, WalletConnectPlatform } from '../platform/WalletConnectPlatform.ts'
import { createObserved, type Owned } from './createObserved.ts'

/** What the relay said to a call. */
export type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

/** One call of JSON-RPC. The same values make the same bytes. */
interface Call {
  readonly id?: number
  readonly method: string
  readonly params: unknown
}

/** The socket to the relay: dialled while it is wanted, again and again, and never believed alive. */
export interface Connection {
  readonly state: Owned<RelayState>
  /** Dials, or hangs up. */
  want(isWanted: boolean): void
  /** Dials now, also a relay that refused us. */
  retry(): void
  /** Finds out soon whether the socket is still alive; dials now when there is none. */
  check(): void
  /** Whether calls can be made. */
  isUp(): boolean
  /**
   * Calls; an answer that does not come means that the socket is dead. Without an id the call gets
   * one that no other has.
   *
   * @returns whether it was made: not without a socket, nor while another has its id
   */
  call(call: Call, onAnswer: (answer: Answer) => void): boolean
  /** Confirms what the relay pushed, by the id it came with. */
  confirm(pushId: string): void
}

const firstDelayMs = 1_000
const lastDelayMs = 30_000
/** A user is told after that long; see `RelayState`. */
const slowMs = 5_000
const dialTimeoutMs = 10_000
const answerTimeoutMs = 10_000
/** A long message has one second more for every so many letters, for slow lines. */
const lettersPerSecond = 20_000
/** Silence after which the other end is asked whether it is there. */
const quietMs = 30_000
const probeTimeoutMs = 2_000
/** Signs of life come in bursts; one attempt answers them all. */
const leastBetweenDialsMs = 1_000
/** A relay that refuses a socket which stood this long refuses its age, not us. */
const longStandingMs = 60_000
/** Of one frame; relays bound messages to much less. */
const maxFrameLength = 2 * 1024 * 1024
const refusedCode = 3000

/**
 * @param parameters.address the url to dial, made anew for each attempt
 * @param parameters.onUp the socket is open: what the relay must know can be called
 * @param parameters.onDown calls without an answer have to be made again; with the code that the relay
 *   closed the socket with, when it did
 * @param parameters.onPush a message of a subscription, not yet checked
 */
export function createConnection({
  clock,
  platform,
  address,
  onUp,
  onDown,
  onPush,
}: {
  clock: Platform['clock']
  platform: Pick<WalletConnectPlatform, 'openSocket' | 'random'>
  address(): Promise<string>
  onUp(): void
  onDown(code: number | undefined): void
  onPush(pushId: string, params: unknown): void
}): Connection {
  const state = createObserved<RelayState>({ status: 'idle' })
  const calls = new Map<string, { onAnswer(answer: Answer): void; stop(): void }>()
  const timers = { dial: () => {}, slow: () => {}, retry: () => {}, quiet: () => {} }
  let isWanted = false
  let isUp = false
  let isProbing = false
  let socket: PageSocket | null = null
  /** Counts attempts, so that what belongs to an earlier one is not heard. */
  let attempt = 0
  let failures = 0
  let dialledAtMs = Number.NEGATIVE_INFINITY
  let receivedAtMs = 0
  /** Since when the relay answers on this socket. */
  let answeredAtMs: number | null = null
  /** Since when we would like to be connected, and are not. */
  let missedSinceMs = 0
  /** Small, so that they are never those of publications, which are counted in microseconds. */
  let lastId = 0

  /** Ends the attempt or the socket at hand, and everything that waits for it. */
  const hangUp = (code?: number) => {
    attempt++
    for (const stop of Object.values(timers)) stop()
    for (const { stop } of calls.values()) stop()
    calls.clear()
    socket?.close()
    socket = null
    answeredAtMs = null
    isProbing = false
    if (!isUp) return
    isUp = false
    onDown(code)
  }

  const drop = (code?: number) => {
    if (state.getState().status === 'connected') missedSinceMs = clock.now()
    hangUp(code)
    const delayMs = Math.min(lastDelayMs, firstDelayMs * 2 ** failures)
    failures++
    // Between a half and three quarters: not all clients come at once when a relay is back, and one
    // that was away for three seconds waits for none longer than another three.
    const waitMs = delayMs * (0.5 + platform.random() / 4)
    timers.retry = clock.after(waitMs, dial)
    const nextAttemptAtMs = clock.now() + waitMs
    state.setState({ status: 'offline', sinceMs: missedSinceMs, nextAttemptAtMs })
  }

  const refuse = (reason: string) => {
    hangUp()
    state.setState({ status: 'refused', reason })
  }

  const dial = async () => {
    const { status } = state.getState()
    if (status === 'idle' || status === 'refused') missedSinceMs = clock.now()
    hangUp()
    const current = attempt
    dialledAtMs = clock.now()
    timers.dial = clock.after(dialTimeoutMs, () => drop())
    const showOffline = () =>
      state.setState({ status: 'offline', sinceMs: missedSinceMs, nextAttemptAtMs: dialledAtMs })
    if (status === 'offline') showOffline()
    else {
      state.setState({ status: 'connecting' })
      timers.slow = clock.after(slowMs, showOffline)
    }
    try {
      const url = await address()
      if (attempt !== current) return
      socket = platform.openSocket({ url, onOpen, onText, onClose })
    } catch (error) {
      if (attempt === current) refuse(error instanceof Error ? error.message : String(error))
    }
  }

  const onOpen = () => {
    isUp = true
    receivedAtMs = clock.now()
    watchSilence()
    onUp()
  }

  const onClose = ({ code, reason }: { code: number; reason: string }) => {
    const isLongStanding = answeredAtMs !== null && clock.now() - answeredAtMs >= longStandingMs
    if (code === refusedCode && !isLongStanding) refuse(reason)
    else drop(code)
  }

  const onText = (text: string) => {
    receivedAtMs = clock.now()
    const frame = text.length > maxFrameLength ? null : readFrame(text)
    if (frame === null) return
    if (frame.method === 'irn_subscription') onPush(frame.id, frame.params)
    else receiveAnswer(frame)
  }

  const receiveAnswer = (frame: Frame) => {
    const call = calls.get(frame.id)
    const answer = readAnswer(frame)
    if (!call || !answer) return
    calls.delete(frame.id)
    call.stop()
    if (answeredAtMs === null) {
      answeredAtMs = clock.now()
      failures = 0
      timers.dial()
      timers.slow()
      state.setState({ status: 'connected' })
    }
    call.onAnswer(answer)
  }

  const call = (
    { id = ++lastId, method, params }: Call,
    onAnswer: (answer: Answer) => void,
    timeoutMs = answerTimeoutMs,
  ) => {
    if (!isUp || calls.has(`#${id}`)) return false
    const text = JSON.stringify({ id, jsonrpc: '2.0', method, params })
    const answeredByMs = timeoutMs + Math.floor(text.length / lettersPerSecond) * 1_000
    calls.set(`#${id}`, { onAnswer, stop: clock.after(answeredByMs, () => drop()) })
    socket?.send(text)
    return true
  }

  /** Costs the relay nothing: subscribes to no topic. */
  const probe = () => {
    if (isProbing) return
    isProbing = true
    const done = () => {
      isProbing = false
    }
    const params = { topics: [] }
    call({ method: 'irn_batchSubscribe', params }, done, probeTimeoutMs)
  }

  const watchSilence = () => {
    timers.quiet = clock.after(quietMs, () => {
      if (clock.now() - receivedAtMs >= quietMs) probe()
      watchSilence()
    })
  }

  const dialNow = () => {
    failures = 0
    void dial()
  }

  return {
    state,
    want(wanted) {
      if (wanted === isWanted) return
      isWanted = wanted
      if (state.getState().status === 'refused') return
      if (wanted) return dialNow()
      hangUp()
      state.setState({ status: 'idle' })
    },
    retry() {
      if (!isWanted) state.setState({ status: 'idle' })
      else if (isUp) probe()
      else dialNow()
    },
    check() {
      if (!isWanted || state.getState().status === 'refused') return
      if (isUp) probe()
      else if (clock.now() - dialledAtMs >= leastBetweenDialsMs) dialNow()
    },
    isUp: () => isUp,
    call: (parameters, onAnswer) => call(parameters, onAnswer),
    confirm(pushId) {
      const id = pushId.startsWith('#') ? pushId.slice(1) : JSON.stringify(pushId)
      socket?.send(`{"id":${id},"jsonrpc":"2.0","result":true}`)
    },
  }
}

/** A frame with its id as text; numbers begin with `#`. */
interface Frame {
  readonly id: string
  readonly method?: unknown
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: unknown
}

function readFrame(text: string): Frame | null {
  try {
    // Relays count beyond 2^53, where JSON.parse rounds; ids have to be repeated as they are. A quote
    // inside of a string is escaped, so this meets keys only.
    const frame = JSON.parse(text.replace(/("id"\s*:\s*)(-?\d+)/g, '$1"#$2"'))
    return typeof frame?.id === 'string' && frame.id.length <= 128 ? frame : null
  } catch {
    // No JSON: nothing that a relay says.
    return null
  }
}

function readAnswer({ result, error }: Frame): Answer | null {
  if (result !== undefined) return { result }
  if (typeof error !== 'object' || error === null) return null
  const { code, message } = error as Record<string, unknown>
  return { error: { code: Number(code), message: String(message) } }
}
