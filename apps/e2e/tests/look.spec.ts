import { createBuiltInCatalogue } from '@foyer/core/wallets'
import { checkView } from '@foyer/testing/view'
import { type Page, chromium as playwrightChromium } from '@playwright/test'
import { chromium } from '../support/chromium.ts'
import { account, type Demo, shortAccount } from '../support/Demo.ts'
import { idle } from '../support/idle.ts'
import { examine } from '../support/page.ts'
import { expect, inMotion, test } from '../support/test.ts'

test.use(inMotion)

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn', knownChainIds: [31338] }

/** Views that need no account, and those that do. */
const openViews = ['Connect', 'ConnectWallets', 'AllWallets', 'GetWallet', 'WhatIsAWallet'] as const
const accountViews = [
  ...['Account', 'AccountSettings', 'ProfileWallets', 'Networks', 'WhatIsANetwork'],
  ...['WalletSend', 'WalletSendSelectToken', 'WalletReceive', 'WalletCompatibleNetworks'],
  ...['FundWallet', 'Transactions'],
] as const

async function openView({ page, modal }: Demo, view: string) {
  // A view may settle only once the user is through with it.
  await page.evaluate((view) => void window.foyer.open({ view }).catch(() => {}), view)
  await expect(modal).toHaveAttribute('data-view', view)
}

/** Every view that has a name of its own, one after the other. */
async function throughViews(demo: Demo, look: (view: string) => Promise<void>) {
  for (const view of openViews) {
    await openView(demo, view)
    await look(view)
  }
  await demo.page.evaluate(() => window.foyer.close())
  await demo.connect()
  for (const view of accountViews) {
    await openView(demo, view)
    await look(view)
  }
}

const axeFindings = async (page: Page, only?: 'colours') => {
  const { violations } = await examine(page, { only })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('right to left: mirrored, inside the card, addresses as ever', async ({ demo, page }) => {
  test.slow()
  // Pashto is written so, and is no language of ours: the words are English.
  await demo.visit({ wallet: 'approve', options: { locale: 'ps' } })
  const sizes = [desktop, phone]
  await throughViews(demo, async (view) => {
    await expect(demo.modal).toHaveAttribute('dir', 'rtl')
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect.soft(await checkView(page), `${view} at ${size.width} px`).toEqual([])
      const wrong = await demo.modal.evaluate(({ shadowRoot }) => {
        const found: string[] = []
        for (const icon of shadowRoot?.querySelectorAll('.icon[data-mirror]') ?? [])
          if (!getComputedStyle(icon).transform.startsWith('matrix(-1,')) found.push('not mirrored')
        for (const element of shadowRoot?.querySelectorAll('*') ?? []) {
          const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          const isAddress = own.some(({ textContent }) => /0x[0-9a-f]{2}/i.test(textContent ?? ''))
          if (isAddress && getComputedStyle(element).direction !== 'ltr')
            found.push(`from right to left: ${element.outerHTML}`)
        }
        return found
      })
      expect.soft(wrong, `${view} at ${size.width} px`).toEqual([])
    }
  })
  await page.evaluate(() => window.foyer.close())
  await openView(demo, 'Account')
  await demo.button('Settings').click()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await checkView(page)
    const back = await demo.button('Back').boundingBox()
    const close = await demo.button('Close').boundingBox()
    expect(back?.x).toBeGreaterThan(close?.x ?? Number.POSITIVE_INFINITY)
  }
})

