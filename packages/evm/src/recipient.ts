import type { PaymentRequest, RecipientText } from '@foyer/core/adapter'

const maxLength = 1_000

/** Handed in, as it lies where everybody who connects loads it: imported, it would be a file of its own. */
export type ToChecksum = (address: string) => string

const refused = (reason: Extract<RecipientText, { kind: 'refused' }>['reason']) =>
  ({ kind: 'refused', reason }) as const

/**
 * Reads an address, with or without `0x` and with spaces where it was copied in groups; a payment link
 * of ERC-681; or what may be a name.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 * @see https://eips.ethereum.org/EIPS/eip-681
 */
export function readRecipient(text: string, toChecksum: ToChecksum): RecipientText {
  if (text.length > maxLength) return refused('invalid')
  const trimmed = text.trim()
  if (/^ethereum:/i.test(trimmed)) return readLink(trimmed, toChecksum)
  const joined = trimmed.replace(/\s+/g, '')
  if (/^(0x)?[\da-f]{40}$/i.test(joined)) return readAddress(joined, toChecksum)
  if (/^0x/i.test(joined) || !joined.includes('.')) return refused('invalid')
  return readName(trimmed)
}

function readAddress(text: string, toChecksum: ToChecksum): RecipientText {
  const digits = text.replace(/^0x/i, '')
  const address = toChecksum(`0x${digits}`)
  // One case throughout carries no checksum; mixed case is one, and then it has to hold.
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  return isMixed && address.slice(2) !== digits ? refused('checksum') : { kind: 'address', address }
}

/** The server that looks a name up knows which letters it may have; what is no name in ASCII is known here. */
function readName(text: string): RecipientText {
  if (text.length > 255 || /\s/.test(text)) return refused('invalid')
  if (!/^[\x21-\x7e]+$/.test(text)) return { kind: 'name', name: text }
  const name = text.toLowerCase()
  const labels = name.split('.')
  const isName = labels.every((label) => /^[a-z\d_](?:[a-z\d-]*[a-z\d])?$/.test(label))
  return isName ? { kind: 'name', name } : refused('invalid')
}

/** Of the parameters of a call, those that say what this transfer is; others may be left aside. */
const known = new Set(['value', 'address', 'uint256', 'gas', 'gasLimit', 'gasPrice'])

function readLink(text: string, toChecksum: ToChecksum): RecipientText {
  const match =
    /^ethereum:(?:pay-)?(0x[\da-f]{40})(?:@(\d{1,15}))?(?:\/([a-z\d]{1,40}))?(?:\?([^#]*))?$/i.exec(
      text,
    )
  const [, target = '', chainId, method, query = ''] = match ?? []
  if (!match) return refused('invalid')
  const parameters = new URLSearchParams(query)
  for (const name of parameters.keys()) {
    // Twice is two meanings.
    if (parameters.getAll(name).length > 1) return refused('invalid')
    // Some links mark what must be understood, after BIP-21.
    if (name.startsWith('req-') || (method !== undefined && !known.has(name)))
      return refused('required')
  }
  const contract = readAddress(target, toChecksum)
  if (contract.kind !== 'address') return contract
  const caipNetworkId = chainId === undefined ? null : `eip155:${Number(chainId)}`
  const amountOf = (name: string) => {
    const given = parameters.get(name)
    return given === null ? null : readNumber(given)
  }
  if (method === undefined) {
    const amountAtomic = amountOf('value')
    if (amountAtomic === undefined) return refused('invalid')
    const { address } = contract
    return { kind: 'payment', caipNetworkId, address, tokenAddress: null, amountAtomic }
  }
  const to = readAddress(parameters.get('address') ?? '', toChecksum)
  const amountAtomic = amountOf('uint256')
  if (method !== 'transfer') return refused('required')
  if (to.kind !== 'address' || !/^(0x)?[\da-f]{40}$/i.test(parameters.get('address') ?? ''))
    return to.kind === 'refused' ? to : refused('invalid')
  if (amountAtomic === undefined) return refused('invalid')
  const { address } = to
  return { kind: 'payment', caipNetworkId, address, tokenAddress: contract.address, amountAtomic }
}

/** A number of ERC-681, such as `2.014e18`, when it is a whole one; `undefined` when it is none. */
function readNumber(text: string): bigint | undefined {
  const match = /^(\d{1,78})(?:\.(\d{1,78}))?(?:e(\d{1,2}))?$/i.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = '', power = '0'] = match
  const zeros = Number(power) - fraction.length
  if (zeros < 0) return undefined
  const number = BigInt(`${whole}${fraction}${'0'.repeat(zeros)}`)
  return number < 1n << 256n ? number : undefined
}

/** @see https://eips.ethereum.org/EIPS/eip-681 */
export function paymentLink({
  caipNetworkId,
  address,
  tokenAddress,
  amountAtomic,
}: PaymentRequest): string {
  const chain = caipNetworkId === null ? '' : `@${caipNetworkId.split(':')[1]}`
  if (tokenAddress === null)
    return `ethereum:${address}${chain}${amountAtomic === null ? '' : `?value=${amountAtomic}`}`
  const amount = amountAtomic === null ? '' : `&uint256=${amountAtomic}`
  return `ethereum:${tokenAddress}${chain}/transfer?address=${address}${amount}`
}
