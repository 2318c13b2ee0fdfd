import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import {
  type Address,
  createPublicClient,
  custom,
  defineChain,
  isHex,
  type PublicClient,
  RpcRequestError,
} from 'viem'
import type { Log } from '../../platform/log/createLog.ts'
import { createLimiter, type Limiter } from '../../platform/outgoing/createLimiter.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import type { ChainDescription, ChainNodes } from '../../platform/settings/parseRpcUrls.ts'
import type { Chain, ChainRpc, Chains } from './Chain.ts'
import { createNode, type Node } from './createNode.ts'
import { createNodePool, type PooledNode, reasonOf } from './createNodePool.ts'
import { describeChain, type KnownChain } from './describeChain.ts'
import { RpcFailure, wrongChain } from './errors.ts'

/** For one try of one node; all of them together have 10 s. */
const nodeTimeoutMs = 5_000

/** At once for each host, however many chains it serves. */
const maxInFlightPerHost = 32

/**
 * Multicall3 stands at the same address wherever anybody put it.
 *
 * @see https://www.multicall3.com
 */
const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/**
 * Makes the chains that the operator has nodes for. It resolves without asking any; then every node is
 * asked for its chain, and the log says which are wrong or away.
 *
 * @throws `chains/unknown` for a chain without name and currency
 */
export async function createChains({
  rpcUrls,
  chainDescriptions,
  outgoing,
  log,
}: {
  rpcUrls: readonly ChainNodes[]
  chainDescriptions: readonly ChainDescription[]
  outgoing: Outgoing
  log: Log
}): Promise<Chains> {
  // Their idle connections keep no process alive.
  const agents = { 'http:': new HttpAgent(keepAlive), 'https:': new HttpsAgent(keepAlive) }
  const limiters = new Map<string, Limiter>()
  const limiterOf = (key: string) => {
    const limiter = limiters.get(key) ?? createLimiter(maxInFlightPerHost)
    limiters.set(key, limiter)
    return limiter
  }

  const chains = await Promise.all(
    rpcUrls.map(async ({ caipNetworkId, urls }): Promise<Chain> => {
      const known = await describeChain(caipNetworkId, chainDescriptions)
      const isReadable = /^(eip155|solana):/.test(caipNetworkId)
      if (!isReadable)
        return createChain({ caipNetworkId, known, rpc: null, visitors: null, outgoing, log })

      const nodes = urls.map((url) => {
        const { protocol } = new URL(url)
        const agent = agents[protocol === 'https:' ? 'https:' : 'http:']
        return createVerifiedNode({ caipNetworkId, node: createNode({ url, agent }) })
      })
      const poolFor = (use: 'node' | 'visitors') =>
        nodes.map((verified) => {
          const { host } = verified.node
          const resilient = outgoing.resilient({
            name: `${use} ${caipNetworkId} ${host}`,
            timeoutMs: nodeTimeoutMs,
            retries: 0,
            limiter: limiterOf(`${use} ${host}`),
          })
          return { ...verified, resilient }
        })
      const pool = poolFor('node')
      for (const node of pool) checkNode({ caipNetworkId, node, log })
      return createChain({
        caipNetworkId,
        known,
        rpc: createNodePool({ chain: caipNetworkId, nodes: pool, log }),
        visitors: createNodePool({ chain: caipNetworkId, nodes: poolFor('visitors'), log }),
        outgoing,
        log,
      })
    }),
  )
  const byId = new Map(chains.map((chain) => [chain.caipNetworkId, chain]))
  return { list: () => chains, find: (caipNetworkId) => byId.get(caipNetworkId) ?? null }
}

const keepAlive = { keepAlive: true, keepAliveMsecs: 10_000, maxFreeSockets: maxInFlightPerHost }

function createVerifiedNode({ caipNetworkId, node }: { caipNetworkId: string; node: Node }) {
  let verifying: Promise<void> | undefined
  let isVerified = false
  return {
    node,
    isVerified: () => isVerified,
    verify() {
      verifying ??= verifyNode({ caipNetworkId, node }).then(() => {
        isVerified = true
      })
      return verifying
    },
    doubt() {
      verifying = undefined
      isVerified = false
    },
  }
}