test('no word is hard-coded: what is not marked in the pseudo-locale is data', async ({ demo }) => {
  test.slow()
  const { wallets } = await createBuiltInCatalogue().list({
    page: 1,
    entries: 1_000,
    chains: [],
    signal: new AbortController().signal,
  })
  const data = new Set([
    ...wallets.map(({ name }) => name),
    ...['Acorn', 'Anvil A', 'Anvil B', shortAccount, '0x70…dc79C8', account],
    // What the wallet itself says, and what the chain's coin is called.
    ...['The vault is locked.', 'ETH', 'Ether', 'Ethereum'],
  ])
  const groups = ['0x', ...(account.slice(2).match(/.{4}/g) ?? []), account.slice(0, 6)]
  for (const group of groups) data.add(group)
  const isData = (text: string) =>
    data.has(text) || /^[\d.,\s–—]*$/.test(text) || /^(Ether, |Acorn · )?[\d,.]+ ETH$/.test(text)
  const expectMarked = async (view: string) => {
    const texts = await demo.modal.evaluate(({ shadowRoot }) => {
      const found: string[] = []
      /** Within one pair of marks from beginning to end, whatever is marked inside. */
      const isMarked = (text: string) => {
        const letters = [...text]
        let depth = 0
        return letters.every((letter, at) => {
          depth += letter === '⟦' ? 1 : letter === '⟧' ? -1 : 0
          return depth > 0 || at === letters.length - 1
        })
      }
      const walker = document.createTreeWalker(shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        // Languages are called as their speakers call them.
        if (!node.parentElement?.closest('[aria-hidden="true"], [inert], option')) {
          // A name or a link in a sentence is an element of its own; the marks stand around the whole.
          const sentence =
            node.parentElement?.closest(':has(> bdi, > a.link, > b)')?.textContent ?? ''
          // A long name may break before its capitals.
          const name = node.parentElement?.closest('.tile :has(> wbr)')?.textContent
          found.push(
            sentence.startsWith('⟦') && isMarked(sentence)
              ? sentence
              : (name ?? node.textContent ?? ''),
          )
        }
      for (const element of shadowRoot?.querySelectorAll('*') ?? [])
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
          found.push(element.getAttribute(name) ?? '')
      return found
    })
    const unmarked = texts
      // Marks may hold marks; what is left outside of the outermost must be data.
      .map((text) => text.replace(/⟦.*⟧/s, '').trim())
      .filter((text) => !isData(text))
    expect(unmarked, view).toEqual([])
  }

  const behaviour = {
    eth_requestAccounts: { throws: 'The vault is locked' },
    wallet_switchEthereumChain: 'reject',
  } as const
  await demo.addWallets({ ...acorn, behaviour })
  const options = {
    locale: 'en-XA',
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://shop.example/terms',
    privacyPolicyUrl: 'https://shop.example/privacy',
  }
  await demo.visit({ wallet: 'none', options })
  for (const view of openViews) {
    await openView(demo, view)
    await expectMarked(view)
  }
  await openView(demo, 'AllWallets')
  await demo.view.getByRole('searchbox').fill('nobody’s')
  await expect(demo.heading(/No wallet/)).toBeVisible()
  await expectMarked('AllWallets, nothing found')
  await openView(demo, 'Connect')
  await demo.view.getByRole('checkbox').check()
  await demo.row('Rainbow').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Downloads')
  await expectMarked('Downloads')
  await demo.button('⟦Back⟧').click()
  await demo.row('Acorn').click()
  await expect(demo.heading('⟦Could not connect⟧')).toBeVisible()
  await expectMarked('ConnectingExternal, failed')
  for (const [answer, title] of [
    ['reject', '⟦Request declined⟧'],
    ['pending', '⟦Open your wallet⟧'],
  ] as const) {
    await demo.withWallet(
      'Acorn',
      (wallet, answer) => wallet.behave('eth_requestAccounts', answer),
      answer,
    )
    await demo.button('⟦Try again⟧').click()
    await expect(demo.heading(title)).toBeVisible()
    await expectMarked(title)
  }
  await demo.withWallet('Acorn', (wallet) => wallet.settlePending())
  await expect(demo.accountButton).toBeVisible()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')

  for (const view of accountViews) {
    await openView(demo, view)
    await expectMarked(view)
  }
  await openView(demo, 'Networks')
  await demo.row('Anvil B').click()
  await expect(demo.heading('⟦Request declined⟧')).toBeVisible()
  await expectMarked('SwitchNetwork, declined')
  await demo.page.evaluate(() => window.foyer.close())
  await demo.withWallet('Acorn', (wallet) => wallet.changeChain(424242))
  await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
  await expectMarked('UnsupportedChain')
})

test('more contrast: strong edges, plain grounds, axe zero', async ({ demo, page }) => {
  test.slow()
  const schemes = [
    { colorScheme: 'light', edge: 'rgb(74, 71, 64)', ground: 'rgb(255, 255, 255)' },
    // The same boxes in other colours.
    { colorScheme: 'dark', edge: 'rgb(201, 198, 190)', ground: 'rgb(0, 0, 0)', only: 'colours' },
  ] as const
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' })
  await demo.visit({ wallet: 'approve' })
  await throughViews(demo, async (view) => {
    for (const { colorScheme, edge, ground, ...how } of schemes) {
      await page.emulateMedia({ colorScheme, contrast: 'more' })
      await expect(demo.modal).toHaveAttribute('data-theme', colorScheme)
      if (view === 'Connect')
        await expect(demo.row('Demo wallet')).toHaveCSS('border', `2px solid ${edge}`)
      await expect(demo.modal.locator('.card')).toHaveCSS('background-color', ground)
      const findings = await checkView(page)
      findings.push(...(await axeFindings(page, 'only' in how ? how.only : undefined)))
      expect.soft(findings, `${view}, ${colorScheme}`).toEqual([])
    }
  })
})

test('forced colours: the system’s own, the thread in Highlight, images as they are', async ({
  demo,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await demo.visit({ wallet: 'hang' })
  await demo.openConnect()
  await expect(demo.row('Demo wallet')).toHaveCSS('border-width', '1px')
  await expect(demo.row('Demo wallet').locator('img')).toBeVisible()
  expect(await checkView(page)).toEqual([])
  await demo.row('Demo wallet').click()
  await expect(demo.heading('Continue in Demo wallet')).toBeVisible()
  const colours = await demo.view.locator('.thread-arc').evaluate((arc) => {
    const probe = document.createElement('span')
    probe.style.color = 'Highlight'
    document.body.append(probe)
    return { stroke: getComputedStyle(arc).stroke, highlight: getComputedStyle(probe).color }
  })
  expect(colours.stroke).toBe(colours.highlight)
})

test('reduced motion: nothing moves and nothing morphs', async ({ demo, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await demo.visit({ wallet: 'hang' })
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const still = /^(none|matrix\(1, 0, 0, 1, 0, 0\)|scale\(1\)|)$/
    const watch = () => {
      const root = document.querySelector('foyer-modal')?.shadowRoot
      for (const { effect } of root?.getAnimations() ?? [])
        if (effect instanceof KeyframeEffect)
          for (const frame of effect.getKeyframes())
            for (const [property, value] of Object.entries(frame))
              if (
                property === 'height' ||
                (/^(transform|translate|scale|rotate)$/.test(property) && !still.test(`${value}`))
              )
                moved.push(`${property}: ${value}`)
      requestAnimationFrame(watch)
    }
    watch()
  })
  await demo.openConnect()
  await expect(demo.modal).toHaveAttribute('data-motion', 'reduced')
  await demo.button('All wallets').click()
  await demo.button('Back').click()
  await demo.row('Demo wallet').click()
  await expect(demo.heading('Continue in Demo wallet')).toBeVisible()
  await demo.button('Cancel').click()
  await demo.button('Close').click()
  await expect(demo.dialog).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
})

/** Controls that cannot be brought into the window by scrolling, or lie under something there. */
const unreachable = (demo: Demo) =>
  demo.modal.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll<HTMLElement>('.card button, .card a, .card input') ?? [])]
      .filter((element) => !element.closest('[inert], [aria-hidden="true"]'))
      .filter((element) => {
        element.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = shadowRoot?.elementFromPoint(left + width / 2, top + height / 2)
        const label = element.closest('label') ?? element
        return !hit || !(label.contains(hit) || hit.contains(element))
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

/** A card that is still growing clips what is at its end. */
const expectReachable = async (demo: Demo, view: string) => {
  expect.soft(await checkView(demo.page), view).toEqual([])
  await expect.poll(() => unreachable(demo), view).toEqual([])
}

test('in little room nothing sticks out and everything can be reached', async ({ demo, page }) => {
  test.slow()
  const sizes = {
    '320 px': { width: 320, height: 640 },
    '1280x800 at 400 %': { width: 320, height: 200 },
    'a phone on its side': { width: 740, height: 360 },
  }
  await demo.visit({ wallet: 'approve' })
  await throughViews(demo, async (view) => {
    for (const [name, size] of Object.entries(sizes)) {
      await page.setViewportSize(size)
      await expectReachable(demo, `${view}, ${name}`)
    }
    if (view !== 'Connect') return
    // On its side a phone gets a card in the middle, not a sheet.
    const box = await demo.modal.locator('.card').boundingBox()
    if (!box) throw new Error('There is no card')
    expect(box.width).toBe(360)
    expect(Math.abs(box.x + box.width / 2 - 370)).toBeLessThan(1)
    expect(Math.abs(box.y + box.height / 2 - 180)).toBeLessThan(1)
  })
})

test('letters of twice the size: boxes grow along', async ({ demo, page }) => {
  test.slow()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await demo.visit({ wallet: 'approve' })
  await throughViews(demo, async (view) => {
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await expectReachable(demo, `${view} at ${size.width} px`)
      if (view === 'Account')
        await expect(demo.view.locator('.row-title').first()).toHaveCSS('font-size', '30px')
    }
  })
})

test.describe('the sheet of a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  /** Drags with a pointer from the middle of the head, slowly enough to be no flick. */
  async function drag(page: Page, box: { x: number; y: number }, byPx: number) {
    await page.mouse.move(box.x + 180, box.y + 30)
    await page.mouse.down()
    for (let step = 1; step <= 10; step++) {
      await page.mouse.move(box.x + 180, box.y + 30 + (byPx * step) / 10)
      await page.waitForTimeout(Math.abs(byPx) / 3)
    }
  }

  async function openSheet(demo: Demo) {
    await demo.openConnect()
    await checkView(demo.page)
    const box = await demo.modal.locator('.card').boundingBox()
    if (!box) throw new Error('There is no sheet')
    expect(Math.round(box.width)).toBe(phone.width)
    expect(Math.round(box.y + box.height)).toBe(phone.height)
    return box
  }

  const offsetOf = (demo: Demo) =>
    demo.modal
      .locator('.card')
      .evaluate((card) => new DOMMatrix(getComputedStyle(card).transform).f)

  test('comes back when it is pulled a little or may not go, goes when it is pulled far, and follows a finger', async ({
    demo,
    page,
  }) => {
    await demo.visit()
    const box = await openSheet(demo)

    await test.step('comes back when it is not pulled far', async () => {
      await drag(page, box, Math.round(box.height * 0.15))
      expect(await offsetOf(demo)).toBeGreaterThan(20)
      await page.mouse.up()
      await expect.poll(() => offsetOf(demo)).toBe(0)
      await expect(demo.modal).toHaveAttribute('data-open', 'true')

      await drag(page, box, -100)
      expect(await offsetOf(demo)).toBeCloseTo(-20, 0)
      await page.mouse.up()
      await expect.poll(() => offsetOf(demo)).toBe(0)
    })

    const mayGo = (goes: boolean) =>
      page.evaluate((goes) => {
        const { internals } = window.foyer as unknown as {
          internals: { navigation: { rules: Map<string, object> } }
        }
        const { rules } = internals.navigation
        rules.set('Connect', { ...rules.get('Connect'), blocksClose: () => !goes })
      }, goes)
    await test.step('shakes and comes back where it may not go', async () => {
      await mayGo(false)
      await drag(page, box, Math.round(box.height * 0.4))
      await page.mouse.up()
      await expect(demo.modal).toHaveAttribute('data-shake')
      await expect.poll(() => offsetOf(demo)).toBe(0)
      await expect(demo.modal).toHaveAttribute('data-open', 'true')
      await mayGo(true)
    })

    await test.step('goes when it is pulled far', async () => {
      await drag(page, box, Math.round(box.height * 0.4))
      await page.mouse.up()
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
      await expect(demo.dialog).toBeHidden()
    })

    await test.step('follows a finger on its content only from the top', async () => {
      await openView(demo, 'AllWallets')
      await expect(demo.row('Rainbow')).toBeVisible()
      await checkView(page)
      const session = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: 180, y }],
        })
      const swipe = async (from: number, to: number) => {
        await touch('touchStart', from)
        for (let step = 1; step <= 12; step++) {
          await touch('touchMove', from + ((to - from) * step) / 12)
          await page.waitForTimeout(30)
        }
      }
      const scrolledPx = () => demo.view.evaluate(({ scrollTop }) => scrollTop)

      // Down the list: it scrolls, and the sheet stays.
      await swipe(500, 300)
      await touch('touchEnd')
      await expect.poll(scrolledPx).toBeGreaterThan(100)
      expect(await offsetOf(demo)).toBe(0)
      // A little up again, not to the top: it scrolls back, and the sheet stays.
      await swipe(300, 350)
      expect(await offsetOf(demo)).toBe(0)
      await touch('touchEnd')

      await demo.view.evaluate((view) => view.scrollTo(0, 0))
      await swipe(300, 400)
      expect(await offsetOf(demo)).toBeGreaterThan(60)
      await touch('touchEnd')
      await expect.poll(() => offsetOf(demo)).toBe(0)
      await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
    })
  })

  test('leaves room for the bar of the phone', async ({ demo, page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
    await demo.visit()
    await openSheet(demo)
    await expect(demo.modal.locator('.card')).toHaveCSS('padding-bottom', '34px')
  })

  test('keeps the page behind still, and gives it back as it was', async ({ demo, page }) => {
    await demo.visit()
    await page.addStyleTag({ content: 'body { min-block-size: 3000px }' })
    await page.evaluate(() => window.scrollTo(0, 200))
    await page.evaluate(() => window.foyer.open())
    await checkView(page)
    await page.mouse.move(180, 40)
    await page.mouse.wheel(0, 500)
    await page.mouse.move(180, 600)
    await page.mouse.wheel(0, 500)
    await idle(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
    await page.evaluate(() => window.foyer.close())
    await expect(demo.dialog).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
    await expect(page.locator('html')).not.toHaveAttribute('style')
  })
})

test('the page does not jump when its scrollbar goes', async ({ stack }) => {
  // Playwright hides scrollbars, and what is hidden takes no place.
  const browser = await playwrightChromium.launch({
    ...chromium,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 600 } })
    await page.goto(stack.demoUrl)
    await page.addStyleTag({ content: 'body { min-block-size: 3000px }' })
    const heading = page.getByRole('heading', { level: 1 }).first()
    const before = await heading.boundingBox()
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).not.toBe(0)
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click()
    await expect(page.locator('foyer-modal')).toHaveAttribute('data-view', 'Connect')
    expect(await heading.boundingBox()).toEqual(before)
  } finally {
    await browser.close()
  }
})
