import type { AdapterHost, GivenPermission } from '@foyer/core/adapter'
import { createFakePlatform, createFakeStorage, createScriptedWallet } from '@foyer/testing'
import { expect, test } from 'vitest'
import { type EIP1193Provider, evm } from '../index.ts'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const delegate = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const other = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const token = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const manager = '0xdb9b1e94b5b69df7e401ddbede43491141047db3'
const context = '0xabcdef01'
const startMs = Date.UTC(2026, 0, 1)
const now = startMs / 1_000

/** One for each day, as a page asks. */
const asked = (change: object = {}) => ({
  ...{ chainId: '0x1', to: delegate },
  permission: {
    type: 'native-token-periodic',
    data: { periodAmount: '0x64', periodDuration: 86_400, startTime: now },
  },
  rules: [{ type: 'expiry', data: { timestamp: now + 3_600 } }],
  ...change,
})
/** As a wallet answers. */
const granted = (request: object = asked(), change: object = {}) => ({
  ...{ ...request, from: account, context, delegationManager: manager, dependencies: [] },
  ...change,
})

async function setUp({
  isOn = true,
  answer = [granted()] as unknown,
  storage = createFakeStorage(),
} = {}) {
  const platform = createFakePlatform({ startMs, storage })
  const kept: Omit<GivenPermission, 'sign' | 'signal'>[] = []
  const alerts: string[] = []
  const world = { answer, keeps: true as boolean | Error, messages: [] as string[] }
  const wallet = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn' },
    rpc({ method, params }) {
      if (method === 'personal_sign') {
        const [hex] = params as string[]
        world.messages.push(Buffer.from(hex?.slice(2) ?? '', 'hex').toString())
        return '0x5161'
      }
      if (/ExecutionPermission|(grant|revoke)Permissions/.test(method)) return world.answer
      throw { code: -32601, message: `The method ${method} does not exist.` }
    },
  })
  wallet.announce(platform.window)
  const host: AdapterHost = {
    ...{ platform, options: {}, readThroughBackend: async () => null, requestChanged() {} },
    alert: ({ message }) => void alerts.push(message),
    permissions: () =>
      isOn
        ? {
            async keep({ sign, signal: _, ...given }) {
              if (world.keeps instanceof Error) throw world.keeps
              if (!world.keeps) return false
              await sign(`keep ${given.context}`)
              kept.push(given)
              return true
            },
          }
        : null,
  }
  const adapter = evm().attach(host)
  const { signal } = new AbortController()
  adapter.use(await adapter.connect({ connectorId: 'dev.foyer.acorn', signal }))
  const provider = adapter.provider as EIP1193Provider
  const ask = (method: string, ...params: unknown[]) =>
    provider.request({ method, params }).catch((error) => error)
  const seen = () => wallet.requests.map(({ method }) => method).filter((one) => /Perm/.test(one))
  return { platform, wallet, world, kept, alerts, ask, seen, storage }
}

test('behavior: what a wallet grants reaches the page as it is, and is kept, signed by its account', async () => {
  const { ask, kept, world } = await setUp()
  expect(await ask('wallet_requestExecutionPermissions', asked())).toEqual([granted()])
  expect(kept).toEqual([
    {
      ...{ chainId: 'eip155:1', address: account, context },
      ...{ expiresAtMs: (now + 3_600) * 1_000, application: undefined },
      key: { type: 'address', publicKey: delegate },
    },
  ])
  expect(world.messages).toEqual([`keep ${context}`])
})

