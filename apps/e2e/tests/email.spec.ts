import { checkView } from '@foyer/testing/view'
import type { Page } from '@playwright/test'
import { erc20Abi, parseAbi, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, codeFor, frameOf, logIn } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { serveIsolated } from '../support/serveIsolated.ts'
import { ownKeyOf, signedBy } from '../support/signedBy.ts'
import { readDescription } from '../support/stack.ts'
import { test as base, expect, inMotion } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test.use(inMotion)

const addressOf = async (demo: Demo) => (await demo.state()).chains.eip155?.address ?? ''

/** Asks the wallet through the page's own provider, as an application does. */
const ask = (page: Page, method: string, params: unknown) =>
  page.evaluate(
    async ([method, params]) => {
      const { foyer } = window as unknown as {
        foyer: { getProvider(n: string): { request(call: object): Promise<unknown> } }
      }
      try {
        return { result: await foyer.getProvider('eip155').request({ method, params } as object) }
      } catch (error) {
        return { code: (error as { code?: number }).code, message: (error as Error).message }
      }
    },
    [method, params] as const,
  )

test('an address and a code from the mail make an account that sends, once its user approved it in the frame', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  const email = `ada-${Date.now()}@shop.example`
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  const { view } = demo
  await view.getByRole('textbox', { name: 'Email address' }).fill(email)
  await view.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'EmailVerifyOtp')
  const field = view.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeVisible({ timeout: 15_000 })
  expect(await checkView(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('code.png') })
  await view.getByRole('button', { name: 'Resend code' }).click()
  await expect(view.getByRole('alert')).toContainText(/Please try again after (2\d|30) seconds/)
  const code = await codeFor(served.demoUrl, email)
  await field.fill(code.slice(0, 3) + String((Number(code.slice(3)) + 1) % 1_000).padStart(3, '0'))
  await expect(view.getByRole('alert')).toContainText('The code is wrong or too old')
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const { address, user, connector } = (await demo.state()).chains.eip155 ?? {}
  expect(user).toEqual({ email, username: null })
  expect(connector?.type).toBe('AUTH')

  const receiver = served.accounts[5]?.address ?? '0x'
  await served.chain.setBalance({ address: address as `0x${string}`, value: parseEther('1') })
  const before = await served.chain.getBalance({ address: receiver })
  await page.getByRole('button', { name: new RegExp(`${address?.slice(-6)}$`) }).click()
  await view.getByRole('button', { name: 'Send', exact: true }).click()
  await view.getByRole('textbox', { name: 'Amount' }).fill('0.25')
  await view.getByRole('textbox', { name: 'Recipient' }).fill(receiver)
  await view.getByRole('button', { name: 'Preview Send' }).click()
  await view.getByRole('button', { name: 'Confirm', exact: true }).click()

  await expect(demo.modal).toHaveAttribute('data-view', 'ApproveTransaction', { timeout: 15_000 })
  const frame = page.frameLocator('foyer-modal iframe[title="Secure wallet"]')
  await expect(frame.getByRole('heading', { name: 'Your recovery code' })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('recovery.png') })
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await expect(frame.getByRole('heading', { name: 'Send' })).toBeVisible()
  const approve = frame.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('approve.png') })
  await approve.click()
  await expect(view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 20_000 })
  expect((await served.chain.getBalance({ address: receiver })) - before).toBe(parseEther('0.25'))
})

const mintAbi = parseAbi(['function mint(address to, uint256 amount)'])

