// @vitest-environment happy-dom
import type { Foyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { afterEach, expect, test } from 'vitest'
import { createFoyer, defineElements, type FoyerElement } from './index.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const made: Foyer[] = []
afterEach(() => {
  document.body.replaceChildren()
  for (const foyer of made.splice(0)) foyer.destroy()
})

function makeClient(options: Partial<Parameters<typeof createFoyer>[0]> = {}) {
  const acorn = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1' },
  })
  const platform = createFakePlatform()
  const foyer = createFoyer(
    {
      ...{ projectId: 'shop', networks: [mainnet] },
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })],
      ...options,
    },
    { platform },
  )
  made.push(foyer)
  return { foyer, platform, acorn }
}

/** Puts markup into the page. */
function show(html: string) {
  document.body.innerHTML = html
  return document.body.firstElementChild as FoyerElement & HTMLElement
}

const buttonIn = (element: Element) => element.shadowRoot?.querySelector('button') ?? null
const wordsIn = (element: Element) => {
  const slot = buttonIn(element)?.querySelector('slot')
  return (
    (element.textContent && slot ? element.textContent : buttonIn(element)?.textContent) ?? null
  )
}

const connect = async (foyer: Foyer) => {
  const [connector] = foyer.internals.connectors.getState()
  if (connector) await foyer.connect({ connector })
}

test('behavior: elements that stand in the page wait for the first client, and follow its connection', async () => {
  const element = show('<foyer-button></foyer-button>')
  expect(element.foyer).toBeNull()
  expect(buttonIn(element)).toBeNull()
  const { foyer } = makeClient()
  makeClient()
  expect(element.foyer).toBe(foyer)
  expect(wordsIn(element)).toBe('Connect wallet')
  const button = buttonIn(element)
  expect(button?.type).toBe('button')
  await connect(foyer)
  expect(wordsIn(element)).toBe('0xf3…b92266')
  // The same button: focus and a press under way stay.
  expect(buttonIn(element)).toBe(button)
  await foyer.disconnect()
  expect(wordsIn(element)).toBe('Connect wallet')
})

test('behavior: each kind is there when it should be, with the words it is given', async () => {
  const { foyer } = makeClient()
  document.body.innerHTML = `
    <foyer-connect-button label="Sign in"></foyer-connect-button>
    <foyer-account-button></foyer-account-button>
    <foyer-network-button></foyer-network-button>
    <foyer-wallet-button wallet="acorn">Acorn</foyer-wallet-button>`
  const words = () => [...document.body.children].map(wordsIn)
  expect(words()).toEqual(['Sign in', null, 'Ethereum', 'Acorn'])
  await connect(foyer)
  expect(words()).toEqual([null, '0xf3…b92266', 'Ethereum', null])
})

test('behavior: attributes change what is there, of any text', () => {
  makeClient()
  const element = show('<foyer-connect-button></foyer-connect-button>')
  for (const text of ['<img src=x onerror=alert(1)>', '\u0000', 'ـ'.repeat(5_000)]) {
    element.setAttribute('label', text)
    expect(buttonIn(element)?.querySelector('slot')?.textContent).toBe(text)
    expect(buttonIn(element)?.querySelector('img')).toBeNull()
  }
  element.toggleAttribute('disabled', true)
  expect(buttonIn(element)?.disabled).toBe(true)
  element.removeAttribute('label')
  element.toggleAttribute('disabled', false)
  expect([buttonIn(element)?.disabled, wordsIn(element)]).toEqual([false, 'Connect wallet'])
})

test('behavior: what happens is said by events that bubble, out of shadow roots too', async () => {
  const { foyer } = makeClient()
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  document.body.append(host)
  root.innerHTML = '<form><foyer-button></foyer-button></form>'
  const heard: unknown[] = []
  const hear = (event: Event) => heard.push([event.type, (event as CustomEvent).detail])
  for (const type of ['foyer-connected', 'foyer-disconnected', 'foyer-network'])
    document.addEventListener(type, hear)
  await connect(foyer)
  expect(heard).toContainEqual([
    'foyer-connected',
    { namespace: 'eip155', caipAddress: `eip155:1:${address}` },
  ])
  await foyer.disconnect()
  expect(heard).toContainEqual([
    'foyer-disconnected',
    { namespace: 'eip155', caipAddress: `eip155:1:${address}` },
  ])
  host.remove()
  const { length } = heard
  await connect(foyer)
  expect(heard).toHaveLength(length)
  for (const type of ['foyer-connected', 'foyer-disconnected', 'foyer-network'])
    document.removeEventListener(type, hear)
})

test('behavior: a client of its own, given before or after the element is there; one that is destroyed leaves', () => {
  const first = makeClient({ texts: undefined } as never)
  const second = makeClient()
  const element = document.createElement('foyer-button')
  element.foyer = second.foyer
  document.body.append(element)
  expect(element.foyer).toBe(second.foyer)
  element.foyer = null
  expect(element.foyer).toBe(first.foyer)
  // As a framework sets it on an element that is not defined yet.
  const late = document.createElement('foyer-network-button')
  Object.defineProperty(late, 'foyer', { value: second.foyer, configurable: true, writable: true })
  document.body.append(late)
  expect(late.foyer).toBe(second.foyer)
  first.foyer.destroy()
  expect(element.foyer).toBe(second.foyer)
})

test('behavior: 1,000 elements that come and go leave no listener', () => {
  const { foyer } = makeClient()
  let listeners = 0
  const { subscribe } = foyer
  foyer.subscribe = (listener) => {
    listeners += 1
    const stop = subscribe(listener)
    return () => {
      listeners -= 1
      stop()
    }
  }
  for (let index = 0; index < 1_000; index++) {
    const element = show('<foyer-button></foyer-button>')
    // Moved, and put back.
    document.body.append(document.createElement('p'), element)
    expect(listeners).toBe(2)
    element.remove()
    expect(listeners).toBe(0)
  }
})

test('error: a client of another version is told to the developer, and breaks nothing', () => {
  const { foyer, platform } = makeClient()
  const told: string[] = []
  platform.reportToDeveloper = (text: string) => void told.push(text)
  const element = document.createElement('foyer-button')
  const other = { ...foyer, internals: { platform } } as unknown as Foyer
  element.foyer = other
  document.body.append(element)
  expect(told).toEqual([expect.stringContaining('of another version of Foyer')])
  expect(buttonIn(element)).toBeNull()
  element.foyer = null
  expect(wordsIn(element)).toBe('Connect wallet')
})

test('behavior: the modal’s place is taken by clients that want one, and by the first alone', () => {
  const { foyer } = makeClient({ disableAppend: true })
  const place = show('<foyer-modal></foyer-modal>')
  document.body.append(document.createElement('foyer-modal'))
  expect(foyer.internals.place).toBe(place)
  place.remove()
  expect(foyer.internals.place).toBeNull()
})

test('behavior: a name that is taken stays, and another copy of the package sees the same clients', async () => {
  const { foyer } = makeClient()
  const taken = customElements.get('foyer-button')
  defineElements(window)
  expect(customElements.get('foyer-button')).toBe(taken)
  const copy = await import('./clients.ts?copy' as './clients.ts')
  expect(copy.firstClient()).toBe(foyer)
})
