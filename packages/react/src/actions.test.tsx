// @vitest-environment happy-dom
import { AppError, createFoyer, type Foyer } from '@foyer/core'
import { mainnet, polygon } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
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
const signature = `0x${'ab'.repeat(65)}` as const
const hash = `0x${'cd'.repeat(32)}` as const
const roots: Root[] = []
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
})

/** A client with a connected wallet of each of two families, and what the EVM one is asked. */
async function setUp() {
  const acorn = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1' },
    knownReferences: ['137'],
  })
  const ember = createFakeWallet({ id: 'ember', name: 'Ember', accounts: ['E'], reference: 'm' })
  const request = vi.fn(
    async (_: { method: string; params: unknown[] }): Promise<unknown> => signature,
  )
  const evm = fakeAdapter({ namespace: 'eip155', wallets: [acorn] })
  const solana = { ...mainnet, id: 'm', name: 'Solana', chainNamespace: 'solana' }
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, polygon, solana],
      adapters: [
        { ...evm, attach: (host) => ({ ...evm.attach(host), provider: { request } }) },
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
  return { foyer, acorn, request, connect }
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
  expect([onSuccess.mock.calls, onSettled.mock.calls]).toEqual([[[signature]], [[signature, null]]])
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
  const { status, error } = current()
  expect([status, AppError.is(error, 'wallet/declined'), onError.mock.calls]).toEqual([
    'error',
    true,
    [[error]],
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
  const heard = vi.fn()
  const sign = (message: string) =>
    act(async () => current().signMessage({ message }, { onSettled: () => heard(message) }))
  await sign('first')
  await sign('second')
  await act(async () => answers[1]?.(signature))
  await act(async () => answers[0]?.(`${signature}00`))
  expect([current().data, heard.mock.calls]).toEqual([signature, [['second']]])
  await sign('third')
  await act(async () => current().reset())
  await act(async () => answers[2]?.(signature))
  expect(current().status).toBe('idle')
  await sign('fourth')
  await act(async () => root.unmount())
  await act(async () => answers[3]?.(signature))
  expect(heard.mock.calls).toEqual([['second']])
})

test('error: without a wallet, on another family and by an unreadable answer', async () => {
  const { foyer, request, connect } = await setUp()
  const { current } = await renderHook(foyer, useSignMessage)
  const fail = (code: string) =>
    act(async () => {
      await expect(current().signMessageAsync({ message: 'Hello' })).rejects.toMatchObject({ code })
    })
  request.mockResolvedValue({ signature: 'none' })
  await fail('wallet/failed')
  await connect('Ember')
  await fail('wallet/method-unsupported')
  await act(() => foyer.disconnect())
  await fail('connection/not-connected')
  expect(request).toHaveBeenCalledTimes(1)
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
  acorn.behave('switchNetwork', 'reject')
  await act(async () => current().switchNetwork(mainnet))
  await vi.waitFor(() => expect(current().status).toBe('error'))
  expect([AppError.is(current().error, 'wallet/declined'), network()]).toEqual([true, 137])
  acorn.behave('switchNetwork', 'hang')
  const leaving = new AbortController()
  await act(async () => current().switchNetwork(mainnet, { signal: leaving.signal }))
  expect(current().isPending).toBe(true)
  await act(async () => leaving.abort())
  await vi.waitFor(() => expect(AppError.is(current().error, 'connection/abandoned')).toBe(true))
})
