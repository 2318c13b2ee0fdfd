import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startEvmChain } from './startEvmChain.ts'

test('behavior: a chain answers with its id, funds ten accounts and mines at once', async () => {
  const chain = await startEvmChain({ chainId: 4242 })
  try {
    const [from, to] = chain.accounts
    expect(await rpc(chain.url, 'eth_chainId')).toBe('0x1092')
    expect(await rpc(chain.url, 'eth_accounts')).toEqual(
      chain.accounts.map(({ address }) => address.toLowerCase()),
    )
    expect(await rpc(chain.url, 'eth_getBalance', [from?.address, 'latest'])).toBe(
      `0x${(10_000n * 10n ** 18n).toString(16)}`,
    )
    const transaction = { from: from?.address, to: to?.address, value: '0x1' }
    const hash = await rpc(chain.url, 'eth_sendTransaction', [transaction])
    await expect
      .poll(() => rpc(chain.url, 'eth_getTransactionReceipt', [hash]))
      .toMatchObject({ status: '0x1', blockNumber: '0x1' })
  } finally {
    await chain.stop()
  }
})

test('behavior: stopping ends the process and frees the port, twice is as good as once', async () => {
  const chain = await startEvmChain({ chainId: 31337 })
  expect(await isOpen(chain.port)).toBe(true)
  await Promise.all([chain.stop(), chain.stop()])
  expect(await isOpen(chain.port)).toBe(false)

  const next = await startEvmChain({ chainId: 31337, port: chain.port })
  expect(next.port).toBe(chain.port)
  await next.stop()
})

test('error: a taken port names the variable that moves it, and the other chain goes on', async () => {
  const chain = await startEvmChain({ chainId: 31337 })
  try {
    const second = startEvmChain({
      chainId: 31338,
      port: chain.port,
      portVariable: 'FOYER_EVM_B_PORT',
    })
    await expect(second).rejects.toMatchObject({
      code: 'stack/port-taken',
      kind: 'unavailable',
      message: `Port ${chain.port} is taken. Stop what listens there, or set FOYER_EVM_B_PORT to another port (0 means any).`,
    })
    expect(await rpc(chain.url, 'eth_chainId')).toBe('0x7a69')
  } finally {
    await chain.stop()
  }
})

test('behavior: the signal gives up a start and stops what runs', async () => {
  await expect(startEvmChain({ chainId: 31337, signal: AbortSignal.abort('no') })).rejects.toBe(
    'no',
  )

  const controller = new AbortController()
  const starting = startEvmChain({ chainId: 31337, signal: controller.signal })
  controller.abort('changed my mind')
  await expect(starting).rejects.toBe('changed my mind')

  const other = new AbortController()
  const chain = await startEvmChain({ chainId: 31337, signal: other.signal })
  other.abort()
  await chain.stop()
  expect(await isOpen(chain.port)).toBe(false)
})

async function rpc(url: string, method: string, params: unknown[] = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: unknown }).result
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
