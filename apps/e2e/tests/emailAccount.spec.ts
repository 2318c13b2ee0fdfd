import type { Locator, Page } from '@playwright/test'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, codeFor, frameOf, logIn } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { signedBy } from '../support/signedBy.ts'
import { test as base, expect, inMotion } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test.use(inMotion)

const addressOf = async (demo: Demo) => (await demo.state()).chains.eip155?.address ?? ''

/** A device with passkeys, whose user is always there. */
async function addAuthenticator(page: Page, { hasPrf }: { hasPrf: boolean }) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasPrf },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  })
  return {
    passkeys: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

/** As browsers do that keep nothing of a frame of another site. */
async function emptyStorage(page: Page) {
  for (const frame of page.frames())
    await frame.evaluate(async () => {
      localStorage.clear()
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
    })
}

/** Everything that the frame keeps, as text and in hexadecimal, and how many of its keys can be taken out. */
function dumpOf(page: Page) {
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('There is no frame')
  return frame.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage }), document.cookie]
    let [keys, exported] = [0, 0]
    const walk = async (value: unknown): Promise<void> => {
      if (value instanceof CryptoKey) {
        if (value.type === 'public') return
        keys++
        for (const format of ['raw', 'pkcs8', 'jwk'] as const)
          await crypto.subtle.exportKey(format as 'raw', value).then(
            () => exported++,
            () => {},
          )
      } else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        const bytes = new Uint8Array(value instanceof ArrayBuffer ? value : value.buffer)
        texts.push([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
        texts.push(String.fromCharCode(...bytes), btoa(String.fromCharCode(...bytes)))
      } else if (typeof value === 'object' && value !== null)
        for (const [name, part] of Object.entries(value)) {
          texts.push(name)
          await walk(part)
        }
      else texts.push(String(value))
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of opened.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const asked = opened.transaction(store).objectStore(store).getAll()
          asked.onsuccess = () => resolve(asked.result)
        })
        await walk(all)
      }
      opened.close()
    }
    return { text: texts.join('\n'), keys, exported }
  })
}

/** Whether the account signs through the page's own provider. */
async function signs(
  { page, chain }: { page: Page; chain: Parameters<typeof signedBy>[0] },
  address: string,
): Promise<boolean> {
  const signing = page.evaluate(async (address) => {
    const provider = window.foyer.getProvider('eip155') as {
      request(call: object): Promise<unknown>
    }
    return provider.request({ method: 'personal_sign', params: ['Hello', address] })
  }, address)
  await approveInFrame(page)
  const signature = (await signing) as `0x${string}`
  await expect(page.locator('foyer-modal')).toHaveAttribute('data-open', 'false')
  return signedBy(chain, address, { message: 'Hello', signature })
}

/** Presses in the frame, again while nothing came of it: the modal may still move to its height. */
async function press(page: Page, name: string, thereAfter: Locator) {
  const button = frameOf(page).getByRole('button', { name, exact: true })
  await expect(async () => {
    if (!(await thereAfter.isVisible())) await button.click({ timeout: 1_000 })
    await expect(thereAfter).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 20_000 })
}

async function openWallet(demo: Demo, row: string) {
  await withFoyer(demo.page, (foyer) => foyer.open({ view: 'AccountSettings' as 'Account' }))
  await demo.view.getByRole('button', { name: 'Secure wallet' }).click()
  await demo.view.getByRole('button', { name: row, exact: true }).click()
}

