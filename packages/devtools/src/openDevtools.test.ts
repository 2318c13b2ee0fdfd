// @vitest-environment happy-dom

import { bitcoin as bitcoinAdapter } from '@foyer/bitcoin'
import { createFoyer, type Foyer, type FoyerOptions } from '@foyer/core'
import { base, bitcoin, mainnet, solana } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { solana as solanaAdapter } from '@foyer/solana'
import { afterEach, expect, test, vi } from 'vitest'
import { type Devtools, type DevtoolsOptions, openDevtools } from './index.ts'

const opened: { foyer: Foyer; devtools: Devtools }[] = []
afterEach(() => {
  for (const { foyer, devtools } of opened.splice(0)) {
    devtools.close()
    foyer.destroy()
  }
  localStorage.clear()
})

function open(options: DevtoolsOptions = {}, client: Partial<FoyerOptions> = {}) {
  const foyer = createFoyer({
    ...{ projectId: 'shop', networks: [mainnet, base], adapters: [evm()] },
    ...client,
  })
  const devtools = openDevtools(foyer, options)
  opened.push({ foyer, devtools })
  return { foyer, devtools }
}

const host = () => document.querySelector('foyer-devtools')
const root = () => {
  const found = host()?.shadowRoot
  if (!found) throw new Error('There is no panel')
  return found
}
const button = (name: string) => {
  const found = [...root().querySelectorAll('button')].find(
    (one) =>
      (one.getAttribute('aria-label') ?? one.textContent) === name && !one.closest('[hidden]'),
  )
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}
const panel = () => root().querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')
const textOf = () => panel()?.textContent ?? ''
const answer = (value: string) => {
  const radio = root().querySelector<HTMLInputElement>(`input[value=${value}]`)
  if (!radio) throw new Error(`There is no answer ${value}`)
  radio.checked = true
  radio.dispatchEvent(new Event('change'))
}

/** Announces the simulated wallet of a family, and gives its connector. */
const announce = (foyer: Foyer, namespace = 'eip155') => {
  button('Wallet').click()
  button(`Announce a simulated wallet of ${namespace}`).click()
  const connector = foyer
    .getConnectors()
    .find((one) => one.name === 'Simulated wallet' && one.chain === namespace)
  if (!connector) throw new Error('The wallet was not found')
  return connector
}

test('behavior: opens without taking the focus or writing anything, and closes without a trace', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem')
  const { devtools } = open()
  expect(document.activeElement).toBe(document.body)
  expect(root().querySelector('section')?.getAttribute('aria-label')).toBe('Foyer devtools')
  expect(root().querySelector('style')).toBeNull()
  expect(root().adoptedStyleSheets).toHaveLength(1)
  devtools.close()
  expect(host()).toBeNull()
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})

test('behavior: a second panel of a client replaces the first, and leaves that of another client', () => {
  const { foyer } = open()
  open()
  expect(document.querySelectorAll('foyer-devtools')).toHaveLength(2)
  const again = openDevtools(foyer)
  expect(document.querySelectorAll('foyer-devtools')).toHaveLength(2)
  again.close()
})

