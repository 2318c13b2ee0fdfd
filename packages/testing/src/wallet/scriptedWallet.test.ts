import { verifyMessage, verifyTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { createFakeWindow } from '../platform/fakeWindow.ts'
import { createScriptedWallet, type ScriptedWalletParameters } from './scriptedWallet.ts'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const create = (parameters: Partial<ScriptedWalletParameters> = {}) =>
  createScriptedWallet({ name: 'Acorn', rdns: 'dev.foyer.acorn', uuid: 'one', ...parameters })

test('behavior: announces now, on request, and not after it stopped', () => {
  const page = createFakeWindow()
  const wallet = create()
  const received = vi.fn()
  page.addEventListener('eip6963:announceProvider', (event) =>
    received((event as CustomEvent).detail),
  )
  const stop = wallet.announce(page)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  stop()
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(received.mock.calls).toEqual([[wallet.detail], [wallet.detail]])
  expect(wallet.detail).toMatchObject({
    info: { name: 'Acorn', rdns: 'dev.foyer.acorn', uuid: 'one' },
    provider: wallet.provider,
  })
  expect(Object.isFrozen(wallet.detail) && Object.isFrozen(wallet.detail.info)).toBe(true)
  wallet.announceLate(page)
  expect(received).toHaveBeenCalledTimes(3)
})

test('behavior: a careless wallet can be rewritten', () => {
  const { detail } = create({ frozen: false })
  Object.assign(detail, { provider: null })
  expect(detail.provider).toBeNull()
})

test('behavior: becomes window.ethereum', () => {
  const page = createFakeWindow()
  const wallet = create()
  wallet.installAsEthereum(page)
  expect(page.ethereum).toBe(wallet.provider)
})

test('behavior: shows accounts only while it is permitted', async () => {
  const wallet = create()
  const { request, on } = wallet.provider
  const received = vi.fn()
  on?.('accountsChanged', received)
  expect(await request({ method: 'eth_accounts' })).toEqual([])
  expect(await request({ method: 'wallet_getPermissions' })).toEqual([])
  expect(await request({ method: 'eth_requestAccounts' })).toEqual([account])
  expect(await request({ method: 'eth_accounts' })).toEqual([account])
  expect(await request({ method: 'wallet_getPermissions' })).toMatchObject([
    { parentCapability: 'eth_accounts' },
  ])
  await request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  expect(await request({ method: 'eth_accounts' })).toEqual([])
  expect(received.mock.calls).toEqual([[[account]], [[]]])
  expect(wallet.requests[2]).toEqual({ method: 'eth_requestAccounts', params: undefined })
})

test('behavior: moves to known chains, learns others', async () => {
  const wallet = create({ knownChainIds: [10] })
  const received = vi.fn()
  wallet.provider.on?.('chainChanged', received)
  const ask = (method: string, chainId?: string) =>
    wallet.provider.request({ method, params: [{ chainId }] })
  await ask('wallet_switchEthereumChain', '0xa')
  await expect(ask('wallet_switchEthereumChain', '0x5')).rejects.toMatchObject({ code: 4902 })
  await expect(ask('wallet_switchEthereumChain')).rejects.toMatchObject({ code: -32602 })
  await ask('wallet_addEthereumChain', '0x5')
  expect(received.mock.calls).toEqual([['0xa'], ['0x5']])
  expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x5')
})

test('behavior: one behaviour for the wallet means everything a user is asked', async () => {
  const wallet = create({ behaviour: 'reject', permitted: true })
  const ask = (method: string, params?: unknown) => wallet.provider.request({ method, params })
  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await expect(ask('personal_sign')).rejects.toMatchObject({ code: 4001 })
  const unknown = ask('wallet_switchEthereumChain', [{ chainId: '0x5' }])
  await expect(unknown).rejects.toMatchObject({ code: 4902 })
  expect(await ask('eth_accounts')).toEqual([account])
})

test('behavior: is busy until the earlier prompt is answered', async () => {
  const wallet = create({ behaviour: { eth_requestAccounts: 'pending' } })
  const ask = () => wallet.provider.request({ method: 'eth_requestAccounts' })
  await expect(ask()).rejects.toMatchObject({ code: -32002 })
  const received = vi.fn()
  wallet.provider.on?.('accountsChanged', received)
  wallet.settlePending()
  expect(received).toHaveBeenCalledWith([account])
  expect(await ask()).toEqual([account])
})

test('behavior: answers late, wrongly, or by throwing anything', async () => {
  const wallet = create()
  const ask = () => wallet.provider.request({ method: 'eth_requestAccounts' })
  wallet.behave('eth_requestAccounts', { late: 'approve' })
  const late = vi.fn()
  const answer = ask().then(late)
  await Promise.resolve()
  expect(late).not.toHaveBeenCalled()
  wallet.answerLate()
  await answer
  expect(late).toHaveBeenCalledWith([account])
  wallet.behave('eth_requestAccounts', { answers: 42 })
  expect(await ask()).toBe(42)
  wallet.behave('eth_requestAccounts', { throws: null })
  await expect(ask()).rejects.toBeNull()
  wallet.behave('eth_requestAccounts', { throwsAtOnce: 'now' })
  expect(ask).toThrow('now')
})

test('behavior: answers as somebody decides while it is asked', async () => {
  const asked: { method: string; answer: (behaviour: 'approve' | 'reject') => void }[] = []
  const wallet = create({
    behaviour: {
      decides: (method) => new Promise((answer) => asked.push({ method, answer })),
    },
  })
  const ask = () => wallet.provider.request({ method: 'eth_requestAccounts' })
  const [first, second] = [ask(), ask()]
  expect(asked.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'eth_requestAccounts'])
  asked[0]?.answer('reject')
  await expect(first).rejects.toMatchObject({ code: 4001 })
  asked[1]?.answer('approve')
  expect(await second).toEqual([account])
})

