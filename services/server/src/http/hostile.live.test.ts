import { expect, onTestFinished, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { createFakeChain } from '../../test/createFakeChain.ts'
import { createMemoryImages, createTestServer } from '../../test/createTestServer.ts'
import { describeDatabases } from '../../test/describeDatabases.ts'
import { hostileEnvironment, tryHostileRequests } from '../../test/hostileRequests.ts'
import { openTestRelay } from '../../test/openTestRelay.ts'
import { connect } from '../../test/relayClient.ts'
import { createEventStore } from '../analytics/createEventStore.ts'
import { startAccountData } from '../chain-data/startAccountData.ts'
import { createNameStore } from '../identity/names/createNameStore.ts'
import { createSmartSessionStore } from '../identity/sessions/createSmartSessionStore.ts'
import { createNamedFetch } from '../images/remote/createNamedFetch.ts'
import { createRemoteImages } from '../images/remote/createRemoteImages.ts'
import { createLog } from '../platform/log/createLog.ts'
import { createOneTime } from '../platform/one-time-tokens/createOneTime.ts'
import { createOutgoing } from '../platform/outgoing/createOutgoing.ts'
import { readSettings } from '../platform/settings/settings.ts'

const log = createLog({ level: 'silent' })
const address = `0x${'ab'.repeat(20)}`

describeDatabases('hostile requests', ({ database }) => {
  const start = async () => {
    const chains = createFakeChain()
    const outgoing = createOutgoing()
    const named = createNamedFetch({ outgoing, ipfsGateway: null })
    const accounts = startAccountData({
      ...{ chains, outgoing, named, log, database: database() },
      settings: readSettings({}),
      prices: { priceUsd: async () => new Map() },
      art: { image: () => null, imageIds: () => [] },
      images: createMemoryImages(),
    })
    onTestFinished(() => accounts.stop())
    const { app } = await createTestServer({
      environment: hostileEnvironment,
      chains,
      history: accounts.history,
      balances: accounts.balances,
      nfts: accounts.nfts,
      names: createNameStore(database()),
      smartSessions: createSmartSessionStore(database()),
      oneTime: createOneTime(database()),
      events: createEventStore(database()),
    })
    return app
  }

  test('behavior: whatever third parties send to any route, the answer is one that was promised', {
    timeout: 120_000,
  }, async () => {
    await tryHostileRequests({ app: await start(), runs: endurance({ few: 150, all: 1_500 }) })
  })

  test('error: a NUL or half a pair is refused in bodies and addresses, and told from our own faults', async () => {
    const app = await start()
    const purchase = {
      destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['ETH'] }],
      ...{ defaultNetwork: 'ethereum', defaultExperience: 'buy', presetFiatAmount: 50 },
      partnerUserId: 'PLACE',
    }
    const begin = async (text: string) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/v1/generators/onrampurl?projectId=shop',
        headers: { 'content-type': 'application/json' },
        // As text, because an encoder might mend it.
        payload: JSON.stringify(purchase).replace('PLACE', text),
      })
      return [text, statusCode]
    }
    for (const text of ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00x', '\\ud83d\\ud83d'])
      expect(await begin(text)).toEqual([text, 400])
    for (const text of ['user 5', '\\ud83d\\ude00', '\\u00e9', '\\\\u0000'])
      expect(await begin(text)).toEqual([text, 200])

    for (const path of [
      '/v1/profile/account/a%00b.foyer.id',
      '/v1/profile/suggestions/a%00b',
      `/v1/profile/reverse/${address}%00`,
      `/v1/account/${address}%00/history`,
      `/v1/account/${address}/history?cursor=%00`,
      `/v1/account/${address}/nfts?chainId=eip155:1&cursor=%00`,
      `/v1/sessions/${address}%00`,
      `/v1/identity/%00?chainId=eip155:1`,
      '/public/getRemoteImage/%00',
      '/getWallets?search=%00&projectId=%00',
    ]) {
      const { statusCode } = await app.inject(path)
      expect([path, statusCode < 500]).toEqual([path, true])
    }
  })

  test('error: a frame of the relay with a NUL is refused, and the connection goes on', async () => {
    const relay = await openTestRelay({ database: database() })
    onTestFinished(() => relay.close())
    const client = await connect({ url: relay.url })
    onTestFinished(async () => void (await client.close()))
    for (const text of ['\0', '\ud800', 'a\0'])
      await expect(
        client.call('irn_publish', { topic: 'ab'.repeat(32), message: text, ttl: 300, tag: 1100 }),
      ).rejects.toMatchObject({ code: -32602 })
    for (const method of ['irn_subscribe', 'irn_fetchMessages', 'irn_unsubscribe', '\0'])
      await expect(client.call(method, { topic: `${'ab'.repeat(31)}\0\0` })).rejects.toMatchObject({
        code: expect.toBeOneOf([-32602, -32601]),
      })
    expect(await client.call('irn_subscribe', { topic: 'cd'.repeat(32) })).toMatch(/^[0-9a-f]{64}$/)
  })

  test('behavior: what a third party calls the place of an image is no failure of the database', async () => {
    const outgoing = createOutgoing()
    const named = createNamedFetch({ outgoing, ipfsGateway: null })
    const images = createRemoteImages({
      ...{ database: database(), named, log },
      maxBytes: 1_000_000,
    })
    const claimed = await images.claim([
      'https://a.example/\0',
      'https://a.example/\ud800',
      'https://a.example/b',
    ])
    expect([...claimed.keys()]).toEqual(['https://a.example/b'])
  })
})
