import { AppError } from '@foyer/core/primitives'
import { concatHex, encodeAbiParameters, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChainRpc } from '../../chain-data/chains/Chain.ts'
import { RpcFailure } from '../../chain-data/chains/errors.ts'
import { verifySignature } from './verifySignature.ts'

afterEach(() => {
  vi.useRealTimers()
})

const account = privateKeyToAccount(generatePrivateKey())
const caipNetworkId = 'eip155:31337'
const message = '{"name":"alice.foyer.id"}'
const signature = await account.signMessage({ message })
const contract = `0x6001${'00'.repeat(20)}`
const hostileFactory = concatHex([
  encodeAbiParameters(
    [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
    [`0x${'66'.repeat(20)}`, '0xdeadbeef', signature],
  ),
  `0x${'6492'.repeat(16)}`,
])

interface Asked {
  readonly method: string
  readonly params: readonly unknown[]
}

function createRpc({ code = '0x', call }: { code?: string; call?: () => Promise<unknown> }) {
  const asked: Asked[] = []
  const rpc: ChainRpc = {
    async request({ method, params = [] }) {
      asked.push({ method, params })
      if (method === 'eth_getCode') return code
      return call?.()
    },
  }
  const verify = (parts: { signature?: Hex; message?: string } = {}) =>
    verifySignature({ rpc, caipNetworkId, address: account.address, message, signature, ...parts })
  return { verify, asked }
}

test('behavior: a key signs for an account without a contract', async () => {
  const { verify, asked } = createRpc({})
  expect(await verify()).toBe(true)
  expect(await verify({ message: `${message} ` })).toBe(false)
  for (const wrong of [
    '0x',
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(65)}`,
    signature.slice(0, -4),
  ]) {
    expect(await verify({ signature: wrong as Hex }), wrong).toBe(false)
  }
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['eth_getCode']))
})

test('behavior: without a node of the chain only keys count', async () => {
  const verify = (signature: Hex) =>
    verifySignature({ rpc: null, caipNetworkId, address: account.address, message, signature })
  expect(await verify(signature)).toBe(true)
  expect(await verify(hostileFactory)).toBe(false)
})

test('behavior: a contract decides for itself, in one call within bounds', async () => {
  const yes = createRpc({ code: contract, call: async () => '0x01' })
  expect(await yes.verify({ signature: `0x${'12'.repeat(40)}` })).toBe(true)
  const [{ params } = { params: [] }] = yes.asked.filter(({ method }) => method === 'eth_call')
  expect(params).toEqual([{ data: expect.stringMatching(/^0x/), gas: '0x989680' }, 'latest'])
  for (const answer of ['0x00', '0x', null, undefined, 1, { a: 1 }, `0x01${'00'.repeat(99_999)}`]) {
    const no = createRpc({ code: contract, call: async () => answer })
    // The key of the address is not asked once there is a contract.
    expect(await no.verify(), `${answer}`.slice(0, 20)).toBe(false)
  }
})

test('behavior: a delegated account still obeys its key', async () => {
  const delegated = createRpc({ code: `0xef0100${'12'.repeat(20)}`, call: async () => '0x00' })
  expect(await delegated.verify()).toBe(true)
  expect(await delegated.verify({ message: 'another' })).toBe(false)
})

test('error: a hostile factory is only ever called, and its refusals are a no', async () => {
  for (const code of [3, -32_000, -32_003, -32_015]) {
    const { verify, asked } = createRpc({
      call: async () => {
        throw new RpcFailure({ code, message: 'execution reverted' })
      },
    })
    expect(await verify({ signature: hostileFactory }), `${code}`).toBe(false)
    expect(asked.map(({ method }) => method)).toEqual(['eth_call'])
  }
})

test('error: a node that cannot say leaves it open', async () => {
  const failures = [
    new RpcFailure({ code: -32_005, message: 'limit exceeded' }),
    new AppError('chains/unavailable', 'away', { kind: 'unavailable' }),
    new TypeError('fetch failed'),
  ]
  for (const failure of failures) {
    const { verify } = createRpc({ code: contract, call: () => Promise.reject(failure) })
    await expect(verify()).rejects.toMatchObject({
      code: 'signatures/undecided',
      kind: 'unavailable',
    })
  }
})

test('error: a contract that never ends is waited for five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const late = new AbortController()
  timeout.mockReturnValue(late.signal)
  const { verify } = createRpc({ code: contract, call: () => new Promise(() => {}) })
  const answer = verify()
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(5_000))
  late.abort(new DOMException('', 'TimeoutError'))
  await expect(answer).rejects.toMatchObject({ code: 'signatures/undecided' })
  timeout.mockRestore()
})