test('behavior: all kinds and rules of wallets in use are taken, and narrower ones', async () => {
  const { ask, world } = await setUp()
  const rules = [
    ...asked().rules,
    { type: 'redeemer', data: { addresses: [delegate, other] } },
    { type: 'payee', data: { addresses: [other] } },
  ]
  const kinds = [
    ['native-token-allowance', { allowanceAmount: '0x64' }],
    ['native-token-stream', { amountPerSecond: '0x1', maxAmount: '0x64', initialAmount: '0x5' }],
    ['erc20-token-allowance', { tokenAddress: token, allowanceAmount: '0x64' }],
    ['erc20-token-periodic', { tokenAddress: token, periodAmount: '100', periodDuration: 60 }],
    ['erc20-token-stream', { tokenAddress: token, amountPerSecond: 1, maxAmount: '0x64' }],
  ] as const
  for (const [type, data] of kinds) {
    const request = asked({ rules, permission: { type, data } })
    const narrower = {
      ...{ chainId: 1, to: delegate.toUpperCase().replace('0X', '0x') },
      rules: [
        { type: 'expiry', data: { timestamp: now + 60 } },
        { type: 'redeemer', data: { addresses: [delegate] } },
        { type: 'payee', data: { addresses: [other] } },
      ],
      permission: {
        type,
        data: {
          ...data,
          ...('allowanceAmount' in data && { allowanceAmount: '0x1' }),
          ...('periodDuration' in data && { periodDuration: 90 }),
          ...('maxAmount' in data && { maxAmount: '0x32', initialAmount: '0x0' }),
        },
      },
    }
    world.answer = [granted(narrower)]
    expect(await ask('wallet_requestExecutionPermissions', request), type).toEqual(world.answer)
  }
})

test('error: what has no end, no limit, no chain or nobody it is for never reaches the wallet', async () => {
  const { ask, seen } = await setUp()
  const periodic = (data: object) => ({ permission: { type: 'native-token-periodic', data } })
  for (const [change, reason] of [
    [{ rules: [] }, 'has to end'],
    [{ rules: [{ type: 'expiry', data: { timestamp: now - 1 } }] }, 'over already'],
    [{ rules: [{ type: 'expiry', data: { timestamp: now * 9 } }] }, 'ten years'],
    [{ rules: [...asked().rules, { type: 'mood', data: {} }] }, 'not known here'],
    [{ rules: [...asked().rules, { type: 'payee', data: {} }] }, 'name addresses'],
    [{ chainId: undefined }, '`chainId`'],
    [{ to: undefined }, 'account that may act'],
    [{ to: `0x${'0'.repeat(40)}` }, 'nobody’s'],
    [periodic({ periodDuration: 60 }), '`periodAmount`'],
    [periodic({ periodAmount: `0x${'f'.repeat(64)}`, periodDuration: 60 }), 'with a limit'],
    [periodic({ periodAmount: '0x1' }), '`periodDuration`'],
    [{ permission: { type: 'everything', data: {} } }, 'have a limit'],
    // Of the wallet in the frame alone: what another one answers could not be compared.
    [
      {
        permission: {
          type: 'contract-call',
          data: { address: token, functions: ['function mint()'], maxCalls: 1 },
        },
      },
      'have a limit',
    ],
    [
      { permission: { type: 'native-token-stream', data: { amountPerSecond: '0x1' } } },
      '`maxAmount`',
    ],
    [
      { permission: { type: 'erc20-token-allowance', data: { allowanceAmount: '0x1' } } },
      '`tokenAddress`',
    ],
  ] as const)
    expect(await ask('wallet_requestExecutionPermissions', asked(change)), reason).toMatchObject({
      code: -32_602,
      message: expect.stringContaining(reason),
    })
  expect(await ask('wallet_requestExecutionPermissions')).toMatchObject({ code: -32_602 })
  expect(await ask('wallet_revokeExecutionPermission', {})).toMatchObject({ code: -32_602 })
  expect(seen()).toEqual([])
})

