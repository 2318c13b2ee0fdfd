import { parseEther } from 'viem'
import { account, shortAccount } from '../support/Demo.ts'
import { shownBalance } from '../support/stack.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

test('a user connects the Demo wallet and the modal leaves by itself', async ({ demo, page }) => {
  await demo.visit()
  await expect(demo.modal).toHaveCount(0)

  await demo.opener.click()
  await expect(demo.modal).toHaveAttribute('data-open', 'true')
  await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
  await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
  await expect(demo.modal).toHaveAttribute('data-namespace', 'eip155')
  await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  await expect(demo.row('Demo wallet')).toHaveAccessibleDescription('Installed')

  await demo.row('Demo wallet').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingExternal')
  await expect(demo.modal).toHaveAttribute('data-status', 'connecting')
  await expect(demo.dialog).toHaveAccessibleName('Demo wallet')
  await expect(demo.heading('Continue in Demo wallet')).toBeVisible()
  await expect(demo.button('Cancel')).toBeVisible()

  // A prompt that lives in the page is pressed with a real pointer, so nothing may lie above it.
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.modal).toHaveAttribute('data-status', 'connected')
  await expect(demo.heading('Connected')).toBeVisible()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.modal).not.toHaveAttribute('data-view')
  await expect(demo.dialog).toBeHidden()

  await expect(page.getByRole('button', { name: shortAccount, exact: true })).toBeVisible()
  await expect(demo.opener).toHaveCount(0)
  const { chains } = await demo.state()
  expect(chains.eip155).toMatchObject({
    status: 'connected',
    address: account,
    caipAddress: `eip155:31337:${account}`,
    connector: { id: 'dev.foyer.demo', type: 'ANNOUNCED', name: 'Demo wallet' },
  })
  expect(await demo.tracked()).toEqual([
    'MODAL_CREATED',
    'MODAL_OPEN',
    'SELECT_WALLET',
    'CONNECT_SUCCESS',
    'MODAL_CLOSE',
  ])
})

test('a host names no wallet of this browser, leads straight to one, or connects it by itself', async ({
  demo,
  page,
}) => {
  await demo.visit({ wallet: 'approve' })

  await test.step('one that is not there gets a sentence and a way back', async () => {
    await demo.openConnect()
    await withFoyer(page, (foyer) =>
      foyer.router.push('ConnectingExternal', { connector: { id: 'com.gone' } }),
    )
    await expect(demo.heading('Could not connect')).toBeVisible()
    await expect(demo.view.getByRole('alert')).toContainText('Nothing was shared with this site')
    await demo.button('Back').click()
    await expect(demo.row('Demo wallet')).toBeVisible()
  })

  await test.step('one is led to, named as in the state', async () => {
    await withFoyer(page, (foyer) =>
      foyer.router.push('ConnectingExternal', {
        connector: { id: 'dev.foyer.demo', type: 'ANNOUNCED', name: 'Demo wallet' },
      }),
    )
    await expect(demo.dialog).toHaveAccessibleName('Demo wallet')
    await expect(demo.accountButton).toBeVisible()
    await expect(demo.dialog).toBeHidden()
  })

  await test.step('its own button disconnects', async () => {
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(demo.opener).toBeVisible()
    expect(await demo.stored()).toBeNull()
  })

  await test.step('the list leaves when the application connects a wallet by itself', async () => {
    await demo.openConnect()
    await withFoyer(page, async (foyer) => {
      const [connector] = foyer.internals.connectors.getState()
      if (connector) await foyer.connect({ connector })
    })
    await expect(demo.dialog).toBeHidden()
    await expect(demo.accountButton).toBeVisible()
  })
})

