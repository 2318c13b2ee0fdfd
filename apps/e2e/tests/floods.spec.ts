import type { Foyer } from '@foyer/core'
import { times } from '../support/endurance.ts'
import { hurry } from '../support/page.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }
const last = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('news without end leave the page usable, and news of a wallet that is not connected do no harm', async ({
  demo,
  page,
}) => {
  await demo.addWallets(acorn, { name: 'Birch', rdns: 'dev.foyer.birch', events: 'onOnly' })
  await demo.visit({ wallet: 'none' })
  await test.step('before anyone connected, and from a wallet that cannot be unheard', async () => {
    const emit = () =>
      demo.withWallet('Birch', (wallet) => {
        for (let index = 0; index < 100; index++) {
          wallet.emit('accountsChanged', ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
          wallet.emit('chainChanged', '0x1')
          wallet.emit('connect', { chainId: '0x1' })
          wallet.emit('disconnect', null)
        }
      })
    await emit()
    expect((await demo.state()).chains.eip155).toMatchObject({
      status: 'disconnected',
      address: null,
      network: { caipNetworkId: 'eip155:31337' },
    })
    await demo.connect('Birch')
    await withFoyer(demo.page, (foyer) => foyer.disconnect())
    await expect(demo.opener).toBeVisible()
    await emit()
    expect((await demo.state()).chains.eip155).toMatchObject({
      status: 'disconnected',
      address: null,
    })
  })

  await demo.connect('Acorn')
  await page.evaluate(() => {
    const flood = { sent: 0, told: 0, startMs: performance.now(), endMs: 0, stop() {} }
    Object.assign(window, { flood })
    window.foyer.subscribe(() => {
      flood.told++
    })
    // A thousand a second, for as long as the test wants it to go on.
    const timer = setInterval(() => {
      for (let index = 0; index < 20; index++) {
        const account = `0x${(++flood.sent).toString(16).padStart(40, '0')}`
        window.pageWallets.wallets.Acorn?.emit('accountsChanged', [account])
      }
    }, 20)
    flood.stop = () => {
      clearInterval(timer)
      flood.endMs = performance.now()
    }
  })
  // Named by an account that changes all the time, so found by what it is.
  await page.getByRole('banner').locator('[data-foyer-opener]').last().click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
  await demo.row('Settings').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'AccountSettings')
  await page.waitForFunction('flood.sent >= 1000')
  await demo.button('Back').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')

  const told = await page.evaluate((account) => {
    const { flood } = window as unknown as {
      flood: { told: number; startMs: number; endMs: number; stop(): void }
    }
    flood.stop()
    window.pageWallets.wallets.Acorn?.emit('accountsChanged', [account])
    return { changes: flood.told, elapsedMs: flood.endMs - flood.startMs }
  }, last.toLowerCase())
  await expect.poll(async () => (await demo.state()).chains.eip155?.address).toBe(last)
  await expect(demo.view.getByText('0x70…dc79C8')).toBeVisible()
  // One account in 50 ms, its balance each time, and what this test pressed.
  expect(told.changes).toBeLessThan((2 * told.elapsedMs) / 50 + 40)
})

const openings = times({ few: 20, full: 60 })