test('behavior: arrows, Home and End move between tabs', () => {
  open()
  const key = (name: string) =>
    root()
      .querySelector('[role=tablist]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
  const selected = () => root().querySelector('[role=tab][aria-selected=true]')
  expect(selected()?.textContent).toBe('State')
  for (const [name, wanted] of [
    ['ArrowRight', 'Connections'],
    ['End', 'Wallet'],
    ['ArrowRight', 'State'],
    ['ArrowLeft', 'Wallet'],
    ['Home', 'State'],
  ] as const) {
    key(name)
    expect(selected()?.textContent).toBe(wanted)
    expect(root().activeElement).toBe(selected())
    expect(panel()?.getAttribute('aria-labelledby')).toBe(selected()?.id)
  }
})

test('behavior: the simulated wallet connects, and state, connections and events show it', async () => {
  const { foyer } = open()
  await foyer.connect({ connector: announce(foyer) })
  button('State').click()
  const leaf = [...root().querySelectorAll('.leaf')].map((one) => one.textContent)
  expect(leaf).toContain('activeNamespace "eip155" changed')
  button('Connections').click()
  expect(textOf()).toContain('Simulated wallet')
  expect(textOf()).toContain('eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  button('Events').click()
  expect(textOf()).toContain('CONNECT_SUCCESS')
  button('Networks').click()
  expect(textOf()).toContain('Ethereum in use')
})

test('behavior: a wallet that is announced at once is in the list before anything is pressed', async () => {
  const { foyer } = open({ isWalletAnnounced: true, isCollapsed: true })
  const connector = foyer.getConnectors().find(({ name }) => name === 'Simulated wallet')
  if (!connector) throw new Error('It is not in the list')
  expect(connector.chain).toBe('eip155')
  await foyer.connect({ connector })
  expect(foyer.getState().chains.eip155?.status).toBe('connected')
})

test('behavior: a request is listed by its phase, without parameters', async () => {
  const { foyer } = open()
  await foyer.connect({ connector: announce(foyer) })
  const provider = foyer.getProvider('eip155')
  const sign = () =>
    provider.request({
      method: 'personal_sign',
      params: ['0x5365637265740a', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    })
  expect(await sign()).toMatch(/^0x[0-9a-f]{130}$/)
  answer('reject')
  await expect(sign()).rejects.toMatchObject({ code: 4001 })
  answer('error')
  await expect(sign()).rejects.toMatchObject({ code: -32603 })
  answer('ask')
  const waiting = sign()
  await vi.waitFor(() => button('Approve personal_sign'))
  button('Requests').click()
  const phases = () => [...root().querySelectorAll('.phase')].map((one) => one.textContent)
  expect(phases()).toEqual(['pending', 'failed', 'declined', 'approved'])
  button('Wallet').click()
  button('Approve personal_sign').click()
  button('Requests').click()
  expect(await waiting).toMatch(/^0x/)
  await vi.waitFor(() => expect(phases()[0]).toBe('approved'))
  expect(textOf()).toMatch(/approved\d+\.\d\d s/)
  button('Events').click()
  expect(root().textContent).not.toContain('5365637265740a')
})

test('behavior: account, network, lock and disconnect of the wallet reach the application', async () => {
  const { foyer } = open()
  await foyer.connect({ connector: announce(foyer) })
  const chain = () => foyer.getState().chains.eip155
  const [account, network] = root().querySelectorAll('select')
  if (!account || !network) throw new Error('There is no choice')
  const choose = (select: HTMLSelectElement, value: string) => {
    select.value = value
    select.dispatchEvent(new Event('change'))
  }
  choose(account, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await vi.waitFor(() =>
    expect(chain()?.address).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8'),
  )
  choose(network, '8453')
  await vi.waitFor(() => expect(chain()?.network?.caipNetworkId).toBe('eip155:8453'))
  choose(network, '9999999')
  await vi.waitFor(() => expect(chain()?.network?.caipNetworkId).toBe('eip155:9999999'))
  button('Disconnect').click()
  await vi.waitFor(() => expect(chain()?.status).toBe('disconnected'))
})

test('behavior: closing declines what waits, and leaves no wallet of ours connected', async () => {
  const { foyer, devtools } = open()
  const connector = announce(foyer)
  answer('ask')
  const connecting = foyer.connect({ connector })
  const failed = expect(connecting).rejects.toMatchObject({ code: 'wallet/declined' })
  await vi.waitFor(() => button('Approve eth_requestAccounts'))
  devtools.close()
  await failed
})

test('behavior: reads go to the function that the application gives, and nowhere without one', async () => {
  const rpc = vi.fn(() => '0x2a')
  const { foyer } = open({ rpc })
  await foyer.connect({ connector: announce(foyer) })
  const read = (of: Foyer) =>
    of.getProvider('eip155').request({ method: 'eth_blockNumber', params: [] })
  expect(await read(foyer)).toBe('0x2a')
  expect(rpc).toHaveBeenCalledWith({ method: 'eth_blockNumber', params: [] })
})

test('behavior: Solana and Bitcoin wallets connect through the Wallet Standard', async () => {
  const { foyer } = open(
    {},
    {
      networks: [mainnet, solana, bitcoin],
      adapters: [evm(), solanaAdapter(), bitcoinAdapter()],
    },
  )
  await foyer.connect({ connector: announce(foyer, 'solana') })
  await foyer.connect({ connector: announce(foyer, 'bip122') })
  const { chains } = foyer.getState()
  expect(chains.solana?.address).toBe('5kMDkdera2vkpd3XkjMd851WJ4EnE9nxGcukW2mW7AU3')
  expect(chains.bip122?.address).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
})

test('behavior: lists are bounded, paused, filtered and copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { foyer } = open({ tab: 'events' })
  const emit = (count: number) => {
    for (let at = 0; at < count; at++)
      foyer.internals.track(at % 2 ? 'CLICK_NETWORKS' : 'CLICK_ALL_WALLETS')
  }
  const rows = () => root().querySelectorAll('.events > li').length
  emit(510)
  await vi.waitFor(() => expect(rows()).toBe(500))
  button('Pause').click()
  emit(3)
  await vi.waitFor(() => button('Resume (3 new)'))
  expect(rows()).toBe(500)
  button('Resume (3 new)').click()
  const filter = root().querySelector<HTMLInputElement>('[aria-label="Filter events"]')
  if (!filter) throw new Error('There is no filter')
  filter.value = 'click_networks'
  filter.dispatchEvent(new Event('input'))
  expect(textOf()).toContain(`${rows()} of 500 events`)
  button('Copy as JSON').click()
  await vi.waitFor(() =>
    expect(root().querySelector('[role=status]')?.textContent).toMatch(/^Copied/),
  )
  const events = JSON.parse(copied.mock.calls[0]?.[0] ?? '[]')
  expect(events).toHaveLength(rows())
  // About a half of what was told.
  expect(events.length).toBeGreaterThan(240)
  expect(events.every(({ summary }: { summary: string }) => summary === 'CLICK_NETWORKS')).toBe(
    true,
  )
  copied.mockRestore()
})

test('behavior: storage shows keys of Foyer alone, hides what is sealed, and asks before it clears one', () => {
  localStorage.setItem('@foyer/connections', '["acorn"]')
  localStorage.setItem('@foyer/walletconnect', JSON.stringify({ version: 1, sealed: 'AbCdEf' }))
  localStorage.setItem('shop', 'secret')
  open({ tab: 'storage' })
  expect(textOf()).toContain('["acorn"]')
  expect(textOf()).toContain('@foyer/walletconnect')
  expect(textOf()).not.toMatch(/AbCdEf|secret/)
  button('Clear @foyer/connections').click()
  expect(localStorage.getItem('@foyer/connections')).not.toBeNull()
  button('Keep @foyer/connections').click()
  button('Clear @foyer/connections').click()
  button('Clear @foyer/connections, really').click()
  expect(localStorage.getItem('@foyer/connections')).toBeNull()
  expect(textOf()).not.toContain('["acorn"]')
  expect(localStorage.getItem('shop')).toBe('secret')
})

test('behavior: collapses to a bar, and moves to the side', () => {
  open({ isCollapsed: true })
  expect(root().querySelector('[role=tablist]')).toBeNull()
  button('Expand').click()
  expect(button('Collapse').getAttribute('aria-expanded')).toBe('true')
  expect(root().querySelector('[role=tablist]')).not.toBeNull()
  button('Side').click()
  expect(root().querySelector<HTMLElement>('.panel')?.dataset.place).toBe('right')
})
