import type { PaymentRequest, RecipientText } from '@foyer/core/adapter'
import { publicKeyOf } from './base58.ts'

const maxLength = 1_000

const refused = (reason: Extract<RecipientText, { kind: 'refused' }>['reason']) =>
  ({ kind: 'refused', reason }) as const

/**
 * Reads an address, with spaces where it was copied in groups; or a payment link of Solana Pay. A link
 * that makes the wallet fetch its transaction from a server is refused: nobody can say what it asks for.
 *
 * @param decimals of a token, where it is known: Solana Pay writes amounts for users
 * @see https://docs.solanapay.com/spec
 */
export function readRecipient(
  text: string,
  { native, decimals }: { native: number; decimals(mint: string): number | null },
): RecipientText {
  if (text.length > maxLength) return refused('invalid')
  const trimmed = text.trim()
  if (/^solana:/i.test(trimmed)) return readLink(trimmed, { native, decimals })
  const joined = trimmed.replace(/\s+/g, '')
  return publicKeyOf(joined) ? { kind: 'address', address: joined } : refused('invalid')
}

/** What these say changes nothing of where money goes, or is for the page that made the link. */
const known = new Set(['amount', 'spl-token', 'reference', 'label', 'message', 'memo', 'cluster'])

function readLink(
  text: string,
  amounts: { native: number; decimals(mint: string): number | null },
): RecipientText {
  const match = /^solana:([^?#]{1,100})(?:\?([^#]*))?$/i.exec(text)
  const [, address = '', query = ''] = match ?? []
  if (!match || !publicKeyOf(address))
    return refused(/^solana:https/i.test(text) ? 'required' : 'invalid')
  const parameters = new URLSearchParams(query)
  for (const name of parameters.keys()) {
    // Twice is two meanings; references may be several.
    if (name !== 'reference' && parameters.getAll(name).length > 1) return refused('invalid')
    if (!known.has(name)) return refused('required')
  }
  // A shop finds its payment by these, so one without them would be lost there.
  if (parameters.has('reference') || parameters.has('memo')) return refused('required')
  const tokenAddress = parameters.get('spl-token')
  if (tokenAddress !== null && !publicKeyOf(tokenAddress)) return refused('invalid')
  const given = parameters.get('amount')
  const places = tokenAddress === null ? amounts.native : amounts.decimals(tokenAddress)
  const amountAtomic = given === null || places === null ? null : readAmount(given, places)
  if (amountAtomic === undefined) return refused('invalid')
  const cluster = parameters.get('cluster')
  return {
    ...{ kind: 'payment', address, tokenAddress, amountAtomic },
    caipNetworkId: cluster === null ? null : `solana:${cluster}`,
  }
}

/** An amount as users write it, in atomic units; `undefined` when it is none or has too many places. */
function readAmount(text: string, decimals: number): bigint | undefined {
  const match = /^(\d{1,20})(?:\.(\d{1,20}))?$/.exec(text)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || fraction.length > decimals) return undefined
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`)
}

/**
 * The link that asks for a payment. The network is named by `cluster`, which is no part of Solana Pay and
 * which its wallets pass over.
 *
 * @see https://docs.solanapay.com/spec
 */
export function paymentLink(
  { caipNetworkId, address, tokenAddress, amountAtomic }: PaymentRequest,
  { native, decimals }: { native: number; decimals(mint: string): number | null },
): string {
  const places = tokenAddress === null ? native : decimals(tokenAddress)
  const query = new URLSearchParams()
  if (amountAtomic !== null && places !== null) query.set('amount', written(amountAtomic, places))
  if (tokenAddress !== null) query.set('spl-token', tokenAddress)
  if (caipNetworkId !== null) query.set('cluster', caipNetworkId.slice('solana:'.length))
  const text = query.toString()
  return `solana:${address}${text === '' ? '' : `?${text}`}`
}

function written(atomic: bigint, decimals: number): string {
  const digits = atomic.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
