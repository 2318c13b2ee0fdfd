import type { SiwxMessage, SiwxMessageInput } from '@foyer/core/primitives'
import { AppError } from '@foyer/core/primitives'
import { formatMessage } from '../message/formatMessage.ts'
import { readMessage } from '../message/readMessage.ts'

/** What messages say of the application. */
export interface MessageParameters {
  /** One line of ASCII that the user reads, such as `Sign in to the shop.` */
  readonly statement?: string | undefined
  /** The page's own host when left out; needed where there is no page. */
  readonly domain?: string | undefined
  /** The page's own origin when left out. */
  readonly uri?: string | undefined
  /** RFC 3986 URIs. */
  readonly resources?: readonly string[] | undefined
}

/** Writes the message for a nonce, and reads it back, so that a wrong field shows before a wallet asks. */
export function writeMessage({
  input: { accountAddress, chainId, notBefore },
  nonce,
  parameters: { statement, resources, ...place },
}: {
  input: SiwxMessageInput
  nonce: string
  parameters: MessageParameters
}): SiwxMessage {
  const page = globalThis.location as Location | undefined
  const domain = place.domain ?? page?.host
  const uri = place.uri ?? page?.origin
  if (!domain || !uri) {
    throw new AppError('sign-in/no-page', 'There is no page here. Name `domain` and `uri`.', {
      kind: 'invalid',
    })
  }
  const fields = {
    ...{ domain, uri, accountAddress, chainId, nonce, version: '1' },
    issuedAt: new Date().toISOString(),
    ...(statement !== undefined && { statement }),
    ...(notBefore !== undefined && { notBefore }),
    ...(resources && { resources }),
  }
  const text = formatMessage(fields)
  // The account is not known yet while a wallet is asked to connect and to sign at once.
  if (accountAddress !== '') readMessage(text)
  return { ...fields, toString: () => text }
}
