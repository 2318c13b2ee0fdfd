/** What a wallet lets an application do with one family of chains. */
export interface Approval {
  /** CAIP-2, such as `eip155:1`; only chains with an account, because nothing works on the others. */
  readonly chains: readonly string[]
  /** CAIP-10, such as `eip155:1:0xab16…`; the wallet's order. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** By family, such as `eip155`; only families with an account. */
export type Approved = Readonly<Record<string, Approval>>

/** No wallet we know comes near; beyond, a user wants our memory. */
const most = { families: 8, chains: 512, accounts: 2_048, names: 512 }

const family = /^[-a-z\d]{3,8}$/
const chain = /^[-a-z\d]{3,8}:[-\w]{1,32}$/
const account = /^[-a-z\d]{3,8}:[-\w]{1,32}:[-.%a-zA-Z\d]{1,128}$/
const name = /^[\w:.-]{1,128}$/

/** What an account of these families must look like; other families may have any. */
const addresses: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[\da-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/**
 * Reads what a wallet approved (CAIP-25): families, or single chains as keys, which count to their
 * family. Accounts that cannot be read, and their chains, are left out, because nothing is ever asked of
 * them. `null` when no well-formed account remains.
 */
export function readApproved(value: unknown): Approved | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const entries = Object.entries(value)
  if (entries.length > most.families + most.chains) return null
  const approved = new Map<string, Approval>()
  for (const [key, approval] of entries) {
    const belongs = key.split(':')[0] ?? key
    const read = readApproval(key, approval)
    if (!read) continue
    const known = approved.get(belongs)
    approved.set(belongs, known ? merge(known, read) : read)
  }
  const used = [...approved].filter(([, { accounts }]) => accounts.length > 0)
  return used.length === 0 || used.length > most.families ? null : Object.fromEntries(used)
}

function readApproval(key: string, value: unknown): Approval | null {
  if (typeof value !== 'object' || value === null) return null
  if (!family.test(key) && !chain.test(key)) return null
  const { accounts, methods, events } = value as Record<string, unknown>
  if (!Array.isArray(accounts) || accounts.length > most.accounts) return null
  if (!areNames(methods) || !areNames(events)) return null
  const belongs = key.split(':')[0] ?? key
  const shape = addresses[belongs]
  const isReadable = (id: unknown): id is string =>
    typeof id === 'string' &&
    account.test(id) &&
    id.startsWith(`${key}:`) &&
    (shape?.test(addressOf(id)) ?? true) &&
    (belongs !== 'eip155' || /^eip155:\d{1,15}$/.test(chainOf(id)))
  const readable = accounts.filter(isReadable)
  return {
    chains: unique(readable.map(chainOf)),
    accounts: unique(readable),
    methods: unique(methods),
    events: unique(events),
  }
}

/** What was approved of one family, if anything. */
export function of(approved: Approved, family: string): Approval | undefined {
  return Object.hasOwn(approved, family) ? approved[family] : undefined
}

/** The address in a CAIP-10 account id. */
export function addressOf(accountId: string): string {
  return accountId.slice(accountId.lastIndexOf(':') + 1)
}

/** The CAIP-2 id in a CAIP-10 account id. */
export function chainOf(accountId: string): string {
  return accountId.slice(0, accountId.lastIndexOf(':'))
}

function merge(one: Approval, other: Approval): Approval {
  return {
    chains: unique([...one.chains, ...other.chains]),
    accounts: unique([...one.accounts, ...other.accounts]),
    methods: unique([...one.methods, ...other.methods]),
    events: unique([...one.events, ...other.events]),
  }
}

const areNames = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= most.names &&
  value.every((item) => typeof item === 'string' && name.test(item))

const unique = (items: readonly string[]) => [...new Set(items)]
