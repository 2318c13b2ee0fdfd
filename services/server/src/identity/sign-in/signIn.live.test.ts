import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foyerSignIn } from '@foyer/siwx'
import {
  devAccounts,
  type EvmChain,
  type Postgres,
  startEvmChain,
  startPostgres,
} from '@foyer/testing/stack'
import { concatHex, encodeAbiParameters, getAddress, getContractAddress, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createSignInClient, sendTo } from '../../../test/signInClient.ts'
import { startSignInServer } from '../../../test/startSignInServer.ts'

const origin = 'http://localhost:5173'
const tests = { timeout: 240_000 }
let chain: EvmChain
let folder = ''
let postgres: Postgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-sign-in-'))
  ;[chain, postgres] = await Promise.all([
    startEvmChain({ chainId: 31_337 }),
    startPostgres({ durable: true }),
  ])
})
afterAll(async () => {
  await chain?.stop()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const settings = () => ({ RPC_URLS: `eip155:31337=${chain.url}` })
const call = async (method: string, params: readonly unknown[]) => {
  const { body } = await sendTo(chain.url)({
    method: 'POST',
    path: '/',
    headers: {},
    body: { jsonrpc: '2.0', id: 1, method, params },
  })
  return (body as { result: string }).result
}

describe.each([
  ['one process on PGlite', 1],
  ['two processes on one PostgreSQL', 2],
] as const)('sign-in at %s', (_name, count) => {
  const place = () =>
    count === 1
      ? { url: undefined, dataFolder: join(folder, 'pglite') }
      : { url: postgres.url, dataFolder: folder }
  const start = () =>
    Promise.all(
      Array.from({ length: count }, () =>
        startSignInServer({ place: place(), settings: settings() }),
      ),
    )

  test(
    'behavior: one of 100 posts of a message signs in; what was used and ended stays so after a kill',
    tests,
    async () => {
      let servers = await start()
      let turn = 0
      const client = await createSignInClient({
        origin,
        send: (request) => (servers[turn++ % count] as (typeof servers)[0]).send(request),
      })
      const body = await client.signed()
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => client.post('verify', body)),
      )
      const outcomes = answers.map(({ status, body: { reason } }) => `${status} ${reason}`)
      expect(outcomes.filter((outcome) => outcome === '200 undefined')).toHaveLength(1)
      expect(new Set(outcomes)).toEqual(new Set(['200 undefined', '400 nonce']))

      // A refresh token, too, counts once, whichever process gets it: all who hold the key get one successor.
      const raced = (await client.signIn()).body
      const refreshes = await Promise.all(
        Array.from({ length: 10 }, () => client.refresh(raced.refreshToken)),
      )
      const made = refreshes.filter(({ status }) => status === 200)
      expect(new Set(made.map(({ body }) => body.refreshToken)).size).toBe(1)
      expect(refreshes.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual(
        Array.from({ length: 10 - made.length }, () => 409),
      )
      // The same request in many places at once: one of them is answered.
      const { refreshToken = '' } = made[0]?.body ?? {}
      const sent = { refreshToken, proof: await client.prove('refresh', refreshToken) }
      const copies = await Promise.all(
        Array.from({ length: 10 }, () => client.post('refresh', sent)),
      )
      expect(copies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
      // One that is over ends the session, whichever process gets it.
      expect((await client.refresh(raced.refreshToken)).body.reason).toBe('reused')
      expect((await client.get('me', raced.accessToken)).status).toBe(401)

      // What ended in one process has ended in each, with the next question.
      const ended = (await client.signIn()).body
      expect((await client.signOut(ended.refreshToken)).body).toEqual({ ended: 1 })
      for (let index = 0; index < count; index++)
        expect((await client.get('me', ended.accessToken)).status).toBe(401)

      const alive = (await client.signIn()).body
      const rotated = (await client.refresh(alive.refreshToken)).body
      const lost = (await client.signIn()).body
      const notReceived = (await client.refresh(lost.refreshToken)).body
      const unused = await client.signed()
      await Promise.all(servers.map((server) => server.kill9()))
      servers = await start()

      expect((await client.post('verify', body)).body.reason).toBe('nonce')
      expect((await client.get('me', ended.accessToken)).status).toBe(401)
      expect((await client.refresh(ended.refreshToken)).status).toBe(401)
      expect((await client.get('me', rotated.accessToken)).status).toBe(200)
      expect((await client.refresh(lost.refreshToken)).body.refreshToken).toBe(
        notReceived.refreshToken,
      )
      expect((await client.refresh(rotated.refreshToken)).status).toBe(200)
      expect((await client.post('verify', unused)).status).toBe(200)
      expect((await client.post('verify', unused)).body.reason).toBe('nonce')
      await Promise.all(servers.map((server) => server.kill9()))
    },
  )
})

test(
  'behavior: accounts of a chain sign in, keys and contracts, whatever the contracts do',
  tests,
  async () => {
    const server = await startSignInServer({
      place: { url: postgres.url, dataFolder: folder },
      settings: settings(),
    })
    const key = privateKeyToAccount(generatePrivateKey())
    const signature: Hex = `0x${'12'.repeat(40)}`
    /** Signs in as an account whose signature is what is given. */
    const signInAs = async (address: string, given: (message: string) => Promise<string>) => {
      const client = await createSignInClient({
        ...{ origin, send: server.send },
        account: { address: getAddress(address), signMessage: ({ message }) => given(message) },
      })
      const startMs = performance.now()
      const { status, body } = await client.signIn()
      expect(performance.now() - startMs).toBeLessThan(5_000)
      return status === 200 ? 'signed in' : body.reason
    }
    const code = {
      accepts: '0x631626ba7e60e01b60005260206000f3',
      refuses: '0x63ffffffff60e01b60005260206000f3',
      reverts: '0x60006000fd',
      burnsGas: '0x5b600056',
      returnsTenMegabytes: '0x629896806000f3',
    } as const
    const addresses = Object.entries(code).map(([name, bytes], index) => ({
      name,
      bytes,
      address: `0x${(0xc0de00 + index).toString(16).padStart(40, '0')}`,
    }))
    for (const { address, bytes } of addresses) await call('anvil_setCode', [address, bytes])
    const before = await call('eth_blockNumber', [])

    const outcomes: Record<string, string> = {}
    for (const { name, address } of addresses) {
      outcomes[name] = await signInAs(address, async () => signature)
      const hostile = concatHex([
        encodeAbiParameters(
          [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
          [address as Hex, '0xdeadbeef', await key.signMessage({ message: 'other' })],
        ),
        `0x${'6492'.repeat(16)}`,
      ])
      outcomes[`${name} as a factory`] = await signInAs(key.address, async () => hostile)
    }
    // The factory that stands on every anvil deploys the account, in the call that asks it alone.
    const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
    const length = (code.accepts.length - 2) / 2
    const initCode = concatHex([
      `0x60${length.toString(16)}600c60003960${length.toString(16)}6000f3`,
      code.accepts,
    ])
    const salt = `0x${'07'.repeat(32)}` as const
    const counterfactual = getContractAddress({
      opcode: 'CREATE2',
      from: factory,
      salt,
      bytecode: initCode,
    })
    const wrapped = concatHex([
      encodeAbiParameters(
        [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
        [factory, concatHex([salt, initCode]), signature],
      ),
      `0x${'6492'.repeat(16)}`,
    ])
    outcomes.counterfactual = await signInAs(counterfactual, async () => wrapped)
    outcomes.key = await signInAs(key.address, (message) => key.signMessage({ message }))
    expect(outcomes).toEqual({
      ...Object.fromEntries(
        addresses.flatMap(({ name }) => [
          [name, name === 'accepts' ? 'signed in' : 'signature'],
          [`${name} as a factory`, 'signature'],
        ]),
      ),
      ...{ counterfactual: 'signed in', key: 'signed in' },
    })
    expect(await call('eth_blockNumber', [])).toBe(before)
    expect(await call('eth_getCode', [counterfactual, 'latest'])).toBe('0x')

    // The client of applications, headless, with an account that the chain's own node signs for.
    const [account, second] = devAccounts()
      .slice(0, 2)
      .map(({ address }) => ({ chainId: 'eip155:31337', address: getAddress(address) })) as [
      { chainId: string; address: Hex },
      { chainId: string; address: Hex },
    ]
    const page = { domain: 'localhost:5173', uri: origin, statement: 'Sign in to the shop.' }
    const siwx = foyerSignIn({ backend: server.url, ...page })
    const signIn = async (accountAddress = account.address) => {
      const message = await siwx.createMessage({ chainId: account.chainId, accountAddress })
      const text = `${message}`
      const hex = `0x${Buffer.from(text).toString('hex')}`
      const signed = await call('personal_sign', [hex, accountAddress])
      const { toString: _text, ...data } = message
      await siwx.addSession({ data, message: text, signature: signed })
    }
    expect(await siwx.getSessions(account.chainId, account.address)).toEqual([])
    await signIn()
    const [session] = await siwx.getSessions(account.chainId, account.address.toLowerCase())
    expect(session?.data).toMatchObject({ ...page, accountAddress: account.address })
    expect(await siwx.getSessions('eip155:1', account.address)).toEqual([])
    expect(await siwx.getAccessToken()).toMatch(/^eyJ/)
    expect(await siwx.isFlagged?.('evil.example')).toBe(false)

    const phone = foyerSignIn({ backend: server.url, ...page })
    const { toString: _text, ...data } = await phone.createMessage({
      chainId: account.chainId,
      accountAddress: account.address,
    })
    await expect(
      phone.addSession({
        data,
        message: session?.message ?? '',
        signature: session?.signature ?? '',
      }),
    ).rejects.toMatchObject({ code: 'sign-in/refused', context: { reason: 'nonce' } })

    expect(await siwx.listSessions()).toMatchObject([{ address: account.address, isCurrent: true }])
    await siwx.revokeSession(account.chainId, account.address)
    expect(await siwx.getSessions(account.chainId, account.address)).toEqual([])
    expect(await siwx.getAccessToken()).toBeNull()
    await signIn()
    await siwx.setSessions([])
    expect(await siwx.getAccessToken()).toBeNull()

    // While the server is away all accounts are signed out of here, and that it does not know is said.
    await signIn()
    await signIn(second.address)
    expect(await siwx.getSessions(second.chainId, second.address)).toHaveLength(1)
    await server.kill9()
    await expect(siwx.revokeSession(account.chainId, account.address)).rejects.toMatchObject({
      ...{ code: 'sign-in/unavailable', message: expect.stringContaining('Signed out here') },
    })
    expect(await siwx.getSessions(account.chainId, account.address)).toEqual([])
    expect(await siwx.getSessions(second.chainId, second.address)).toHaveLength(1)
  },
)

test(
  'error: while the database is away sign-in says when to come back; no nonce counts twice, no session is lost',
  tests,
  async () => {
    const server = await startSignInServer({
      place: { url: postgres.url, dataFolder: folder },
      settings: settings(),
    })
    onTestFinished(() => server.kill9())
    const client = await createSignInClient({ origin, send: server.send })
    const [used, unused] = [await client.signed(), await client.signed()]
    expect((await client.post('verify', used)).status).toBe(200)
    const held = (await client.signIn()).body
    const rotated = (await client.refresh(held.refreshToken)).body

    await postgres.kill9()
    for (const answer of [
      await client.post('verify', used),
      await client.post('verify', unused),
      await client.post('nonce', { key: client.key }),
      await client.refresh(rotated.refreshToken),
      await client.signOut(rotated.refreshToken),
      await client.get('me', rotated.accessToken),
    ]) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    await postgres.restart()
    await expect
      .poll(async () => (await client.get('me', rotated.accessToken)).status, { timeout: 20_000 })
      .toBe(200)
    expect((await client.post('verify', used)).body.reason).toBe('nonce')
    const both = await Promise.all([client.post('verify', unused), client.post('verify', unused)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await client.refresh(rotated.refreshToken)).status).toBe(200)
  },
)
