// @vitest-environment happy-dom
import { AppError, createFoyer, type Foyer } from '@foyer/core'
import type { Connection } from '@foyer/core/adapter'
import { mainnet, polygon } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import {
  createFakePlatform,
  createFakeWallet,
  createScriptedWallet,
  fakeAdapter,
} from '@foyer/testing'
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import {
  FoyerProvider,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
  useSwitchNetwork,
} from './index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const signature = `0x${'ab'.repeat(65)}` as const
const hash = `0x${'cd'.repeat(32)}` as const
const roots: Root[] = []
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
})

/** What the EVM wallet is asked through `request`, which each test sets up. */
const isAction = (method: string) =>
  /^(personal_sign|eth_signTypedData_v4|eth_sendTransaction)$/.test(method)

/** A client with a connected EVM wallet and one of another family, and what the EVM one is asked. */
async function setUp() {
  const acorn = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', accounts: [address] },
    knownChainIds: [137],
  })
  const ember = createFakeWallet({ id: 'ember', name: 'Ember', accounts: ['E'], reference: 'm' })
  const request = vi.fn(
    async (_: { method: string; params: unknown[] }): Promise<unknown> => signature,
  )
  const provider = {
    ...acorn.provider,
    request: (asked: { method: string; params: unknown[] }) =>
      isAction(asked.method) ? request(asked) : acorn.provider.request(asked),
  }
  const getProvider = async () => provider as unknown as typeof acorn.provider
  const solana = { ...mainnet, id: 'm', name: 'Solana', chainNamespace: 'solana' }
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, polygon, solana],
      adapters: [
        evm({ connectors: [{ id: 'acorn', name: 'Acorn', getProvider }] }),
        fakeAdapter({ namespace: 'solana', wallets: [ember] }),
      ],
    },
    { platform: createFakePlatform() },
  )
  const connect = async (name = 'Acorn') => {
    const connector = foyer.getConnectors().find((each) => each.name === name)
    if (connector) await foyer.connect({ connector })
  }
  await connect()
  return { foyer, acorn, ember, request, connect }
}

function Probe({ look }: { look(): void }) {
  look()
  return null
}

/** Every render of a hook, the newest last. */
async function renderHook<result>(foyer: Foyer, hook: () => result) {
  const results: result[] = []
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  await act(async () =>
    root.render(
      <StrictMode>
        <FoyerProvider foyer={foyer}>
          <Probe look={() => results.push(hook())} />
        </FoyerProvider>
      </StrictMode>,
    ),
  )
  // The code of the actions is loaded by now, as it is when a user presses.
  await act(() => vi.dynamicImportSettled())
  const current = () => results.at(-1) as result
  return { results, current, root }
}

test('behavior: an action goes from idle by pending to success and back', async () => {
  const { foyer, request } = await setUp()
  let answer = (_: unknown) => {}
  request.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const { current, results } = await renderHook(foyer, useSignMessage)
  const onSuccess = vi.fn()
  const onSettled = vi.fn()
  const shown = () => {
    const { status, isIdle, isPending, isSuccess, isError, data, error, variables } = current()
    const flags = [isIdle, isPending, isSuccess, isError].map(Number).join('')
    return [status, flags, data, error, variables]
  }
  expect(shown()).toEqual(['idle', '1000', undefined, null, undefined])
  await act(async () => current().signMessage({ message: 'Hé' }, { onSuccess, onSettled }))
  expect(shown()).toEqual(['pending', '0100', undefined, null, { message: 'Hé' }])
  expect(request.mock.calls).toEqual([[{ method: 'personal_sign', params: ['0x48c3a9', address] }]])
  await act(async () => answer(signature))
  expect(shown()).toEqual(['success', '0010', signature, null, { message: 'Hé' }])
  const given = { message: 'Hé' }
  expect(onSuccess.mock.calls).toEqual([[signature, given]])
  expect(onSettled.mock.calls).toEqual([[signature, null, given]])
  await act(async () => current().reset())
  expect(shown()).toEqual(['idle', '1000', undefined, null, undefined])
  for (const name of ['signMessage', 'signMessageAsync', 'mutate', 'mutateAsync', 'reset'] as const)
    expect(new Set(results.map((result) => result[name])).size).toBe(1)
})

