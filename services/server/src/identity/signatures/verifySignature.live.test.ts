import { type EvmChain, startEvmChain } from '@foyer/testing/stack'
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChains } from '../../../test/createTestChains.ts'
import type { ChainRpc } from '../../chain-data/chains/Chain.ts'
import { verifySignature } from './verifySignature.ts'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31_337 })
})
afterAll(() => chain.stop())

const account = privateKeyToAccount(generatePrivateKey())
const caipNetworkId = 'eip155:31337'
const message = '{"name":"alice.foyer.id"}'

/** Contracts that answer whatever they are asked. */
const code = {
  accepts: '0x631626ba7e60e01b60005260206000f3',
  refuses: '0x63ffffffff60e01b60005260206000f3',
  reverts: '0x60006000fd',
  loops: '0x5b600056',
  returnsMuch: '0x6216e3606000f3',
  revertsWithMuch: '0x6216e3606000fd',
  returnsTenMegabytes: '0x629896806000f3',
  destroysItself: '0x33ff',
  stores: '0x600160005560006000f3',
} as const satisfies Record<string, Hex>

const addressOf = (name: keyof typeof code): Address =>
  `0x${(0xc0de00 + Object.keys(code).indexOf(name)).toString(16).padStart(40, '0')}`

async function prepare() {
  const chains = await createTestChains({ 'eip155:31337': chain.url })
  const rpc = chains.find('eip155:31337')?.rpc as ChainRpc
  for (const [name, bytes] of Object.entries(code)) {
    const address = addressOf(name as keyof typeof code)
    await rpc.request({ method: 'anvil_setCode', params: [address, bytes] })
  }
  const verify = async (address: Address, signature: Hex) => {
    const startMs = performance.now()
    const isSigned = await verifySignature({ rpc, caipNetworkId, address, message, signature })
    expect(performance.now() - startMs).toBeLessThan(5_000)
    return isSigned
  }
  return { rpc, verify }
}

const undeployed = (factory: Address, signature: Hex, call: Hex = '0xdeadbeef') =>
  concatHex([
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      [factory, call, signature],
    ),
    `0x${'6492'.repeat(16)}`,
  ])

test('behavior: keys and contracts sign, each for itself', async () => {
  const { verify } = await prepare()
  const signature = await account.signMessage({ message })
  expect(await verify(account.address, signature)).toBe(true)
  expect(await verify(addressOf('accepts'), `0x${'12'.repeat(40)}`)).toBe(true)
  expect(await verify(addressOf('accepts'), signature)).toBe(true)
  expect(await verify(addressOf('refuses'), signature)).toBe(false)
  expect(await verify(addressOf('loops'), signature)).toBe(false)
})

test('behavior: a contract may accept no signature at all, as a Safe that signs on its chain does', async () => {
  const { verify } = await prepare()
  for (const name of Object.keys(code) as (keyof typeof code)[])
    expect(await verify(addressOf(name), '0x'), name).toBe(name === 'accepts')
  expect(await verify(account.address, '0x')).toBe(false)
})

test('behavior: a signature of 64 bytes (EIP-2098) is one of the key', async () => {
  const { verify } = await prepare()
  for (let n = 0; n < 8; n++) {
    const signer = privateKeyToAccount(generatePrivateKey())
    const compact = serializeCompactSignature(
      signatureToCompactSignature(parseSignature(await signer.signMessage({ message }))),
    )
    expect(compact).toHaveLength(130)
    expect(await verify(signer.address, compact)).toBe(true)
    expect(await verify(account.address, compact)).toBe(false)
  }
})

test('behavior: an account that is not deployed yet signs, and stays undeployed', async () => {
  const { rpc, verify } = await prepare()
  // The factory that stands on most chains, and on this one from its first block.
  const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
  const length = (code.accepts.length - 2) / 2
  const initCode = concatHex([
    `0x60${length.toString(16)}600c60003960${length.toString(16)}6000f3`,
    code.accepts,
  ])
  const salt = `0x${'07'.repeat(32)}` as const
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt,
    bytecode: initCode,
  })
  const signature: Hex = `0x${'12'.repeat(40)}`
  const wrapped = undeployed(factory, signature, concatHex([salt, initCode]))
  expect(await verify(address, wrapped)).toBe(true)
  expect(await verify(account.address, wrapped)).toBe(false)
  expect(await verify(address, signature)).toBe(false)
  expect(await rpc.request({ method: 'eth_getCode', params: [address, 'latest'] })).toBe('0x')
})

test('error: hostile contracts have not signed, and nothing they do stays', async () => {
  const { rpc, verify } = await prepare()
  const signature = await account.signMessage({ message })
  const state = async () => [
    await rpc.request({ method: 'eth_blockNumber' }),
    await rpc.request({
      method: 'eth_getStorageAt',
      params: [addressOf('stores'), '0x0', 'latest'],
    }),
    await rpc.request({ method: 'eth_getCode', params: [addressOf('destroysItself'), 'latest'] }),
    await rpc.request({ method: 'txpool_status' }),
  ]
  const before = await state()
  for (const name of Object.keys(code) as (keyof typeof code)[]) {
    if (name !== 'accepts') expect(await verify(addressOf(name), signature), name).toBe(false)
    const wrapped = undeployed(addressOf(name), signature)
    expect(await verify(account.address, wrapped), `${name} as a factory`).toBe(false)
  }
  expect(await verify(account.address, `0x${'6492'.repeat(16)}`)).toBe(false)
  expect(await verify(account.address, `0x${'ff'.repeat(500)}${'6492'.repeat(16)}`)).toBe(false)
  expect(await state()).toEqual(before)
})
