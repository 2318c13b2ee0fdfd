import type {
  EmbeddedBegun,
  EmbeddedDeviceState,
  EmbeddedPasskeyAnswer,
  EmbeddedUser,
} from '@foyer/protocol'
import { actionNotAllowed, notConnected, userRejected } from '../channel/failures.ts'
import type { FrameContext, Methods } from './createContext.ts'

/** Signing in, and out. */
export function loginMethods({
  vault,
  running,
  askServer,
  walletOf,
  show,
  whileShown,
  user,
  enter,
}: FrameContext): Methods<
  | 'CONNECT_EMAIL'
  | 'CONNECT_DEVICE'
  | 'CONNECT_OTP'
  | 'CONNECT_PASSKEY'
  | 'IS_CONNECTED'
  | 'GET_USER'
  | 'SIGN_OUT'
> {
  let login: string | null = null
  return {
    async CONNECT_EMAIL(host, { email, locale }: { email: string; locale?: string }) {
      const begun = await askServer(host)<EmbeddedBegun>('email', {
        ...{ purpose: 'email', email, ...(locale && { locale }) },
      })
      login = begun.login
      // A failure is told when the code of the mail is there.
      void walletOf(host).catch(() => {})
      if (begun.action === 'CONNECT') await enter(host, email)
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
      await enter(host, proven.email)
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
        const { email, copy } = await ask<EmbeddedPasskeyAnswer>('passkey', {
          ...{ purpose: 'passkey-enter', challenge, credential },
        })
        if (email === null) throw notConnected()
        await enter(host, email, secret && copy && { secret, sealed: copy.sealed })
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
      await vault.keep({ email: null })
      host.tell('SESSION_UPDATE', { isConnected: false })
      return null
    },
  }
}
