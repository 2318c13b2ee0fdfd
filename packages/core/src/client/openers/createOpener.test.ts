// @vitest-environment happy-dom
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { mainnet, polygon } from '../../networks.ts'
import type { Foyer } from '../contract/Foyer.ts'
import { createFoyer } from '../createFoyer.ts'
import { createOpener, type Opener, type OpenerKind } from './createOpener.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
afterEach(() => document.body.replaceChildren())

/** A button of a page without any framework: all that one has to write. */
class BareButton extends HTMLElement {
  opener: Opener | undefined
  #stop: (() => void)[] = []

  connectedCallback() {
    const { opener } = this
    if (!opener) return
    const button = document.createElement('button')
    button.addEventListener('click', () => opener.press())
    const render = () => {
      const { isShown, instead, words, warning, isBusy } = opener.getState()
      button.hidden = !isShown
      button.textContent = instead ?? this.getAttribute('label') ?? words
      button.ariaDescription = warning
      button.ariaBusy = isBusy ? 'true' : null
    }
    this.#stop = [opener.subscribe(render), opener.attach(button)]
    this.append(button)
    render()
  }

  disconnectedCallback() {
    for (const stop of this.#stop) stop()
  }
}
customElements.define('bare-button', BareButton)

function setUp({ stored = false, loadModal }: { stored?: boolean; loadModal?: () => never } = {}) {
  const platform = createFakePlatform()
  if (stored)
    platform.storage.set(
      '@foyer/connections',
      '{"version":1,"connections":[{"namespace":"eip155","connectorId":"acorn"}]}',
    )
  const acorn = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1', permitted: stored },
    knownReferences: ['137', '10'],
  })
  const foyer = createFoyer(
    {
      ...{ projectId: 'shop', networks: [mainnet, polygon] },
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })],
    },
    { platform, ...(loadModal && { loadModal }) },
  )
  const place = (kind: OpenerKind, { wallet, label }: { wallet?: string; label?: string } = {}) => {
    const element = document.createElement('bare-button') as BareButton
    element.opener = createOpener(foyer, { kind, wallet })
    if (label) element.setAttribute('label', label)
    document.body.append(element)
    const button = element.querySelector('button')
    if (!button) throw new Error('No button')
    return { element, button, words: () => (button.hidden ? null : button.textContent) }
  }
  return { platform, acorn, foyer, place }
}

async function connect(foyer: Foyer) {
  const [connector] = foyer.getConnectors()
  if (connector) await foyer.connect({ connector })
}

test('behavior: a bare element follows the connection, and its words give way to the name', async () => {
  const { foyer, place } = setUp()
  const buttons = [
    place('connect'),
    place('account'),
    place('foyer', { label: 'Sign in' }),
    place('network'),
    place('wallet', { wallet: 'metamask', label: 'MetaMask' }),
  ]
  const words = () => buttons.map((one) => one.words())
  expect(words()).toEqual(['Connect wallet', null, 'Sign in', 'Ethereum', 'MetaMask'])
  await connect(foyer)
  expect(words()).toEqual([null, '0xf3…b92266', '0xf3…b92266', 'Ethereum', null])
  foyer.internals.store.updateChain('eip155', { profileName: 'ada.foyer.id' })
  expect(words()).toEqual([null, 'ada.foyer.id', 'ada.foyer.id', 'Ethereum', null])
  await foyer.disconnect()
  expect(words()).toEqual(['Connect wallet', null, 'Sign in', 'Ethereum', 'MetaMask'])
})

test('behavior: each opens its view', async () => {
  const { foyer, place } = setUp()
  const opens = (kind: OpenerKind, wallet?: string) =>
    createOpener(foyer, { kind, wallet }).getState().opens
  expect([opens('network'), opens('wallet', 'metamask')]).toEqual([
    { view: 'Networks' },
    { view: 'Connect', arguments: { wallet: 'metamask' } },
  ])
  place('foyer').button.click()
  await vi.waitFor(() => expect(foyer.getState().view).toBe('Connect'))
  await foyer.close()
  await connect(foyer)
  place('foyer').button.click()
  await vi.waitFor(() => expect(foyer.getState().view).toBe('Account'))
})

test('behavior: while a stored connection comes back the button says so', async () => {
  const { platform, acorn, place } = setUp({ stored: true })
  acorn.behave('accounts', { late: 'approve' })
  const { words } = place('foyer', { label: 'Sign in' })
  await platform.clock.advance(0)
  expect(words()).toBe('Connecting…')
  await vi.waitFor(() => expect(acorn.requests).toHaveLength(1))
  acorn.answerLate()
  await platform.clock.advance(0)
  expect(words()).toBe('0xf3…b92266')
})

test('behavior: a wallet on an unknown network is described, and its name stays', async () => {
  const { acorn, foyer, place } = setUp()
  const { button, words } = place('account')
  await connect(foyer)
  acorn.changeNetwork('10')
  expect([words(), button.ariaDescription]).toEqual(['0xf3…b92266', 'Unsupported network'])
})

test('behavior: pointing and focus fetch the code, and an element that is gone fetches nothing', async () => {
  const loadModal = vi.fn(() => new Promise<never>(() => {}) as never)
  const { place } = setUp({ loadModal })
  const [left, kept] = [place('connect'), place('connect')]
  left.element.remove()
  left.button.dispatchEvent(new Event('pointerenter'))
  expect(loadModal).not.toHaveBeenCalled()
  kept.button.dispatchEvent(new Event('focus'))
  kept.button.dispatchEvent(new Event('pointerenter'))
  expect(loadModal).toHaveBeenCalledTimes(1)
  kept.button.click()
  expect(kept.button.ariaBusy).toBe('true')
})

test('behavior: what is none of its business gives the same state again', async () => {
  const { foyer } = setUp()
  const opener = createOpener(foyer, { kind: 'network' })
  const before = opener.getState()
  await connect(foyer)
  expect(opener.getState()).toBe(before)
  expect(opener.getInitialState()).toEqual(before)
})