test('a token like USDC and one like Tether are sent, shown by the frame in the units of the token', async ({
  demo,
  page,
  served,
}) => {
  test.setTimeout(90_000)
  const { contracts } = await readDescription(served.demoUrl)
  const { chain, accounts } = served
  const email = `tokens-${Date.now()}@shop.example`
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, email)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = (await addressOf(demo)) as `0x${string}`
  await chain.setBalance({ address, value: parseEther('1') })
  const receiver = accounts[5]?.address ?? '0x'
  const tokens = [
    { name: 'Foyer Dollar', symbol: 'FUSD', contract: contracts.foyerDollar },
    { name: 'Legacy Dollar', symbol: 'LGCY', contract: contracts.legacyDollar },
  ]
  for (const { contract } of tokens) {
    // Of the owner of both: what other accounts have is what other tests expect.
    const hash = await chain.writeContract({
      ...{ account: accounts[9]?.address ?? null, chain: null, address: contract },
      ...{ abi: mintAbi, functionName: 'mint', args: [address, 100_000_000n] },
    })
    await chain.waitForTransactionReceipt({ hash })
  }
  const { view } = demo
  const frame = frameOf(page)
  await expect(async () => {
    // The server reads its chains block by block.
    await withFoyer(page, (foyer) => foyer.close())
    await page.getByRole('button', { name: new RegExp(`${address.slice(-6)}$`) }).click()
    for (const { name } of tokens)
      await expect(view.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible({
        timeout: 3_000,
      })
  }).toPass({ timeout: 30_000 })
  for (const { name, symbol, contract } of tokens) {
    const balanceOf = () =>
      chain.readContract({
        ...{ address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [receiver] },
      })
    const before = await balanceOf()
    await view.getByRole('button', { name: 'Send', exact: true }).click()
    await view.locator('.money-token').click()
    await view.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await view.getByRole('textbox', { name: 'Amount' }).fill('12.5')
    await view.getByRole('textbox', { name: 'Recipient' }).fill(receiver)
    await view.getByRole('button', { name: 'Preview Send' }).click()
    await view.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'ApproveTransaction', { timeout: 15_000 })
    await expect(
      frame.getByRole('button', { name: 'I have saved it' }).or(frame.getByText('Leaves')),
    ).toBeVisible({ timeout: 15_000 })
    if (await frame.getByRole('button', { name: 'I have saved it' }).isVisible())
      await frame.getByRole('button', { name: 'I have saved it' }).click()
    await expect(frame.getByText(`12.5 ${symbol}`).first()).toBeVisible({ timeout: 15_000 })
    await expect(frame.getByRole('main')).toContainText(receiver.slice(-8))
    await page.screenshot({ path: test.info().outputPath(`approve-${symbol}.png`) })
    await approveInFrame(page)
    await expect(view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 20_000 })
    expect((await balanceOf()) - before).toBe(12_500_000n)
    await view.getByRole('button', { name: 'Done' }).click()
  }
})

