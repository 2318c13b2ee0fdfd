import { expect, onTestFinished, test, vi } from 'vitest'
import { foyerSignIn } from './foyerSignIn.ts'

const chainId = 'eip155:1'
const [first, second] = [
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

/** A client and its server, which answers what a test says, when it is there. */
function start() {
  const asked: {
    path: string
    domain: string | null
    body: { key?: { x: string }; refreshToken?: string }
  }[] = []
  let isAway = false
  let held: Promise<unknown> = Promise.resolve()
  let tokens = 0
  const answers: Record<string, () => unknown> = {
    nonce: () => ({ nonce: '7f3kq9x2m5' }),
    verify: () => issue(),
    refresh: () => issue(),
    'sign-out': () => ({ ended: 1 }),
    me: () => ({}),
    sessions: () => ({ sessions: [] }),
    'sessions/revoke': () => ({ ended: 1 }),
  }
  const issue = () => {
    tokens += 1
    return {
      accessToken: `access${tokens}`,
      refreshToken: `refresh${tokens}`,
      expiresInSeconds: 600,
    }
  }
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string }) => {
    const { pathname, searchParams } = new URL(url)
    const path = pathname.replace('/v1/sign-in/', '')
    asked.push({ path, domain: searchParams.get('domain'), body: JSON.parse(body) })
    await held
    if (isAway) throw new TypeError('Failed to fetch')
    return Response.json(answers[path]?.())
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = { domain: 'shop.example', uri: 'https://shop.example' }
  const siwx = foyerSignIn({ backend: 'https://foyer.example', ...page })
  return {
    siwx,
    asked,
    pathsAsked: () => asked.map(({ path }) => path),
    goAway: () => {
      isAway = true
    },
    comeBack: () => {
      isAway = false
    },
    /** Answers wait for what is returned. */
    hold() {
      let letGo = () => {}
      held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      return letGo
    },
    async signIn(accountAddress: string) {
      const { toString: _text, ...data } = await siwx.createMessage({ chainId, accountAddress })
      await siwx.addSession({ data, message: accountAddress, signature: '0x12' })
    },
    /** The public key that the server is told. */
    async key() {
      await siwx.createMessage({ chainId, accountAddress: first })
      return asked.at(-1)?.body.key?.x
    },
    isSignedIn: async (address: string) => (await siwx.getSessions(chainId, address)).length === 1,
  }
}

const unavailable = { code: 'sign-in/unavailable', message: 'Signed out here, not at the server.' }

test('behavior: signing out while the server is away leaves nothing to go on with', async () => {
  const { siwx, signIn, goAway, comeBack, key, isSignedIn, pathsAsked } = start()
  await signIn(first)
  await signIn(second)
  const before = await key()
  goAway()
  await expect(siwx.setSessions([])).rejects.toMatchObject(unavailable)
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false])
  expect(await siwx.getAccessToken()).toBeNull()
  expect(pathsAsked().slice(-2)).toEqual(['sign-out', 'sign-out'])
  const count = pathsAsked().length

  // Nothing is tried again, and the key that the sessions were bound to is gone.
  comeBack()
  expect([await siwx.getAccessToken(), await isSignedIn(first)]).toEqual([null, false])
  await siwx.setSessions([])
  expect(pathsAsked()).toHaveLength(count)
  expect(await key()).not.toBe(before)
})

test('behavior: the key stays while another account is signed in', async () => {
  const { siwx, signIn, goAway, comeBack, key, isSignedIn } = start()
  await signIn(first)
  await signIn(second)
  const before = await key()
  goAway()
  await expect(siwx.revokeSession(chainId, first)).rejects.toMatchObject(unavailable)
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
  comeBack()
  expect(await key()).toBe(before)
  await siwx.revokeSession(chainId, second)
  expect(await key()).not.toBe(before)
})

test('error: a refresh that is answered after the user signed out brings nobody back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { siwx, signIn, hold, isSignedIn, pathsAsked } = start()
  await signIn(first)
  vi.setSystemTime(Date.now() + 600_000)
  const letGo = hold()
  const token = siwx.getAccessToken()
  await expect.poll(() => pathsAsked().at(-1)).toBe('refresh')
  const ending = siwx.revokeSession(chainId, first)
  await expect.poll(() => pathsAsked().at(-1)).toBe('sign-out')
  letGo()
  await ending
  expect([await token, await siwx.getAccessToken(), await isSignedIn(first)]).toEqual([
    ...[null, null, false],
  ])
})

test('behavior: a token travels with the domain that it is for, as a page is silent to its own host', async () => {
  const { siwx, signIn, asked } = start()
  await signIn(first)
  await siwx.listSessions()
  await siwx.endSessions({ scope: 'others' })
  expect((await siwx.getSessions(chainId, first)).length).toBe(1)
  const domains = asked.map(({ path, domain }) => [path, domain])
  for (const path of ['me', 'sessions', 'sessions/revoke'])
    expect(domains).toContainEqual([path, 'shop.example'])
  for (const path of ['nonce', 'verify']) expect(domains).toContainEqual([path, null])
})
