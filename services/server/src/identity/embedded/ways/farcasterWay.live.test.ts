import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWalletClient } from '@farcaster/auth-client'
import {
  deployFarcaster,
  type EvmChain,
  farcasterPeople,
  farcasterRelayKey,
  startEvmChain,
  startIdentityProvider,
} from '@foyer/testing/stack'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { farcasterWay } from './farcasterWay.ts'

const site = 'https://shop.example'
const nonce = 'a1b2c3d4e5f60718'
const [ada, grace] = farcasterPeople()

let chain: EvmChain
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31_337 })
  await deployFarcaster(chain)
  provider = await startIdentityProvider({ frameOrigins: ['https://wallet.shop.example'] })
})
afterAll(async () => {
  await provider.stop()
  await chain.stop()
})

const untilMs = Date.now() + 600_000

/** Farcaster's own client, as the application on a phone answers. */
async function answer(relay: string, link: string, { fid, username, ...person }: typeof ada) {
  const phone = createWalletClient({ relay, ethereum: {} as never })
  const { channelToken } = phone.parseSignInURI({ uri: link }) as unknown as {
    channelToken: string
  }
  const { message } = phone.buildSignInMessage({
    ...{ uri: site, domain: 'shop.example', nonce, address: person.address, fid },
  }) as unknown as { message: string }
  const signature = await privateKeyToAccount(person.privateKey).signMessage({ message })
  const { response } = await phone.authenticate({
    ...{ channelToken, authKey: farcasterRelayKey, message, signature, fid, username },
    ...{ bio: '', displayName: 'Ada', pfpUrl: 'https://img.example/a.png' },
  })
  expect(response.status).toBe(201)
}

test.each([
  ['the key that owns the account', ada],
  ['an address that its owner added', grace],
])(
  'behavior: Farcaster’s own client signs in with %s, and its answer is read once',
  async (_, who) => {
    const relay = `${provider.url}/farcaster`
    const way = farcasterWay({ relay, node: chain.url })
    const { link, token } = await way.begin({ site, nonce, untilMs })
    expect(link).toMatch(/^https:\/\/farcaster\.xyz\//)
    expect(await way.look({ token, nonce, site })).toBeNull()
    await answer(relay, link, who)
    expect(await way.look({ token, nonce, site })).toEqual({
      ...{ subject: String(who.fid), name: who.username, email: null },
    })
    await expect(way.look({ token, nonce, site })).rejects.toThrow()
  },
)

/** A relay that says what it likes. */
async function startLyingRelay() {
  let said: { status: number; body: string } = { status: 202, body: '{"state":"pending"}' }
  const server = createServer((_request, response) => {
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    say: (status: number, body: unknown) => {
      said = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
    },
    stop: () => server.close(),
  }
}

const fields = {
  ...{ domain: 'shop.example', uri: site, nonce, version: '1' as const, chainId: 10 },
  ...{ address: ada.address, statement: 'Farcaster Auth' },
  resources: [`farcaster://fid/${ada.fid}`],
}
const lies = [
  ['another site', { domain: 'evil.example' }],
  ['another address of the site', { uri: 'https://evil.example' }],
  ['another login', { nonce: 'ffffffffffffffff' }],
  ['another chain', { chainId: 1 }],
  ['another purpose', { statement: 'Pay 1 ETH' }],
  ['nobody', { resources: [] }],
  ['two accounts', { resources: [`farcaster://fid/${ada.fid}`, `farcaster://fid/${grace.fid}`] }],
  ['the account of somebody else', { resources: [`farcaster://fid/${grace.fid}`] }],
  ['an account that nobody has', { resources: ['farcaster://fid/77'] }],
  ['yesterday', { expirationTime: new Date(Date.now() - 86_400_000) }],
  ['tomorrow', { notBefore: new Date(Date.now() + 86_400_000) }],
] as const

test('security: a relay that lies signs nobody in', async () => {
  const relay = await startLyingRelay()
  const way = farcasterWay({ relay: relay.url, node: chain.url })
  const look = () => way.look({ token: 'token', nonce, site })
  const signer = privateKeyToAccount(ada.privateKey)
  const say = async (changed: object) => {
    const message = createSiweMessage({ ...fields, ...changed } as typeof fields)
    const signature = await signer.signMessage({ message })
    relay.say(200, { state: 'completed', message, signature, fid: 1001, username: 'ada' })
  }
  await say({})
  expect(await look()).toMatchObject({ subject: '1001' })
  for (const [lie, changed] of lies) {
    await say(changed)
    await expect(look(), lie).rejects.toThrow()
  }
  const message = createSiweMessage(fields)
  const others = await privateKeyToAccount(grace.privateKey).signMessage({ message })
  for (const body of [
    { state: 'completed', message, signature: others },
    { state: 'completed', message, signature: '0x' },
    { state: 'completed', fid: 1001, username: 'ada' },
    { state: 'completed', message: `${message}${' '.repeat(20_000)}`, signature: others },
  ]) {
    relay.say(200, body)
    await expect(look(), JSON.stringify(body).slice(0, 80)).rejects.toThrow()
  }
  // What is no answer is none yet: its user may still agree.
  for (const [status, body] of [
    [500, '{}'],
    [200, '<html>'],
    [200, { state: 'pending' }],
    [200, 'x'.repeat(1_000_000)],
  ] as const) {
    relay.say(status, body)
    expect(await look()).toBeNull()
  }
  relay.say(401, { error: 'Unauthorized' })
  await expect(look()).rejects.toThrow()
  for (const channel of [
    { channelToken: 'a', url: 'javascript:alert(1)' },
    { channelToken: 'a', url: `https://farcaster.xyz/${'a'.repeat(1_000)}` },
    { channelToken: 'a b', url: 'https://farcaster.xyz' },
    { url: 'https://farcaster.xyz' },
  ]) {
    relay.say(201, channel)
    await expect(way.begin({ site, nonce, untilMs })).rejects.toThrow()
  }
  relay.stop()
})