test('a user saves the recovery code, says no, signs out and in, and comes back on another device', async ({
  browser,
  demo,
  page,
  served,
  walletScript,
}) => {
  test.setTimeout(120_000)
  const email = `grace-${Date.now()}@shop.example`
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, email)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  const frame = frameOf(page)
  let code = ''

  await test.step('the recovery code is shown in the frame alone, once', async () => {
    await page.getByRole('button', { name: new RegExp(`${address.slice(-6)}$`) }).click()
    await demo.view.getByRole('button', { name: 'Save your recovery code' }).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'RecoveryCode')
    code = (await frame.locator('output').textContent()) ?? ''
    expect(code).toMatch(/^([2-9A-Z]{5}-){4}[2-9A-Z]{5}$/)
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(code)
    await frame.getByRole('button', { name: 'I have saved it' }).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Account')
    await expect(demo.view.getByRole('button', { name: 'Save your recovery code' })).toBeHidden()
    await page.keyboard.press('Escape')
  })

  await test.step('a reload and another tab are still signed in', async () => {
    await page.reload()
    await expect.poll(() => addressOf(demo), { timeout: 15_000 }).toBe(address)
    const tab = await page.context().newPage()
    const other = new Demo({ page: tab, stack: served, walletScript })
    await other.visit({ wallet: 'none' })
    await expect.poll(() => addressOf(other), { timeout: 15_000 }).toBe(address)
    await tab.close()
  })

  const message = '0x48656c6c6f'
  await test.step('Reject, and leaving the view, are a no', async () => {
    const rejected = ask(page, 'personal_sign', [message, address])
    await expect(frame.getByRole('region', { name: 'What is signed' })).toHaveText('Hello')
    await frame.getByRole('button', { name: 'Reject' }).click()
    expect(await rejected).toMatchObject({ code: 4001 })
    const left = ask(page, 'personal_sign', [message, address])
    await expect(frame.getByRole('region', { name: 'What is signed' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await left).toMatchObject({ code: 4001 })
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
  })

  await test.step('what is approved is signed by the account', async () => {
    const signed = ask(page, 'personal_sign', [message, address])
    const approve = frame.getByRole('button', { name: 'Approve', exact: true })
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
    await approve.click()
    const { result } = (await signed) as { result: `0x${string}` }
    const said = { message: 'Hello', signature: result }
    expect(await signedBy(served.chain, address, said)).toBe(true)
  })

  await test.step('what nobody can show is refused', async () => {
    for (const method of [
      'eth_sign',
      'eth_signTypedData_v1',
      'wallet_getPermissions',
      'foyer_dump',
    ])
      expect(await ask(page, method, [address, message])).toEqual({
        code: 4200,
        message: 'Requested RPC call is not allowed',
      })
    const other = { domain: { chainId: 1 }, types: {}, primaryType: 'Mail', message: {} }
    expect(await ask(page, 'eth_signTypedData_v4', [address, JSON.stringify(other)])).toMatchObject(
      {
        message: expect.stringContaining('another network'),
      },
    )
  })

  await test.step('signed out and in again on this device, no recovery code is needed', async () => {
    await page.evaluate(() => window.foyer.disconnect())
    await expect.poll(() => addressOf(demo)).toBe('')
    await demo.openConnect()
    await demo.view.getByRole('textbox', { name: 'Email address' }).fill(email)
    await demo.view.getByRole('button', { name: 'Continue', exact: true }).click()
    const again = demo.view.getByRole('button', { name: 'Try again' })
    const field = demo.view.getByRole('textbox', { name: 'Code' })
    await expect(async () => {
      // One code in half a minute: how long to wait is said, and no longer than that.
      if (await again.isVisible()) {
        await expect(demo.view.getByText(/Please try again after \d{1,2} seconds/)).toBeVisible()
        await again.click()
      }
      await expect(field).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
    await field.fill(await codeFor(served.demoUrl, email))
    await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
    expect(await addressOf(demo)).toBe(address)
  })

  await test.step('another device is let in by the recovery code, and the first one goes on', async () => {
    const context = await browser.newContext()
    const phone = await context.newPage()
    const other = new Demo({ page: phone, stack: served, walletScript })
    await other.visit({ wallet: 'none' })
    await logIn(other, served.demoUrl, email)
    const field = frameOf(phone).getByRole('textbox', { name: 'Recovery code' })
    await field.fill('22222-22222-22222-22222-22222')
    await field.press('Enter')
    await expect(frameOf(phone).getByRole('alert')).toContainText('another code')
    await field.fill(code.toLowerCase())
    await phone.screenshot({ path: test.info().outputPath('recover.png') })
    await field.press('Enter')
    await expect(other.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
    expect(await addressOf(other)).toBe(address)
    await context.close()
    const signed = ask(page, 'personal_sign', [message, address])
    const approve = frame.getByRole('button', { name: 'Approve', exact: true })
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
    await approve.click()
    expect(await signed).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })
})

test('where a browser cannot prove that a frame is seen, a window of its own is', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  await page.context().addInitScript(() => {
    // As Firefox and Safari are.
    Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  })
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `joan-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  const frame = frameOf(page)
  const signed = ask(page, 'personal_sign', ['0x48656c6c6f', address])
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await expect(frame.getByRole('button', { name: 'Approve', exact: true })).toBeHidden()
  const review = frame.getByRole('button', { name: 'Review request' })
  const first = page.waitForEvent('popup')
  await review.click()
  await (await first).close()
  await expect(frame.getByRole('alert')).toContainText('The window was closed')
  const second = page.waitForEvent('popup')
  await review.click()
  const popup = await second
  await expect(popup.getByRole('heading', { name: 'Sign a message' })).toBeVisible()
  const approve = popup.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).not.toHaveAttribute('aria-disabled', 'true')
  await popup.screenshot({ path: test.info().outputPath('window.png') })
  await approve.click()
  const { result } = (await signed) as { result: `0x${string}` }
  const said = { message: 'Hello', signature: result }
  expect(await signedBy(served.chain, address, said)).toBe(true)
})

/** What a hostile page does to the frame that it embeds, and the user's one honest press. */
const tricks: Readonly<Record<string, (frame: HTMLElement) => void>> = {
  fades: (frame) => {
    frame.style.opacity = '0.01'
  },
  covers: (frame) => {
    const cover = document.createElement('div')
    cover.style.cssText =
      'position:absolute;inset:0;background:#fff;pointer-events:none;z-index:99999'
    frame.parentElement?.append(cover)
    frame.parentElement?.style.setProperty('position', 'relative')
  },
  'covers all but the button of': (frame) => {
    const cover = document.createElement('div')
    cover.style.cssText =
      'position:absolute;inset:0 0 100px;background:#fff;pointer-events:none;z-index:99999'
    frame.parentElement?.append(cover)
    frame.parentElement?.style.setProperty('position', 'relative')
  },
  'leaves the button alone of': (frame) => {
    frame.style.clipPath = 'inset(calc(100% - 90px) 0 0 0)'
  },
  turns: (frame) => {
    frame.style.transform = 'rotate(2deg)'
  },
  blurs: (frame) => {
    frame.style.filter = 'blur(8px)'
  },
  shrinks: (frame) => {
    frame.style.transform = 'scale(0.2)'
  },
  cuts: (frame) => {
    frame.style.clipPath = 'inset(0 0 0 60%)'
  },
}

test('a page that hides, covers or bends the frame gets nothing signed', async ({
  demo,
  page,
  served,
}) => {
  test.setTimeout(90_000)
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `eve-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  const frame = frameOf(page)
  const element = page.locator('foyer-modal iframe[title="Secure wallet"]')
  const approve = frame.getByRole('button', { name: 'Approve', exact: true })
  const asked = ask(page, 'personal_sign', ['0x48656c6c6f', address])
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await expect(approve).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })

  for (const [name, trick] of Object.entries(tricks))
    await test.step(`the page ${name} it`, async () => {
      const before = await element.getAttribute('style')
      await element.evaluate(trick)
      await expect(approve, name).toHaveAttribute('aria-disabled', 'true')
      await approve.dispatchEvent('click')
      await approve.click({ force: true, timeout: 2_000 }).catch(() => {
        // Where it is, nobody can press it.
      })
      await expect(frame.getByRole('heading', { name: 'Sign a message' })).toBeVisible()
      await element.evaluate((frame, style) => {
        frame.setAttribute('style', style ?? '')
        frame.parentElement?.querySelector('div')?.remove()
      }, before)
      await expect(approve).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
    })

  await test.step('a press that no user made does nothing', async () => {
    await approve.dispatchEvent('click')
    await expect(frame.getByRole('heading', { name: 'Sign a message' })).toBeVisible()
  })

  await test.step('nothing of the page reads the frame, and forged messages are met with silence', async () => {
    const found = await page.evaluate(async () => {
      const frame = document
        .querySelector('foyer-modal')
        ?.shadowRoot?.querySelector<HTMLIFrameElement>('iframe[title="Secure wallet"]')
      const heard: unknown[] = []
      window.addEventListener('message', ({ data }) => heard.push(data))
      const messages = [
        { type: '@foyer-app/RPC_REQUEST', id: 'a', payload: { method: 'personal_sign' } },
        { type: '@foyer-app/HELLO', payload: { version: 1 } },
        { type: 'foyer-review-answer', isApproved: true },
        JSON.parse('{"__proto__":{"isApproved":true},"type":"@foyer-app/SIGN_OUT","id":"b"}'),
        'x'.repeat(1_000_000),
        null,
      ]
      for (const message of messages) {
        const { port2 } = new MessageChannel()
        frame?.contentWindow?.postMessage(message, '*', [port2])
      }
      await new Promise((resolve) => setTimeout(resolve, 500))
      return {
        heard: heard.length,
        document: frame?.contentDocument ?? null,
        storage: JSON.stringify({ ...localStorage, ...sessionStorage }),
        databases: (await indexedDB.databases()).map(({ name }) => name),
      }
    })
    expect(found).toMatchObject({ heard: 0, document: null })
    expect(found.storage).not.toMatch(/share|secret|code/i)
    expect(found.databases).not.toContain('foyer-wallet')
    await expect(frame.getByRole('heading', { name: 'Sign a message' })).toBeVisible()
  })
  await frame.getByRole('button', { name: 'Reject' }).click()
  expect(await asked).toMatchObject({ code: 4001 })
})