test('error: a refusal is in the state, told once, and rejects the asynchronous variant', async () => {
  const { foyer, request } = await setUp()
  request.mockRejectedValue(Object.assign(new Error('User rejected'), { code: 4001 }))
  const { current } = await renderHook(foyer, useSignMessage)
  const onError = vi.fn()
  await act(async () => current().signMessage({ message: { raw: '0x01' } }, { onError }))
  await act(() => vi.dynamicImportSettled())
  const { status, error } = current()
  expect([status, AppError.is(error, 'wallet/declined'), onError.mock.calls]).toEqual([
    'error',
    true,
    [[error, { message: { raw: '0x01' } }]],
  ])
  await act(async () => {
    await expect(
      current().signMessageAsync({ message: { raw: new Uint8Array([1]) } }),
    ).rejects.toMatchObject({ code: 'wallet/declined', kind: 'declined' })
  })
  expect(request.mock.calls.map(([{ params }]) => params)).toEqual([
    ['0x01', address],
    ['0x01', address],
  ])
})

test('behavior: the newest call counts, and nobody is told after reset or unmounting', async () => {
  const { foyer, request } = await setUp()
  const answers: ((value: unknown) => void)[] = []
  request.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)))
  const { current, root } = await renderHook(foyer, useSignMessage)
  const received = vi.fn()
  const sign = (message: string) =>
    act(async () => current().signMessage({ message }, { onSettled: () => received(message) }))
  await sign('first')
  await sign('second')
  await act(async () => answers[1]?.(signature))
  await act(async () => answers[0]?.(`${signature}00`))
  expect([current().data, received.mock.calls]).toEqual([signature, [['second']]])
  await sign('third')
  await act(async () => current().reset())
  await act(async () => answers[2]?.(signature))
  expect(current().status).toBe('idle')
  await sign('fourth')
  await act(async () => root.unmount())
  await act(async () => answers[3]?.(signature))
  expect(received.mock.calls).toEqual([['second']])
})

test('behavior: what the hook was given is told of every call, first, and once nobody looks any more', async () => {
  const { foyer, request } = await setUp()
  const told: unknown[] = []
  const mutation = {
    onSuccess: (data: string, { message }: { message: unknown }) => told.push([data, message]),
    onError: (error: Error, { message }: { message: unknown }) => told.push([error.name, message]),
    onSettled: () => told.push('settled'),
  }
  const { current, root } = await renderHook(foyer, () => useSignMessage({ mutation }))
  await act(async () =>
    current().signMessage({ message: 'first' }, { onSuccess: () => told.push('of the call') }),
  )
  expect(told.splice(0)).toEqual([[signature, 'first'], 'settled', 'of the call'])
  request.mockRejectedValueOnce(Object.assign(new Error('User rejected'), { code: 4001 }))
  await act(async () => current().signMessage({ message: 'second' }))
  await vi.waitFor(() => expect(told.splice(0)).toEqual([['AppError', 'second'], 'settled']))
  let answer = (_: unknown) => {}
  request.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await act(async () => current().signMessage({ message: 'third' }))
  await act(async () => root.unmount())
  await act(async () => answer(signature))
  expect(told).toEqual([[signature, 'third'], 'settled'])
})

test('error: without a wallet, on another family and by an unreadable answer', async () => {
  const { foyer, request, connect } = await setUp()
  const { current } = await renderHook(foyer, useSignTypedData)
  const data = { types: { Vote: [] }, primaryType: 'Vote', message: {} }
  const fail = (code: string) =>
    act(async () => {
      await expect(current().signTypedDataAsync(data)).rejects.toMatchObject({ code })
    })
  request.mockResolvedValue({ signature: 'none' })
  await fail('wallet/failed')
  await connect('Ember')
  await fail('wallet/method-unsupported')
  await act(() => foyer.disconnect())
  await fail('connection/not-connected')
  expect(request).toHaveBeenCalledTimes(1)
})

test('behavior: another chain family signs and sends by its own actions, without a change here', async () => {
  const { foyer, ember, connect } = await setUp()
  await connect('Ember')
  const { current } = await renderHook(foyer, () => ({
    ...useSignMessage({ namespace: 'solana' }),
    ...useSendTransaction({ namespace: 'solana' }),
  }))
  await act(async () => {
    expect(await current().signMessageAsync({ message: 'Hello' })).toBe('signed Hello')
    expect(await current().sendTransactionAsync({ transaction: 'AA==', account: 'E' })).toBe(
      'transaction',
    )
  })
  expect(ember.requests.slice(-2)).toEqual([
    { method: 'signMessage', params: 'Hello' },
    { method: 'send', params: { transaction: 'AA==', account: 'E' } },
  ])
})

test('behavior: the account that is chosen signs, unless another is named', async () => {
  const { foyer, acorn, request } = await setUp()
  acorn.changeAccounts([address, other])
  await vi.waitFor(() => expect(foyer.getState().chains.eip155?.allAccounts).toHaveLength(2))
  foyer.internals.selectAccount('eip155', other)
  const { current } = await renderHook(foyer, useSignMessage)
  await act(async () => current().signMessage({ message: { raw: '0x01' } }))
  await act(async () => current().signMessage({ message: { raw: '0x01' }, account: address }))
  expect(request.mock.calls.map(([{ params }]) => params[1])).toEqual([other, address])
})

