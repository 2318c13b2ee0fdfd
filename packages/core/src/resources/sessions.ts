import type {
  GrantSession,
  RevokeSession,
  SessionGranted,
  SessionRevoked,
  SmartSessions,
} from '@foyer/protocol'
import * as DisplayName from '../primitives/DisplayName.ts'
import type { GivenPermission } from '../primitives/GivenPermission.ts'
import type { Asked, Backend } from './Backend.ts'
import { field, own, rows, type Unchecked } from './wire.ts'

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
  /** CAIP-2; `null` where the server does not say. */
  readonly chainId: string | null
  /** Host of the page that asked. */
  readonly application: string | null
  /** As it calls itself, which anybody can. */
  readonly applicationName: string | null
  /** What its user signed, for `wallet_revokeExecutionPermission`. */
  readonly context: `0x${string}` | null
  /** `null` where nobody can tell what it lets somebody do. */
  readonly permission: SessionPermission | null
}

/** What somebody may take, or call, and what is left of it. */
export type SessionPermission = SessionAllowance | SessionCalls

/** What somebody may take, and what is left of it. */
export interface SessionAllowance {
  readonly delegate: string
  /** Contract of a token; `null`: what the network counts in. */
  readonly token: string | null
  /** `once`: so much in all. `periodic`: in each period. `stream`: as it flows, so much in all. */
  readonly kind: 'once' | 'periodic' | 'stream'
  readonly amountAtomic: bigint
  /** Of `periodic` the length of a period. */
  readonly periodSeconds: number | null
  /** Of `stream` what flows in a second. */
  readonly perSecondAtomic: bigint | null
  readonly symbol: string | null
  readonly decimals: number | null
  /** What can be taken now; `null` while nobody knows. */
  readonly availableAtomic: bigint | null
}

/** Which contract somebody may call as the account, and how often still. With what values is not bounded. */
export interface SessionCalls {
  readonly kind: 'calls'
  readonly delegate: string
  readonly contract: string
  readonly functions: readonly SessionFunction[]
  /** In all. */
  readonly maxCalls: number
  /** At most with each call, of what the network counts in. */
  readonly maxValueAtomic: bigint
  /** What the network counts in. */
  readonly symbol: string | null
  readonly decimals: number | null
  /** How many calls are left; `null` while nobody knows. */
  readonly callsLeft: number | null
}

/** A function of a contract. */
export interface SessionFunction {
  /** Four bytes, which are what is enforced. */
  readonly selector: `0x${string}`
  /** As the page that asked named it, such as `mint(uint256)`; `null` where nobody kept that. */
  readonly signature: string | null
}

/** The routes of smart sessions. Never kept: what was revoked must not be listed as if it held. */
export interface Sessions {
  /** `null`: the network is not served, and whether there are any cannot be told. */
  list(question: Asked & { address: string }): Promise<readonly SmartSession[] | null>
  /** Keeps one that a wallet gave; its account signs for it. `false`: the network is not served. */
  grant(
    given: GivenPermission & {
      /** As it calls itself. */
      applicationName?: string | undefined
    },
  ): Promise<boolean>
  /** Whether it is revoked now; `false`: the network is not served. */
  revoke(question: Asked & { address: string; pci: string; signature: string }): Promise<boolean>
}

const maxSessions = 1_000
const mostFunctions = 8

