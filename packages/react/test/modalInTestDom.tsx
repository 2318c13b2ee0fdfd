import type { Foyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { createScriptedWallet } from '@foyer/testing'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFoyer, FoyerButton, FoyerProvider } from '../src/index.ts'

/** What an application's own tests do in a document without layout: press, read and press again. */
export function describeModalInTestDom() {
  const complaints = vi.fn()
  let end = async () => {}
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(complaints)
    vi.spyOn(console, 'warn').mockImplementation(complaints)
  })
  afterEach(async () => {
    await end()
    vi.restoreAllMocks()
    complaints.mockReset()
    localStorage.clear()
    document.body.replaceChildren()
  })

  test('the modal opens, lists a scripted wallet, connects it and disconnects', async () => {
    const { press, foyer } = await setUp()
    await press('Connect wallet')
    await press('Acorn')
    await vi.waitFor(() => expect(foyer.getState().open).toBe(false), 5_000)
    await press('0xf3…b92266')
    await press('Disconnect')
    await vi.waitFor(() => expect(foyer.getState().chains.eip155?.status).toBe('disconnected'))
    expect(wallet.permitted).toBe(false)
    expect(complaints).not.toHaveBeenCalled()
  })

  test('error: an exception while mounting is told as one, to the developer as well', async () => {
    const { foyer } = await setUp()
    vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(() => {
      throw new TypeError('No shadow today')
    })
    const opening = foyer.open()
    opening.catch(() => {})
    const question = await vi.waitFor(() => {
      const found = document.querySelector('dialog')
      if (!found) throw new Error('Nobody is told')
      return found
    }, 5_000)
    expect(question.textContent).toContain('could not open in this page')
    expect(question.textContent).not.toContain('connection')
    for (const button of question.querySelectorAll('button'))
      if (button.textContent === 'Close') button.click()
    await expect(opening).rejects.toMatchObject({
      code: 'modal/failed',
      kind: 'defect',
      cause: { message: 'No shadow today' },
    })
    expect(complaints).toHaveBeenCalledOnce()
    expect(complaints.mock.lastCall?.join(' ')).toContain('No shadow today')
  })

  test('behavior: after a hot reload the modal of the client before is gone', async () => {
    const { press, render } = await setUp()
    await press('Connect wallet')
    await press('Acorn')
    await press('0xf3…b92266')
    const before = document.querySelector('foyer-modal')
    expect(before).not.toBeNull()
    render(createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] }))
    await vi.waitFor(() => expect(before?.isConnected).toBe(false))
    // The wallet is still connected, and its account opens in a modal of the new client's own.
    await press('0xf3…b92266')
    await press('Disconnect')
    expect(document.querySelectorAll('foyer-modal')).toHaveLength(1)
    expect(complaints).not.toHaveBeenCalled()
  })

  const wallet = createScriptedWallet({ name: 'Acorn', rdns: 'dev.foyer.acorn' })

  async function setUp() {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    const stopAnnouncing = wallet.announce(window)
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    const clients: Foyer[] = []
    const render = (foyer: Foyer) => {
      clients.push(foyer)
      root.render(
        <FoyerProvider foyer={foyer}>
          <FoyerButton />
        </FoyerProvider>,
      )
    }
    const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
    render(foyer)
    end = async () => {
      stopAnnouncing()
      root.unmount()
      for (const client of clients) client.destroy()
    }
    return { foyer, press, render }
  }

  /** Presses the button of this name, once there is one, in the page or in the modal. */
  async function press(name: string) {
    const button = await vi.waitFor(() => {
      const places = [document, document.querySelector('foyer-modal')?.shadowRoot]
      const found = places
        .flatMap((place) => [...(place?.querySelectorAll('button') ?? [])])
        .find((it) => nameOf(it) === name)
      if (!found) throw new Error(`There is no button "${name}"`)
      return found
    }, 5_000)
    button.click()
  }
}

/** The accessible name, as far as our buttons have one. */
function nameOf(button: HTMLElement): string | null | undefined {
  const label = button.getAttribute('aria-labelledby')
  if (!label) return button.getAttribute('aria-label') ?? button.textContent
  return [...(button.getRootNode() as ShadowRoot).querySelectorAll('[id]')].find(
    ({ id }) => id === label,
  )?.textContent
}
