import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startStack } from './startStack.ts'

test('behavior: two chains with the same contracts, and no demo before it is built', async () => {
  const stack = await startStack({ demoFolder: join(tmpdir(), 'no-such-demo') })
  try {
    expect(stack.parts.map(({ name }) => name)).toEqual(['evm-a', 'evm-b'])
    expect(stack.accounts).toHaveLength(10)
    const chainIds = await Promise.all(stack.parts.map(({ url }) => rpc(url, 'eth_chainId')))
    expect(chainIds).toEqual(['0x7a69', '0x7a6a'])
    expect(stack.contracts.dexRouter).toBeDefined()
    for (const { url } of stack.parts) {
      for (const address of Object.values(stack.contracts)) {
        expect(await rpc(url, 'eth_getCode', [address, 'latest'])).toMatch(/^0x[\da-f]{100,}/)
      }
    }
  } finally {
    await stack.stop()
  }
  for (const { url } of stack.parts) await expect(fetch(url)).rejects.toThrow()
})

test('behavior: the demo is told of the stack; a taken port stops all of it', async () => {
  const demoFolder = await mkdtemp(join(tmpdir(), 'foyer-demo-'))
  await writeFile(join(demoFolder, 'index.html'), '__FOYER_STACK__')
  const stack = await startStack({ demoFolder })
  try {
    const { stop: _, ...description } = stack
    const demo = stack.parts[0]?.url ?? ''
    expect(stack.parts.map(({ name }) => name)).toEqual(['demo', 'evm-a', 'evm-b'])
    expect(await (await fetch(demo)).json()).toEqual(description)

    const ports = { demo: Number(new URL(demo).port) }
    await expect(startStack({ demoFolder, ports })).rejects.toMatchObject({
      code: 'stack/port-taken',
      message: expect.stringContaining('FOYER_DEMO_PORT'),
    })
  } finally {
    await stack.stop()
    await rm(demoFolder, { recursive: true })
  }
})

async function rpc(url: string, method: string, params: unknown[] = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: unknown }).result
}
