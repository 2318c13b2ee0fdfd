import { expect, test } from 'vitest'
import { createTestChains } from '../../../test/createTestChains.ts'
import { createTestServer } from '../../../test/createTestServer.ts'
import type { Bundlers } from '../../bundler/Bundler.ts'

const chainId = 'eip155:31337'

test.each([
  `/v1/bundler?chainId=${chainId}`,
  `/v1/paymaster?chainId=${chainId}`,
  `/v1/paymaster?chainId=${chainId}&url=https://pay.example`,
  `/v1/rpc?chainId=${chainId}`,
])(
  'behavior: of what a caller asks of %s four are under way at a time, and all are answered',
  async (url) => {
    const counts = { now: 0, most: 0 }
    const busy = {
      async request() {
        counts.now++
        counts.most = Math.max(counts.most, counts.now)
        // What came with it is under way by then, if anything lets it.
        await new Promise((resolve) => setImmediate(resolve))
        counts.now--
        return '0x1'
      },
    }
    const bundlers: Bundlers = {
      ...{ accountNetworks: () => [], find: () => busy, findSponsor: () => busy },
      ...{ sponsorAt: () => busy, read: async () => [], stop: async () => {} },
    }
    const chains = await createTestChains({ [chainId]: 'http://127.0.0.1:9' })
    const { app } = await createTestServer({ chains, bundlers })
    const payload = Array.from({ length: 20 }, (_, id) => ({
      ...{ jsonrpc: '2.0', id, method: 'eth_estimateUserOperationGas', params: [{}] },
    }))
    const answer = await app.inject({ method: 'POST', url, payload })
    expect(answer.json()).toEqual(payload.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x1' })))
    expect(counts.most).toBe(4)
    await app.close()
  },
)
