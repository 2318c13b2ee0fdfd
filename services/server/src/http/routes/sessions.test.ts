import {
  type ContractCalls,
  caveatsOf,
  delegationTypedData,
  encodeDelegation,
} from '@foyer/transactions/smart-accounts'
import { toFunctionSelector } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'
import type { KeptSession, SmartSessionStore } from '../../identity/sessions/SmartSessionStore.ts'

const account = privateKeyToAccount(generatePrivateKey())
const other = privateKeyToAccount(generatePrivateKey())
const address = account.address.toLowerCase()
const pci = 'a1b2c3d4-session'

async function createSessionsServer() {
  const kept: KeptSession = {
    ...{ pci, projectId: 'shop', chainId: 'eip155:1', context: null },
    ...{ application: null, applicationName: null, functions: null },
    ...{ createdAt: new Date(1), expiresAt: new Date(2), revokedAt: null },
  }
  const listed = {
    ...{ pci, project: { id: 'shop' }, createdAt: 1, expiry: 2, revokedAt: null },
    ...{ chainId: 'eip155:1', context: null, permission: null },
    ...{ application: null, applicationName: null },
  }
  const granted: Parameters<SmartSessionStore['grant']>[0][] = []
  let isRevoked = false
  const isOurs = (session: { address: string; pci: string }) =>
    session.address === address && session.pci === pci
  const { app } = await createTestServer({
    smartSessions: {
      list: async (owner) => (owner === address && !isRevoked ? [kept] : []),
      find: async (session) => (isOurs(session) ? kept : null),
      async grant(session) {
        granted.push(session)
        return 'granted-session'
      },
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
  const post = (what: string, payload: object, owner: string = account.address) =>
    app.inject({ method: 'POST', url: `/v1/sessions/${owner}/${what}?projectId=shop`, payload })
  return { list, revoke, listed, post, granted }
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

const money = { allowance: { token: null, kind: 'once', amountAtomic: 5n } } as const

/** A permission that an account signed, as it is handed in. */
async function permissionOf({
  signer = account,
  endSeconds = 2_000_000_000n,
  bounds = money as typeof money | { calls: ContractCalls },
} = {}) {
  const unsigned = {
    ...{ delegate: other.address, delegator: signer.address, salt: 1n },
    caveats: caveatsOf({ ...bounds, endSeconds }),
  }
  const signature = await signer.signTypedData(delegationTypedData(unsigned, { chainId: 1 }))
  return encodeDelegation({ ...unsigned, signature })
}

test('behavior: a permission is kept once its account signed for it, and given back with the key that was handed in', async () => {
  const { post, granted } = await createSessionsServer()
  const context = await permissionOf()
  const key = { type: 'secp256k1', publicKey: '0x04abcd' }
  const message = JSON.stringify({ action: 'grant', address, context })
  const body = {
    ...{ chainId: 'eip155:1', context, key, application: 'shop.example' },
    applicationName: 'Shop',
    ...{ expiry: 2_000_000_000_000, signature: await account.signMessage({ message }) },
  }
  const answer = await post('grant', body)
  expect([answer.statusCode, answer.json()]).toEqual([200, { pci: 'granted-session', key }])
  expect(granted).toEqual([
    {
      ...{ address, chainId: 'eip155:1', projectId: 'shop', application: 'shop.example' },
      applicationName: 'Shop',
      ...{ context, key, functions: null, expiresAt: new Date(2_000_000_000_000) },
    },
  ])
  const foreign = await permissionOf({ signer: other })
  for (const [change, reason] of [
    [{ signature: await other.signMessage({ message }) }, 'did not sign'],
    [{ context: foreign }, 'no permission of the account'],
    [{ context: '0x' }, 'context'],
    [{ context: await permissionOf({ endSeconds: 1_900_000_000n }) }, 'It ends at 1900000000000'],
    [{ expiry: 3_000_000_000_000 }, 'It ends at'],
    [{ chainId: 'solana:x' }, 'chainId'],
    [{ key: { type: 'x' } }, 'key'],
    // Of money nobody calls anything.
    [{ functions: ['mint(uint256)'] }, 'not the functions'],
    [{ functions: [] }, 'not the functions'],
  ] as const) {
    const refused = await post('grant', { ...body, ...change })
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      expect.stringContaining(reason),
    ])
  }
  expect(granted).toHaveLength(1)
  // What another wallet wrote in its own way: kept for as long as its account says.
  const own = (expiry: number, context = '0x1234') => ({
    ...{ ...body, context, expiry },
    signature: account.signMessage({
      message: JSON.stringify({ action: 'grant', address, context }),
    }),
  })
  const handIn = async ({ signature, ...rest }: ReturnType<typeof own>) =>
    post('grant', { ...rest, signature: await signature })
  const expiry = Date.now() + 60_000
  expect((await handIn(own(expiry))).statusCode).toBe(200)
  expect(granted[1]).toMatchObject({ context: '0x1234', expiresAt: new Date(expiry) })
  for (const wrong of [Date.now() - 1, Date.now() + 400_000_000_000])
    expect((await handIn(own(wrong))).json().message).toContain('within ten years')
  expect((await post('activate', { pci, context })).statusCode).toBe(404)
  expect((await post('grant', body, 'nobody')).statusCode).toBe(400)
})

test('behavior: a permission for calls is kept with the names of its functions, each of which has the four bytes that were signed', async () => {
  const { post, granted } = await createSessionsServer()
  const functions = ['mint(uint256)', 'swap((address,uint256)[],bytes32)']
  const context = await permissionOf({
    bounds: {
      calls: {
        ...{ contract: other.address, maxCalls: 3n, maxValueAtomic: 0n },
        selectors: functions.map((signature) => toFunctionSelector(`function ${signature}`)),
      },
    },
  })
  const message = JSON.stringify({ action: 'grant', address, context })
  const body = {
    ...{ chainId: 'eip155:1', context, key: { type: 'address', publicKey: other.address } },
    ...{ expiry: 2_000_000_000_000, signature: await account.signMessage({ message }) },
  }
  for (const wrong of [
    ...[['mint(uint256)'], [...functions].reverse(), [...functions, 'burn()'], []],
    // Other names than were hashed, or no name at all.
    ...[
      ['burn(uint256)', functions[1]],
      [' mint(uint256)', functions[1]],
      ['\u202emint(uint256)', functions[1]],
    ],
  ])
    expect((await post('grant', { ...body, functions: wrong })).json().message).toContain(
      'not the functions',
    )
  for (const wrong of [Array(9).fill('mint(uint256)'), ['m'.repeat(257)], 'mint(uint256)', [7]])
    expect((await post('grant', { ...body, functions: wrong })).statusCode).toBe(400)
  expect(granted).toEqual([])
  expect((await post('grant', { ...body, functions })).statusCode).toBe(200)
  expect((await post('grant', body)).statusCode).toBe(200)
  expect(granted.map(({ functions }) => functions)).toEqual([functions, null])
})
