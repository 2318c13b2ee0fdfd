import { randomBytes } from 'node:crypto'
import type { EmbeddedPasskey, EmbeddedPasskeyAnswer, EmbeddedUser } from '@foyer/protocol'
import type { Counters } from '../../platform/counters/Counters.ts'
import { browserOf } from './browserOf.ts'
import type { EmbeddedStore, EmbeddedUserRow } from './EmbeddedStore.ts'
import { loginRefused } from './errors.ts'

/** How long a user may look for the passkey. */
const challengeMs = 5 * 60_000

type Asked<purpose extends EmbeddedPasskey['purpose']> = Extract<
  EmbeddedPasskey,
  { purpose: purpose }
>

const nothing: EmbeddedPasskeyAnswer = {
  ...{ challenge: null, user: null, known: [], entered: null, copy: null },
}

/** Passkeys of frames: they sign a new device in, and open the wallet where they can. */
export function createPasskeys({
  store,
  counters,
  frameOrigins,
  macOf,
  now,
  tell,
}: {
  store: EmbeddedStore
  counters: Counters
  /** A passkey belongs to the whole host of a frame. */
  frameOrigins: readonly string[]
  macOf(...texts: readonly string[]): string
  now(): number
  /** A user as frames are told of them. */
  tell(user: EmbeddedUserRow): Promise<EmbeddedUser>
}): {
  /** @param agent the browser's `User-Agent`, by which its user knows a passkey again */
  answer(asked: EmbeddedPasskey, device: string, agent: string): Promise<EmbeddedPasskeyAnswer>
} {
  /** For one device, for some minutes: nothing has to be kept. */
  const challengeFor = (
    device: string,
    seed = randomBytes(12).toString('base64url'),
    untilMs = now() + challengeMs,
  ) => {
    const rest = `${seed}_${untilMs.toString(36)}`
    return `${rest}_${macOf('challenge', device, rest)}`
  }
  const takeChallenge = async (challenge: string, device: string) => {
    // Both parts are fixed in length or have no underscore but at their end.
    const [, seed = '', until = ''] = /^([\w-]{16})_([a-z0-9]{1,12})_/.exec(challenge) ?? []
    const untilMs = Number.parseInt(until, 36)
    const isOurs = untilMs > now() && challenge === challengeFor(device, seed, untilMs)
    const used = { key: `embedded-challenge:${seed}`, max: 1, windowMs: challengeMs }
    if (!isOurs || !(await counters.take(used)).isAllowed) throw loginRefused('passkey')
    return toBase64url(challenge)
  }
  const expected = {
    expectedOrigin: [...frameOrigins],
    expectedRPID: frameOrigins.map((origin) => new URL(origin).hostname),
    requireUserVerification: true,
  }
  const userOf = async (device: string) => {
    const user = await store.userOf(device)
    if (!user) throw loginRefused('signed-out')
    return user
  }

  const add = async (
    { challenge, credential, copy }: Asked<'passkey-add'>,
    device: string,
    agent: string,
  ) => {
    const { id: userId } = await userOf(device)
    const expectedChallenge = await takeChallenge(challenge, device)
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const verified = await verifyRegistrationResponse({
      ...{ response: credential as never, expectedChallenge, ...expected },
    }).catch(() => null)
    if (!verified?.verified) throw loginRefused('passkey')
    const { id, publicKey, counter } = verified.registrationInfo.credential
    if (!(await store.addPasskey({ id, userId, name: browserOf(agent), publicKey, counter, copy })))
      throw loginRefused('passkey')
    return nothing
  }

  const enter = async ({ challenge, credential, site }: Asked<'passkey-enter'>, device: string) => {
    const expectedChallenge = await takeChallenge(challenge, device)
    const found = await store.passkey(credential.id)
    if (!found) throw loginRefused('passkey')
    const { id, userId, publicKey, counter, copy } = found
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const verified = await verifyAuthenticationResponse({
      ...{ response: credential as never, expectedChallenge, ...expected },
      // The page around the frame: another one may have put the frame into itself.
      expectedTopOrigin: site,
      credential: { id, publicKey, counter },
    }).catch(() => null)
    if (!verified?.verified) throw loginRefused('passkey')
    await store.countPasskey({ id, counter: verified.authenticationInfo.newCounter })
    const user = await store.signInAs({ userId, device })
    if (!user) throw loginRefused('passkey')
    const wallet = await store.wallet(userId)
    return {
      ...{ ...nothing, entered: await tell(user) },
      // A wallet that was renewed since has other shares.
      copy: copy && copy.generation === wallet?.generation ? copy : null,
    }
  }

  return {
    async answer(asked, device, agent) {
      if (asked.purpose === 'passkey-add') return add(asked, device, agent)
      if (asked.purpose === 'passkey-enter') return enter(asked, device)
      const user = await store.userOf(device)
      return {
        ...{ ...nothing, challenge: challengeFor(device) },
        ...(user && {
          user: toBase64url(user.id),
          known: (await store.passkeysOf(user.id)).map(({ id }) => id),
        }),
      }
    },
  }
}

const toBase64url = (text: string) => Buffer.from(text).toString('base64url')
