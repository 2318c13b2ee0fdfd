// @vitest-environment happy-dom
import { mainnet } from '@foyer/core/networks'
import { createScriptedWallet } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mount } from './mount'

test('a user connects a wallet and sees the address', async () => {
  const wallet = { name: 'Acorn', rdns: 'dev.acorn', chainId: Number(mainnet.id) }
  createScriptedWallet(wallet).announce(window)
  await mount()
  await press('Connect wallet')
  await press('Acorn')
  expect(await findButton('0xf3…b92266')).toBeTruthy()
  expect(document.querySelector('output')?.textContent).toMatch(/^eip155:\d+:0xf39Fd6/)
}, 60_000)

async function press(words: string) {
  const button = await findButton(words)
  button.click()
}

const findButton = (words: string) =>
  vi.waitFor(() => {
    const button = buttonsIn(document).find((it) => it.textContent?.includes(words))
    if (!button) throw new Error(`There is no button ${words}`)
    return button
  }, 20_000)

/** Those of the page and, in shadow roots, those of Foyer's elements. */
function buttonsIn(root: ParentNode): HTMLButtonElement[] {
  return [...root.querySelectorAll('*')].flatMap((it) => [
    ...(it instanceof HTMLButtonElement ? [it] : []),
    ...(it.shadowRoot ? buttonsIn(it.shadowRoot) : []),
  ])
}