test('a passkey brings the wallet back in one press, after the browser forgot everything', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  const device = await addAuthenticator(page, { hasPrf: true })
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `key-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  await openWallet(demo, 'Add a passkey')
  const frame = frameOf(page)
  await expect(frame.getByRole('heading', { name: /with a passkey$/ })).toBeVisible({
    timeout: 15_000,
  })
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('passkey.png') })
  const ready = frame.getByRole('heading', { name: 'Your passkey is ready' })
  await press(page, 'Create a passkey', ready)
  await expect(frame.getByText('opens your wallet')).toBeVisible()
  expect(await device.passkeys()).toBe(1)
  await frame.getByRole('button', { name: 'Done' }).click()

  await test.step('one is enough for a device', async () => {
    await openWallet(demo, 'Add a passkey')
    await press(page, 'Create a passkey', frame.getByRole('alert'))
    await expect(frame.getByRole('alert')).toContainText('has a passkey for your wallet already')
    await page.keyboard.press('Escape')
  })

  await emptyStorage(page)
  await page.reload()
  await expect.poll(() => addressOf(demo)).toBe('')
  await demo.openConnect()
  await demo.view.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.poll(() => addressOf(demo), { timeout: 20_000 }).toBe(address)
  expect((await demo.state()).chains.eip155?.user?.email).toMatch(/^key-/)
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  expect(await signs({ page, chain: served.chain }, address)).toBe(true)
})

test('a passkey of the frame gives the page nothing, on the same site either', async ({
  page,
  served,
}) => {
  test.slow()
  const device = await addAuthenticator(page, { hasPrf: true })
  const url = new URL(served.demoUrl)
  url.hostname = 'app.foyer.localhost'
  const demo = new Demo({ page, stack: { ...served, demoUrl: url.href }, walletScript: '' })
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `rp-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  await openWallet(demo, 'Add a passkey')
  const frame = frameOf(page)
  await press(page, 'Create a passkey', frame.getByRole('heading', { name: /ready$/ }))
  expect(await device.passkeys()).toBe(1)
  await frame.getByRole('button', { name: 'Done' }).click()
  /** As a hostile page asks, for its own host, the site of both, and the frame's host. */
  const ask = (rpId: string) =>
    page.evaluate(async (rpId) => {
      try {
        const got = (await navigator.credentials.get({
          publicKey: {
            ...{
              challenge: new Uint8Array(32),
              rpId,
              userVerification: 'required',
              timeout: 3_000,
            },
            extensions: {
              prf: {
                eval: { first: new TextEncoder().encode('foyer embedded wallet share v1!!') },
              },
            },
          },
        })) as PublicKeyCredential
        return Object.keys(got.getClientExtensionResults().prf ?? {})
      } catch (error) {
        return (error as Error).name
      }
    }, rpId)
  // The frame's host is none of the page's; of the others there is no passkey.
  expect(await ask('wallet.foyer.localhost')).toBe('SecurityError')
  for (const rpId of ['foyer.localhost', 'app.foyer.localhost'])
    expect(await ask(rpId)).toBe('NotAllowedError')
})