test(`after opening and closing ${openings} times nothing is left over`, async ({ demo, page }) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => {
    type Held = { target: EventTarget; type: string; listener: unknown; capture: boolean }
    let held: Held[] = []
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const same = (one: Held) => (other: Held) =>
      one.target === other.target &&
      one.type === other.type &&
      one.listener === other.listener &&
      one.capture === other.capture
    const read = (
      target: EventTarget,
      type: string,
      listener: unknown,
      options: unknown,
    ): Held => ({
      ...{ target: target ?? window, type, listener },
      capture: options === true || (options as { capture?: boolean } | undefined)?.capture === true,
    })
    const forget = (one: Held) => {
      held = held.filter((other) => !same(one)(other))
    }
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const one = read(this, type, listener, options)
      if (listener && !held.some(same(one))) held.push(one)
      const { signal, once } = (options ?? {}) as AddEventListenerOptions
      if (signal) addEventListener.call(signal, 'abort', () => forget(one))
      if (once) addEventListener.call(one.target, type, () => forget(one), options)
      return addEventListener.call(one.target, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      forget(read(this, type, listener, options))
      return removeEventListener.call(this ?? window, type, listener, options)
    }
    Object.assign(window, {
      // What is gone from the page takes its listeners along.
      listenerCount: () =>
        held.filter(
          ({ target }) =>
            target === window ||
            target instanceof MediaQueryList ||
            (target instanceof Node && target.isConnected),
        ).length,
    })
  })
  await demo.visit({ options: { motion: 'reduced' } })
  const cycle = (times: number) =>
    page.evaluate(async (times) => {
      const { foyer } = window as unknown as { foyer: Foyer }
      const views = [undefined, 'AllWallets', 'Networks', 'WhatIsAWallet'] as const
      for (let cycle = 0; cycle < times; cycle++) {
        const view = views[cycle % views.length]
        await foyer.open(view ? { view } : {})
        await foyer.close()
        const root = document.querySelector('foyer-modal')?.shadowRoot
        while (root?.querySelector('dialog')?.open)
          await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      const root = document.querySelector('foyer-modal')?.shadowRoot
      // What comes next is rendered already, unseen.
      while (!root?.querySelector('.view .row'))
        await new Promise((resolve) => requestAnimationFrame(resolve))
      return {
        listeners: (window as unknown as { listenerCount(): number }).listenerCount(),
        page: document.querySelectorAll('*').length,
        modal: root?.querySelectorAll('*').length,
        sheets: root?.adoptedStyleSheets.length,
        style: document.documentElement.getAttribute('style'),
      }
    }, times)
  // Every feature has been loaded once, and the two states of the page are known.
  const before = await cycle(8)
  expect(before.listeners).toBeGreaterThan(0)
  // One listener that stays at each would be twenty too many.
  expect(await cycle(openings)).toEqual(before)
  await expect(demo.modal).toHaveCount(1)
  expect(await demo.tracked('MODAL_OPEN')).toHaveLength(8 + openings)
  expect(await demo.tracked('MODAL_CLOSE')).toHaveLength(8 + openings)
  await demo.openConnect()
  await expect(demo.row('Demo wallet')).toBeEnabled()
})

const manyOpenings = times({ few: 200, full: 1_000 })

// By the browser's own counts: bookkeeping in the page, as above, would be what grows.
test(`opening and closing ${manyOpenings} times leaves heap and listeners as they were`, async ({
  demo,
  page,
}) => {
  test.setTimeout(600_000)
  await hurry(page)
  await demo.visit({ options: { motion: 'reduced' } })
  const cycle = (times: number) =>
    page.evaluate(async (times) => {
      const { foyer } = window as unknown as { foyer: Foyer }
      for (let cycle = 0; cycle < times; cycle++) {
        await foyer.open()
        await foyer.close()
        const root = document.querySelector('foyer-modal')?.shadowRoot
        while (root?.querySelector('dialog')?.open)
          await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }, times)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { metrics } = await session.send('Performance.getMetrics')
    const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0
    return { heapBytes: usedSize, listeners }
  }
  await cycle(20)
  const before = await held()
  expect(before.listeners).toBeGreaterThan(0)
  await cycle(manyOpenings)
  const after = await held()
  const grownBytes = after.heapBytes - before.heapBytes
  console.log(
    `heap grown by ${(grownBytes / 1_000_000).toFixed(2)} MB after ${manyOpenings} cycles`,
  )
  // So much a cycle that a thousand would make five million.
  expect(grownBytes).toBeLessThan(5_000 * manyOpenings)
  // What waits for a frame, or was just thrown away, holds a few for a moment more; a leak would be hundreds.
  await expect.poll(async () => (await held()).listeners).toBeLessThanOrEqual(before.listeners + 50)
})
