import {
  repeatSeconds,
  type SignInStore,
  type StoredSignIn,
} from '../src/identity/sign-in/SignInStore.ts'

/** Sessions of sign-in for one test. The real store has tests of its own, on both databases. */
export function createMemorySignIns(): SignInStore {
  const sessions = new Map<string, StoredSignIn>()
  const end = (ids: readonly string[]) => ids.filter((id) => sessions.delete(id)).length
  return {
    async begin(session) {
      const at = new Date()
      const id = `${sessions.size + 1}`.padStart(22, '0')
      const times = { createdAt: at, usedAt: at, expiresAt: new Date(at.getTime() + 86_400_000) }
      const begun = { ...session, ...times, id, generation: 0, provenAtMs: 0 }
      sessions.set(id, begun)
      return begun
    },
    find: async (id) => sessions.get(id) ?? null,
    async rotate({ id, generation, provenAtMs }) {
      const session = sessions.get(id)
      if (!session) return 'reused'
      const usedAt = new Date()
      if (session.generation === generation) {
        const rotated = { ...session, generation: generation + 1, provenAtMs, usedAt }
        sessions.set(id, rotated)
        return rotated
      }
      const isOver =
        session.generation !== generation + 1 ||
        session.usedAt.getTime() <= usedAt.getTime() - repeatSeconds * 1_000
      if (isOver) return 'reused'
      if (session.provenAtMs >= provenAtMs) return 'repeated'
      const again = { ...session, provenAtMs }
      sessions.set(id, again)
      return again
    },
    list: async ({ account, domain }) =>
      [...sessions.values()].filter((one) => one.account === account && one.domain === domain),
    async end({ id, owner }) {
      const session = sessions.get(id)
      const isTheirs =
        !owner || (session?.account === owner.account && session.domain === owner.domain)
      return isTheirs ? end([id]) : 0
    },
    async endAll({ account, domain, exceptId }) {
      const theirs = [...sessions.values()].filter(
        (one) => one.account === account && one.domain === domain && one.id !== exceptId,
      )
      return end(theirs.map(({ id }) => id))
    },
  }
}
