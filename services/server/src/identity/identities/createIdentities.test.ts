import type { Profile } from '@foyer/protocol'
import {
  createPublicClient,
  custom,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeErrorResult,
  type PublicClient,
  RpcRequestError,
  toFunctionSelector,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import type { Chain } from '../../chain-data/chains/Chain.ts'
import type { RemoteImages } from '../../images/remote/RemoteImages.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { createIdentities } from './createIdentities.ts'

afterEach(() => {
  vi.useRealTimers()
})

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const resolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const reverseSelector = toFunctionSelector('reverseWithGateways(bytes,uint256,string[])')

interface Ens {
  name: string | null
  avatar?: string | null
  /** By coin type. */
  addresses?: Readonly<Record<string, string>>
  fails?: boolean
  hangs?: boolean
}

/** A node on which the universal resolver says what `ens` says. */
function createNode(ens: Ens) {
  const asked: { to: string; selector: string }[] = []
  const request = async ({ params }: { method: string; params?: unknown }) => {
    const [{ to, data }] = params as [{ to: string; data: `0x${string}` }]
    asked.push({ to, selector: data.slice(0, 10) })
    if (ens.hangs) return new Promise(() => {})
    if (ens.fails) throw new TypeError('fetch failed')
    if (data.startsWith(reverseSelector)) {
      if (ens.name === null) throw resolverNotFound()
      return encodeAbiParameters(
        [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
        [ens.name, resolver, resolver],
      )
    }
    // The question itself is the second of the resolver's parameters.
    const [, question] = decodeAbiParameters(
      [{ type: 'bytes' }, { type: 'bytes' }, { type: 'string[]' }],
      `0x${data.slice(10)}`,
    )
    const isOfCoin = question.startsWith(toFunctionSelector('addr(bytes32,uint256)'))
    if (isOfCoin || question.startsWith(toFunctionSelector('addr(bytes32)'))) {
      const coinType = isOfCoin ? BigInt(`0x${question.slice(74, 138)}`).toString() : '60'
      const found = ens.addresses?.[coinType]
      if (found === undefined) throw resolverNotFound()
      const answer = isOfCoin
        ? encodeAbiParameters([{ type: 'bytes' }], [found as `0x${string}`])
        : encodeAbiParameters([{ type: 'address' }], [found as `0x${string}`])
      return encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [answer, resolver])
    }
    if (!ens.avatar) throw resolverNotFound()
    return encodeAbiParameters(
      [{ type: 'bytes' }, { type: 'address' }],
      [encodeAbiParameters([{ type: 'string' }], [ens.avatar]), resolver],
    )
  }
  const client = createPublicClient({
    chain: mainnet,
    transport: custom({ request }, { retryCount: 0 }),
  }) as PublicClient
  return { client, asked }
}

const resolverNotFound = () =>
  new RpcRequestError({
    body: {},
    url: 'a node',
    error: {
      code: 3,
      message: 'execution reverted',
      data: encodeErrorResult({
        abi: [
          { type: 'error', name: 'ResolverNotFound', inputs: [{ type: 'bytes', name: 'name' }] },
        ],
        args: ['0x00'],
      }),
    },
  })

/** Shows whatever lies on https, by its host, and what is inline. */
const images: Pick<RemoteImages, 'claim'> = {
  claim: async (addresses) =>
    new Map(
      addresses
        .filter((address) => /^(https|data):/.test(address))
        .map((address) => [address, new URL(address).hostname || 'inline']),
    ),
}

function prepare({
  ens = { name: null },
  own = [],
  environment = {},
}: {
  ens?: Ens
  own?: readonly Pick<Profile, 'name' | 'attributes'>[]
  environment?: { caipNetworkId?: string; resolver?: `0x${string}` }
} = {}) {
  const { client, asked } = createNode(ens)
  const { caipNetworkId = 'eip155:1' } = environment
  const profiles = own.map((profile) => ({
    ...profile,
    registered_at: '',
    updated_at: '',
    addresses: {},
  }))
  const identities = createIdentities({
    names: { findByAddress: async () => profiles },
    settings: {
      namesZone: 'foyer.id',
      ensResolver: environment.resolver ? { caipNetworkId, address: environment.resolver } : null,
    },
    chains: {
      find: (id) => (id === caipNetworkId ? ({ client } as unknown as Chain) : null),
      list: () => [{ caipNetworkId }, { caipNetworkId: 'eip155:8453' }] as unknown as Chain[],
    },
    images,
    outgoing: createOutgoing(),
    log: { debug() {} },
  })
  return { identities, asked, ens }
}

test('behavior: our own names come before those of ENS', async () => {
  const { identities, asked } = prepare({
    ens: { name: 'vitalik.eth' },
    own: [
      { name: 'alice.foyer.id', attributes: [{ avatar: 'https://example.com/a.png' }] },
      { name: 'later.foyer.id', attributes: [] },
    ],
  })
  const avatar = '/public/getRemoteImage/example.com'
  expect(await identities.find(address)).toEqual({ name: 'alice.foyer.id', avatar })
  expect(asked).toEqual([])
})

test('behavior: ENS gives a name and its image, asked once in five minutes', async () => {
  const avatar = 'https://euc.li/vitalik.eth'
  const { identities, asked, ens } = prepare({ ens: { name: 'vitalik.eth', avatar } })
  const known = { name: 'vitalik.eth', avatar: '/public/getRemoteImage/euc.li' }
  expect(await Promise.all([address, address.toLowerCase()].map(identities.find))).toEqual([
    known,
    known,
  ])
  expect(asked).toHaveLength(2)
  ens.name = 'other.eth'
  expect(await identities.find(address)).toEqual(known)
  const later = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(later + 301_000)
  expect((await identities.find(address)).name).toBe('other.eth')
  vi.restoreAllMocks()
})

test('behavior: nobody has a name when no chain has ENS, and for accounts of other families', async () => {
  const nobody = { name: null, avatar: null }
  const onOtherChain = prepare({
    ens: { name: 'a.eth' },
    environment: { caipNetworkId: 'eip155:10' },
  })
  expect(await onOtherChain.identities.find(address)).toEqual(nobody)
  expect(onOtherChain.asked).toEqual([])
  const solana = prepare({ ens: { name: 'a.eth' } })
  const account = 'So11111111111111111111111111111111111111112'
  expect(await solana.identities.find(account)).toEqual(nobody)
  expect(solana.asked).toEqual([])
  expect(await prepare().identities.find(address)).toEqual(nobody)
})

test('behavior: the operator may name another resolver on another chain', async () => {
  const own = '0x00000000000000000000000000000000000000AA'
  const { identities, asked } = prepare({
    ens: { name: 'local.eth' },
    environment: { caipNetworkId: 'eip155:31337', resolver: own },
  })
  expect((await identities.find(address)).name).toBe('local.eth')
  expect(asked[0]?.to.toLowerCase()).toBe(own.toLowerCase())
})

test('behavior: an inline image is looked at like any other, and shown from here', async () => {
  const avatar = 'data:image/png;base64,iVBORw0KGgo='
  const { identities } = prepare({ ens: { name: 'vitalik.eth', avatar } })
  const shown = '/public/getRemoteImage/inline'
  expect(await identities.find(address)).toEqual({ name: 'vitalik.eth', avatar: shown })
})

test('error: names that look like others, or are ours to give, are none', async () => {
  for (const name of [
    'VITALIK.eth',
    'vitаlik.eth',
    'vitalik\u200b.eth',
    'mallory.foyer.id',
    'a b.eth',
  ]) {
    const { identities } = prepare({ ens: { name } })
    expect(await identities.find(address), name).toEqual({ name: null, avatar: null })
  }
})

test('error: an image inside a network is none, and the name stays', async () => {
  for (const avatar of [
    'http://example.com/a',
    'https://127.0.0.1/a',
    'ipfs://a',
    'javascript:a',
  ]) {
    const { identities } = prepare({ ens: { name: 'vitalik.eth', avatar } })
    expect(await identities.find(address)).toEqual({ name: 'vitalik.eth', avatar: null })
  }
})

test('error: while ENS is away nobody waits for it, and nothing is made up', async () => {
  const away = prepare({ ens: { name: 'vitalik.eth', fails: true } })
  expect(await away.identities.find(address)).toEqual({ name: null, avatar: null })
  away.ens.fails = false
  expect((await away.identities.find(address)).name).toBe('vitalik.eth')

  vi.useFakeTimers()
  const hanging = prepare({ ens: { name: 'vitalik.eth', hangs: true } })
  const answer = hanging.identities.find(address)
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await answer).toEqual({ name: null, avatar: null })
})

