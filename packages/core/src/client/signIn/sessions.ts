import * as Address from '../../primitives/Address.ts'
import type { Siwx, SiwxMessageData, SiwxSession } from '../../primitives/Siwx.ts'

/** An account on a network. */
export interface Subject {
  readonly namespace: string
  /** CAIP-2. */
  readonly chainId: string
  readonly address: string
}

export const isSame = (one: Subject, other: Subject): boolean =>
  one.chainId === other.chainId && Address.equals(one.address, other.address)

/** The session of an account, among those that the application says stand for it on its network. */
export async function findSession(
  siwx: Siwx,
  { chainId, address }: Subject,
  nowMs: number,
): Promise<SiwxSession | null> {
  const sessions: unknown = await siwx.getSessions(chainId, address)
  if (!Array.isArray(sessions)) return null
  const found = sessions.find(
    (one?: Partial<SiwxSession>) =>
      typeof one?.data?.accountAddress === 'string' &&
      Address.equals(one.data.accountAddress, address) &&
      !(Date.parse(one.data.expirationTime ?? '') <= nowMs),
  )
  return found ? frozen(found) : null
}

/** A session as the state shows it: plain, and nobody's to change. */
export function frozen({ data, message, signature, cacao }: SiwxSession): SiwxSession {
  return Object.freeze({
    data: dataOf(data),
    message: String(message),
    signature: String(signature),
    ...(cacao !== undefined && { cacao: JSON.parse(JSON.stringify(cacao)) }),
  })
}

/** The fields of a message, without its text and whatever else an application keeps in it. */
export function dataOf(message: SiwxMessageData): SiwxMessageData {
  const entries = fieldNames.flatMap((name) => {
    const value = message[name]
    return value === undefined || value === null ? [] : [[name, value]]
  })
  return Object.freeze(Object.fromEntries(entries) as SiwxMessageData)
}

const fieldNames = [
  ...(['accountAddress', 'chainId', 'domain', 'uri', 'version', 'nonce', 'statement'] as const),
  ...(['issuedAt', 'expirationTime', 'notBefore', 'requestId', 'resources'] as const),
]