test('where a frame may make no passkey, as in WebKit, a window of its own makes it', async ({
  demo,
  page,
  served,
  context,
}) => {
  test.slow()
  await addAuthenticator(page, { hasPrf: true })
  // The page forgets to allow it, which is what other engines do to every frame of another origin.
  await page.addInitScript(() => {
    const property = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'allow')
    Object.defineProperty(HTMLIFrameElement.prototype, 'allow', {
      ...property,
      set(value: string) {
        property?.set?.call(this, value.replace(/publickey-credentials-create;?/, ''))
      },
    })
  })
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `window-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  await openWallet(demo, 'Add a passkey')
  const frame = frameOf(page)
  const button = frame.getByRole('button', { name: 'Create a passkey' })
  await expect(button).toBeVisible({ timeout: 15_000 })
  await expect(demo.modal).toHaveAttribute('data-view', 'EmailWalletTask')
  const openWindow = async () => {
    const opening = context.waitForEvent('page', { timeout: 3_000 })
    await button.click({ timeout: 1_000 })
    return opening
  }

  await test.step('closed, it says so, and nothing has changed', async () => {
    const popup = await openWindow()
    await expect(popup.getByRole('heading', { name: /with a passkey$/ })).toBeVisible()
    await popup.close()
    await expect(frame.getByRole('alert')).toContainText('You closed it')
  })

  const popup = await openWindow()
  expect(new URL(popup.url()).pathname).toBe('/passkey')
  await addAuthenticator(popup, { hasPrf: true })
  await popup.screenshot({ path: test.info().outputPath('passkeyWindow.png') })
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Create a passkey' }).click()
  await closed
  await expect(frame.getByRole('heading', { name: 'Your passkey is ready' })).toBeVisible()
  await expect(frame.getByText('opens your wallet')).toBeVisible()
})

test('a passkey that cannot open anything signs in, and the recovery code does the rest', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  await addAuthenticator(page, { hasPrf: false })
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `weak-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  const frame = frameOf(page)
  await withFoyer(page, (foyer) => foyer.open({ view: 'Account' }))
  await demo.view.getByRole('button', { name: 'Save your recovery code' }).click()
  const code = (await frame.locator('output').textContent({ timeout: 15_000 })) ?? ''
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await test.step('a copy of what the frame keeps tells no secret, and its keys leave for nobody', async () => {
    const kept = await dumpOf(page)
    expect(kept.keys).toBeGreaterThan(1)
    expect(kept.exported).toBe(0)
    for (const secret of [code, code.replaceAll('-', '')])
      for (const form of ['utf8', 'hex', 'base64'] as const)
        expect(kept.text).not.toContain(
          form === 'utf8' ? secret : Buffer.from(secret).toString(form).replace(/=+$/, ''),
        )
  })
  await openWallet(demo, 'Add a passkey')
  await press(page, 'Create a passkey', frame.getByText('keep your recovery code for that'))
  await frame.getByRole('button', { name: 'Done' }).click()
  await emptyStorage(page)
  await page.reload()
  await demo.openConnect()
  await demo.view.getByRole('button', { name: 'Use a passkey' }).click()
  await frame.getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase())
  await frame.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => addressOf(demo), { timeout: 20_000 }).toBe(address)
  expect(await signs({ page, chain: served.chain }, address)).toBe(true)
})

test('a password that its user chose lets another device in, and one that is easy to guess is refused', async ({
  demo,
  page,
  served,
  browser,
  walletScript,
}) => {
  test.slow()
  const email = `word-${Date.now()}@shop.example`
  const password = 'seven words that nobody else would think of'
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, email)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  await openWallet(demo, 'Set a password')
  const frame = frameOf(page)
  const field = frame.getByLabel('Password', { exact: true })
  await field.fill('Passw0rd!')
  await expect(frame.getByText('Too easy to guess')).toBeVisible()
  await frame.getByRole('button', { name: 'Save' }).click()
  await expect(frame.getByRole('alert')).toContainText('too easy to guess')
  await field.fill(password)
  await expect(frame.getByText('Very hard to guess')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('password.png') })
  await frame.getByRole('button', { name: 'Save' }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'EmailWallet', { timeout: 20_000 })

  const elsewhere = await browser.newContext()
  const other = new Demo({ page: await elsewhere.newPage(), stack: served, walletScript })
  await other.visit({ wallet: 'none' })
  await logIn(other, served.demoUrl, email)
  const asked = frameOf(other.page)
  const either = asked.getByRole('textbox', { name: 'Recovery code, or password' })
  await either.fill('seven words that somebody else would think of', { timeout: 15_000 })
  await asked.getByRole('button', { name: 'Continue' }).click()
  await expect(asked.getByRole('alert')).toContainText('neither', { timeout: 15_000 })
  await either.fill(password)
  await asked.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => addressOf(other), { timeout: 20_000 }).toBe(address)
  expect(await signs({ page: other.page, chain: served.chain }, address)).toBe(true)
  await elsewhere.close()
})