test('error: without our own names ENS does not stand in for them', async () => {
  const { client } = createNode({ name: 'vitalik.eth' })
  const identities = createIdentities({
    names: { findByAddress: () => Promise.reject(new Error('away')) },
    settings: { namesZone: 'foyer.id', ensResolver: null },
    chains: { list: () => [], find: () => ({ client }) as unknown as Chain },
    images,
    outgoing: createOutgoing(),
    log: { debug() {} },
  })
  await expect(identities.find(address)).rejects.toThrow('away')
})

test('behavior: a name of ENS leads to an address for each coin type that it names', async () => {
  const base = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const coinOfBase = `${(0x80000000 | 8453) >>> 0}`
  const { identities } = prepare({
    ens: { name: null, addresses: { 60: address, [coinOfBase]: base } },
  })
  expect(await identities.findName('vitalik.eth')).toEqual({
    ...{ name: 'vitalik.eth', source: 'ens', registered_at: '', updated_at: '', attributes: [] },
    addresses: { 60: { address, created: '' }, [coinOfBase]: { address: base, created: '' } },
  })
})

test('behavior: a name that leads nowhere is none, and while nobody knows that is not said', async () => {
  expect(await prepare().identities.findName('nobody.eth')).toBeNull()
  await expect(
    prepare({ ens: { name: null, fails: true } }).identities.findName('vitalik.eth'),
  ).rejects.toThrow()
  expect(
    await prepare({ environment: { caipNetworkId: 'eip155:5' } }).identities.findName('a.eth'),
  ).toBeNull()
})
