import type { Page } from '@playwright/test'
import { account, type Demo } from '../support/Demo.ts'
import { expect, inMotion, test } from '../support/test.ts'

test.use(inMotion)

/** The element that has focus, inside whatever shadow roots: its role or tag and its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    const name = active?.getAttribute('aria-label') ?? active?.textContent?.trim()
    return `${active?.localName} ${name}`
  })

const pageStyle = (page: Page) =>
  page.evaluate(() => document.documentElement.getAttribute('style'))

const isClosed = async (demo: Demo) => {
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.dialog).toBeHidden()
}

test('a view that leaves has no names any more', async ({ demo }) => {
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  // Counted at once, while the other one still moves.
  const count = () => demo.modal.getByRole('button', { name: 'Disconnect', exact: true }).count()
  for (const name of ['Settings', 'Back', 'Settings']) {
    await demo.button(name).click()
    expect(await count()).toBeLessThanOrEqual(1)
  }
})

test('Escape closes at once although a search is typed', async ({ demo, page }) => {
  await demo.visit({ wallet: 'approve' })
  await demo.openConnect()
  await demo.row('All wallets').click()
  await demo.modal.getByRole('searchbox').fill('rain')
  await expect(demo.row('Rainbow')).toBeVisible()
  await page.keyboard.press('Escape')
  await isClosed(demo)
  await expect(demo.opener).toBeFocused()
})

test('Escape leaves a waiting wallet, from the page behind as well', async ({ demo, page }) => {
  await demo.visit({ wallet: 'hang' })
  await demo.choose()
  await expect(demo.dialog).toHaveAttribute('data-awaiting', '')
  await page.mouse.click(20, 600)
  await page.keyboard.press('Escape')
  await isClosed(demo)
})

test.describe('ways to close', () => {
  const ways: { way: string; leave(demo: Demo): Promise<unknown> }[] = [
    { way: 'Escape', leave: ({ page }) => page.keyboard.press('Escape') },
    {
      way: 'Escape twice',
      leave: ({ page }) =>
        Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]),
    },
    { way: 'a press beside the card', leave: ({ page }) => page.mouse.click(20, 600) },
    { way: 'Close', leave: (demo) => demo.button('Close').click() },
    { way: 'close()', leave: ({ page }) => page.evaluate(() => window.foyer.close()) },
  ]
  test('all close Connect, and give focus back', async ({ demo, page }) => {
    await demo.visit()
    for (const [at, { way, leave }] of ways.entries())
      await test.step(way, async () => {
        // It comes back each time.
        if (at === 0) await demo.opener.click()
        else await page.keyboard.press('Enter')
        await expect(demo.row('Demo wallet')).toBeVisible()
        await leave(demo)
        await isClosed(demo)
        await expect(demo.opener).toBeFocused()
        expect(await demo.tracked('MODAL_OPEN', 'MODAL_CLOSE')).toEqual(
          Array(at + 1)
            .fill(['MODAL_OPEN', 'MODAL_CLOSE'])
            .flat(),
        )
      })
  })

  test('all but a press beside the card close while a wallet is asked', async ({ demo }) => {
    await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', behaviour: 'hang' })
    await demo.visit({ wallet: 'none' })
    // The backdrop lets pointers through while a wallet may render its prompt into the page.
    const others = ways.filter(({ way }) => way !== 'a press beside the card')
    for (const [at, { way, leave }] of others.entries())
      await test.step(way, async () => {
        await demo.choose('Acorn')
        await expect(demo.heading('Continue in Acorn')).toBeVisible()
        await leave(demo)
        await isClosed(demo)
        expect((await demo.state()).chains.eip155?.status).toBe('disconnected')
        expect(await demo.tracked('MODAL_CLOSE')).toHaveLength(at + 1)
      })
  })

  test('dragging from the card to the backdrop closes nothing', async ({ demo, page }) => {
    await demo.visit()
    await demo.openConnect()
    await expect(demo.row('Demo wallet')).toBeVisible()
    const box = await demo.row('Demo wallet').boundingBox()
    if (!box) throw new Error('No row')
    await page.mouse.move(box.x + box.width / 2, box.y + 4)
    await page.mouse.down()
    await page.mouse.move(20, 600)
    await page.mouse.up()
    await expect(demo.modal).toHaveAttribute('data-open', 'true')
  })

  test('Escape in the wallet’s prompt is the wallet’s, and ours stays', async ({ demo, page }) => {
    await demo.visit()
    await demo.choose()
    await expect(demo.prompt.getByRole('button', { name: 'Approve' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(demo.heading('Request declined')).toBeVisible()
    await expect(demo.modal).toHaveAttribute('data-open', 'true')
  })

  test('Back goes one view back, to the control that was pressed', async ({ demo, page }) => {
    await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', behaviour: 'reject' })
    await demo.visit()
    await demo.choose('Acorn')
    await expect(demo.heading('Request declined')).toBeVisible()
    await demo.button('Back').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
    await expect(demo.row('Acorn')).toBeFocused()
    await expect(demo.button('Back')).toHaveCount(0)
    expect((await demo.state()).history).toEqual([{ view: 'Connect' }])
    expect(await demo.tracked('MODAL_CLOSE')).toEqual([])
    await page.keyboard.press('Escape')
    await isClosed(demo)
  })
})

test.describe('focus', () => {
  test('is on the heading when the modal opens and when the view changes, and stays inside in both directions', async ({
    demo,
    page,
  }) => {
    await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', behaviour: 'hang' })
    await demo.visit()
    await demo.openConnect()
    await expect.poll(() => focused(page)).toBe('h1 Connect wallet')
    await expect(demo.row('Demo wallet')).toBeVisible()
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>()
      for (let presses = 0; presses < 25; presses++) {
        await page.keyboard.press(key)
        // Between the last and the first control stands the browser itself, as `body`.
        const outer = await page.evaluate(() => document.activeElement?.localName)
        expect(['foyer-modal', 'body']).toContain(outer)
        seen.add(await focused(page))
      }
      expect([...seen]).toEqual(
        expect.arrayContaining(['button Close', expect.stringContaining('Demo wallet')]),
      )
    }
    await demo.row('Acorn').click()
    await expect.poll(() => focused(page)).toBe('h1 Acorn')
  })

  test('goes to the account when the opener is gone', async ({ demo }) => {
    await demo.visit({ wallet: 'approve' })
    await demo.connect()
    await expect(demo.accountButton).toBeFocused()
  })

  test('is not lost when Try again goes away under the finger', async ({ demo, page }) => {
    await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', behaviour: 'reject' })
    await demo.visit({ wallet: 'none' })
    await demo.choose('Acorn')
    await demo.withWallet('Acorn', (wallet) => wallet.behave('eth_requestAccounts', 'hang'))
    await demo.button('Try again').focus()
    await page.keyboard.press('Enter')
    await expect(demo.heading('Continue in Acorn')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .toBe('foyer-modal')
  })
})

test.describe('the page behind', () => {
  const styles = [null, '', 'color: red;  --shop:1', 'overflow:visible;scrollbar-gutter:auto']
  test('keeps its style attribute to the letter', async ({ demo, page }) => {
    await demo.visit()
    for (const style of styles)
      await test.step(JSON.stringify(style), async () => {
        await page.evaluate((style) => {
          if (typeof style === 'string') document.documentElement.setAttribute('style', style)
        }, style)
        await demo.openConnect()
        await expect
          .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
          .toBe('hidden')
        await page.keyboard.press('Escape')
        await isClosed(demo)
        expect(await pageStyle(page)).toBe(style)
      })
  })

  test('neither scrolls nor jumps', async ({ demo, page }) => {
    await demo.visit()
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px'
      scrollTo(0, 700)
    })
    await page.evaluate(() => window.foyer.open())
    await expect(demo.row('Demo wallet')).toBeVisible()
    await page.mouse.move(40, 400)
    await page.mouse.wheel(0, 500)
    // The next frame would show it.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => scrollY)).toBe(700)
    await page.keyboard.press('Escape')
    await isClosed(demo)
    expect(await page.evaluate(() => scrollY)).toBe(700)
  })
})

test.describe('code that does not arrive', () => {
  const cutOff = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

  test('the modal’s own: a plain dialog asks, can be left, and Try again works', async ({
    demo,
    page,
  }) => {
    await demo.visit()
    await cutOff(page)

    await test.step('leaving it leaves the page as it was', async () => {
      await demo.opener.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(demo.opener).toBeFocused()
      expect(await demo.state()).toMatchObject({ open: false, loading: false })
    })

    await demo.opener.click()
    const question = page.getByRole('dialog', { name: 'The wallet window did not load' })
    await expect(question.getByRole('alert')).toBeVisible()
    await question.getByRole('button', { name: 'Try again' }).click()
    await expect(question.getByRole('alert')).toBeVisible()

    await page.unroute('**/assets/*.js')
    await question.getByRole('button', { name: 'Try again' }).click()
    await expect(demo.row('Demo wallet')).toBeVisible()
    await expect(question).toHaveCount(0)
  })

  test('a feature’s is on its way: the card keeps its height until there is something to show', async ({
    demo,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await demo.visit()
    await demo.openConnect()
    await expect(demo.row('Demo wallet')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const heightOf = async () => (await demo.modal.locator('.card').boundingBox())?.height
    const before = await heightOf()
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await demo.button('Get started').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'WhatIsAWallet')
    await expect(demo.modal.locator('.view')).toHaveCount(1)
    await expect(demo.view.getByRole('heading')).toHaveCount(0)
    expect(await heightOf()).toBe(before)
    arrive()
    await expect(demo.button('Get a wallet')).toBeVisible()
    await expect.poll(heightOf).not.toBe(before)
  })

  test('a feature’s: the view says so with an alert, and Try again works', async ({
    demo,
    page,
  }) => {
    await demo.visit({ wallet: 'approve' })
    await demo.connect()
    await page.waitForLoadState('networkidle')
    await cutOff(page)
    await demo.accountButton.click()
    await expect(demo.view.getByRole('alert')).toContainText('did not load')
    await page.unroute('**/assets/*.js')
    await demo.button('Try again').click()
    await expect(demo.button('Disconnect')).toBeVisible()
    await expect(demo.view.getByRole('alert')).toHaveCount(0)
    expect(await focused(page)).toBe('h1 Account')
  })

  test('what a press on a wallet needs: it fails readably, and Try again works', async ({
    demo,
    page,
  }) => {
    await demo.visit({ wallet: 'approve' })
    // Everything but the modal and its first view is kept back.
    await page.route('**/assets/*.js', async (route) => {
      const name = new URL(route.request().url()).pathname
      if (/connections|connection-/i.test(name)) await route.abort()
      else await route.continue()
    })
    await demo.openConnect()
    await demo.row('Demo wallet').click()
    await expect(demo.heading('Could not connect')).toBeVisible()
    await expect(demo.view).not.toContainText(/https?:|module|undefined/)
    await page.unroute('**/assets/*.js')
    await demo.button('Try again').click()
    await expect(demo.accountButton).toBeVisible()
  })
})

test('a view that throws says so and leaves the host unharmed', async ({ demo, page }) => {
  await demo.visit({ wallet: 'approve' })
  await demo.openConnect()
  await page.evaluate(() => window.foyer.router.push('Downloads', { wallet: null }))
  await expect(demo.view.getByRole('alert')).toContainText('Something went wrong')
  await demo.button('Try again').click()
  await expect(demo.button('Try again')).toBeVisible()
  await expect.poll(() => focused(page)).toMatch(/^h1 /)
  await demo.button('Back').click()
  await demo.row('Demo wallet').click()
  await expect(demo.accountButton).toBeVisible()
  await expect(page.getByText(account)).toBeVisible()
})
