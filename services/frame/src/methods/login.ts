import type {
  EmbeddedBegun,
  EmbeddedDeviceState,
  EmbeddedPasskeyAnswer,
  EmbeddedUser,
  EmbeddedWayCollected,
  EmbeddedWayStarted,
} from '@foyer/protocol'
import { actionNotAllowed, notConnected, Refusal, userRejected } from '../channel/failures.ts'
import type { Host } from '../channel/openChannel.ts'
import type { SignedIn } from '../session/vault.ts'
import { keepBegun, keepWayProof, takeBegun } from '../window/wayProof.ts'
import { loadWords } from '../words/loadWords.ts'
import type { FrameContext, Methods } from './createContext.ts'

/** Signing in, and out. */
export function loginMethods({
  place,
  vault,
  running,
  askServer,
  walletOf,
  show,
  whileShown,
  user,
  enter,
  keepProof,
}: FrameContext): Methods<
  | 'GET_SOCIAL_REDIRECT_URI'
  | 'CONNECT_SOCIAL'
  | 'GET_FARCASTER_URI'
  | 'CONNECT_FARCASTER'
  | 'CONNECT_EMAIL'
  | 'CONNECT_DEVICE'
  | 'CONNECT_OTP'
  | 'CONNECT_PASSKEY'
  | 'IS_CONNECTED'
  | 'GET_USER'
  | 'SIGN_OUT'
> {
  let login: string | null = null
  /** A login at a vendor that is under way. */
  let atVendor: {
    readonly way: string
    readonly login: string
    readonly ticket?: string | null
  } | null = null
  const startWay = async (host: Host, way: string, returnTo?: string) => {
    const started = await askServer(host)<EmbeddedWayStarted>(`ways/${way}/start`, {
      ...{ purpose: 'way', way, ...(returnTo !== undefined && { returnTo }) },
    })
    atVendor = { way, login: started.login }
    // A failure is told when the vendor has answered.
    void walletOf(host).catch(() => {})
    return started
  }
  /** @returns `null` until its user has agreed */
  const collect = async (host: Host): Promise<SignedIn | null> => {
    if (!atVendor) throw actionNotAllowed()
    const { way, login, ticket } = atVendor
    const { user } = await askServer(host)<EmbeddedWayCollected>(`ways/${way}/collect`, {
      ...{ purpose: 'way-collect', login, ...(ticket && { ticket }) },
    })
    if (!user) return null
    atVendor = null
    keepProof(user.proof)
    const signedIn = withoutProof(user)
    await enter(host, signedIn)
    return signedIn
  }
  const signedIn = (host: Host) => askServer(host)<SignedIn>('session', { purpose: 'session' })
  return {
    async GET_SOCIAL_REDIRECT_URI(
      host,
      { provider: way, returnTo }: { provider: string; returnTo?: string },
    ) {
      const { page, proof, login } = await startWay(host, way, returnTo)
      keepWayProof(page, proof)
      if (returnTo !== undefined) keepBegun(login)
      return { uri: page, proof }
    },
    async CONNECT_SOCIAL(host, { resultUri }: { resultUri?: string }) {
      if (resultUri !== undefined) atVendor = readResult(resultUri, takeBegun())
      if (resultUri !== undefined && !atVendor)
        throw new Refusal(-32_000, (await loadWords(place.look().locale)).refusals.elsewhere)
      return { isConnected: (await collect(host)) !== null }
    },
    async GET_FARCASTER_URI(host) {
      const { page: url } = await startWay(host, 'farcaster')
      return { url }
    },
    async CONNECT_FARCASTER(host) {
      const user = await collect(host)
      return { isConnected: user !== null, userName: user?.name ?? null }
    },
    async CONNECT_EMAIL(host, { email, locale }: { email: string; locale?: string }) {
      const begun = await askServer(host)<EmbeddedBegun>('email', {
        ...{ purpose: 'email', email, ...(locale && { locale }) },
      })
      login = begun.login
      // A failure is told when the code of the mail is there.
      void walletOf(host).catch(() => {})
      if (begun.action === 'CONNECT') await enter(host, await signedIn(host))
      return { action: begun.action }
    },
    async CONNECT_DEVICE(host) {
      if (login === null) throw actionNotAllowed()
      return askServer(host)<EmbeddedDeviceState>('device', { purpose: 'device', login })
    },
    async CONNECT_OTP(host, { otp }: { otp: string }) {
      const code = otp.replace(/\D/g, '')
      if (login === null || code.length !== 6) throw actionNotAllowed()
      const proven = await askServer(host)<EmbeddedUser>('otp', {
        ...{ purpose: 'otp', login, code },
      })
      login = null
      await enter(host, withoutProof(proven))
      return null
    },
    CONNECT_PASSKEY: (host, _nothing, id) =>
      whileShown(id, async (signal, scene) => {
        const ask = askServer(host)
        const [{ askWithPasskey }, { challenge }] = await Promise.all([
          import('../views/PasskeyView.tsx'),
          ask<EmbeddedPasskeyAnswer>('passkey', { purpose: 'passkey-begin' }),
        ])
        const { credential, secret } = await show(host, 'recovery', () =>
          askWithPasskey(scene, challenge ?? '', signal),
        )
        const { entered, copy } = await ask<EmbeddedPasskeyAnswer>('passkey', {
          ...{ purpose: 'passkey-enter', challenge, credential },
        })
        if (!entered) throw notConnected()
        await enter(host, withoutProof(entered), {
          keyId: (credential as { id: string }).id,
          opens: secret && copy && { secret, sealed: copy.sealed },
        })
        return null
      }),
    async IS_CONNECTED(host) {
      const found = await user(host).catch(() => null)
      return { isConnected: found !== null }
    },
    GET_USER: user,
    async SIGN_OUT(host) {
      for (const request of running.values()) request.abort(userRejected())
      await askServer(host)('sign-out', { purpose: 'sign-out' }).catch(() => {
        // The server forgets a device that nobody uses by itself.
      })
      keepProof(undefined)
      await vault.keep({ user: null })
      host.tell('SESSION_UPDATE', { isConnected: false })
      return null
    },
  }
}

/** What is kept of a user: a proof is for at once. */
const withoutProof = ({ proof: _, ...user }: EmbeddedUser): SignedIn => user

/** With what its user was brought back: of this frame's own page, and of a login that was begun in this browser. */
function readResult(resultUri: string, begun: string | null) {
  if (!URL.canParse(resultUri) || begun === null) return null
  const { origin, pathname, searchParams } = new URL(resultUri)
  const [, way] = /^\/ways\/([a-z]{1,16})$/.exec(pathname) ?? []
  if (origin !== location.origin || !way || searchParams.get('login') !== begun) return null
  return { way, login: begun, ticket: searchParams.get('ticket') }
}
