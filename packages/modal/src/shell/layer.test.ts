// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { type CloseRequest, createLayer } from './layer.ts'

/*
 * What a document without layout can show: who has the focus and what stays behind. Top layer,
 * inertness and real keys belong to the browser tests.
 */

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
  document.adoptedStyleSheets = []
})

function setUp() {
  const opener = document.createElement('button')
  const host = document.createElement('foyer-modal')
  const root = host.attachShadow({ mode: 'open' })
  const dialog = document.createElement('dialog')
  const heading = document.createElement('h1')
  heading.tabIndex = -1
  dialog.append(heading)
  root.append(dialog)
  document.body.append(opener, host)
  opener.focus()
  const requests: CloseRequest[] = []
  const frames = new Set<() => void>()
  const layer = createLayer(dialog, {
    focusInside: () => heading.focus(),
    onCloseRequest: (request) => void requests.push(request),
    afterFrame(callback) {
      frames.add(callback)
      return () => void frames.delete(callback)
    },
  })
  const drawFrame = () => {
    for (const callback of frames) callback()
    frames.clear()
  }
  const key = (name: string) =>
    heading.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, composed: true }),
    )
  const cancel = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  return { opener, host, root, dialog, heading, layer, requests, key, cancel, drawFrame }
}

test('behavior: opening moves the focus in, closing gives it back to the opener', () => {
  const { opener, root, heading, dialog, layer } = setUp()
  layer.open()
  layer.open()
  expect([dialog.open, root.activeElement]).toEqual([true, heading])
  layer.close()
  layer.close()
  expect([dialog.open, document.activeElement]).toEqual([false, opener])
})

test('behavior: an opener that is gone is replaced by another of ours', () => {
  const { opener, layer } = setUp()
  const another = document.createElement('button')
  another.setAttribute('data-foyer-opener', '')
  document.body.append(another)
  layer.open()
  opener.remove()
  layer.close()
  expect(document.activeElement).toBe(another)
})

test('behavior: the opener of what comes next is preferred', () => {
  const { opener, layer } = setUp()
  for (const view of ['Networks', 'Account']) {
    const another = document.createElement('button')
    another.setAttribute('data-foyer-opener', view)
    document.body.append(another)
  }
  layer.open()
  opener.remove()
  layer.close()
  expect(document.activeElement?.getAttribute('data-foyer-opener')).toBe('Account')
})

test('behavior: the page behind keeps still and gets its own style back', () => {
  const { layer } = setUp()
  document.documentElement.setAttribute('style', 'overflow:scroll;  color:red')
  const host = new CSSStyleSheet()
  document.adoptedStyleSheets = [host]
  layer.open()
  expect(document.adoptedStyleSheets).toHaveLength(2)
  layer.close()
  expect(document.adoptedStyleSheets).toEqual([host])
  expect(document.documentElement.getAttribute('style')).toBe('overflow:scroll;  color:red')
})

test('behavior: Escape, the back gesture and the backdrop are requests; nothing closes by itself', () => {
  const { dialog, layer, requests, key, cancel } = setUp()
  layer.open()
  key('Escape')
  cancel()
  cancel()
  dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  dialog.dispatchEvent(new Event('click', { bubbles: true }))
  expect([requests, dialog.open]).toEqual([['escape', 'back', 'overlay'], true])
})

test('behavior: a press that began inside and ended on the backdrop is no wish to leave', () => {
  const { dialog, heading, layer, requests } = setUp()
  layer.open()
  heading.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  dialog.dispatchEvent(new Event('click', { bubbles: true }))
  expect(requests).toEqual([])
})

test('behavior: a browser that closes without asking is overruled, and the request is heard', () => {
  const { dialog, layer, requests } = setUp()
  layer.open()
  dialog.close()
  dialog.dispatchEvent(new Event('close'))
  expect([dialog.open, requests[0]]).toEqual([true, 'escape'])
})

test('behavior: while a wallet is awaited the dialog steps aside and keeps the focus', () => {
  const { dialog, root, heading, layer, requests, key, drawFrame } = setUp()
  layer.open()
  layer.awaitWallet(true)
  drawFrame()
  expect([dialog.open, dialog.hasAttribute('data-awaiting'), root.activeElement]).toEqual([
    true,
    true,
    heading,
  ])
  // happy-dom sends `close` in the same turn; a browser sends it when the dialog is open again.
  requests.length = 0
  key('Escape')
  expect(requests).toEqual(['escape'])
  layer.awaitWallet(false)
  expect([dialog.open, dialog.hasAttribute('data-awaiting')]).toEqual([true, false])
})

test('behavior: for a wallet that answers at once the dialog stays where it is', () => {
  const { dialog, layer, drawFrame } = setUp()
  layer.open()
  let closings = 0
  dialog.addEventListener('close', () => closings++)
  layer.awaitWallet(true)
  layer.awaitWallet(false)
  drawFrame()
  expect([closings, dialog.hasAttribute('data-awaiting')]).toEqual([0, false])

  layer.awaitWallet(true)
  layer.close()
  drawFrame()
  expect([dialog.open, dialog.hasAttribute('data-awaiting')]).toEqual([false, false])
})

test('behavior: disposing closes and leaves no listener', () => {
  const { dialog, layer, requests, key, cancel } = setUp()
  layer.open()
  layer.dispose()
  key('Escape')
  cancel()
  dialog.dispatchEvent(new Event('close'))
  expect([dialog.open, requests]).toEqual([false, []])
})
