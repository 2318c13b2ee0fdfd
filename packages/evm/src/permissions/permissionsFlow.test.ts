import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { getPermissions, type PermissionRequest } from '@foyer/core/smart-accounts'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { evm } from '../index.ts'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const delegate = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const manager = '0xdb9b1e94b5b69df7e401ddbede43491141047db3'
const backend = 'http://127.0.0.1:2'
const startMs = Date.UTC(2026, 0, 1)
const request: PermissionRequest = {
  ...{ chainId: '0x1', to: delegate },
  permission: { type: 'native-token-allowance', data: { allowanceAmount: '0x64' } },
  rules: [{ type: 'expiry', data: { timestamp: startMs / 1_000 + 3_600 } }],
}

/** A client with a wallet of its user's own, and a server that reads what is left from a chain. */
async function setUp({ served = ['eip155:1'] } = {}) {
  const platform = createFakePlatform({ startMs })
  const { http, clock } = platform
  const world = {
    context: '0xab01',
    /** Kept by the server, with what the chain says is left; `null`: nobody can read it. */
    kept: [] as { context: string; available: string | null; body: Record<string, unknown> }[],
    posts: [] as [string, Record<string, unknown>][],
    messages: [] as string[],
    /** Reads until the chain has the end. */
    endsAfter: 0,
    reads: 0,
    canRead: true,
    isRevoked: false,
    isAway: false,
    /** Answers to what it is sent. */
    losesNext: 0,
  }
  http.answer(backend, ({ url, body }) => {
    const { pathname } = new URL(url)
    if (pathname.includes('supported-chains')) return { json: { http: served, ws: [] } }
    if (!pathname.includes('/sessions/') || world.isAway) return { status: 500 }
    // Of the first account alone.
    if (!pathname.toLowerCase().includes(account)) return { json: { pcis: [] } }
    const sent = body as Record<string, unknown> | undefined
    if (sent) world.posts.push([pathname.split('/').at(-1) ?? '', sent])
    if (sent && world.losesNext-- > 0) return { status: 503 }
    if (pathname.endsWith('/grant')) {
      world.kept.push({ context: String(sent?.context), available: '100', body: sent ?? {} })
      return { json: { pci: 'permission-1', key: sent?.key } }
    }
    if (pathname.endsWith('/revoke')) {
      world.kept = []
      return { json: { success: true } }
    }
    if (world.isRevoked && world.canRead && ++world.reads > world.endsAfter) world.kept = []
    return {
      json: {
        pcis: world.kept.map(({ context, body }) => ({
          ...{ pci: 'permission-1', project: { id: 'shop' }, createdAt: 1, context },
          ...{ expiry: body.expiry, revokedAt: null, chainId: 'eip155:1' },
          ...{ application: null, applicationName: body.applicationName },
          permission: world.canRead
            ? {
                ...{ delegate, token: null, kind: 'once', amount: '100', seconds: null },
                ...{ perSecond: null, symbol: 'ETH', decimals: 18, available: '40' },
                isDisabled: false,
              }
            : null,
        })),
      },
    }
  })
  const wallet = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn' },
    rpc({ method, params }) {
      const [first] = params as [unknown]
      if (method === 'personal_sign') {
        world.messages.push(Buffer.from(String(first).slice(2), 'hex').toString())
        return '0x5161'
      }
      if (method === 'wallet_requestExecutionPermissions')
        return [
          {
            ...{ ...(first as object), from: account, context: world.context },
            ...{ delegationManager: manager, dependencies: [] },
          },
        ]
      if (method === 'wallet_revokeExecutionPermission') {
        world.isRevoked = true
        return {}
      }
      throw { code: -32601, message: 'No such method' }
    },
  })
  wallet.announce(platform.window)
  const foyer = createFoyer(
    {
      ...{ projectId: 'shop', networks: [mainnet], adapters: [evm()], backend },
      features: { smartSessions: true },
      metadata: { name: 'Corner shop', description: '', url: 'https://shop.example', icons: [] },
    },
    { platform },
  )
  foyer.internals.discover()
  await clock.advance(0)
  const [connector] = foyer.getConnectors()
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  let isLoaded = false
  const settled = async <value>(promise: Promise<value>) => {
    let isOver = false
    const done = promise.catch((error: unknown) => error as value)
    void done.finally(() => {
      isOver = true
    })
    // Code that loads takes its own time.
    for (let round = 0; round < 2_000 && !isOver; round++) {
      await clock.advance(isLoaded ? 100 : 0)
      await new Promise((resolve) => setTimeout(resolve))
    }
    isLoaded = true
    return done
  }
  return { world, wallet, settled, permissions: getPermissions(foyer), foyer, clock }
}

