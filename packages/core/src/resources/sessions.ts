import type { RevokeSession, SessionRevoked, SmartSessions } from '@foyer/protocol'
import type { Asked, Backend } from './Backend.ts'
import { field, rows, type Unchecked } from './wire.ts'

/** A permission that lets an application act for the account, within bounds. */
export interface SmartSession {
  /** Names the permission context. */
  readonly pci: string
  /** The application; `null` when the server does not know it. */
  readonly projectId: string | null
  /** In milliseconds since 1970. */
  readonly createdAtMs: number | null
  readonly expiresAtMs: number | null
  /** `null` while it holds. */
  readonly revokedAtMs: number | null
}

/** The routes of smart sessions. Never kept: what was revoked must not be listed as if it held. */
export interface Sessions {
  list(question: Asked & { address: string }): Promise<readonly SmartSession[]>
  /** Whether it is revoked now; `false`: the network is not served. */
  revoke(question: Asked & { address: string; pci: string; signature: string }): Promise<boolean>
}

const maxSessions = 1_000

export function createSessions(backend: Backend): Sessions {
  const pathOf = (address: string) => `/v1/sessions/${encodeURIComponent(address)}`

  return {
    list: (question) =>
      backend.ask(question, [], {
        path: pathOf(question.address),
        read: (json: Unchecked<SmartSessions>) =>
          rows(field(json, 'pcis'), readSession, maxSessions),
      }),
    revoke: (question) =>
      backend.ask(question, false, {
        path: `${pathOf(question.address)}/revoke`,
        body: {
          pci: question.pci,
          signature: question.signature,
        } satisfies RevokeSession,
        read: (json: Unchecked<SessionRevoked>) => (field(json, 'success') === true ? true : null),
      }),
  }
}

function readSession(row: Unchecked<SmartSessions['pcis'][number]>): SmartSession | null {
  const pci = field(row, 'pci')
  if (typeof pci !== 'string' || !/^[a-zA-Z0-9-]{8,64}$/.test(pci)) return null
  const projectId = field(field(row, 'project'), 'id')
  return {
    pci,
    projectId: typeof projectId === 'string' && /^[!-~]{1,128}$/.test(projectId) ? projectId : null,
    createdAtMs: readMoment(field(row, 'createdAt')),
    expiresAtMs: readMoment(field(row, 'expiry')),
    revokedAtMs: readMoment(field(row, 'revokedAt')),
  }
}

function readMoment(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null
}
