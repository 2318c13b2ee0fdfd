import { account } from '../support/Demo.ts'
import { idle } from '../support/idle.ts'
import { axeViolations, overflows } from '../support/page.ts'
import { expect, inMotion, test } from '../support/test.ts'

test.use(inMotion)

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const required = { siwx: 'local' }
const optional = { siwx: { name: 'local', required: false } }

test('a user connects, signs the message, and is still signed in after a reload', async ({
  demo,
  page,
}) => {
  await demo.visit({ options: required })
  await demo.choose()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
  await expect(demo.modal).toHaveAttribute('data-status', 'connecting')
  await expect(demo.dialog).toHaveAccessibleName('Sign in')
  const { host } = new URL(demo.stack.demoUrl)
  await expect(demo.heading(`Sign in to ${host}`)).toBeVisible()
  const message = demo.view.getByRole('region', { name: 'Message to sign' })
  await expect(message).toContainText(`${host} wants you to sign in with your Ethereum account:`)
  await expect(message).toContainText('Chain ID: 31337')
  await expect(message.locator('.address-block')).toHaveText(account)
  await expect(message.locator('b')).toHaveText(host)
  await expect(demo.view.getByRole('alert')).toHaveCount(0)

  await demo.button('Sign').click()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.accountButton).toBeVisible()
  const { chains, session } = await demo.state()
  expect([chains.eip155?.status, session?.data.accountAddress, session?.data.chainId]).toEqual([
    'connected',
    account,
    'eip155:31337',
  ])
  expect(await demo.tracked('CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS')).toEqual([
    'CLICK_SIGN_SIWX_MESSAGE',
    'SIWX_AUTH_SUCCESS',
  ])

  await page.reload()
  await expect(demo.accountButton).toBeVisible()
  await expect.poll(async () => (await demo.state()).session?.data.chainId).toBe('eip155:31337')
  await expect(demo.prompt).toHaveCount(0)
})

test('while sign-in is required the view shakes and stays, whatever is pressed but Cancel', async ({
  demo,
  page,
}) => {
  await demo.visit({ wallet: 'approve', options: required })
  await demo.choose()
  await expect(demo.button('Sign')).toBeVisible()
  await expect(demo.button('Sign')).not.toHaveAttribute('aria-busy')
  await expect(demo.button('Close')).toHaveCount(0)
  const ways: [string, () => Promise<unknown>][] = [
    ['close()', () => page.evaluate(() => window.foyer.close())],
    ['Escape', () => page.keyboard.press('Escape')],
    ['backdrop', () => page.mouse.click(5, 400)],
    ['back()', () => page.evaluate(() => window.foyer.router.back())],
  ]
  for (const [way, go] of ways)
    await test.step(way, async () => {
      await expect(demo.modal).not.toHaveAttribute('data-shake')
      await go()
      await expect(demo.modal).toHaveAttribute('data-shake')
      await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
      await expect(demo.modal).toHaveAttribute('data-open', 'true')
    })
  expect(await page.evaluate(() => window.foyer.close())).toBe(false)

  await test.step('cancelling what is required disconnects and leads to Connect', async () => {
    await demo.button('Cancel').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
    await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
    expect(await demo.stored()).toBe(null)
    expect(await demo.tracked('CLICK_CANCEL_SIWX')).toEqual(['CLICK_CANCEL_SIWX'])
  })
})