test('behavior: signs with the keys that it was given, for accounts that the page may see', async () => {
  const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
  const { address } = privateKeyToAccount(key)
  const wallet = create({ accounts: [account], privateKeys: { [address]: key } })
  const sign = (from: string) =>
    wallet.provider.request({ method: 'personal_sign', params: ['Hello', from] })
  await expect(sign(address)).rejects.toMatchObject({ code: 4100 })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const signature = (await sign(account)) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)

  const typedData = {
    domain: { name: 'Shop', chainId: 1 },
    types: { Order: [{ name: 'item', type: 'string' }] },
    primaryType: 'Order',
    message: { item: 'Tea' },
  } as const
  const signed = (await wallet.provider.request({
    method: 'eth_signTypedData_v4',
    params: [account, JSON.stringify(typedData)],
  })) as `0x${string}`
  expect(await verifyTypedData({ address, ...typedData, signature: signed })).toBe(true)
})

test('behavior: passes everything else on', async () => {
  const rpc = vi.fn(() => '0x1')
  const wallet = create({ rpc })
  const request = { method: 'eth_getBalance', params: [account, 'latest'] }
  expect(await wallet.provider.request(request)).toBe('0x1')
  expect(rpc).toHaveBeenCalledWith(request)
  await expect(create().provider.request(request)).rejects.toMatchObject({ code: 4200 })
})

test('behavior: tells what the user changed, and forgets removed listeners', () => {
  const wallet = create({ permitted: true })
  const received = vi.fn()
  const listeners = ['accountsChanged', 'chainChanged', 'disconnect'].map((event) => {
    const listener = (value: unknown) => received(event, value)
    wallet.provider.on?.(event, listener)
    return [event, listener] as const
  })
  wallet.changeAccounts(['0x01', '0x02'])
  wallet.changeChain(137)
  wallet.lock()
  wallet.hangUp()
  expect(received.mock.calls).toEqual([
    ['accountsChanged', ['0x01', '0x02']],
    ['chainChanged', '0x89'],
    ['accountsChanged', []],
    ['disconnect', expect.objectContaining({ code: 4900 })],
  ])
  expect(wallet.listenerCount()).toBe(3)
  for (const listener of listeners) wallet.provider.removeListener?.(...listener)
  expect(wallet.listenerCount()).toBe(0)
})

test.each([
  ['both', true, true],
  ['onOnly', true, false],
  ['none', false, false],
] as const)('behavior: events %s', (events, on, removeListener) => {
  const { provider } = create({ events })
  expect([typeof provider.on, typeof provider.removeListener]).toEqual([
    on ? 'function' : 'undefined',
    removeListener ? 'function' : 'undefined',
  ])
})

test('behavior: a permission of the drafts of ERC-7715 is ended without hiding accounts', async () => {
  const ended: unknown[] = []
  const wallet = create({ permitted: true, rpc: ({ params }) => void ended.push(params) })
  const params = [{ permissionContext: '0xab' }]
  await wallet.provider.request({ method: 'wallet_revokePermissions', params })
  expect([ended, wallet.permitted]).toEqual([[params], true])
})