test('behavior: a permission of another wallet is listed with what is left, and revoked on the chain first', async () => {
  const { world, settled, permissions } = await setUp()
  expect(await settled(permissions.grant(request))).toMatchObject({
    ...{ context: world.context, delegationManager: manager, dependencies: [] },
  })
  expect(world.posts).toEqual([
    [
      'grant',
      {
        ...{ chainId: 'eip155:1', context: world.context, projectId: 'shop', signature: '0x5161' },
        ...{ applicationName: 'Corner shop', expiry: startMs + 3_600_000 },
        key: { type: 'address', publicKey: delegate },
      },
    ],
  ])
  expect(world.messages).toEqual([
    JSON.stringify({ action: 'grant', address: account, context: world.context }),
  ])
  const { status, permissions: listed } = permissions.store.getState()
  expect([status, listed[0]?.permission]).toMatchObject(['ready', { availableAtomic: 40n }])

  world.endsAfter = 3
  await settled(permissions.revoke('permission-1'))
  expect(permissions.store.getState()).toMatchObject({ status: 'ready', permissions: [] })
  // The chain has said so: no signature is asked for.
  expect(world.messages).toHaveLength(1)
  expect(world.posts).toHaveLength(1)
})

test("behavior: what the page's own provider was given stands in a list that was read, and nothing is read before", async () => {
  const { foyer, settled, permissions } = await setUp()
  const ask = () =>
    settled(
      (foyer.getProvider('eip155') as { request(asked: object): Promise<unknown> }).request({
        ...{ method: 'wallet_requestExecutionPermissions', params: [request] },
      }),
    )
  await ask()
  expect(permissions.store.getState().status).toBe('idle')
  await settled(permissions.read())
  expect(permissions.store.getState().permissions).toHaveLength(1)
  await ask()
  const listed = () => permissions.store.getState().permissions
  // An error of what is waited for comes back as a value.
  await settled(vi.waitFor(() => expect(listed()).toHaveLength(2)))
  expect(listed()).toHaveLength(2)
})

test('behavior: what nobody reads on the chain is ended at the server by a signature, after its wallet', async () => {
  const { world, settled, permissions } = await setUp()
  world.canRead = false
  await settled(permissions.grant(request))
  expect(permissions.store.getState().permissions[0]?.permission).toBeNull()
  await settled(permissions.revoke('permission-1'))
  expect(world.isRevoked).toBe(true)
  expect(world.messages.at(-1)).toBe(
    JSON.stringify({ action: 'revoke', address: account, pci: 'permission-1' }),
  )
  expect(world.posts.at(-1)?.[0]).toBe('revoke')
  expect(permissions.store.getState()).toMatchObject({ status: 'ready', permissions: [] })
})

test('error: what the chain has not ended stays, and a wallet without the methods is told of by its code', async () => {
  const { world, wallet, settled, permissions } = await setUp()
  await settled(permissions.grant(request))
  world.endsAfter = 1_000
  expect(await settled(permissions.revoke('permission-1'))).toMatchObject({
    code: 'permissions/not-ended',
  })
  expect(world.kept).toHaveLength(1)
  wallet.behave('wallet_revokeExecutionPermission', { throws: { code: -32601, message: 'x' } })
  expect(await settled(permissions.revoke('permission-1'))).toMatchObject({
    code: 'permissions/unsupported',
  })
  // Wallets throw plain objects.
  wallet.behave('wallet_revokeExecutionPermission', {
    throws: { code: -32000, message: 'Fees are too high.' },
  })
  expect(await settled(permissions.revoke('permission-1'))).toMatchObject({
    ...{ code: 'permissions/failed', message: 'Fees are too high.' },
  })
  expect(permissions.store.getState().status).toBe('failed')
  expect(world.posts).toHaveLength(1)
})

