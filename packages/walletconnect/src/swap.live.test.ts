import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFoyer } from '@foyer/core'
import { browserPlatform } from '@foyer/core/platform'
import { getSwap, type SwapState } from '@foyer/core/swap'
import { evm } from '@foyer/evm'
import { createFakePlatform } from '@foyer/testing'
import { type Stack, startStack } from '@foyer/testing/stack'
import { createPublicClient, erc20Abi, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { copyEmptyDatabase } from '../../../scripts/emptyDatabase.mjs'
import { refuseOtherHosts, startWalletKit } from '../test/pinnedWallets.ts'
import { createRemoteWallets } from './createRemoteWallets.ts'
import { walletConnect } from './index.ts'
import { browserPlatform as relayPlatform } from './protocol.ts'

const serverEntry = fileURLToPath(new URL('../../../services/server/dist/main.js', import.meta.url))

let stack: Stack
let folder: string
let allowHosts = () => {}

const urlOf = (name: string) => stack.parts.find((part) => part.name === name)?.url ?? ''
const clientOf = (url: string) => createPublicClient({ chain: foundry, transport: http(url) })

beforeAll(async () => {
  allowHosts = refuseOtherHosts()
  folder = await mkdtemp(join(tmpdir(), 'foyer-phone-swap-'))
  await copyEmptyDatabase(join(folder, 'server'))
  stack = await startStack({ serverEntry, stateFolder: folder })
}, 120_000)
afterAll(async () => {
  await stack?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  allowHosts()
})

/** A client without any view, connected with a phone that approves whatever it is asked. */
async function connect({ part, chainId }: { part: 'evm-a' | 'evm-b'; chainId: number }) {
  // Another than the first: nothing else of the stack sends from it.
  const account = stack.accounts[3]?.address
  if (!account) throw new Error('The stack lacks an account')
  const phone = await startWalletKit({
    ...{ relayUrl: `${urlOf('server').replace('http', 'ws')}/relay`, name: part },
    database: join(folder, part),
  })
  onTestFinished(phone.stop)
  const chain = `eip155:${chainId}`
  const asked: string[] = []
  phone.kit.on('session_proposal', async ({ id }) => {
    const approved = { chains: [chain], accounts: [`${chain}:${account}`] }
    const can = { methods: ['eth_sendTransaction'], events: ['chainChanged', 'accountsChanged'] }
    await phone.kit.approveSession({ id, namespaces: { eip155: { ...approved, ...can } } })
  })
  phone.kit.on('session_request', async ({ id, topic, params: { request } }) => {
    asked.push(request.method)
    const result = await clientOf(urlOf(part)).request(request as never)
    await phone.kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
  })
  const { http: web, clock } = browserPlatform()
  const foyer = createFoyer(
    {
      ...{ projectId: 'test', adapters: [evm()], backend: urlOf('server') },
      networks: [{ ...foundry, id: chainId }],
      customRpcUrls: { [chain]: [urlOf(part)] },
    },
    {
      platform: { ...createFakePlatform(), http: web, clock },
      remoteConnectors: [
        walletConnect(async () => ({
          openRemoteWallets: async (host) =>
            createRemoteWallets(host, relayPlatform({ WebSocket: WebSocket as never })),
        })),
      ],
    },
  )
  onTestFinished(() => foyer.destroy())
  await foyer.connect({
    connector: 'walletConnect',
    onLink: (uri) => void phone.kit.pair({ uri }),
  })
  const swap = getSwap(foyer)
  const until = (isThere: (state: SwapState) => boolean) =>
    expect
      .poll(() => isThere(swap.store.getState()), { timeout: 20_000 })
      .toBe(true)
      .then(() => swap.store.getState())
  return { swap, until, account, asked }
}

const symbols = ['ETH', 'FUSD', 'LGCY']
const pairs = symbols.flatMap((from) =>
  symbols.filter((to) => to !== from).map((to) => [from, to] as const),
)

test.each([
  { part: 'evm-a', chainId: 31337 },
  { part: 'evm-b', chainId: 31338 },
] as const)(
  'behavior: on $part a phone swaps every pair to the unit that was on screen, and approvals are used up',
  async (where) => {
    const node = clientOf(urlOf(where.part))
    const { swap, until, account, asked } = await connect(where)
    const balance = ({ asset }: SwapState['get'] & object) =>
      asset.kind === 'token'
        ? node.readContract({
            ...{ address: asset.address as `0x${string}`, abi: erc20Abi },
            ...{ functionName: 'balanceOf', args: [account] },
          })
        : node.getBalance({ address: account })
    for (const [fromToken, toToken] of pairs) {
      asked.length = 0
      swap.start({ fromToken, toToken, amount: fromToken === 'ETH' ? '0.01' : '10' })
      await until(({ quote }) => quote.status === 'ready')
      await swap.preview()
      const { step } = await until(({ status }) => status === 'reviewing')
      expect(step).toBe(fromToken === 'ETH' ? 'swap' : 'approve')
      if (step === 'approve') {
        await swap.confirm()
        await until(({ step, isPreparing }) => step === 'swap' && !isPreparing)
      }
      const { get, pay } = swap.store.getState()
      if (!get || !pay) throw new Error('No tokens')
      const before = await balance(get)
      await swap.confirm()
      const done = await until(({ outcome }) => outcome?.status === 'confirmed')
      if (done.status !== 'sent') throw new Error(done.status)
      const receipt = await node.getTransactionReceipt({ hash: done.hash as `0x${string}` })
      const fee = toToken === 'ETH' ? receipt.gasUsed * receipt.effectiveGasPrice : 0n
      expect([fromToken, toToken, (await balance(get)) - before + fee]).toEqual([
        ...[fromToken, toToken, done.toAtomic],
      ])
      expect(new Set(asked)).toEqual(new Set(['eth_sendTransaction']))
      if (pay.asset.kind === 'token')
        expect(
          await node.readContract({
            ...{ address: pay.asset.address as `0x${string}`, abi: erc20Abi },
            ...{ functionName: 'allowance', args: [account, done.exchange as `0x${string}`] },
          }),
        ).toBe(0n)
      swap.acknowledge()
    }
  },
  90_000,
)
