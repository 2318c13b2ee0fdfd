import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { createFakeChain } from '../../test/createFakeChain.ts'
import { createTestServer } from '../../test/createTestServer.ts'
import { hostileEnvironment, injections, tryHostileRequests } from '../../test/hostileRequests.ts'

const { app, recorded } = await createTestServer({
  environment: hostileEnvironment,
  chains: createFakeChain(),
})

test('behavior: whatever third parties send to any route, the answer is one that was promised', {
  timeout: 120_000,
}, async () => {
  await tryHostileRequests({ app, recorded, runs: endurance({ few: 500, all: 5_000 }) })
})

test('behavior: text that would mean something to a database means nothing here', async () => {
  for (const name of ['search', 'include', 'names', 'rdns', 'badge_type']) {
    const ask = async (value: string) => {
      const answer = await app.inject(`/getWallets?${name}=${encodeURIComponent(value)}`)
      expect(answer.statusCode, value).toBe(200)
      return answer.body
    }
    const inert = await ask('zzzzzz')
    for (const text of injections.slice(0, 12)) expect(await ask(text), text).toBe(inert)
  }
})