test('an address is changed with a code of each, other devices are signed out, and the wallet is deleted', async ({
  demo,
  page,
  served,
  browser,
  walletScript,
}) => {
  test.slow()
  const email = `move-${Date.now()}@shop.example`
  const later = `moved-${Date.now()}@shop.example`
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, email)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  const { view } = demo
  const frame = frameOf(page)
  await withFoyer(page, (foyer) => foyer.open({ view: 'Account' }))
  await view.getByRole('button', { name: 'Save your recovery code' }).click()
  const recovery = (await frame.locator('output').textContent({ timeout: 15_000 })) ?? ''
  await frame.getByRole('button', { name: 'I have saved it' }).click()

  await test.step('the address', async () => {
    await expect(async () => {
      // One code in half a minute.
      await openWallet(demo, 'Edit email')
      await view.getByRole('textbox', { name: 'New email address' }).fill(later)
      await view.getByRole('button', { name: 'Save' }).click()
      await expect(view.getByRole('textbox', { name: 'Code' })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
    await expect(demo.modal).toHaveAttribute('data-view', 'UpdateEmailPrimaryOtp')
    await view.getByRole('textbox', { name: 'Code' }).fill('000000')
    await expect(view.getByRole('alert')).toContainText('The code is wrong')
    await view.getByRole('textbox', { name: 'Code' }).fill(await codeFor(served.demoUrl, email))
    await expect(demo.modal).toHaveAttribute('data-view', 'UpdateEmailSecondaryOtp')
    await view.getByRole('textbox', { name: 'Code' }).fill(await codeFor(served.demoUrl, later))
    await expect(view.getByRole('heading', { name: 'Email changed' })).toBeVisible()
    await expect(view.getByText(later)).toBeVisible()
    expect((await demo.state()).chains.eip155?.user?.email).toBe(later)
    await page.screenshot({ path: test.info().outputPath('changed.png') })
    await view.getByRole('button', { name: 'Done' }).click()
    await page.keyboard.press('Escape')
  })

  const other = await browser.newContext()
  const tablet = new Demo({ page: await other.newPage(), stack: served, walletScript })
  await test.step('another device is let in by the code, and this one goes on', async () => {
    await tablet.visit({ wallet: 'none' })
    await logIn(tablet, served.demoUrl, later)
    await frameOf(tablet.page).getByRole('textbox', { name: 'Recovery code' }).fill(recovery)
    await frameOf(tablet.page).getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => addressOf(tablet), { timeout: 15_000 }).toBe(address)
    expect(await signs({ page: tablet.page, chain: served.chain }, address)).toBe(true)
    expect(await signs({ page, chain: served.chain }, address)).toBe(true)
  })

  await test.step('it is signed out, and its share opens nothing any more', async () => {
    await openWallet(demo, 'Sign out other devices')
    await expect(frame.getByText('Signed in elsewhere: 1.')).toBeVisible({ timeout: 15_000 })
    const confirm = frame.getByRole('button', { name: 'Sign out' })
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
    await page.screenshot({ path: test.info().outputPath('forget.png') })
    await confirm.click()
    await expect(demo.modal).toHaveAttribute('data-view', 'EmailWallet', { timeout: 15_000 })
    await page.keyboard.press('Escape')
    await tablet.page.reload()
    await expect(tablet.opener).toBeVisible({ timeout: 15_000 })
    expect(await addressOf(tablet)).toBe('')
    expect(await signs({ page, chain: served.chain }, address)).toBe(true)
  })
  await other.close()

  await test.step('deleted, nothing of it is left', async () => {
    await expect(async () => {
      await openWallet(demo, 'Delete wallet')
      await expect(frame.getByRole('textbox', { name: 'Code' })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
    await page.screenshot({ path: test.info().outputPath('delete.png') })
    await frame.getByRole('textbox', { name: 'Code' }).fill(await codeFor(served.demoUrl, later))
    await frame.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => addressOf(demo), { timeout: 15_000 }).toBe('')
  })
})
