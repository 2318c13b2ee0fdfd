import { AppError } from '@foyer/core/primitives'

/**
 * What a sign-in message says (CAIP-122), by the names of Foyer's sessions.
 *
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export interface SignInFields {
  /** RFC 3986 authority of the application that asks, such as `shop.example` or `localhost:5173`. */
  readonly domain: string
  /** In the form of its chain family; EIP-55 for `eip155`. */
  readonly accountAddress: string
  /** CAIP-2, such as `eip155:1`. */
  readonly chainId: string
  /** RFC 3986 URI that the sign-in is for. */
  readonly uri: string
  /** `1` is the only version there is. */
  readonly version: string
  /** At least 8 letters and digits that the server chose. */
  readonly nonce: string
  /** RFC 3339, here and below. */
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  /** One line of ASCII that the user reads. */
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  /** RFC 3986 URIs. */
  readonly resources?: readonly string[] | undefined
  /** Scheme of the origin, where the message names it: `https` of `https://shop.example wants you to …`. */
  readonly scheme?: string | undefined
}

/** The chain families that have a message form, with the name that the message calls them by. */
export const familyNames: Readonly<Record<string, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
}

/** Longer messages are refused before they are read. A wallet shows less than a tenth of it. */
export const maxMessageLength = 16_384

/** A text that is no sign-in message, with the line that is wrong. */
export const messageInvalid = (reason: string) =>
  new AppError('sign-in/message-invalid', `This is no valid sign-in message. ${reason}`, {
    kind: 'invalid',
    context: { reason },
  })