test('what is not required can be cancelled and closed, and the wallet stays connected', async ({
  demo,
  page,
  context,
}) => {
  await demo.addWallets({
    ...acorn,
    chainId: 31337,
    behaviour: { personal_sign: { late: { answers: `0x${'ab'.repeat(65)}` } } },
  })
  await demo.visit({ wallet: 'approve', options: optional })
  const isConnectedAlone = async () => {
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
    await expect(demo.accountButton).toBeVisible()
    expect((await demo.state()).session).toBe(null)
  }
  const leave = async () => {
    await expect(demo.dialog).toBeHidden()
    await page.evaluate(() => window.foyer.disconnect())
    await expect(demo.opener).toBeVisible()
  }
  for (const way of ['Cancel', 'Close', 'Escape'])
    await test.step(way, async () => {
      await demo.choose()
      await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
      await expect(demo.modal).toHaveAttribute('data-status', 'connected')
      await expect(demo.button('Cancel')).toBeVisible()
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await demo.button(way).click()
      await isConnectedAlone()
      await leave()
    })

  await test.step('cancelling while the wallet is asked wins over its late answer', async () => {
    await demo.choose('Acorn')
    await demo.button('Sign').click()
    await expect(demo.button('Continue in Acorn')).toHaveAttribute('aria-busy')
    await demo.button('Cancel').click()
    await isConnectedAlone()
    await demo.withWallet('Acorn', (wallet) => wallet.answerLate())
    await idle(page)
    const { session, chains } = await demo.state()
    expect([session, chains.eip155?.status]).toEqual([null, 'connected'])
    expect(await demo.tracked('SIWX_AUTH_SUCCESS', 'SIWX_AUTH_ERROR')).toEqual([])
    await leave()
  })

  await test.step('two tabs agree on who is signed in', async () => {
    await demo.choose()
    await demo.button('Sign').click()
    await expect(demo.accountButton).toBeVisible()
    const other = await context.newPage()
    await other.goto(demo.urlOf({ wallet: 'approve', options: optional }))
    const session = () =>
      other.evaluate(() => window.foyer.getState().session?.data.chainId ?? null)
    await expect.poll(session).toBe('eip155:31337')
    await page.evaluate(() => window.foyer.disconnect())
    await expect.poll(session).toBe(null)
  })
})

test('a declined signature says so; a second network and a second account sign for themselves', async ({
  demo,
  page,
}) => {
  await demo.addWallets({
    ...acorn,
    ...{ chainId: 31337, knownChainIds: [31338] },
    behaviour: { personal_sign: 'reject' },
  })
  await demo.visit({ options: required })
  await test.step('a declined signature shows the message again', async () => {
    await demo.choose('Acorn')
    await demo.button('Sign').click()
    await expect(
      demo.modal.getByRole('alert').filter({ hasText: 'Signature declined' }),
    ).toBeVisible()
    await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
    await demo.withWallet('Acorn', (wallet) =>
      wallet.behave('personal_sign', { answers: `0x${'ab'.repeat(65)}` }),
    )
    await demo.button('Sign').click()
    await expect(demo.accountButton).toBeVisible()
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
  })

  await test.step('a second network', async () => {
    await demo.withWallet('Acorn', (wallet) => wallet.changeChain(31338))
    await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
    await expect(demo.modal).toHaveAttribute('data-status', 'connecting')
    await expect(demo.view).toContainText('Chain ID: 31338')
    await demo.button('Cancel').click()
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
    await expect.poll(async () => (await demo.state()).session?.data.chainId).toBe('eip155:31337')
  })

  await test.step('a second account', async () => {
    await demo.withWallet('Acorn', (wallet, other) => wallet.changeAccounts([other]), second)
    await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
    expect((await demo.state()).session).toBe(null)
    await demo.button('Sign').click()
    await expect.poll(async () => (await demo.state()).session?.data.accountAddress).toBe(second)
    await expect(demo.dialog).toBeHidden()
  })

  await test.step('cancelling while the wallet is asked wins over its late answer', async () => {
    await page.evaluate(() => window.foyer.disconnect())
    await expect(demo.opener).toBeVisible()
    const before = await demo.tracked('SIWX_AUTH_SUCCESS', 'SIWX_AUTH_ERROR')
    await demo.withWallet('Acorn', (wallet) =>
      wallet.behave('personal_sign', { late: { answers: `0x${'ab'.repeat(65)}` } }),
    )
    await demo.choose('Acorn')
    await demo.button('Sign').click()
    await expect(demo.button('Continue in Acorn')).toHaveAttribute('aria-busy')
    await demo.button('Cancel').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
    await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
    await demo.withWallet('Acorn', (wallet) => wallet.answerLate())
    await idle(page)
    const { session, chains } = await demo.state()
    expect([session, chains.eip155?.status]).toEqual([null, 'disconnected'])
    expect(await demo.tracked('SIWX_AUTH_SUCCESS', 'SIWX_AUTH_ERROR')).toEqual(before)
  })
})

