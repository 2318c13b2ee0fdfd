/** How one method travels. */
export interface MethodRule {
  /** How long the relay keeps it for a side that is away. */
  readonly ttlSeconds: number
  /** By which relays tell messages apart; the answer's is one more. */
  readonly tag: number
  /** Whether the other side should be woken. */
  readonly prompt?: true
  /** Tag of an answer that is a refusal, where it has its own. */
  readonly refusalTag?: number
}

const dayInSeconds = 86_400

/**
 * Every message of the Sign protocol.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/rpc-methods
 */
export const methods = {
  wc_pairingDelete: { ttlSeconds: dayInSeconds, tag: 1000 },
  wc_pairingPing: { ttlSeconds: 30, tag: 1002 },
  wc_sessionPropose: { ttlSeconds: 300, tag: 1100, prompt: true, refusalTag: 1120 },
  wc_sessionSettle: { ttlSeconds: 300, tag: 1102 },
  wc_sessionUpdate: { ttlSeconds: dayInSeconds, tag: 1104 },
  wc_sessionExtend: { ttlSeconds: dayInSeconds, tag: 1106 },
  wc_sessionRequest: { ttlSeconds: 300, tag: 1108, prompt: true },
  wc_sessionEvent: { ttlSeconds: 300, tag: 1110, prompt: true },
  wc_sessionDelete: { ttlSeconds: dayInSeconds, tag: 1112 },
  wc_sessionPing: { ttlSeconds: 30, tag: 1114 },
  wc_sessionAuthenticate: { ttlSeconds: 3600, tag: 1116, prompt: true, refusalTag: 1118 },
} as const satisfies Record<string, MethodRule>

export type Method = keyof typeof methods

/** What a method is called that this version of the protocol knows, `null` for any other. */
export function methodOf(name: string): Method | null {
  return Object.hasOwn(methods, name) ? (name as Method) : null
}
