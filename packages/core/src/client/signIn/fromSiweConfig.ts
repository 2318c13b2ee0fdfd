import type { Clock } from '../../platform/Platform.ts'
import { pageMetadata } from '../../platform/pageMetadata.ts'
import type { SiweConfig, SiweMessageInput, Siwx } from '../../primitives/Siwx.ts'

/**
 * Sign-in of EVM chains with a session server of the application's own, as the client asks for sign-in.
 * That server knows one session at a time; what the user signed is in its hands, not in the page's.
 */
export function fromSiweConfig(config: SiweConfig, clock: Pick<Clock, 'now'>): Siwx {
  const end = async () => {
    await config.signOut()
    config.onSignOut?.()
  }
  return {
    async createMessage({ accountAddress, chainId, notBefore }) {
      const { origin } = pageMetadata()
      const [given, nonce] = await Promise.all([
        config.getMessageParams?.(),
        config.getNonce(accountAddress),
      ])
      const input: SiweMessageInput = {
        ...{ domain: origin && new URL(origin).host, uri: origin, notBefore },
        issuedAt: new Date(clock.now()).toISOString(),
        ...given,
        ...{ address: accountAddress, chainId: referenceOf(chainId), nonce, version: '1' },
      }
      const { address: _, chainId: __, ...fields } = input
      const text = config.createMessage?.(input) ?? messageText(input)
      return { ...fields, accountAddress, chainId, toString: () => text }
    },
    async addSession({ data, message, signature, cacao }) {
      const isVerified = await config.verifyMessage({
        message,
        signature,
        ...(cacao !== undefined && { cacao }),
      })
      if (!isVerified) throw new Error('The server does not accept the signature.')
      config.onSignIn?.({ address: data.accountAddress, chainId: referenceOf(data.chainId) })
    },
    async setSessions(sessions) {
      if (sessions.length === 0) await end()
    },
    async getSessions(chainId, address) {
      const session = await config.getSession()
      const isThis =
        session?.address.toLowerCase() === address.toLowerCase() &&
        (session.chainId === referenceOf(chainId) || config.signOutOnNetworkChange === false)
      if (!session || !isThis) return []
      const data = { accountAddress: session.address, chainId: `eip155:${session.chainId}` }
      const unsaid = { domain: '', uri: '', version: '1', nonce: '' }
      return [{ data: { ...data, ...unsaid }, message: '', signature: '' }]
    },
    revokeSession: end,
    getRequired: () => config.required ?? true,
    signOutOnDisconnect: config.signOutOnDisconnect,
  }
}

const referenceOf = (chainId: string) => Number(chainId.slice(chainId.indexOf(':') + 1))

/** The text of ERC-4361. */
function messageText(input: SiweMessageInput): string {
  const { statement, expirationTime, notBefore, requestId, resources = [] } = input
  return [
    `${input.domain} wants you to sign in with your Ethereum account:`,
    ...[input.address, ''],
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${input.uri}`,
    `Version: ${input.version}`,
    `Chain ID: ${input.chainId}`,
    `Nonce: ${input.nonce}`,
    `Issued At: ${input.issuedAt}`,
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${notBefore}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources.length > 0 ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []),
  ].join('\n')
}