for (const [place, host] of [
  ['on the site of the application', 'app.foyer.localhost'],
  // Its windows are cut off from it, and share no storage with it: they talk over the server.
  ['on another site than the application', '127.0.0.1'],
] as const)
  test(`${place}, under its opener policy, both ways to approve work`, async ({ page, served }) => {
    test.slow()
    const isolated = await serveIsolated(served.demoUrl)
    let mails = 0
    page.context().on('request', (request) => {
      if (request.url().endsWith('/v1/embedded/box')) mails++
    })
    await page.goto(`http://${host}:${isolated.port}/?wallet=none`)
    const demo = new Demo({ page, stack: served, walletScript: '' })
    await logIn(demo, served.demoUrl, `mary-${Date.now()}@shop.example`)
    await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
    const address = await addressOf(demo)
    const frame = frameOf(page)
    const first = ask(page, 'personal_sign', ['0x48656c6c6f', address])
    await frame.getByRole('button', { name: 'I have saved it' }).click()
    const approve = frame.getByRole('button', { name: 'Approve', exact: true })
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
    await approve.click()
    const { result } = (await first) as { result: `0x${string}` }
    const isSigned = (signature: `0x${string}`) =>
      signedBy(served.chain, address, { message: 'Hello', signature })
    expect(await isSigned(result)).toBe(true)

    for (const one of page.frames())
      await one.evaluate(() => {
        // As Firefox and Safari are.
        Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
      })
    for (const answer of ['Reject', 'Approve']) {
      const asked = ask(page, 'personal_sign', ['0x48656c6c6f', address])
      const opened = page.context().waitForEvent('page')
      await frame.getByRole('button', { name: 'Review request' }).click()
      const popup = await opened
      const button = popup.getByRole('button', { name: answer, exact: true })
      await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 })
      await expect(popup.getByText(`${host}:${isolated.port}`)).toBeVisible()
      const closed = popup.waitForEvent('close')
      // It closes with the press, perhaps before the press is over.
      await Promise.all([closed, button.click().catch(() => closed)])
      const said = (await asked) as { result: `0x${string}`; code: number }
      if (answer === 'Reject') expect(said.code).toBe(4001)
      else expect(await isSigned(said.result)).toBe(true)
    }
    if (host === '127.0.0.1') expect(mails).toBeGreaterThan(0)
    isolated.close()
  })