export function createSessions(backend: Backend): Sessions {
  const pathOf = (address: string) => `/v1/sessions/${encodeURIComponent(address)}`

  return {
    list: (question) =>
      backend.ask(question, null, {
        path: pathOf(question.address),
        read: (json: Unchecked<SmartSessions>) =>
          rows(field(json, 'pcis'), readSession, maxSessions),
      }),
    async grant({
      chainId,
      sign,
      signal,
      application,
      applicationName,
      expiresAtMs,
      key,
      ...given
    }) {
      const asked = {
        network: { caipNetworkId: chainId, testnet: false },
        signal,
        retry: true,
      } as const
      // Nobody is asked to sign for what is kept nowhere.
      if (!(await backend.serves(asked))) return false
      const context = given.context.toLowerCase()
      const address = given.address.toLowerCase()
      const signature = await sign(JSON.stringify({ action: 'grant', address, context }))
      return backend.ask(asked, false, {
        path: `${pathOf(address)}/grant`,
        body: {
          ...{ chainId, context, expiry: expiresAtMs, key: { ...key }, signature },
          ...(application && { application }),
          ...(applicationName && { applicationName: applicationName.slice(0, 200) }),
        } satisfies GrantSession,
        read: (json: Unchecked<SessionGranted>) =>
          typeof field(json, 'pci') === 'string' ? true : null,
      })
    },
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
    chainId: readText(field(row, 'chainId'), /^eip155:\d{1,32}$/),
    application: readText(field(row, 'application'), /^[!-~]{1,253}$/),
    applicationName: readName(field(row, 'applicationName')),
    context: readText(field(row, 'context'), /^0x[\da-f]{2,20000}$/) as SmartSession['context'],
    permission: readPermission(field(row, 'permission')),
  }
}

function readPermission(
  row: Unchecked<SmartSessions['pcis'][number]['permission']>,
): SessionPermission | null {
  const kind = own(row, 'kind')
  const delegate = readText(own(row, 'delegate'), address)
  if (delegate === null) return null
  const decimals = own(row, 'decimals')
  const common = {
    ...{ delegate, symbol: readText(own(row, 'symbol'), /^[\w.$₮-]{1,16}$/) },
    decimals: typeof decimals === 'number' && decimals >= 0 && decimals <= 77 ? decimals : null,
  }
  const available = readAmount(own(row, 'available'))
  if (kind === 'calls') {
    const contract = readText(own(row, 'contract'), address)
    const maxCalls = readCount(readAmount(own(row, 'maxCalls')))
    const maxValueAtomic = readAmount(own(row, 'maxValue'))
    const functions = readFunctions(own(row, 'functions'))
    if (contract === null || maxCalls === null || maxValueAtomic === null || functions === null)
      return null
    const callsLeft = readCount(available)
    return { ...common, kind, contract, functions, maxCalls, maxValueAtomic, callsLeft }
  }
  const amountAtomic = readAmount(own(row, 'amount'))
  if (kind !== 'once' && kind !== 'periodic' && kind !== 'stream') return null
  if (amountAtomic === null) return null
  const seconds = readAmount(own(row, 'seconds'))
  return {
    ...{ ...common, kind, amountAtomic, token: readText(own(row, 'token'), address) },
    periodSeconds: seconds === null ? null : Number(seconds),
    perSecondAtomic: readAmount(own(row, 'perSecond')),
    availableAtomic: available,
  }
}

/** All of them, or `null`: one that is not shown could be called as well. */
function readFunctions(list: unknown): readonly SessionFunction[] | null {
  if (!Array.isArray(list) || list.length === 0 || list.length > mostFunctions) return null
  const functions = list.map(readFunction).filter((one) => one !== null)
  return functions.length === list.length ? functions : null
}

function readFunction(row: unknown): SessionFunction | null {
  const selector = readText(own(row, 'selector'), /^0x[\da-f]{8}$/)
  if (selector === null) return null
  return {
    selector: selector as SessionFunction['selector'],
    signature: readText(own(row, 'signature'), /^[\w$]{1,255}\([\w,()[\]]{0,255}\)$/),
  }
}

/** More is no limit, and nobody writes it. */
const readCount = (value: bigint | null): number | null =>
  value === null || value > 1_000_000_000n ? null : Number(value)

const address = /^0x[\da-fA-F]{40}$/

const readName = (value: unknown): string | null =>
  typeof value === 'string' ? DisplayName.clean(value.slice(0, 200)) || null : null

const readText = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null

const readAmount = (value: unknown): bigint | null =>
  typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : null

function readMoment(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null
}
