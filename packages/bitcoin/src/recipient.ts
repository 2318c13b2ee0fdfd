import type { PaymentRequest, RecipientText } from '@foyer/core/adapter'
import { readAddress } from '@foyer/siwx/bitcoin'
import { chainOf, chains } from './chains.ts'

const maxLength = 1_000
const decimals = 8

const refused = (reason: Extract<RecipientText, { kind: 'refused' }>['reason']) =>
  ({ kind: 'refused', reason }) as const

/**
 * Reads an address, with spaces where it was copied in groups, or a payment link of BIP-21.
 *
 * @param reference of the network in use: links name none, and the test networks share their addresses
 * @see https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki
 */
export function readRecipient(text: string, reference: string): RecipientText {
  if (text.length > maxLength) return refused('invalid')
  const trimmed = text.trim()
  if (/^bitcoin:/i.test(trimmed)) return readLink(trimmed, reference)
  const joined = trimmed.replace(/\s+/g, '')
  const found = readAddress(joined)
  if (found) return { kind: 'address', address: found.address }
  return refused(looksLikeAddress.test(joined) ? 'checksum' : 'invalid')
}

/** Written as addresses are, and with a wrong letter somewhere. */
const looksLikeAddress = /^(?:(?:bc|tb|bcrt)1[a-z\d]{20,87}|[13mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/i

function readLink(text: string, reference: string): RecipientText {
  const match = /^bitcoin:([a-z\d]{1,90})(?:\?([^#]*))?$/i.exec(text)
  const [, written = '', query = ''] = match ?? []
  if (!match) return refused('invalid')
  const parameters = new URLSearchParams(query)
  for (const name of parameters.keys()) {
    // Twice is two meanings.
    if (parameters.getAll(name).length > 1) return refused('invalid')
    if (name.toLowerCase().startsWith('req-')) return refused('required')
  }
  const found = readAddress(written)
  if (!found) return refused(looksLikeAddress.test(written) ? 'checksum' : 'invalid')
  const amount = parameters.get('amount')
  const amountAtomic = amount === null ? null : readAmount(amount)
  if (amountAtomic === undefined) return refused('invalid')
  return {
    ...{
      kind: 'payment',
      caipNetworkId: networkOf(found.prefixes, reference),
      address: found.address,
    },
    ...{ tokenAddress: null, amountAtomic },
  }
}

/** The network in use if the address fits it, else the usual one of such addresses. */
function networkOf(prefixes: readonly string[], reference: string): string | null {
  const fits = ({ prefix }: { prefix: string }) => prefixes.includes(prefix)
  const inUse = chainOf(reference)
  const found = inUse && fits(inUse) ? inUse : chains.find(fits)
  return found ? `bip122:${found.reference}` : null
}

/** Bitcoin as decimal text in satoshis; `undefined` for what is none. */
function readAmount(text: string): bigint | undefined {
  const match = /^(\d{1,8})(?:\.(\d{1,8}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`)
}

/** @see https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki */
export function paymentLink({ address, amountAtomic }: PaymentRequest): string {
  if (amountAtomic === null) return `bitcoin:${address}`
  const digits = amountAtomic.toString().padStart(decimals + 1, '0')
  const written = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '')
  return `bitcoin:${address}?amount=${written}`
}
