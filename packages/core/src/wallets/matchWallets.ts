import type { Connector, ConnectorType } from '../adapter/ChainAdapter.ts'

/** What a listing and a discovered wallet are recognised by; each part is only a claim. */
export interface WalletIdentity {
  readonly id: string
  readonly name: string
  readonly rdns: string | null
}

/** A wallet in this page, with every way to reach it: one for each namespace. */
export interface InstalledWallet extends WalletIdentity {
  /** `MULTI_CHAIN` when there is more than one way. */
  readonly type: ConnectorType
  readonly imageUrl: string | null
  /** At least one. */
  readonly connectors: readonly Connector[]
}

/**
 * Finds the entry that is the same wallet: by rdns, else by name, else by id.
 *
 * @example
 * import { findWallet } from '@foyer/core/wallets'
 *
 * const installed = [{ id: 'io.metamask', name: 'MetaMask', rdns: 'io.metamask' }]
 * findWallet({ id: 'metamask', name: 'MetaMask Wallet', rdns: null }, installed) // installed[0]
 */
export function findWallet<T extends WalletIdentity>(
  wallet: WalletIdentity,
  candidates: readonly T[],
): T | undefined {
  const isSameRdns = rdnsMatcher(wallet)
  const isSameName = nameMatcher(wallet)
  return (
    candidates.find(isSameRdns) ??
    candidates.find(isSameName) ??
    candidates.find((candidate) => candidate.id === wallet.id)
  )
}

/**
 * Whether a discovered wallet is one of those that shall not be shown, by rdns, name or id.
 *
 * @example
 * import { isExcluded } from '@foyer/core/wallets'
 *
 * isExcluded({ id: 'injected', name: 'Browser Wallet', rdns: null }, []) // false
 */
export function isExcluded(wallet: WalletIdentity, excluded: readonly WalletIdentity[]): boolean {
  return findWallet(wallet, excluded) !== undefined
}

/**
 * Makes one wallet of the connectors that are one wallet on several namespaces, in the order they
 * appeared. On one namespace a wallet is found once: of two that claim the same rdns, the first stays.
 * Wallets that only share a name and name different rdns stay apart, so that an imitation never
 * hides the wallet it imitates.
 *
 * @example
 * import { mergeConnectors } from '@foyer/core/wallets'
 *
 * mergeConnectors([]) // []
 */
export function mergeConnectors(connectors: readonly Connector[]): readonly InstalledWallet[] {
  const groups: Connector[][] = []
  for (const connector of connectors) {
    const group = groups.find((members) => members.some((member) => isOne(member, connector)))
    if (!group) groups.push([connector])
    else if (!group.some(({ chain }) => chain === connector.chain)) group.push(connector)
  }
  return groups.map(toWallet)
}

function toWallet(connectors: readonly Connector[]): InstalledWallet {
  const [first] = connectors as readonly [Connector, ...Connector[]]
  return {
    id: first.id,
    name: first.name,
    rdns: connectors.find(({ rdns }) => rdns !== null)?.rdns ?? null,
    type: connectors.length > 1 ? 'MULTI_CHAIN' : first.type,
    imageUrl: connectors.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null,
    connectors,
  }
}

function isOne(a: Connector, b: Connector): boolean {
  if (a.rdns !== null && b.rdns !== null) return rdnsMatcher(a)(b)
  return nameMatcher(a)(b)
}

type Matcher = (candidate: WalletIdentity) => boolean
const none: Matcher = () => false

/** What is compared with many is normalised once. */
function rdnsMatcher({ rdns }: WalletIdentity): Matcher {
  if (rdns === null) return none
  const wanted = normaliseRdns(rdns)
  return (candidate) => candidate.rdns !== null && normaliseRdns(candidate.rdns) === wanted
}

function nameMatcher({ name }: WalletIdentity): Matcher {
  if (name === '') return none
  const wanted = normaliseName(name)
  return (candidate) => normaliseName(candidate.name) === wanted
}

/** MetaMask's own browser on phones announces itself as `io.metamask.mobile`. */
function normaliseRdns(rdns: string): string {
  const name = rdns.toLowerCase()
  return name === 'io.metamask.mobile' ? 'io.metamask' : name
}

/** "Trust Wallet" calls itself "Trust" as well. */
function normaliseName(name: string): string {
  const lower = name.toLowerCase().replace(/\s+/g, ' ').trim()
  return lower.replace(/ ?\bwallet\b ?/g, ' ').trim() || lower
}