/** Tells the operator at once, and not the first visitor. */
function checkNode({
  caipNetworkId,
  node: { node, resilient, verify, doubt },
  log,
}: {
  caipNetworkId: string
  node: PooledNode
  log: Log
}) {
  resilient.run(verify).catch((error: unknown) => {
    doubt()
    log.warn(
      { chain: caipNetworkId, host: node.host, reason: reasonOf(error) },
      'A node cannot be used',
    )
  })
}

async function verifyNode({ caipNetworkId, node }: { caipNetworkId: string; node: Node }) {
  const [namespace, reference = ''] = caipNetworkId.split(':')
  const signal = AbortSignal.timeout(nodeTimeoutMs)
  if (namespace === 'solana') {
    const actual = await node.ask({ method: 'getGenesisHash', params: [], signal })
    if (typeof actual !== 'string' || actual.slice(0, 32) !== reference) {
      throw wrongChain({ expected: reference, actual })
    }
  } else if (namespace === 'eip155') {
    const actual = Number(await node.ask({ method: 'eth_chainId', params: [], signal }))
    if (actual !== Number(reference)) throw wrongChain({ expected: reference, actual })
  }
}

function createChain({
  caipNetworkId,
  known: { viem, multicall3, ...known },
  rpc,
  visitors,
  outgoing,
  log,
}: {
  caipNetworkId: string
  known: KnownChain
  rpc: ChainRpc | null
  visitors: ChainRpc | null
  outgoing: Outgoing
  log: Log
}): Chain {
  const [namespace = '', reference = ''] = caipNetworkId.split(':')
  const client =
    rpc && namespace === 'eip155'
      ? createClient({
          chainId: Number(reference),
          known: { ...known, viem, multicall3 },
          rpc,
          outgoing,
        })
      : null
  let found = multicall3
  if (client && !found) {
    client.getCode({ address: multicall3Address }).then(
      (code) => {
        if (code) found = multicall3Address
      },
      (error: unknown) => {
        // Balances are read one by one then, which is slower and no less true.
        log.debug(
          { err: error, chain: caipNetworkId },
          'Whether there is a Multicall3 is not known',
        )
      },
    )
  }
  return {
    caipNetworkId,
    namespace,
    reference,
    ...known,
    get multicall3() {
      return found
    },
    client,
    rpc,
    visitors,
  }
}

function createClient({
  chainId,
  known: { viem, name, nativeCurrency },
  rpc,
  outgoing,
}: {
  chainId: number
  known: KnownChain
  rpc: ChainRpc
  outgoing: Outgoing
}): PublicClient {
  return createPublicClient({
    chain: defineChain({
      ...viem,
      id: chainId,
      name,
      nativeCurrency,
      rpcUrls: { default: { http: [] } },
    }),
    transport: custom(
      {
        async request({ method, params }: { method: string; params?: readonly unknown[] }) {
          try {
            return await rpc.request({ method, params })
          } catch (error) {
            if (!(error instanceof RpcFailure)) throw error
            // In viem's own words, from which it reads why a contract refused.
            throw new RpcRequestError({ body: { method }, error: error.error, url: name })
          }
        },
      },
      // Trying again is what the nodes behind it do.
      { retryCount: 0 },
    ),
    cacheTime: 0,
    // Contracts name these addresses, and contracts are written by third parties.
    ccipRead: { request: (call) => askGateway(call, outgoing) },
  }) as PublicClient
}

/** @see https://eips.ethereum.org/EIPS/eip-3668 */
async function askGateway(
  { data, sender, urls }: { data: string; sender: string; urls: readonly string[] },
  outgoing: Outgoing,
) {
  let failure: unknown
  for (const template of urls.slice(0, 3)) {
    const url = template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
    try {
      const { bytes } = await outgoing.fetchPublic(url, {
        maxBytes: 256_000,
        timeoutMs: 4_000,
        ...(!template.includes('{data}') && { json: { data, sender } }),
      })
      const answer: unknown = JSON.parse(new TextDecoder().decode(bytes))
      const result = (answer as { data?: unknown } | null)?.data
      if (isHex(result)) return result
      failure = new Error('A gateway answered without data')
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