test('while a server checks, the view says so; closing lets it go on', async ({ demo, page }) => {
  await demo.visit({ wallet: 'approve', options: { siwx: { name: 'local', delayMs: 1_500 } } })
  for (const [index, leave] of ['stay', 'Close', 'Escape'].entries())
    await test.step(leave, async () => {
      await demo.choose()
      await demo.button('Sign').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingSiwe')
      await expect(demo.dialog).toHaveAccessibleName('Sign in')
      await expect(demo.view.getByRole('status')).toContainText('Checking your signature')
      await expect(demo.modal).toHaveAttribute('data-status', 'connecting')
      if (index === 0) expect(await axeViolations(page)).toEqual([])
      if (leave === 'Close') await demo.button('Close').click()
      if (leave === 'Escape') await page.keyboard.press('Escape')
      await expect(demo.accountButton).toBeVisible()
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
      expect((await demo.state()).session?.data.accountAddress).toBe(account)
      await expect(demo.dialog).toBeHidden()
      await page.evaluate(() => window.foyer.disconnect())
      await expect(demo.opener).toBeVisible()
    })
})

test('a check that fails after the view was closed shows the message again', async ({ demo }) => {
  await demo.visit({
    wallet: 'approve',
    options: { siwx: { name: 'local', delayMs: 1_000, fails: ['addSession'] } },
  })
  await demo.choose()
  await demo.button('Sign').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingSiwe')
  await demo.button('Close').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
  await expect(demo.modal).toHaveAttribute('data-open', 'true')
  await expect(demo.view.locator('.notice')).toContainText('The demo was told to fail.')
  await expect(demo.button('Sign')).not.toHaveAttribute('aria-busy')
  await demo.button('Cancel').click()
  await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
})

test('a server that cannot be reached disconnects and leads to Connect', async ({ demo }) => {
  await demo.visit({
    wallet: 'approve',
    options: { siwx: { name: 'local', fails: ['createMessage'] } },
  })
  await demo.openConnect()
  await demo.row('Demo wallet').click()
  await expect(
    demo.modal
      .getByRole('alert')
      .filter({ hasText: 'A problem occurred while trying initialize authentication' }),
  ).toBeVisible()
  await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
  await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
})

test('what was asked for follows the sign-in, in a right-to-left language, too', async ({
  demo,
  page,
}) => {
  await demo.visit({ wallet: 'approve', options: { ...required, locale: 'fa' } })
  await page.evaluate(() => void window.foyer.open({ view: 'WalletReceive' }))
  await demo.row('Demo wallet').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
  await expect(demo.modal).toHaveAttribute('dir', 'rtl')
  await expect(demo.view.locator('.sign-in-message')).toHaveCSS('direction', 'ltr')
  expect(await overflows(page)).toEqual([])
  await demo.view.locator('.sign-in-actions .button').last().click()
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletReceive')
  expect((await demo.state()).session?.data.accountAddress).toBe(account)
})

