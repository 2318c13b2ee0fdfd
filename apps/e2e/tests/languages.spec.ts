import { checkView } from '@foyer/testing/view'
import { accountViews, englishTexts, openViews, textsOf } from '../support/languages.ts'
import { axeViolations } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

for (const [lang, direction, connect] of [
  ['es', 'ltr', 'Conectar billetera'],
  ['fa', 'rtl', 'اتصال کیف پول'],
] as const)
  test(`in ${lang} no English text is left, and the language is said`, async ({ demo, page }) => {
    test.slow()
    const foreign = await englishTexts(lang)
    await demo.addWallets({
      name: 'Acorn',
      rdns: 'dev.foyer.acorn',
      behaviour: { throws: 'The vault is locked' },
    })
    await demo.visit({ wallet: 'none', options: { locale: lang } })
    await page.evaluate(() => window.foyer.open())
    await expect(demo.modal).toHaveAttribute('lang', lang)
    await expect(demo.modal).toHaveAttribute('dir', direction)
    await expect(demo.modal.getByRole('dialog', { name: connect })).toBeVisible()
    const look = async (view: string) => {
      // A view may settle only once the user is through with it.
      await page.evaluate((view) => void window.foyer.open({ view }).catch(() => {}), view)
      await expect(demo.modal).toHaveAttribute('data-view', view)
      // The title of a view is there ahead of its texts, which come with its code.
      await expect
        .poll(async () => {
          const texts = await textsOf(demo)
          return texts.length > 2 ? texts.filter((text) => foreign.has(text)) : ['hardly anything']
        }, view)
        .toEqual([])
    }
    for (const view of openViews) await look(view)
    await page.evaluate(() => void window.foyer.open({ view: 'Connect' }))
    await demo.row('Acorn').click()
    const alert = demo.view.getByRole('alert')
    // What the wallet says stays as it is, quoted.
    await expect(alert).toContainText('«The vault is locked»')
    await demo.withWallet('Acorn', (wallet) => wallet.behave('eth_requestAccounts', 'approve'))
    await demo.view.getByRole('button').last().click()
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
    for (const view of accountViews) await look(view)
  })

test('the buttons of an application speak the language it gives them', async ({ demo, page }) => {
  const texts = {
    ...{ connectWallet: 'Conectar billetera', connecting: 'Conectando…' },
    ...{ chooseNetwork: 'Elegir red', unsupportedNetwork: 'Red no compatible' },
    loadFailure: {
      ...{ title: 'No se cargó', explanation: 'Vuelve a intentarlo.' },
      ...{ retry: 'Reintentar', close: 'Cerrar' },
    },
  }
  await demo.visit({ options: { locale: 'es', texts } })
  await page.getByRole('button', { name: 'Conectar billetera', exact: true }).click()
  await expect(demo.modal).toHaveAttribute('lang', 'es')
})

test('a language that does not arrive leaves English, and the wallet connects', async ({
  demo,
  page,
}) => {
  await page.route(/\/connecting\d*-[^/]*\.js/, (route) => route.abort())
  await demo.visit({ wallet: 'approve', options: { locale: 'es' } })
  await demo.connect()
  await expect(demo.modal).toHaveAttribute('lang', 'en')
  // Asked for again at the next open.
  await page.unroute(/\/connecting\d*-[^/]*\.js/)
  await demo.accountButton.click()
  await expect(demo.modal).toHaveAttribute('lang', 'es')
  await expect(demo.view.getByRole('button', { name: 'Enviar', exact: true })).toBeVisible()
})

test('the language changes while the modal is open, and what is shown stays', async ({
  demo,
  page,
}) => {
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  await page.evaluate(() => void window.foyer.open({ view: 'WalletReceive' }))
  const heading = demo.modal.getByRole('heading').first()
  await expect(heading).toHaveText('Receive')
  const speak = (locale: string) =>
    withFoyer(page, (foyer, locale) => foyer.updateOptions({ locale }), locale)
  await speak('fa-IR')
  await expect(demo.modal).toHaveAttribute('lang', 'fa')
  await expect(demo.modal).toHaveAttribute('dir', 'rtl')
  await expect(heading).toHaveText('دریافت')
  await speak('es')
  await expect(demo.modal).toHaveAttribute('lang', 'es')
  await expect(demo.modal).toHaveAttribute('dir', 'ltr')
  await expect(heading).toHaveText('Recibir')
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletReceive')
  await speak('en')
  await expect(heading).toHaveText('Receive')
})

test('a user chooses the language in the settings, and buttons follow', async ({ demo, page }) => {
  await demo.visit({ wallet: 'approve', options: { locale: 'en' } })
  await demo.connect()
  await page.evaluate(() => void window.foyer.open({ view: 'AccountSettings' }))
  const list = demo.view.getByLabel('Language')
  await expect(list).toHaveValue('en')
  expect(await axeViolations(page)).toEqual([])
  expect(await checkView(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('language.png') })
  await list.focus()
  await list.selectOption('فارسی')
  await expect(demo.modal).toHaveAttribute('lang', 'fa')
  await expect(demo.modal).toHaveAttribute('dir', 'rtl')
  const persian = demo.view.getByLabel('زبان')
  await expect(persian).toBeFocused()
  await page.screenshot({ path: test.info().outputPath('persian.png') })
  // By keyboard, one after the other.
  await persian.press('ArrowUp')
  await expect(demo.modal).toHaveAttribute('lang', 'es')
  await expect(demo.view.getByLabel('Idioma')).toHaveValue('es')
  await withFoyer(page, (foyer) => foyer.updateOptions({ locale: 'en' }))
  await expect(demo.view.getByLabel('Language')).toHaveValue('en')
})

test('why a wallet failed is never said in English first, and its texts load no sooner', async ({
  demo,
  page,
}) => {
  const said: string[] = []
  await page.exposeFunction('noteFailure', (text: string) => said.push(text))
  const chunks: string[] = []
  page.on('request', (request) => {
    if (/connected/.test(request.url())) chunks.push(request.url())
  })
  await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', behaviour: { answers: [] } })
  await demo.visit({ wallet: 'none', options: { locale: 'de' } })
  await page.evaluate(() => void window.foyer.open())
  await expect(demo.row('Acorn')).toBeVisible()
  await page.evaluate(() => {
    const { noteFailure } = window as unknown as { noteFailure(text: string): void }
    const root = document.querySelector('foyer-modal')?.shadowRoot
    const note = () => {
      const text = root?.querySelector('[role=alert]')?.textContent
      if (text) noteFailure(text)
    }
    if (root) new MutationObserver(note).observe(root, { subtree: true, childList: true })
  })
  expect(chunks).toEqual([])
  await demo.row('Acorn').click()
  await expect(demo.modal.getByRole('alert')).toContainText('Die Wallet hat kein Konto angegeben')
  expect(said.filter((text) => text.includes('gave no account'))).toEqual([])
  expect(said).not.toEqual([])
})
