import type { EmbeddedBegun, EmbeddedUser } from '@foyer/protocol'
import { actionNotAllowed } from '../channel/failures.ts'
import { type FrameContext, localeOf, type Methods } from './createContext.ts'

/** Another address takes the place of the one of now, once the codes of both are there. */
export function changeEmailMethods({
  place,
  vault,
  askServer,
  proveAnew,
}: FrameContext): Methods<
  'UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP'
> {
  let change: {
    readonly to: string
    prove(code: string): Promise<string>
    /** Once the address of now was proven. */
    proof?: string
    /** Once a code was sent to the new one. */
    login?: string | null
  } | null = null
  return {
    async UPDATE_EMAIL(host, { email }: { email: string }) {
      change = { to: email, ...(await proveAnew(host)) }
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
    async UPDATE_EMAIL_PRIMARY_OTP(host, { otp }: { otp: string }) {
      if (!change) throw actionNotAllowed()
      // A code is used up, though the mail to the new address may fail after it.
      change.proof ??= await change.prove(otp.replace(/\D/g, ''))
      const { login } = await askServer(host)<EmbeddedBegun>('email', {
        ...{ purpose: 'email', email: change.to, isFresh: true },
        ...{ change: change.proof, ...localeOf(place) },
      })
      change.login = login
      return null
    },
    async UPDATE_EMAIL_SECONDARY_OTP(host, { otp }: { otp: string }) {
      if (!change?.login) throw actionNotAllowed()
      const { proof, login } = change
      const { proof: _, ...user } = await askServer(host)<EmbeddedUser>('otp', {
        ...{ purpose: 'otp', login, code: otp.replace(/\D/g, ''), change: proof },
      })
      change = null
      await vault.keep({ user })
      return { newEmail: user.email ?? '' }
    },
  }
}
