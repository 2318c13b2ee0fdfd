import type { RelayState } from '@foyer/core/adapter'
import type { RelayMessage } from './Relay.ts'

/** A message for the relay, as tabs hand it to each other: sealed, like all that they exchange. */
export interface Publication {
  /** Of its call to the relay, chosen once. */
  readonly id: number
  readonly topic: string
  readonly message: string
  readonly ttlSeconds: number
  readonly tag: number
  readonly prompt: boolean
}

/** From a tab to the one that owns the socket. */
export type ToHub =
  /** All that the tab wants; whatever it wanted before and does not name is off. */
  | {
      readonly kind: 'wants'
      readonly topics: readonly string[]
      readonly publications: readonly Publication[]
      /** It has not heard anything from before, in milliseconds since 1970. */
      readonly sinceMs: number
    }
  /** Its listeners are done with the message of this hash, or failed. */
  | { readonly kind: 'received'; readonly hash: string; readonly isKept: boolean }
  | { readonly kind: 'retry' }
  /** Something may have happened to the socket. */
  | { readonly kind: 'check' }
  /** Nothing more is coming: the socket need not stay for it. */
  | { readonly kind: 'done' }
  | { readonly kind: 'leave' }

/** From the owner of the socket to all tabs. */
export type FromHub =
  /** There is a new owner; every tab says what it wants. */
  | { readonly kind: 'owner' }
  /** How the relay is, and which topics it knows of. */
  | { readonly kind: 'status'; readonly state: RelayState; readonly topics: readonly string[] }
  /** The relay took a publication of a tab, or refused it with this reason. */
  | {
      readonly kind: 'settled'
      readonly tab: string
      readonly id: number
      readonly refusal: string | null
    }
  | { readonly kind: 'message'; readonly message: RelayMessage }

/** What travels between tabs. */
export type TabMessage =
  | { readonly from: string; readonly toHub: ToHub }
  | { readonly from: string; readonly fromHub: FromHub }

type Shape = (value: unknown) => boolean

const isText: Shape = (value) => typeof value === 'string'
const isNumber: Shape = (value) => Number.isFinite(value)
const isFlag: Shape = (value) => typeof value === 'boolean'
const isTopic: Shape = (value) => isText(value) && /^[\da-f]{64}$/.test(value as string)
const isListOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= 10_000 && value.every(shape)
const isRecordOf =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shapes).every(([name, shape]) => shape((value as Record<string, unknown>)[name]))

const isPublication = isRecordOf({
  id: Number.isSafeInteger as Shape,
  topic: isTopic,
  message: isText,
  ttlSeconds: isNumber,
  tag: isNumber,
  prompt: isFlag,
})
const isRelayMessage = isRecordOf({
  topic: isTopic,
  message: isText,
  publishedAtMs: isNumber,
  tag: isNumber,
})
const isQuiet: Shape = (status) => ['idle', 'connecting', 'connected'].includes(status as string)
const stateShapes: readonly Shape[] = [
  isRecordOf({ status: isQuiet }),
  isRecordOf({
    status: (status) => status === 'offline',
    sinceMs: isNumber,
    nextAttemptAtMs: isNumber,
  }),
  isRecordOf({ status: (status) => status === 'refused', reason: isText }),
]
const isState: Shape = (value) => stateShapes.some((shape) => shape(value))

const toHubShapes: Readonly<Record<string, Shape>> = {
  wants: isRecordOf({
    topics: isListOf(isTopic),
    publications: isListOf(isPublication),
    sinceMs: isNumber,
  }),
  received: isRecordOf({ hash: isText, isKept: isFlag }),
  retry: () => true,
  check: () => true,
  done: () => true,
  leave: () => true,
}
const fromHubShapes: Readonly<Record<string, Shape>> = {
  owner: () => true,
  status: isRecordOf({ state: isState, topics: isListOf(isTopic) }),
  settled: isRecordOf({
    tab: isText,
    id: isNumber,
    refusal: (value) => value === null || isText(value),
  }),
  message: isRecordOf({ message: isRelayMessage }),
}

/** Reads what another page of this origin sent; `null` when it is not of our making. */
export function parse(value: unknown): TabMessage | null {
  if (!isRecordOf({ from: isText })(value)) return null
  const { toHub, fromHub } = value as Record<string, unknown>
  const fits = (part: unknown, shapes: Readonly<Record<string, Shape>>) => {
    const { kind } = (part ?? {}) as { kind?: unknown }
    return isText(kind) && Object.hasOwn(shapes, kind as string) && shapes[kind as string]?.(part)
  }
  return fits(toHub, toHubShapes) || fits(fromHub, fromHubShapes) ? (value as TabMessage) : null
}

/** Whether a message that the relay pushed is one. */
export function isMessage(value: unknown): value is RelayMessage {
  return isRelayMessage(value)
}
