import { familyNames, messageInvalid, type SignInFields } from './SignInMessage.ts'

/**
 * Writes the text that a wallet signs: ERC-4361 for `eip155`, the same form under CAIP-122 for `solana`
 * and `bip122`. The fields are taken as they are; {@link createMessage} checks them as well.
 *
 * @throws `sign-in/message-invalid` when the chain family has no message form
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function formatMessage(fields: SignInFields): string {
  const { chainId, scheme, statement, resources = [] } = fields
  const colon = chainId.indexOf(':')
  const namespace = chainId.slice(0, colon)
  const name = Object.hasOwn(familyNames, namespace) ? familyNames[namespace] : undefined
  if (name === undefined) {
    throw messageInvalid(`The chain ${chainId.slice(0, 41)} has no form for signing in.`)
  }
  // Wallets write `solana:signIn` without the empty line that ERC-4361 leaves for a statement.
  const gap = namespace === 'solana' ? [] : ['']
  const optional = (label: string, value: string | undefined) =>
    value === undefined ? [] : [`${label}: ${value}`]
  return [
    `${scheme === undefined ? '' : `${scheme}://`}${fields.domain} wants you to sign in with your ${name} account:`,
    fields.accountAddress,
    '',
    ...(statement === undefined ? gap : [statement, '']),
    `URI: ${fields.uri}`,
    `Version: ${fields.version}`,
    `Chain ID: ${chainId.slice(colon + 1)}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
    ...optional('Expiration Time', fields.expirationTime),
    ...optional('Not Before', fields.notBefore),
    ...optional('Request ID', fields.requestId),
    ...(resources.length === 0 ? [] : ['Resources:', ...resources.map((one) => `- ${one}`)]),
  ].join('\n')
}
