import * as oauth from 'oauth4webapi'
import type { WaySetting } from '../../../platform/settings/groups/embedded.ts'
import { asking, authorizationUrl, identityOf } from './oauthWay.ts'
import type { PageWay } from './Way.ts'

/** What differs between vendors of OpenID Connect. */
export interface OpenIdVendor {
  readonly issuer: string
  readonly scope: string
  /** What it wants besides when a user agrees. */
  readonly more?: Readonly<Record<string, string>>
  /** Where the secret is no text that stays the same. */
  secret?(setting: WaySetting, issuer: string): Promise<{ clientId: string; secret: string }>
}

/** @see https://openid.net/specs/openid-connect-core-1_0.html */
export function openIdWay(vendor: OpenIdVendor, setting: WaySetting): PageWay {
  const issuer = new URL(setting.url ?? vendor.issuer)
  const options = asking(issuer.href)
  let known: Promise<oauth.AuthorizationServer> | null = null
  const discover = () => {
    known ??= oauth
      .discoveryRequest(issuer, { algorithm: 'oidc', ...options })
      .then((response) => oauth.processDiscoveryResponse(issuer, response))
    known.catch(() => {
      known = null
    })
    return known
  }
  const secretOf = () =>
    vendor.secret?.(setting, issuer.href.replace(/\/$/, '')) ?? {
      clientId: setting.clientId,
      secret: setting.clientSecret,
    }
  return {
    async authorize(request) {
      const [{ authorization_endpoint = '' }, { clientId }] = await Promise.all([
        discover(),
        secretOf(),
      ])
      return authorizationUrl(authorization_endpoint, request, {
        ...{ client_id: clientId, scope: vendor.scope, ...vendor.more },
      })
    },
    async identify(answer, { redirectUri, state, nonce, verifier }) {
      const [server, { clientId, secret }] = await Promise.all([discover(), secretOf()])
      const client: oauth.Client = { client_id: clientId }
      const code = oauth.validateAuthResponse(server, client, answer, state)
      const response = await oauth.authorizationCodeGrantRequest(
        ...([server, client, oauth.ClientSecretPost(secret)] as const),
        ...([code, redirectUri, verifier, options] as const),
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        ...{ expectedNonce: nonce, requireIdToken: true },
      })
      // Not only by whom it came from: also by the key that the vendor publishes.
      await oauth.validateApplicationLevelSignature(server, response, options)
      const claims = oauth.getValidatedIdTokenClaims(tokens)
      if (!claims) throw new Error('The vendor does not say who it is')
      const { sub, name, email, email_verified } = claims
      const isVerified = email_verified === true || email_verified === 'true'
      return identityOf({ subject: sub, name, email: isVerified ? email : null })
    },
  }
}
