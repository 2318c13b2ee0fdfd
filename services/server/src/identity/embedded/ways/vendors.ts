import { importPKCS8, SignJWT } from 'jose'
import type { FarcasterSetting, WaySetting } from '../../../platform/settings/groups/embedded.ts'
import { farcasterWay } from './farcasterWay.ts'
import { type OAuthVendor, oauthWay } from './oauthWay.ts'
import { type OpenIdVendor, openIdWay } from './openIdWay.ts'
import type { Way } from './Way.ts'

/** An hour is enough for one exchange, and half a year is what Apple allows. */
const appleSecretSeconds = 3_600

/** By OpenID Connect. */
const openId: Readonly<Record<string, OpenIdVendor>> = {
  // https://developers.google.com/identity/openid-connect/openid-connect
  google: { issuer: 'https://accounts.google.com', scope: 'openid email profile' },
  // https://developer.apple.com/documentation/signinwithapplerestapi
  apple: {
    issuer: 'https://appleid.apple.com',
    scope: 'openid email',
    more: { response_mode: 'form_post' },
    /** `clientId` is `services-id/team-id/key-id`, the secret the private key that Apple gave, without its lines. */
    async secret({ clientId, clientSecret }, issuer) {
      const [id = '', team = '', kid = ''] = clientId.split('/')
      const lines = clientSecret.match(/.{1,64}/g)?.join('\n')
      const key = await importPKCS8(
        `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----`,
        'ES256',
      )
      const secret = await new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(team)
        .setSubject(id)
        .setAudience(issuer)
        .setIssuedAt()
        .setExpirationTime(`${appleSecretSeconds}s`)
        .sign(key)
      return { clientId: id, secret }
    },
  },
}

/** By OAuth 2 and one question more. */
const plain: Readonly<Record<string, OAuthVendor>> = {
  // https://docs.x.com/resources/fundamentals/authentication/oauth-2-0/authorization-code
  x: {
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    user: 'https://api.x.com/2/users/me',
    ...{ scope: 'users.read tweet.read', secretIn: 'head' },
    read: ({ data }: { data?: { id?: unknown; username?: unknown } }) => ({
      subject: data?.id,
      name: data?.username,
    }),
  },
  // https://discord.com/developers/docs/topics/oauth2
  discord: {
    authorize: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    user: 'https://discord.com/api/users/@me',
    ...{ scope: 'identify', secretIn: 'head' },
    read: ({ id, username }: { id?: unknown; username?: unknown }) => ({
      subject: id,
      name: username,
    }),
  },
  // https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  github: {
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    user: 'https://api.github.com/user',
    ...{ scope: '', secretIn: 'body' },
    read: ({ id, login }: { id?: unknown; login?: unknown }) => ({ subject: id, name: login }),
  },
  // https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
  facebook: {
    authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    user: 'https://graph.facebook.com/v23.0/me?fields=id,name',
    ...{ scope: 'public_profile', secretIn: 'body' },
    read: ({ id, name }: { id?: unknown; name?: unknown }) => ({ subject: id, name }),
  },
}

/** The ways that the operator has set up, by their names. */
export function waysOf(
  settings: Readonly<Record<string, WaySetting | null>>,
  farcaster: FarcasterSetting | null,
): ReadonlyMap<string, Way> {
  return new Map([
    ...(farcaster ? [['farcaster', farcasterWay(farcaster)] as const] : []),
    ...Object.entries(settings).flatMap(([name, setting]): [string, Way][] => {
      if (!setting) return []
      const [byOpenId, byOAuth] = [openId[name], plain[name]]
      if (byOpenId) return [[name, openIdWay(byOpenId, setting)]]
      return byOAuth ? [[name, oauthWay(byOAuth, setting)]] : []
    }),
  ])
}