test('one prompt is enough for a wallet that can', async ({ demo, page }) => {
  await demo.addWallets({ ...acorn, chainId: 31337 })
  await demo.visit({ options: required })
  await demo.withWallet('Acorn', (wallet) => {
    const { request } = wallet.provider
    Object.assign(window, { asked: [] as string[] })
    const answer = async (asked: { method: string; params?: unknown }) => {
      ;(window as unknown as { asked: string[] }).asked.push(asked.method)
      if (asked.method !== 'wallet_connect') return request(asked)
      const [{ capabilities }] = asked.params as [
        { capabilities: { signInWithEthereum: Record<string, string> } },
      ]
      const { domain, uri, nonce, statement, issuedAt, chainId } = capabilities.signInWithEthereum
      const [address] = (await request({ method: 'eth_requestAccounts' })) as string[]
      const checksummed = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
      const message = `${domain} wants you to sign in with your Ethereum account:\n${checksummed}\n\n${statement}\n\nURI: ${uri}\nVersion: 1\nChain ID: ${Number(chainId)}\nNonce: ${nonce}\nIssued At: ${issuedAt}`
      const signature = `0x${'ab'.repeat(65)}`
      return {
        accounts: [{ address, capabilities: { signInWithEthereum: { message, signature } } }],
      }
    }
    wallet.behave('wallet_connect', { answers: null })
    // The wallet's provider is frozen; what the page asks goes through this one.
    Object.assign(window, { answer })
  })
  await page.evaluate(() => {
    const { answer } = window as unknown as {
      answer(asked: { method: string; params?: unknown }): Promise<unknown>
    }
    const wallet = window.pageWallets.wallets.Acorn
    const detail = Object.freeze({
      info: Object.freeze({
        ...wallet?.detail.info,
        uuid: crypto.randomUUID(),
        ...{ name: 'Birch', rdns: 'dev.foyer.birch' },
      }),
      provider: { ...wallet?.provider, request: answer },
    })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
  await demo.openConnect()
  await demo.row('Birch').click()
  await expect(demo.accountButton).toBeVisible()
  expect((await demo.state()).session?.data.accountAddress).toBe(account)
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).not.toContain(
    'personal_sign',
  )
})

test('warnings stand above the buttons, the worst first', async ({ demo }) => {
  await demo.visit({
    wallet: 'approve',
    options: {
      siwx: {
        name: 'local',
        flagged: true,
        message: {
          // The first o is Cyrillic.
          domain: 'tidep\u043eol.example',
          uri: 'https://tidepool.example',
          chainId: 'eip155:31338',
        },
      },
    },
  })
  await demo.choose()
  await expect(demo.button('Sign')).toBeVisible()
  const { host } = new URL(demo.stack.demoUrl)
  const warnings = demo.view.locator('.notice')
  await expect(warnings).toHaveText([
    `This page is ${host}, the message names another site: xn--tidepol-ejg.example`,
    'xn--tidepol-ejg.example is reported as deceptive. Do not sign.',
    'You would sign in at another address: https://tidepool.example',
    /^The message names .*\. Your wallet is on .*\.$/,
  ])
  // The worst two are seen at once, not behind the buttons.
  for (const index of [0, 1])
    await expect
      .poll(() =>
        warnings.nth(index).evaluate((warning) => {
          const { left, width, top, bottom } = warning.getBoundingClientRect()
          const root = warning.getRootNode() as ShadowRoot
          return [top + 4, bottom - 4].map((y) =>
            warning.contains(root.elementFromPoint(left + width / 2, y)),
          )
        }),
      )
      .toEqual([true, true])
})

test('axe finds nothing, nothing overflows, and the message scrolls by keyboard', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await demo.visit({
    wallet: 'approve',
    options: { siwx: { name: 'local', message: { domain: 'tidepool.example' } } },
  })
  await demo.choose()
  await expect(demo.button('Sign')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme })
      await expect(demo.modal).toHaveAttribute('data-theme', colorScheme)
      expect(await axeViolations(page)).toEqual([])
      expect(await overflows(page)).toEqual([])
    })
  await demo.view.getByRole('region', { name: 'Message to sign' }).focus()
  await page.keyboard.press('Tab')
  await expect(demo.button('Cancel')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(demo.button('Sign')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(demo.accountButton).toBeVisible()
})

test('an application without sign-in loads nothing of it', async ({ demo, page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await demo.openAccount()
  expect(asked.filter((url) => /sign-?in|siw/i.test(new URL(url).pathname))).toEqual([])
})