test('a window of the frame that nobody asks for anything says so', async ({ page, served }) => {
  const { parts } = await readDescription(served.demoUrl)
  const frame = parts.find(({ name }) => name === 'frame')?.url
  await page.goto(`${frame}/review#${crypto.randomUUID()}.${'a'.repeat(43)}`)
  await expect(page.getByRole('alert')).toContainText('No page asks for anything here', {
    timeout: 20_000,
  })
})

test('without a view: an address and a function that gives the code connect', async ({
  demo,
  page,
  served,
}) => {
  const email = `nora-${Date.now()}@shop.example`
  await demo.visit({ wallet: 'none' })
  await page.exposeFunction('readCode', () => codeFor(served.demoUrl, email))
  await page.evaluate(async (email) => {
    const { foyer, readCode } = window as unknown as {
      foyer: { connect(how: object): Promise<void> }
      readCode(): Promise<string>
    }
    await foyer.connect({ connector: 'embedded', way: 'email', email, code: readCode })
  }, email)
  const { status, user } = (await demo.state()).chains.eip155 ?? {}
  expect([status, user]).toEqual(['connected', { email, username: null }])
  // The frame is there, out of sight, and nothing of the modal.
  await expect(page.locator('iframe[title="Secure wallet"]')).toBeHidden()
  await expect(page.locator('foyer-modal')).toHaveCount(0)
  // It moves into the modal once it has something to show.
  const asked = ask(page, 'personal_sign', ['0x48656c6c6f', await addressOf(demo)])
  await expect(frameOf(page).getByRole('heading', { name: 'Your recovery code' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await asked).toMatchObject({ code: 4001 })
})

test('the secret phrase is shown in the frame after a fresh code, and opens the account elsewhere', async ({
  demo,
  page,
  served,
}) => {
  test.setTimeout(90_000)
  const email = `olga-${Date.now()}@shop.example`
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, email)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  const first = await codeFor(served.demoUrl, email)
  const { view } = demo
  const frame = frameOf(page)
  await page.getByRole('button', { name: new RegExp(`${address.slice(-6)}$`) }).click()
  await view.getByRole('button', { name: 'Settings', exact: true }).click()
  await view.getByRole('button', { name: 'Secure wallet' }).click()
  await view.getByRole('button', { name: 'Export wallet' }).click()
  // The device had a code a moment ago.
  await expect(view.getByRole('alert')).toContainText(/Please try again after \d{1,2} seconds/)
  await expect(async () => {
    if (await view.getByRole('alert').isVisible())
      await view.getByRole('button', { name: 'Try again' }).click()
    await expect(frame.getByRole('textbox', { name: 'Code' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 45_000 })
  const field = frame.getByRole('textbox', { name: 'Code' })
  await field.fill(first)
  await field.press('Enter')
  await expect(frame.getByRole('alert')).toContainText('wrong or too old')
  await field.fill(await codeFor(served.demoUrl, email))
  await field.press('Enter')
  const phrase = (await frame.locator('output').textContent()) ?? ''
  expect(mnemonicToAccount(phrase).address).toBe(await ownKeyOf(demo))
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(phrase)
  await page.screenshot({ path: test.info().outputPath('phrase.png') })
  await frame.getByRole('button', { name: 'Done' }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'EmailWallet')
})

test('a frame that is blocked, and a server that is away, are said with what to do', async ({
  demo,
  page,
  served,
}) => {
  test.setTimeout(60_000)
  const { parts } = await readDescription(served.demoUrl)
  const urlOf = (wanted: string) => parts.find(({ name }) => name === wanted)?.url ?? ''
  await page.route(`${urlOf('server')}/v1/embedded/**`, (route) => route.abort())
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  const { view } = demo
  const submit = async () => {
    await view.getByRole('textbox', { name: 'Email address' }).fill('ada@shop.example')
    await view.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  await submit()
  await expect(view.getByRole('alert')).toContainText('The wallet cannot reach its server', {
    timeout: 15_000,
  })
  expect(await checkView(page)).toEqual([])
  await view.getByRole('button', { name: 'Use another way' }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Connect')

  await page.route(`${urlOf('frame')}/**`, (route) => route.abort())
  await page.reload()
  await demo.openConnect()
  await submit()
  // It has twenty seconds.
  await expect(view.getByRole('alert')).toContainText('The wallet does not load', {
    timeout: 25_000,
  })
  const failures = await page.evaluate(() =>
    window.foyerEvents.filter(
      (event) => event.type === 'track' && event.event === 'INTERNAL_SDK_ERROR',
    ),
  )
  expect(failures).toMatchObject([{ properties: { errorType: 'login/frame-unavailable' } }])
  await page.unroute(`${urlOf('frame')}/**`)
  await page.unroute(`${urlOf('server')}/v1/embedded/**`)
  await view.getByRole('button', { name: 'Try again' }).click()
  await expect(view.getByRole('textbox', { name: 'Code' })).toBeVisible({ timeout: 15_000 })
})

test('the same login signs in at the server, with a message that the frame shows', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  await demo.visit({ wallet: 'none', options: { siwx: 'foyer' } })
  await logIn(demo, served.demoUrl, `rosa-${Date.now()}@shop.example`)
  await demo.view.getByRole('button', { name: 'Sign', exact: true }).click()
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  const { host } = new URL(served.demoUrl)
  await expect(frame.getByRole('heading', { name: `Sign in to ${host}` })).toBeVisible()
  await expect(frame.getByRole('alert')).toHaveCount(0)
  const approve = frame.getByRole('button', { name: 'Approve', exact: true })

  await test.step('while it is required the request cannot be closed, and Reject is the way out', async () => {
    await page.mouse.click(5, 5)
    await expect(demo.modal).toHaveAttribute('data-shake')
    await expect(demo.modal).toHaveAttribute('data-view', 'ApproveTransaction')
    await expect(approve).toBeVisible()
    // A press while it moves may miss.
    await expect(demo.modal).not.toHaveAttribute('data-shake')
    await frame.getByRole('button', { name: 'Reject' }).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
    await demo.view.getByRole('button', { name: /^(Sign|Try again)$/ }).click()
    await expect(frame.getByRole('heading', { name: `Sign in to ${host}` })).toBeVisible()
  })

  await expect(approve).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
  await approve.click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const { session, chains } = await demo.state()
  expect(chains.eip155?.status).toBe('connected')
  expect(session?.data.accountAddress).toBe(chains.eip155?.address)
})