test('error: code that does not load is told, and the next press loads it', async () => {
  const { foyer } = await setUp()
  const connection = foyer.internals.connection('eip155')
  const load = vi.spyOn(connection as Required<Connection>, 'actions')
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  const { current } = await renderHook(foyer, useSignMessage)
  const sign = () => act(async () => current().signMessage({ message: 'Hello' }))
  await sign()
  await vi.waitFor(() =>
    expect(AppError.is(current().error, 'connection/code-unavailable')).toBe(true),
  )
  load.mockRestore()
  await sign()
  await vi.waitFor(() => expect(current().data).toBe(signature))
})

test('behavior: typed data is written as wallets read it', async () => {
  const { foyer, request } = await setUp()
  const { current } = await renderHook(foyer, () => useSignTypedData({ namespace: 'eip155' }))
  await act(async () =>
    current().signTypedData({
      domain: { chainId: 1n, name: 'Poll' },
      types: { Vote: [{ name: 'option', type: 'uint256' }] },
      primaryType: 'Vote',
      message: { option: 2n ** 200n },
    }),
  )
  expect(current().data).toBe(signature)
  const [{ method, params }] = request.mock.calls[0] ?? [{ method: '', params: [] }]
  expect([method, params[0], JSON.parse(String(params[1]))]).toMatchInlineSnapshot(`
    [
      "eth_signTypedData_v4",
      "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      {
        "domain": {
          "chainId": "1",
          "name": "Poll",
        },
        "message": {
          "option": "1606938044258990275541962092341162602522202993782792835301376",
        },
        "primaryType": "Vote",
        "types": {
          "EIP712Domain": [
            {
              "name": "name",
              "type": "string",
            },
            {
              "name": "chainId",
              "type": "uint256",
            },
          ],
          "Vote": [
            {
              "name": "option",
              "type": "uint256",
            },
          ],
        },
      },
    ]
  `)
})

test('behavior: a transaction is written as wallets read it, on its chain only', async () => {
  const { foyer, request } = await setUp()
  request.mockResolvedValue(hash)
  const { current } = await renderHook(foyer, useSendTransaction)
  const transaction = { to: address, value: 10n ** 18n, data: '0x', nonce: 0, chainId: 1 } as const
  await act(async () => current().sendTransaction(transaction))
  expect(current().data).toBe(hash)
  expect(request.mock.calls).toMatchInlineSnapshot(`
    [
      [
        {
          "method": "eth_sendTransaction",
          "params": [
            {
              "chainId": "0x1",
              "data": "0x",
              "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "nonce": "0x0",
              "to": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "value": "0xde0b6b3a7640000",
            },
          ],
        },
      ],
    ]
  `)
  await act(async () => {
    await expect(
      current().sendTransactionAsync({ ...transaction, chainId: 137 }),
    ).rejects.toMatchObject({
      code: 'network/mismatch',
      context: { chainId: 137, walletChainId: 1 },
    })
  })
  request.mockResolvedValue(signature)
  await act(async () => {
    await expect(current().sendTransactionAsync({ to: address })).rejects.toMatchObject({
      code: 'wallet/failed',
    })
  })
  expect(request).toHaveBeenCalledTimes(2)
})

test('behavior: switching shows how it goes, and can be abandoned', async () => {
  const { foyer, acorn } = await setUp()
  const { current } = await renderHook(foyer, useSwitchNetwork)
  const network = () => foyer.getState().chains.eip155?.network?.id
  await act(async () => current().switchNetworkAsync('eip155:137'))
  expect([current().status, current().variables, network()]).toEqual(['success', 'eip155:137', 137])
  expect(current().data?.name).toBe('Polygon')
  acorn.behave('wallet_switchEthereumChain', 'reject')
  await act(async () => current().switchNetwork(mainnet))
  await vi.waitFor(() => expect(current().status).toBe('error'))
  expect([AppError.is(current().error, 'wallet/declined'), network()]).toEqual([true, 137])
  acorn.behave('wallet_switchEthereumChain', 'hang')
  const leaving = new AbortController()
  await act(async () => current().switchNetwork(mainnet, { signal: leaving.signal }))
  expect(current().isPending).toBe(true)
  await act(async () => leaving.abort())
  await vi.waitFor(() => expect(AppError.is(current().error, 'connection/abandoned')).toBe(true))
})
