import { createHash } from 'node:crypto'
import { NameMessage, type RegisterName } from '@foyer/protocol'
import { type Address, type Hex, isAddress } from 'viem'
import type { VerifySignature } from '../signatures/verifySignature.ts'
import { chainIdOf } from './coinType.ts'
import { NameRefusal } from './errors.ts'
import type { NameStore } from './NameStore.ts'
import { safeAvatar } from './safeAvatar.ts'
import * as ZoneName from './ZoneName.ts'

/** How far a user's clock may be off, and how long a signature that nobody used is good. */
const maxSkewMs = 5 * 60_000

/** More than this since 1970 is no second of our time. */
const firstMilliseconds = 100_000_000_000

/**
 * Registers a name for who signed for it.
 *
 * @throws NameRefusal when it does not get the name; nothing was kept
 * @throws `signatures/undecided`, `database/unavailable`
 */
export async function registerName({
  body: { coin_type: coinType, address, message, signature },
  zone,
  store,
  verify,
  nowMs,
}: {
  body: RegisterName
  zone: string
  store: NameStore
  verify: VerifySignature
  nowMs: number
}): Promise<void> {
  const chainId = chainIdOf(coinType)
  if (chainId === null) {
    throw new NameRefusal(
      400,
      'coin_type',
      'Send 60 for Ethereum, or 0x80000000 | chain id, as an unsigned number, for another EVM chain.',
    )
  }
  if (hasWrongChecksum(address)) {
    throw new NameRefusal(400, 'address', 'The checksum of the address (EIP-55) is wrong.')
  }
  const { name, attributes, timestamp } = readMessage(message)
  // The form that was signed is what the user saw, so it has to be the one that is kept.
  if (!name.endsWith(`.${zone}`) || ZoneName.parse(name, zone) !== name) {
    throw new NameRefusal(
      400,
      'name',
      `Sign for a name of at least ${ZoneName.minLabelLength} of a to z, 0 to 9 and -, followed by .${zone}.`,
    )
  }
  if (attributes.avatar !== undefined && safeAvatar(attributes.avatar) === null) {
    throw new NameRefusal(
      400,
      'avatar',
      'The avatar has to be at a public https address, by name and on the usual port.',
    )
  }
  const signedAtMs = timestamp < firstMilliseconds ? timestamp * 1_000 : timestamp
  if (Math.abs(nowMs - signedAtMs) > maxSkewMs) {
    throw new NameRefusal(
      400,
      'timestamp',
      'The message is more than five minutes old, or from the future. Check the clock of this device and sign again.',
    )
  }
  // Before anything costs a question to a chain.
  if ((await store.findTaken([name])).size > 0) throw taken(name)
  const account = address.toLowerCase() as Address
  const isSigned = await verify({
    caipNetworkId: `eip155:${chainId}`,
    address: account,
    message,
    signature: signature as Hex,
  })
  if (!isSigned) {
    throw new NameRefusal(400, 'signature', 'The account did not sign this message.')
  }
  const messageDigest = createHash('sha256').update(message).digest('hex')
  const outcome = await store.register({
    name,
    zone,
    coinType,
    address: account,
    attributes,
    messageDigest,
  })
  if (outcome === 'message-used') {
    throw new NameRefusal(409, 'message', 'This message was used before. Sign a new one.')
  }
  if (outcome === 'name-taken') throw taken(name)
}

/** Reads a message that can be read in one way only. */
function readMessage(text: string): NameMessage {
  const refusal = (reason: string) =>
    new NameRefusal(
      400,
      'message',
      `The message ${reason}. Sign JSON.stringify({ name, attributes: {}, timestamp }).`,
    )
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refusal('is no JSON')
  }
  // A name that stands there twice, or is hidden behind escapes, would be another to the eye.
  if (JSON.stringify(value) !== text) throw refusal('is not written as JSON.stringify does')
  const message = NameMessage.safeParse(value)
  if (!message.success) throw refusal('does not hold what it should')
  return message.data
}

/** All lower and all upper case say nothing of a checksum. */
function hasWrongChecksum(address: string): boolean {
  const digits = address.slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return isMixed && !isAddress(address, { strict: true })
}

function taken(name: string): NameRefusal {
  return new NameRefusal(409, 'name', `${name} is taken. Choose another name.`)
}
