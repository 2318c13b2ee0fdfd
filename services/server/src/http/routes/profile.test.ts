import { expect, test } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'

const ask = async (name: string) => {
  const { app } = await createTestServer()
  return app.inject(`/v1/profile/account/${encodeURIComponent(name)}`)
}

test.each(['vitаlik.eth', 'vita_lik_.eth', 'a\u200Db.eth'])(
  'error: ENSIP-15 gives %s no form, and the answer says so',
  async (name) => {
    const response = await ask(name)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      reasons: [{ name: 'name', description: expect.stringContaining('ENSIP-15') }],
    })
  },
)

test('behavior: a name of another zone, where no chain has ENS, is nobody’s', async () => {
  expect((await ask('vitalik.eth')).statusCode).toBe(404)
})