test('a wallet that answers at once is seen connected, without a wait before', async ({
  demo,
  page,
}) => {
  await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', behaviour: 'approve' })
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  // A press that comes before the code for it shows the wait for both.
  await withFoyer(page, (foyer) => foyer.internals.prepare())
  await page.evaluate(() => {
    const headings: string[] = []
    Object.assign(window, { headings })
    const root = document.querySelector('foyer-modal')?.shadowRoot as ShadowRoot
    // As the browser is about to paint it, frame by frame.
    const look = () => {
      for (const { textContent } of root.querySelectorAll('h2'))
        if (textContent !== headings.at(-1)) headings.push(String(textContent))
      requestAnimationFrame(look)
    }
    look()
  })
  await demo.row('Acorn').focus()
  // Listens before the press: a busy machine would else press first.
  await withFoyer(page, (foyer) => {
    let cameMs = 0
    const seenMs = new Promise<number>((resolve) =>
      foyer.subscribe(({ open, view }) => {
        if (view === 'ConnectingExternal') cameMs ||= performance.now()
        if (!open) resolve(performance.now() - cameMs)
      }),
    )
    Object.assign(window, { seenMs })
  })
  await page.keyboard.press('Enter')
  await expect(demo.heading('Connected')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Acorn', exact: true })).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'headings'))).toEqual(['Connected'])
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  expect(await page.evaluate(() => Reflect.get(window, 'seenMs'))).toBeGreaterThan(500)
  expect(
    (await demo.methodsOf('Acorn')).filter((asked) => asked === 'eth_requestAccounts'),
  ).toEqual(['eth_requestAccounts'])
  expect(await demo.tracked()).toEqual([
    'MODAL_CREATED',
    'MODAL_OPEN',
    'SELECT_WALLET',
    'CONNECT_SUCCESS',
    'MODAL_CLOSE',
  ])
})

test('the card is as high in its first frame as later, with every row', async ({ demo, page }) => {
  await demo.visit()
  for (const time of ['first', 'later']) {
    const heights = page.evaluate(async () => {
      const seen = new Set<number>()
      const card = () => document.querySelector('foyer-modal')?.shadowRoot?.querySelector('.card')
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      while (!(card() as HTMLElement | undefined)?.offsetHeight) await frame()
      for (let count = 0; count < 30; count++) {
        seen.add((card() as HTMLElement).offsetHeight)
        await frame()
      }
      return [...seen]
    })
    await demo.opener.click()
    expect(await heights, time).toHaveLength(1)
    await expect(demo.view.getByRole('button', { name: 'All wallets' })).toBeVisible()
    await expect(demo.button('Get started')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(demo.dialog).toBeHidden()
  }
})

test('what was closed is kept rendered, unseen and out of reach, and opens in the same turn', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 240 })
  await demo.visit()
  await demo.openConnect()
  const scrolledPx = () => demo.view.evaluate((view) => view.scrollTop)
  await demo.view.evaluate((view) => view.scrollTo(0, 40))
  expect(await scrolledPx()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(demo.dialog).toBeHidden()
  await expect(demo.modal.locator('.row')).not.toHaveCount(0)
  expect(await demo.state()).toMatchObject({ open: false, view: null, history: [] })
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('foyer-modal')
  await demo.opener.focus()
  const isOpenAtOnce = await page.evaluate(async () => {
    void window.foyer.open()
    await Promise.resolve()
    const dialog = document.querySelector('foyer-modal')?.shadowRoot?.querySelector('dialog')
    return dialog?.open === true && dialog.querySelector('.row')?.checkVisibility() === true
  })
  expect(isOpenAtOnce).toBe(true)
  expect(await scrolledPx()).toBe(0)
  await expect(page.getByRole('heading', { name: 'Connect wallet', exact: true })).toBeFocused()
  expect(await demo.tracked('MODAL_OPEN', 'MODAL_CLOSE')).toEqual([
    'MODAL_OPEN',
    'MODAL_CLOSE',
    'MODAL_OPEN',
  ])
})