test('behavior: what a user declines is no failure, and nothing is lost', async () => {
  const { wallet, settled, permissions } = await setUp()
  wallet.behave('wallet_requestExecutionPermissions', 'reject')
  expect(await settled(permissions.grant(request))).toMatchObject({ code: 'wallet/declined' })
  expect(permissions.store.getState()).toMatchObject({ status: 'idle', error: null })
  wallet.behave('wallet_requestExecutionPermissions', 'approve')
  await settled(permissions.grant(request))
  wallet.behave('wallet_revokeExecutionPermission', 'reject')
  expect(await settled(permissions.revoke('permission-1'))).toMatchObject({
    code: 'wallet/declined',
  })
  expect(permissions.store.getState()).toMatchObject({
    ...{ status: 'ready', pci: null, error: null },
    permissions: [{ pci: 'permission-1' }],
  })
})

test('behavior: a wallet that never answers is asked again once its user comes back, and a late answer counts', async () => {
  const { world, wallet, settled, permissions } = await setUp()
  await settled(permissions.grant(request))
  const method = 'wallet_revokeExecutionPermission'
  const asked = () => wallet.requests.filter((one) => one.method === method).length
  wallet.behave(method, { late: 'approve' })
  const first = permissions.revoke('permission-1')
  const again = permissions.revoke('permission-1')
  await settled(Promise.resolve())
  expect(permissions.store.getState()).toMatchObject({ status: 'revoking', pci: 'permission-1' })
  expect(asked()).toBe(1)

  await settled(permissions.read())
  expect(permissions.store.getState()).toMatchObject({ status: 'ready', pci: null })
  wallet.behave(method, 'reject')
  await settled(permissions.revoke('permission-1'))
  expect(asked()).toBe(2)
  expect(permissions.store.getState()).toMatchObject({ status: 'ready', pci: null })

  world.endsAfter = 2
  wallet.answerLate()
  await settled(Promise.resolve())
  expect(permissions.store.getState()).toMatchObject({ status: 'revoking', pci: 'permission-1' })
  // A look meanwhile still finds it under way.
  await settled(permissions.read())
  expect(permissions.store.getState().status).toBe('revoking')
  await settled(first)
  await settled(again)
  expect(permissions.store.getState()).toMatchObject({ status: 'ready', permissions: [] })
})

test('behavior: a server that is away for a moment does not end the wait, and one that stays away says so', async () => {
  const { world, settled, permissions, clock } = await setUp()
  await settled(permissions.grant(request))
  world.endsAfter = 2
  const revoked = permissions.revoke('permission-1')
  await settled(Promise.resolve())
  world.isAway = true
  await clock.advance(2_000)
  world.isAway = false
  expect(await settled(revoked)).toBeUndefined()
  expect(permissions.store.getState()).toMatchObject({ status: 'ready', permissions: [] })

  world.isAway = true
  await settled(permissions.read())
  expect(permissions.store.getState()).toMatchObject({
    ...{ status: 'failed', error: { code: 'resources/unavailable' } },
  })
})

test('behavior: what one account gave is not shown to the next one', async () => {
  const { wallet, settled, permissions } = await setUp()
  await settled(permissions.grant(request))
  expect(permissions.store.getState().permissions).toHaveLength(1)
  const late = permissions.read()
  wallet.changeAccounts([delegate])
  expect(permissions.store.getState()).toMatchObject({ status: 'idle', permissions: [] })
  await settled(late)
  expect(permissions.store.getState()).toMatchObject({ status: 'idle', permissions: [] })
  await settled(permissions.read())
  expect(permissions.store.getState()).toMatchObject({ status: 'ready', permissions: [] })
})

test('error: where no server lists them, nobody is told that there are none', async () => {
  const { settled, permissions, foyer } = await setUp({ served: [] })
  await settled(permissions.read())
  expect(permissions.store.getState()).toMatchObject({
    ...{ status: 'failed', error: { code: 'permissions/not-listed' } },
  })
  expect(foyer.getState().chains.eip155?.status).toBe('connected')
})

test('behavior: what a server loses once is kept by a second request, with the signature of before', async () => {
  const { world, settled, permissions } = await setUp()
  world.losesNext = 1
  await settled(permissions.grant(request))
  expect([world.posts.length, world.messages.length]).toEqual([2, 1])
  expect(permissions.store.getState().permissions).toHaveLength(1)
})
