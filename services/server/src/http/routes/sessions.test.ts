import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'

const account = privateKeyToAccount(generatePrivateKey())
const other = privateKeyToAccount(generatePrivateKey())
const address = account.address.toLowerCase()
const pci = 'a1b2c3d4-session'

async function createSessionsServer() {
  const listed = { pci, project: { id: 'shop' }, createdAt: 1, expiry: 2, revokedAt: null }
  let isRevoked = false
  const isOurs = (session: { address: string; pci: string }) =>
    session.address === address && session.pci === pci
  const { app } = await createTestServer({
    smartSessions: {
      list: async (owner) => (owner === address && !isRevoked ? [listed] : []),
      findChain: async (session) => (isOurs(session) ? 'eip155:1' : null),
      revoke: async (session) => {
        isRevoked ||= isOurs(session)
      },
    },
  })
  const list = async (owner: string) => (await app.inject(`/v1/sessions/${owner}?st=a`)).json()
  const revoke = async ({
    message = JSON.stringify({ action: 'revoke', address, pci }),
    signer = account,
    owner = account.address as string,
    ...body
  }: {
    message?: string
    signer?: typeof account
    owner?: string
    [field: string]: unknown
  } = {}) => {
    const signature = await signer.signMessage({ message })
    const url = `/v1/sessions/${owner}/revoke`
    return app.inject({ method: 'POST', url, payload: { pci, signature, ...body } })
  }
  return { list, revoke, listed }
}

test('behavior: an account sees its sessions and ends them with its signature', async () => {
  const { list, revoke, listed } = await createSessionsServer()
  expect(await list(account.address)).toEqual({ pcis: [listed] })
  expect(await list(other.address)).toEqual({ pcis: [] })
  const answer = await revoke()
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
  expect(await list(account.address)).toEqual({ pcis: [] })
  expect((await revoke()).statusCode).toBe(200)
})

test('error: nobody else ends a session, and no other signature does', async () => {
  const { list, revoke, listed } = await createSessionsServer()
  const message = (parts: object) => JSON.stringify({ action: 'revoke', address, pci, ...parts })
  for (const [body, status] of [
    [{ signer: other }, 400],
    [{ signer: other, owner: other.address }, 404],
    [{ pci: 'another-session' }, 404],
    [{ message: pci }, 400],
    [{ message: message({ action: 'grant' }) }, 400],
    [{ message: message({ pci: 'another-session' }) }, 400],
    [{ message: message({ address: other.address.toLowerCase() }) }, 400],
    [{ signature: '0x' }, 400],
    [{ pci: "' or 1=1 --" }, 400],
    [{ owner: 'So11111111111111111111111111111111111111112' }, 400],
  ] as const) {
    expect((await revoke(body)).statusCode, JSON.stringify(body)).toBe(status)
  }
  expect(await list(account.address)).toEqual({ pcis: [listed] })
})
