import type {
  EmbeddedBegun,
  EmbeddedUser,
  EmbeddedWayCollected,
  EmbeddedWayList,
  EmbeddedWayStarted,
} from '@foyer/protocol'
import type { SignedIn } from '../session/vault.ts'
import { type FrameContext, localeOf, type Methods } from './createContext.ts'

/** By what a user can sign in: what there is, one more, one less. */
export function wayMethods({
  place,
  vault,
  askServer,
  show,
  whileShown,
  proveAnew,
}: FrameContext): Methods<'MANAGE_WAYS'> {
  return {
    MANAGE_WAYS: (host, _nothing, id) =>
      whileShown(id, async (signal, scene) => {
        const ask = askServer(host)
        const list = () => ask<EmbeddedWayList>('ways', { purpose: 'ways' })
        const [{ manageWays }, ways] = await Promise.all([import('../views/WaysView.tsx'), list()])
        await show(host, 'recovery', () =>
          manageWays(scene, {
            ...{ ways, list, signal, proveAnew: () => proveAnew(host) },
            remove: (what, proof) =>
              ask<EmbeddedWayList>('ways', { purpose: 'ways', remove: { ...what, proof } }),
            start: (way, proof) =>
              ask<EmbeddedWayStarted>(`ways/${way}/start`, { purpose: 'way', way, link: proof }),
            async collect(way, login) {
              const path = `ways/${way}/collect`
              const { user } = await ask<EmbeddedWayCollected>(path, {
                ...{ purpose: 'way-collect', login },
              })
              return user !== null
            },
            async sendCode(email, proof) {
              const { login } = await ask<EmbeddedBegun>('email', {
                ...{ purpose: 'email', email, isFresh: true, change: proof, ...localeOf(place) },
              })
              return login ?? ''
            },
            async addEmail(login, code, proof) {
              await ask<EmbeddedUser>('otp', { purpose: 'otp', login, code, change: proof })
            },
          }),
        )
        await vault.keep({ user: await ask<SignedIn>('session', { purpose: 'session' }) })
        return null
      }),
  }
}