test('error: an answer that differs from what was asked is refused, with what to do, and kept nowhere', async () => {
  const { ask, world, kept } = await setUp()
  const rules = [...asked().rules, { type: 'payee', data: { addresses: [other] } }]
  const request = asked({ rules, from: account })
  const fixed = asked({ permission: { ...asked().permission, isAdjustmentAllowed: false } })
  const periodic = (change: object) => ({
    permission: { ...asked().permission, data: { ...asked().permission.data, ...change } },
  })
  for (const [change, reason, of = request] of [
    [{ chainId: '0x2' }, 'the network 2'],
    [{ to: other }, 'another account'],
    [{ from: other }, 'Another account gave it'],
    [{ rules: [] }, 'has to end'],
    [{ rules: [{ type: 'expiry', data: { timestamp: now + 7_200 } }, rules[1]] }, 'ends later'],
    [{ rules: asked().rules }, '`payee` allows others'],
    [
      { rules: [rules[0], { type: 'payee', data: { addresses: [other, delegate] } }] },
      '`payee` allows others',
    ],
    [periodic({ periodAmount: '0x65' }), '`periodAmount` is more'],
    [periodic({ periodDuration: 60 }), '`periodDuration` is less'],
    [periodic({ startTime: now - 86_400 }), '`startTime` is less'],
    [periodic({ periodAmount: undefined }), 'with a limit'],
    [periodic({ periodAmount: '0x1' }), 'must not be adjusted', fixed],
    [
      { permission: { type: 'native-token-allowance', data: { allowanceAmount: '0x1' } } },
      'another kind',
    ],
    [{ chainId: undefined }, '`chainId`'],
    [{ context: 'mine' }, '`context` cannot'],
    [{ delegationManager: undefined }, '`delegationManager`'],
    [{ dependencies: [{ factory: 'x' }] }, '`dependencies`'],
  ] as [object, string, object?][]) {
    world.answer = [granted(of, change)]
    expect(await ask('wallet_requestExecutionPermissions', of), reason).toMatchObject({
      code: -32_603,
      message: expect.stringMatching(/Revoke it in the wallet, and ask again\.$/),
    })
    const { message } = await ask('wallet_requestExecutionPermissions', of)
    expect(message).toContain(reason)
  }
  for (const answer of [null, [], [granted(), granted()], 'yes']) {
    world.answer = answer
    expect(await ask('wallet_requestExecutionPermissions', request)).toMatchObject({
      code: -32_603,
    })
  }
  expect(kept).toEqual([])
})

test('error: a wallet without the methods is told of with the next step, and its own refusals are its own', async () => {
  const { ask, wallet } = await setUp()
  for (const thrown of [
    { code: -32601, message: 'x' },
    { code: 4200, message: 'x' },
    { code: 4100, message: 'The wallet did not approve wallet_requestExecutionPermissions.' },
    new Error('Method not supported.'),
  ]) {
    wallet.behave('wallet_requestExecutionPermissions', { throws: thrown })
    expect(await ask('wallet_requestExecutionPermissions', asked())).toMatchObject({
      code: 4200,
      message: expect.stringContaining('Acorn does not know wallet_requestExecutionPermissions'),
    })
  }
  for (const thrown of [
    { code: 4001, message: 'No' },
    { code: -32_000, message: 'This type is not supported on this network' },
  ]) {
    wallet.behave('wallet_requestExecutionPermissions', { throws: thrown })
    expect(await ask('wallet_requestExecutionPermissions', asked())).toEqual(thrown)
  }
})

test('behavior: without the feature nothing of it is asked', async () => {
  const { ask, seen } = await setUp({ isOn: false })
  for (const method of [
    'wallet_requestExecutionPermissions',
    'wallet_revokeExecutionPermission',
    'wallet_getSupportedExecutionPermissions',
    'wallet_getGrantedExecutionPermissions',
    'wallet_grantPermissions',
  ])
    expect(await ask(method, asked())).toMatchObject({
      code: 4200,
      message: expect.stringContaining('smartSessions'),
    })
  expect(seen()).toEqual([])
})

test('behavior: what a wallet supports and granted is its own to tell', async () => {
  const answer = { 'native-token-stream': { chainIds: ['0x1'], ruleTypes: ['expiry'] } }
  const { ask, world } = await setUp({ answer })
  expect(await ask('wallet_getSupportedExecutionPermissions')).toEqual(answer)
  world.answer = [granted()]
  expect(await ask('wallet_getGrantedExecutionPermissions')).toEqual([granted()])
  world.answer = {}
  expect(await ask('wallet_revokeExecutionPermission', { permissionContext: context })).toEqual({})
})

test('behavior: a permission that could not be kept still holds, and the developer is told', async () => {
  const { ask, world, alerts, wallet } = await setUp()
  world.keeps = new Error('away')
  expect(await ask('wallet_requestExecutionPermissions', asked())).toEqual([granted()])
  world.keeps = true
  wallet.behave('personal_sign', 'reject')
  expect(await ask('wallet_requestExecutionPermissions', asked())).toEqual([granted()])
  expect(alerts).toHaveLength(2)
  expect(alerts[0]).toContain('away')
  // Where no server keeps any, nobody has to sign.
  world.keeps = false
  await ask('wallet_requestExecutionPermissions', asked())
  expect(alerts).toHaveLength(2)
})