test('under reduced motion it closes at once', async ({ demo, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await demo.visit({ wallet: 'approve' })
  await page.evaluate(() => {
    const stamps: Record<string, number> = {}
    Object.assign(window, { stamps })
    new MutationObserver(() => {
      const modal = document.querySelector('foyer-modal')
      const { status, open } = modal instanceof HTMLElement ? modal.dataset : {}
      if (status === 'connected') stamps.connected ??= performance.now()
      if (stamps.connected && open === 'false') stamps.closed ??= performance.now()
    }).observe(document.body, { attributes: true, subtree: true, childList: true })
  })
  await demo.connect()
  const { connected, closed } = await page.evaluate(
    () => (window as unknown as { stamps: { connected: number; closed: number } }).stamps,
  )
  expect(closed - connected).toBeLessThan(200)
})

test('the balance is the chain’s, before and after money arrives', async ({
  demo,
  page,
  stack: { chain, accounts },
}) => {
  await page.clock.install()
  await demo.visit({ wallet: 'approve' })
  await chain.setBalance({ address: account, value: 1_234_567_899_999_999_999_999n })
  await demo.connect()
  await expect(page.getByTestId('balance')).toHaveText('1234.567 ETH')
  await demo.openAccount()
  const shown = demo.view.locator('.amount')
  await expect(shown).toHaveText('1,234.567 ETH')
  await expect(shown).toHaveText(await shownBalance(chain, account))

  const sender = accounts[5]?.address
  if (!sender) throw new Error('The stack has too few accounts')
  await chain.sendTransaction({ account: sender, to: account, value: parseEther('2.5') })
  // The next look at the chain is due 10 s after the first.
  await page.clock.fastForward(11_000)
  await expect(shown).toHaveText('1,237.067 ETH')
  await expect(shown).toHaveText(await shownBalance(chain, account))
})

test('the balance follows a transaction that the page sends, in Account and in the page', async ({
  demo,
  page,
  stack: { chain, accounts },
}) => {
  // Nothing is due by itself: the clock of the page moves by hand.
  await page.clock.install()
  await chain.setBalance({ address: account, value: parseEther('100') })
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  const shown = demo.view.locator('.amount')
  await expect(shown).toHaveText('100.000 ETH')
  const to = accounts[5]?.address
  if (!to) throw new Error('The stack has too few accounts')
  await page.evaluate(
    ([from, to]) => {
      const { request } = window.foyer.getProvider('eip155') as {
        request(asked: { method: string; params: unknown[] }): Promise<unknown>
      }
      const value = `0x${(10n ** 18n).toString(16)}`
      return request({ method: 'eth_sendTransaction', params: [{ from, to, value }] })
    },
    [account, to],
  )
  await page.clock.runFor(4_000)
  await expect(shown).toHaveText('98.999 ETH')
  await expect(page.getByTestId('balance')).toHaveText('98.999 ETH')
})

test('Account shows the network, copies the whole address, and Disconnect ends it for good', async ({
  demo,
  page,
}) => {
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  expect(JSON.parse((await demo.stored()) ?? '')).toMatchObject({ version: 2 })
  await demo.openAccount()
  await expect(page.getByRole('dialog', { name: 'Account', exact: true })).toBeVisible()
  await expect(demo.view.getByText('Anvil A', { exact: true })).toBeVisible()
  await expect(demo.view.getByText(shortAccount, { exact: true })).toBeVisible()

  await demo.button('Copy address').click()
  await expect(demo.view.getByRole('status').filter({ hasText: /copied/i })).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(account)

  await demo.button('Disconnect').click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
  await expect(demo.opener).toBeVisible()
  await expect(demo.accountButton).toHaveCount(0)
  expect(await demo.stored()).toBeNull()
  await expect.poll(() => demo.tracked('DISCONNECT_SUCCESS')).toHaveLength(1)

  await page.reload()
  await expect(demo.opener).toBeVisible()
  expect((await demo.state()).chains.eip155?.status).toBe('disconnected')
  expect(await demo.stored()).toBeNull()
})
