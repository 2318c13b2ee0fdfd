// @vitest-environment happy-dom
import { createFoyer, type Foyer } from '@foyer/core'
import { mainnet, polygon } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { FoyerProvider, useCallsStatus, useCapabilities, useSendCalls } from './index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'cd'.repeat(32)}` as const
const roots: Root[] = []
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
})

/** A client with a connected wallet, and what it answers by method. */
async function setUp() {
  const platform = createFakePlatform()
  const answers: Record<string, unknown> = {
    wallet_getCapabilities: {
      '0x0': { paymasterService: { supported: true } },
      '0x1': { atomic: { status: 'ready' } },
    },
    wallet_sendCalls: { id: '0xbatch' },
    wallet_getCallsStatus: { status: 100, chainId: '0x1', atomic: true },
  }
  const acorn = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', accounts: [address] },
    async rpc({ method }) {
      const answer = answers[method]
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  acorn.announce(platform.window)
  const foyer = createFoyer(
    { projectId: 'shop', networks: [mainnet, polygon], adapters: [evm()] },
    { platform },
  )
  const [connector] = foyer.internals.connectors.getState()
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  return { foyer, answers, acorn, clock: platform.clock }
}

function Probe({ look }: { look(): void }) {
  look()
  return null
}

async function renderHook<result>(foyer: Foyer, hook: () => result) {
  const results: result[] = []
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  await act(async () =>
    root.render(
      <FoyerProvider foyer={foyer}>
        <Probe look={() => results.push(hook())} />
      </FoyerProvider>,
    ),
  )
  return () => results.at(-1) as result
}

const until = async (isDone: () => boolean) => {
  for (let round = 0; round < 200 && !isDone(); round++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  expect(isDone()).toBe(true)
}

test('behavior: several calls are asked for at once, and followed until a block has them', async () => {
  const { foyer, answers, acorn, clock } = await setUp()
  const send = await renderHook(foyer, useSendCalls)
  await act(async () => {
    await send().sendCallsAsync({
      calls: [
        { to: address, value: 1n },
        { to: address, data: '0x12' },
      ],
      atomicRequired: true,
    })
  })
  expect(send()).toMatchObject({ status: 'success', data: { id: '0xbatch' } })
  expect(acorn.requests.find(({ method }) => method === 'wallet_sendCalls')?.params).toMatchObject([
    { version: '2.0.0', chainId: '0x1', atomicRequired: true, from: expect.any(String) },
  ])
  const status = await renderHook(foyer, () => useCallsStatus({ id: send().data?.id }))
  await until(() => status().data?.status === 'pending')
  answers.wallet_getCallsStatus = {
    ...{ status: 200, chainId: '0x1', atomic: true },
    receipts: [{ transactionHash: hash, status: '0x1', blockNumber: '0x2', gasUsed: '0x5208' }],
  }
  await act(() => clock.advance(2_000))
  await until(() => status().data?.status === 'success')
  expect(status()).toMatchObject({
    isSuccess: true,
    data: { id: '0xbatch', receipts: [{ transactionHash: hash, blockNumber: 2n }] },
  })
})

test('behavior: what a wallet can do is told for the network that it is on, or another one', async () => {
  const { foyer, answers } = await setUp()
  const here = await renderHook(foyer, () => useCapabilities())
  await until(() => here().isSuccess)
  expect(here().data).toEqual({
    ...{ paymasterService: { supported: true }, atomic: { status: 'ready' } },
  })
  const there = await renderHook(foyer, () => useCapabilities({ chainId: 137 }))
  await until(() => there().isSuccess)
  expect(there().data).toEqual({ paymasterService: { supported: true } })
  const nowhere = await renderHook(foyer, () => useCapabilities({ chainId: 5 }))
  await until(() => nowhere().isError)
  expect(nowhere().error).toMatchObject({ code: 'network/not-found' })
  answers.wallet_getCapabilities = Object.assign(new Error('No such method'), { code: 4200 })
  await act(async () => void (await here().refetch()))
  expect(here().data).toEqual({})
})

test('error: a refused upgrade of the account is a refusal, and calls that nobody knows an error', async () => {
  const { foyer, answers } = await setUp()
  answers.wallet_sendCalls = Object.assign(new Error('No upgrade'), { code: 5750 })
  const send = await renderHook(foyer, useSendCalls)
  await act(async () => {
    await send()
      .sendCallsAsync({ calls: [] })
      .catch(() => {})
  })
  expect(send().error).toMatchObject({ code: 'wallet/declined' })
  answers.wallet_getCallsStatus = Object.assign(new Error('?'), { code: 5730 })
  const status = await renderHook(foyer, () => useCallsStatus({ id: '0xother' }))
  await until(() => status().isError)
  expect(status().error).toMatchObject({ message: 'The wallet does not know these calls.' })
})