const legacy = (change: object = {}) => ({
  ...{ chainId: '0x1', expiry: now + 3_600, address: account },
  signer: { type: 'account', data: { address: delegate } },
  permission: { type: 'native-token-transfer', data: { allowance: '0x64' } },
  policies: [{ type: 'rate-limit', data: { count: 2, interval: 60 } }],
  ...change,
})

test('behavior: the legacy grant is taken in the shapes that wallets have, narrower too', async () => {
  const { ask, world, kept } = await setUp()
  world.answer = [{ ...legacy({ expiry: now + 60 }), context }]
  expect(await ask('wallet_grantPermissions', legacy())).toEqual(world.answer)
  const early = {
    ...{ chainId: '0x1', expiry: now + 3_600, signer: { type: 'key', data: { id: 'did:key:z1' } } },
    permissions: [
      {
        ...{ type: 'native-token-transfer', data: { ticker: 'ETH' } },
        policies: [{ type: 'token-allowance', data: { allowance: '0x64' } }],
      },
    ],
  }
  const { permissions } = early
  world.answer = {
    expiry: now + 3_600,
    grantedPermissions: permissions,
    permissionsContext: context,
  }
  expect(await ask('wallet_grantPermissions', early)).toEqual(world.answer)
  expect(kept.map(({ address, key }) => [address.toLowerCase(), key])).toEqual([
    [account, { type: 'address', publicKey: delegate }],
    [account, { type: 'key', publicKey: 'key did:key:z1' }],
  ])
})

test('error: a legacy grant without bounds, or wider ones, is refused', async () => {
  const { ask, world, kept } = await setUp()
  for (const [change, reason] of [
    [{ expiry: undefined }, 'has to end'],
    [{ chainId: undefined }, '`chainId`'],
    [{ signer: { type: 'key', data: {} } }, '`signer`'],
    [{ permission: { type: 'contract-call', data: {} }, policies: [] }, 'a limit'],
  ] as const)
    expect(await ask('wallet_grantPermissions', legacy(change))).toMatchObject({
      code: -32_602,
      message: expect.stringContaining(reason),
    })
  for (const [change, reason] of [
    [{ expiry: now + 7_200 }, 'ends later'],
    [{ chainId: '0x2' }, 'the network 2'],
    [{ signer: { type: 'account', data: { address: other } } }, 'another account'],
    [{ permission: { type: 'native-token-transfer', data: { allowance: '0x65' } } }, 'is more'],
    [{ permission: { type: 'contract-call', data: { allowance: '0x1' } } }, 'another kind'],
    [{ policies: [] }, 'another kind'],
    [{ policies: [{ type: 'rate-limit', data: { count: 3, interval: 60 } }] }, 'is more'],
  ] as const) {
    world.answer = [{ ...legacy(change), context }]
    expect(await ask('wallet_grantPermissions', legacy()), reason).toMatchObject({
      code: -32_603,
      message: expect.stringContaining(reason),
    })
  }
  expect(kept).toEqual([])
})

test('behavior: wallet_revokePermissions ends a legacy permission, and else disconnects as ever', async () => {
  const { ask, world, wallet, storage } = await setUp()
  const last = () => wallet.requests.at(-1)
  const disconnects = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }
  await ask('wallet_revokePermissions', { permissionContext: context })
  expect(last()).toEqual(disconnects)
  world.answer = [{ ...legacy(), context }]
  await ask('wallet_grantPermissions', legacy())

  // In the next visit as well.
  const next = await setUp({ storage })
  await next.ask('wallet_revokePermissions', { eth_accounts: {} })
  expect(next.wallet.requests.at(-1)).toEqual(disconnects)
  next.wallet.behave('wallet_revokePermissions', 'reject')
  await next.ask('wallet_revokePermissions', { permissionContext: context })
  expect(next.wallet.requests.at(-1)?.params).toEqual([{ permissionContext: context }])
  // It was not ended, so it is asked for again; by the list, too.
  next.wallet.behave('wallet_revokePermissions', 'approve')
  await next.ask('wallet_revokeExecutionPermission', { permissionContext: context })
  const { method, params } = next.wallet.requests.at(-1) ?? {}
  expect([method, params]).toEqual(['wallet_revokePermissions', [{ permissionContext: context }]])
  await next.ask('wallet_revokePermissions', { permissionContext: context })
  expect(next.wallet.requests.at(-1)).toEqual(disconnects)
})
