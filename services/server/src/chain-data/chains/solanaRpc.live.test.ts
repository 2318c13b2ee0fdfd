import { type SolanaChain, startSolanaChain } from '@foyer/testing/stack'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noBundlers } from '../../../test/createTestServer.ts'
import type { App } from '../../http/App.ts'
import { sendFailure } from '../../http/answers/failures.ts'
import { rpc } from '../../http/routes/rpc.ts'
import { createLog } from '../../platform/log/createLog.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { parseChainDescriptions, parseRpcUrls } from '../../platform/settings/parseRpcUrls.ts'
import { createChains } from './createChains.ts'

let chain: SolanaChain
let app: App
beforeAll(async () => {
  chain = await startSolanaChain()
  const chains = await createChains({
    rpcUrls: parseRpcUrls(`${chain.caipNetworkId}=${chain.url}`) as [],
    chainDescriptions: parseChainDescriptions(`${chain.caipNetworkId}=Local|SOL|9`) as [],
    outgoing: createOutgoing(),
    log: createLog({ level: 'silent' }),
  })
  app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendFailure)
  rpc(app, { chains, bundlers: noBundlers })
})
afterAll(() => chain.stop())

async function ask(method: string, ...params: unknown[]) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/rpc?chainId=${chain.caipNetworkId}`,
    payload: { jsonrpc: '2.0', id: 1, method, params },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

test('behavior: a Solana chain is read through the route', async () => {
  const [first] = chain.accounts
  const config = { commitment: 'confirmed' }
  expect((await ask('getBalance', first?.address, config)).result.value).toBe(10 ** 12)
  expect((await ask('getLatestBlockhash', config)).result.value.blockhash).toMatch(/^\w{32,44}$/)
  const [mint] = (await ask('getMultipleAccounts', [chain.mints.token], { encoding: 'base64' }))
    .result.value
  expect(mint.owner).toBe('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  const unknown = '5'.repeat(87)
  expect((await ask('getTransaction', unknown, { encoding: 'json' })).result).toBeNull()
})

test('error: what is not allowed, and what the node refuses', async () => {
  const [first] = chain.accounts
  expect((await ask('requestAirdrop', first?.address, 1)).error.code).toBe(-32601)
  expect((await ask('eth_chainId')).error.code).toBe(-32601)
  expect((await ask('getBalance', 'nobody', {}, {})).error.code).toBe(-32602)
  expect((await ask('sendTransaction', 'AAAA', { encoding: 'base64' })).error).toMatchObject({
    code: expect.any(Number),
  })
})
