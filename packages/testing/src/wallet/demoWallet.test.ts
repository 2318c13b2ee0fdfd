// @vitest-environment happy-dom
import {
  parseTransaction,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
} from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceDemoWallet, type DemoWalletAnswer } from './demoWallet.ts'

interface Provider {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): void
}

/** First account of the well-known development mnemonic. */
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const privateKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const permissionKey = 'dev.foyer.demo/permission'
const page = window as unknown as Window & typeof globalThis

let stop = () => {}
const node = vi.fn<(request: { url: string; method: string; params: unknown[] }) => unknown>()

beforeEach(() => {
  localStorage.clear()
  node.mockReset()
  vi.spyOn(page, 'fetch').mockImplementation(async (url, init) => {
    const { method, params } = JSON.parse(String(init?.body))
    const result = node({ url: String(url), method, params })
    return Response.json(
      result instanceof Error ? { error: { code: 3, message: result.message } } : { result },
    )
  })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

function start(answer: DemoWalletAnswer): { provider: Provider; info: unknown } | undefined {
  stop()
  let found: { provider: Provider; info: unknown } | undefined
  const receive = (event: Event) => {
    found = (event as CustomEvent).detail
  }
  page.addEventListener('eip6963:announceProvider', receive)
  stop = announceDemoWallet({
    window: page,
    chains: [
      { chainId: 31337, rpcUrl: 'http://a.test', name: 'Local A' },
      { chainId: 31338, rpcUrl: 'http://b.test' },
    ],
    accounts: [{ address, privateKey }],
    answer,
  })
  page.removeEventListener('eip6963:announceProvider', receive)
  return found
}

function open(answer: DemoWalletAnswer) {
  const provider = start(answer)?.provider
  if (!provider) throw new Error('The Demo wallet did not announce itself')
  return {
    ask: (method: string, ...params: unknown[]) => provider.request({ method, params }),
    on: provider.on,
  }
}

const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
const promptShown = () =>
  vi.waitFor(() => {
    const [dialog] = dialogs()
    if (!dialog) throw new Error('no prompt')
    return dialog
  })
const press = async (name: 'Approve' | 'Reject') => {
  const buttons = [...(await promptShown()).querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === name)?.click()
}

test('behavior: announces itself, and not at all when it is withheld', () => {
  expect(start('none')).toBeUndefined()
  expect(start('ask')?.info).toMatchObject({
    name: 'Demo wallet',
    rdns: 'dev.foyer.demo',
    icon: expect.stringMatching(/^data:image\/svg\+xml,/),
  })
  expect(dialogs()).toEqual([])
  expect(localStorage.length).toBe(0)
})

test('behavior: asks in the page, and remembers an approval across reloads', async () => {
  const before = document.createElement('button')
  document.body.append(before)
  before.focus()
  const { ask, on } = open('ask')
  const received = vi.fn()
  on('accountsChanged', received)
  const accounts = ask('eth_requestAccounts')
  const dialog = await promptShown()
  expect(dialog.getAttribute('aria-label')).toBe('Demo wallet')
  expect(dialog.textContent).toContain(page.location.origin)
  expect(document.activeElement?.textContent).toBe('Approve')
  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
  expect(localStorage.getItem(permissionKey)).toBeNull()
  await press('Approve')
  expect(await accounts).toEqual([address])
  expect(dialogs()).toEqual([])
  expect(document.activeElement).toBe(before)
  expect(document.adoptedStyleSheets).toEqual([])
  expect(received).toHaveBeenCalledWith([address])

  const reloaded = open('reject')
  expect(await reloaded.ask('eth_accounts')).toEqual([address])
  expect(await reloaded.ask('eth_requestAccounts')).toEqual([address])
  await reloaded.ask('wallet_revokePermissions', { eth_accounts: {} })
  expect(await reloaded.ask('eth_accounts')).toEqual([])
  expect(localStorage.length).toBe(0)
})

test('behavior: Escape rejects, and the page is not told', async () => {
  const { ask } = open('ask')
  const accounts = ask('eth_requestAccounts')
  const outcome = expect(accounts).rejects.toMatchObject({ code: 4001 })
  const pageReceived = vi.fn()
  document.addEventListener('keydown', pageReceived)
  const dialog = await promptShown()
  dialog
    .querySelector('button')
    ?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    )
  await outcome
  document.removeEventListener('keydown', pageReceived)
  expect(pageReceived).not.toHaveBeenCalled()
  expect(localStorage.length).toBe(0)
})

test('behavior: stopping takes the wallet and its prompt away', async () => {
  const { ask } = open('ask')
  const outcome = expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await promptShown()
  stop()
  await outcome
  expect(dialogs()).toEqual([])
  const received = vi.fn()
  page.addEventListener('eip6963:announceProvider', received)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  page.removeEventListener('eip6963:announceProvider', received)
  expect(received).not.toHaveBeenCalled()
})

test('behavior: answers by itself when told so', async () => {
  await expect(open('reject').ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  const hanging = vi.fn()
  void open('hang').ask('eth_requestAccounts').then(hanging, hanging)
  expect(await open('approve').ask('eth_requestAccounts')).toEqual([address])
  expect(hanging).not.toHaveBeenCalled()
  expect(dialogs()).toEqual([])
})

test('behavior: shows the whole message, signs it, and queues the next question', async () => {
  localStorage.setItem(permissionKey, '{"chainId":31337}')
  const { ask } = open('ask')
  const message = 'shop.example wants you to sign in\n\u2713'
  const hex = `0x${Buffer.from(message).toString('hex')}`
  const signature = ask('personal_sign', hex, address.toLowerCase())
  expect((await promptShown()).querySelector('pre')?.textContent).toBe(message)
  const next = ask('personal_sign', 'second', address)
  const refused = expect(next).rejects.toMatchObject({ code: 4001 })
  expect(dialogs()).toHaveLength(1)
  await press('Approve')
  expect(
    await recoverMessageAddress({ message, signature: (await signature) as `0x${string}` }),
  ).toBe(address)
  await vi.waitFor(() => expect(dialogs()[0]?.querySelector('pre')?.textContent).toBe('second'))
  await press('Reject')
  await refused
})

test('behavior: signs typed data', async () => {
  localStorage.setItem(permissionKey, '{"chainId":31337}')
  const { ask } = open('approve')
  const typedData = {
    domain: { name: 'Shop', chainId: 31337 },
    types: { Order: [{ name: 'total', type: 'uint256' }] },
    primaryType: 'Order',
    message: { total: '5' },
  } as const
  const signature = await ask('eth_signTypedData_v4', address, JSON.stringify(typedData))
  expect(
    await recoverTypedDataAddress({
      ...typedData,
      message: { total: 5n },
      signature: signature as `0x${string}`,
    }),
  ).toBe(address)
  await expect(ask('eth_signTypedData_v4', address, '{')).rejects.toMatchObject({ code: -32602 })
})

test('behavior: fills a transaction in, signs it and sends it', async () => {
  localStorage.setItem(permissionKey, '{"chainId":31337}')
  const sent: `0x02${string}`[] = []
  node.mockImplementation(({ method, params }) => {
    if (method === 'eth_sendRawTransaction') return `0x${sent.push(params[0] as `0x02${string}`)}`
    return {
      eth_getTransactionCount: `0x${sent.length}`,
      eth_estimateGas: '0x5208',
      eth_maxPriorityFeePerGas: '0x2',
      eth_getBlockByNumber: { baseFeePerGas: '0xa' },
    }[method]
  })
  const { ask } = open('approve')
  const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
  const transaction = { from: address, to, value: '0x1' }
  const hashes = [ask('eth_sendTransaction', transaction), ask('eth_sendTransaction', transaction)]
  expect(await Promise.all(hashes)).toEqual(['0x1', '0x2'])
  const [first, second] = sent
  if (!first || !second) throw new Error('nothing sent')
  expect(parseTransaction(first)).toMatchObject({
    chainId: 31337,
    gas: 21_000n,
    maxFeePerGas: 22n,
    maxPriorityFeePerGas: 2n,
    to,
    value: 1n,
  })
  expect(parseTransaction(second).nonce).toBe(1)
  expect(await recoverTransactionAddress({ serializedTransaction: first })).toBe(address)
  expect(node.mock.calls.every(([{ url }]) => url === 'http://a.test')).toBe(true)
})

test('error: refuses what the page may not do', async () => {
  const { ask } = open('approve')
  await expect(ask('personal_sign', 'hi', address)).rejects.toMatchObject({ code: 4100 })
  await ask('eth_requestAccounts')
  await expect(ask('personal_sign', 'hi', '0x01')).rejects.toMatchObject({ code: 4100 })
  await expect(ask('eth_sendTransaction', { from: address, chainId: '0x1' })).rejects.toMatchObject(
    { code: -32602 },
  )
  for (const method of ['eth_sign', 'anvil_setBalance', 'wallet_getCapabilities', 'toString'])
    await expect(ask(method)).rejects.toMatchObject({ code: 4200 })
})

test('behavior: moves between its chains, learns new ones, and reads from the one it is on', async () => {
  node.mockImplementation(({ url }) => url)
  const { ask, on } = open('approve')
  await ask('eth_requestAccounts')
  const received = vi.fn()
  on('chainChanged', received)
  const move = (chainId: string) => ask('wallet_switchEthereumChain', { chainId })
  await expect(move('0x5')).rejects.toMatchObject({ code: 4902 })
  await expect(move('five')).rejects.toMatchObject({ code: -32602 })
  await move('0x7a6a')
  await move('0x7a6a')
  expect(await ask('eth_blockNumber')).toBe('http://b.test')
  await ask('wallet_addEthereumChain', { chainId: '0x5', rpcUrls: ['http://c.test'] })
  expect(await ask('eth_blockNumber')).toBe('http://c.test')
  expect(received.mock.calls).toEqual([['0x7a6a'], ['0x5']])
  await move('0x7a6a')
  expect(await open('approve').ask('eth_chainId')).toBe('0x7a6a')
})

test('error: passes on what the node says', async () => {
  node.mockImplementation(() => new Error('execution reverted'))
  const { ask } = open('approve')
  await expect(ask('eth_call')).rejects.toMatchObject({ code: 3, message: 'execution reverted' })
  vi.mocked(page.fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(ask('eth_call')).rejects.toMatchObject({ code: -32603 })
})

test('behavior: what was allowed or taken back in another tab holds here', async () => {
  const { provider } = start('approve') ?? {}
  const told: unknown[] = []
  provider?.on('accountsChanged', (accounts) => told.push(accounts))
  const inOtherTab = (value: string | null) => {
    if (value === null) localStorage.removeItem(permissionKey)
    else localStorage.setItem(permissionKey, value)
    page.dispatchEvent(new StorageEvent('storage', { key: permissionKey }))
  }
  inOtherTab('{"chainId":31338}')
  await vi.waitFor(() => expect(told).toEqual([[address]]))
  expect(await provider?.request({ method: 'eth_accounts' })).toEqual([address])
  expect(await provider?.request({ method: 'eth_chainId' })).toBe('0x7a6a')
  inOtherTab(null)
  await vi.waitFor(() => expect(told).toEqual([[address], []]))
  expect(await provider?.request({ method: 'eth_accounts' })).toEqual([])
})
