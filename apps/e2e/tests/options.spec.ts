import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Demo } from '../support/Demo.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { refusalOf, withFoyer } from '../support/withFoyer.ts'

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }
const image = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 4 4%22%3E%3Cpath fill=%22${colour}%22 d=%22M0 0h4v4H0z%22/%3E%3C/svg%3E`

const open = (demo: Demo, options: object = {}) =>
  withFoyer(demo.page, (foyer, it) => foyer.open(it), options)
const property = (demo: Demo, name: string) =>
  demo.modal.evaluate(
    (modal, name) => (modal as HTMLElement).style.getPropertyValue(name).trim(),
    name,
  )
const alertsOf = async (demo: Demo) =>
  (await demo.page.evaluate(() => window.foyerEvents)).flatMap((event) =>
    event.type === 'alert' ? [event] : [],
  )
const kept = (demo: Demo, key: string) =>
  demo.page.evaluate((key) => localStorage.getItem(key), key)

/** Where each option is read by a test; `e2e` is this folder, other places are named. */
const coverage: Record<string, string> = {
  ...{ networks: 'networks.spec.ts', defaultNetwork: 'networks.spec.ts' },
  ...{ adapters: 'wallets.spec.ts', allowUnsupportedChain: 'networks.spec.ts' },
  ...{ enableNetworkSwitch: 'networks.spec.ts', enableEmbedded: 'embedding.spec.ts' },
  ...{ disableAppend: 'embedding.spec.ts', allWallets: 'wallets.spec.ts' },
  ...{ featuredWalletIds: 'wallets.spec.ts', includeWalletIds: 'wallets.spec.ts' },
  ...{ excludeWalletIds: 'wallets.spec.ts', customWallets: 'wallets.spec.ts' },
  ...{ enableWallets: 'wallets.spec.ts', enableEIP6963: 'wallets.spec.ts' },
  ...{ enableInjected: 'wallets.spec.ts', enableWalletGuide: 'wallets.spec.ts' },
  ...{ termsConditionsUrl: 'wallets.spec.ts', privacyPolicyUrl: 'wallets.spec.ts' },
  ...{ features: 'wallets.spec.ts', legalCheckbox: 'wallets.spec.ts' },
  ...{ collapseWallets: 'wallets.spec.ts', connectorTypeOrder: 'wallets.spec.ts' },
  ...{ projectId: 'options.spec.ts', customRpcUrls: 'options.spec.ts' },
  ...{ themeMode: 'options.spec.ts', themeVariables: 'options.spec.ts' },
  ...{
    motion: 'options.spec.ts',
    locale: 'options.spec.ts',
    texts: 'languages.spec.ts',
    preload: 'preload.spec.ts',
    debug: 'options.spec.ts',
  },
  ...{ enableMobileFullScreen: 'options.spec.ts', chainImages: 'options.spec.ts' },
  ...{ connectorImages: 'options.spec.ts', storageKey: 'options.spec.ts' },
  ...{ enableReconnect: 'options.spec.ts', backend: 'catalogue.spec.ts' },
  ...{ enableWalletConnect: 'walletConnect.spec.ts', metadata: 'walletConnect.spec.ts' },
  ...{ manualWalletConnect: 'walletConnect.spec.ts' },
  ...{ siwx: 'signIn.spec.ts' },
  ...{ siweConfig: '../../../packages/core/src/client/signIn/fromSiweConfig.test.ts' },
  ...{ connectMethodsOrder: '../../../packages/modal/src/feature/walletList.test.ts' },
  ...{ smartSessions: 'permissions.spec.ts' },
  ...{ defaultAccountTypes: '../../../packages/core/src/client/connections/accounts.test.ts' },
}
/** Their features do not exist yet, so there is nothing for them to change. */
const inert = [
  ...['walletFeaturesOrder', 'analytics', 'email'],
  ...['emailShowWallets', 'socials', 'swaps', 'onramp', 'receive', 'send', 'history'],
  ...['tokens'],
]

test('every option is read by a test', async () => {
  const source = fileURLToPath(
    new URL('../../../packages/core/src/client/contract/FoyerOptions.ts', import.meta.url),
  )
  const options = [
    ...(await readFile(source, 'utf8')).matchAll(/^export interface (\w+) \{(.*?)^\}/gms),
  ]
    .filter(([, name]) => name === 'FoyerOptions' || name === 'FeatureOptions')
    .flatMap(([, , body = '']) => [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)])
    .map(([, option = '']) => option)
  expect(options.length).toBeGreaterThan(40)
  expect(options.filter((option) => !(option in coverage) && !inert.includes(option))).toEqual([])
  for (const [option, place] of Object.entries(coverage)) {
    const text = await readFile(new URL(place, import.meta.url), 'utf8')
    // Not the table itself.
    expect(text.replaceAll(`${option}: '`, ''), `${option} in ${place}`).toMatch(
      new RegExp(`\\b${option}\\b`),
    )
  }
})

test.describe('what is wrong is said once, with its remedy', () => {
  const wrong = {
    themeMode: 'sepia',
    backend: 'ftp://foyer.example',
    motion: 'fast',
    allWallets: 'MAYBE',
    locale: 'not a tag',
    customRpcUrls: { 1: ['https://node.example'] },
    themeVariables: { accent: 'red' },
    customWallets: [{ id: 'nameless' }],
    featuredWalletIds: 'metamask',
    privacyPolicyUrl: 'javascript:alert(1)',
    features: { legalCheckbox: true },
  }

  for (const debug of [true, false])
    test(`and ${debug ? 'shown in the modal' : 'not shown in the modal without debug'}`, async ({
      demo,
      page,
    }) => {
      const printed: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') printed.push(message.text())
      })
      await demo.visit({ options: { ...wrong, debug } })
      expect(await alertsOf(demo)).toEqual([])
      await demo.openConnect()
      // Options are checked once the first view is rendered.
      await expect.poll(async () => (await alertsOf(demo)).length).toBeGreaterThan(0)
      const alerts = await alertsOf(demo)
      for (const option of Object.keys(wrong).filter((name) => name !== 'features'))
        expect(
          alerts.filter(({ message }) => message.includes(`\`${option}\``)),
          option,
        ).toHaveLength(1)
      expect(new Set(alerts.map(({ code }) => code)).size).toBe(alerts.length)
      expect(alerts.map(({ code }) => code)).toContain('OPTION_BACKEND')
      const ours = printed.filter((text) => text.startsWith('[foyer]'))
      expect(ours).toHaveLength(alerts.length)
      await expect(demo.modal.getByRole('alert')).toHaveText(
        debug ? alerts.map(({ message }) => message) : [],
      )
      // It works nevertheless.
      await expect(demo.row('Demo wallet')).toBeEnabled()
      await demo.button('Close').click()
      await expect(demo.dialog).toBeHidden()
      await demo.openConnect()
      expect(await alertsOf(demo)).toHaveLength(alerts.length)
    })

  test('a missing projectId is no obstacle to a wallet of this browser', async ({ demo }) => {
    await demo.visit({ wallet: 'approve', options: { projectId: '', debug: true } })
    await expect
      .poll(async () => (await alertsOf(demo)).map(({ code }) => code))
      .toEqual(['PROJECT_ID_NOT_CONFIGURED'])
    await demo.openConnect()
    await expect(demo.modal.getByRole('alert')).toContainText('Pass `projectId`')
    await demo.row('Demo wallet').click()
    await expect(demo.accountButton).toBeVisible()
  })
})

test.describe('the look', () => {
  test.use(inMotion)

  test('an accent is used, with ink that can be read on it', async ({ demo, page }) => {
    const accents = [
      ['#ffe600', 'rgb(255, 230, 0)', '#000'],
      ['#1a2b4c', 'rgb(26, 43, 76)', '#fff'],
      ['rebeccapurple', 'rgb(102, 51, 153)', '#fff'],
    ] as const
    await demo.visit({ options: { themeVariables: { '--foyer-accent': accents[0][0] } } })
    await demo.openConnect()
    for (const [accent, rgb, ink] of accents) {
      // The first one comes with the options.
      if (accent !== accents[0][0])
        await withFoyer(page, (foyer, themeVariables) => foyer.updateOptions({ themeVariables }), {
          '--foyer-accent': accent,
        })
      await expect(demo.button('Get started'), accent).toHaveCSS('color', rgb)
      await expect.poll(() => property(demo, '--foyer-on-accent'), accent).toBe(ink)
    }
  })

  test('variables and themeMode change at run time, and the host’s own ink stays', async ({
    demo,
    page,
  }) => {
    await demo.visit({
      options: {
        themeMode: 'dark',
        themeVariables: { '--foyer-accent': '#ffe600', '--foyer-on-accent': '#333333' },
      },
    })
    await demo.openConnect()
    expect(await property(demo, '--foyer-on-accent')).toBe('#333333')
    await withFoyer(page, (foyer) =>
      foyer.setTheme({ themeVariables: { '--foyer-accent': 'rgb(1, 2, 3)' } }),
    )
    await expect(demo.button('Get started')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect.poll(() => property(demo, '--foyer-on-accent')).toBe('#fff')
    await withFoyer(page, (foyer) => foyer.updateOptions({ themeVariables: {} }))
    expect(await property(demo, '--foyer-accent')).toBe('')
    expect(await property(demo, '--foyer-on-accent')).toBe('')

    await test.step('themeMode is followed, and changes at run time', async () => {
      await expect(demo.modal).toHaveAttribute('data-theme', 'dark')
      await withFoyer(page, (foyer) => foyer.setTheme({ themeMode: 'light' }))
      await expect(demo.modal).toHaveAttribute('data-theme', 'light')
      await withFoyer(page, (foyer) => foyer.updateOptions({ themeMode: 'system' }))
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(demo.modal).toHaveAttribute('data-theme', 'dark')
      await page.emulateMedia({ colorScheme: 'light' })
      await expect(demo.modal).toHaveAttribute('data-theme', 'light')
    })
  })

  test('a value that injects styles neither breaks the modal nor fetches anything', async ({
    demo,
    page,
    stack,
  }) => {
    const allowed = [stack.demoUrl, ...stack.rpcUrls].map((url) => new URL(url).host)
    const otherHosts: string[] = []
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && !allowed.includes(host)) otherHosts.push(request.url())
    })
    await page.route(/evil\.example/, (route) => route.fulfill({ body: '' }))
    await demo.visit({ options: { themeMode: 'light' } })
    await demo.openConnect()
    const look = () =>
      demo.row('Demo wallet').evaluate((row) => {
        const { display, visibility, opacity } = getComputedStyle(row)
        return { display, visibility, opacity }
      })
    const before = await look()
    const values = [
      'red; } * { display:none }',
      'red; } :host { display: none !important } /*',
      'url(https://evil.example/a)',
      'URL( "https://evil.example/b" )',
      'u\\72l(https://evil.example/c)',
      '@import "https://evil.example/d"',
      '@import url(https://evil.example/e);',
      'image-set("https://evil.example/f" 1x)',
      '-webkit-image-set(url(https://evil.example/g) 1x)',
      'expression(alert(1))',
      'src("https://evil.example/h")',
      'image("https://evil.example/i")',
      'cross-fade(url(https://evil.example/j), red)',
      '</style><script>alert(1)</script>',
      'red !important; background: url(https://evil.example/k)',
    ]
    for (const value of values) {
      await withFoyer(
        page,
        (foyer, value) =>
          foyer.setTheme({
            themeVariables: {
              '--foyer-accent': value,
              '--foyer-surface': value,
              '--foyer-overlay': value,
              '--foyer-font-family': value,
              '--foyer-x;color': value,
              background: value,
              'background-image': value,
              display: value,
            } as never,
          }),
        value,
      )
      expect(await look(), value).toEqual(before)
      expect(
        await demo.modal.evaluate((modal) =>
          [...(modal as HTMLElement).style].filter((name) => !name.startsWith('--foyer-')),
        ),
        value,
      ).toEqual([])
      await expect(demo.row('Demo wallet')).toBeInViewport()
    }
    // A frame rendered with the last of them, so that what it would fetch is on its way.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(otherHosts).toEqual([])
  })

  test('locale decides numbers and direction, else the page does', async ({ demo, page }) => {
    // Pashto, of which there are no texts.
    await demo.visit({ options: { locale: 'ps' } })
    await demo.openConnect()
    await expect(demo.modal).toHaveAttribute('dir', 'rtl')
    // Of the words, which screen readers are to pronounce.
    await expect(demo.modal).toHaveAttribute('lang', 'en')

    await page.goto(demo.urlOf({ options: { locale: 'de' } }))
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await demo.openConnect()
    await expect(demo.modal).toHaveAttribute('dir', 'ltr')

    await page.goto(demo.urlOf())
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await demo.openConnect()
    await expect(demo.modal).toHaveAttribute('dir', 'rtl')
  })

  for (const [motion, shown] of [
    ['reduced', 'reduced'],
    ['auto', 'full'],
  ] as const)
    test(`motion ${motion} ${motion === 'auto' ? 'lets the check be seen' : 'waits for nothing'}`, async ({
      demo,
      page,
    }) => {
      await page.clock.install()
      await demo.visit({ wallet: 'approve', options: { motion } })
      await demo.openConnect()
      await expect(demo.modal).toHaveAttribute('data-motion', shown)
      await expect(demo.row('Demo wallet')).toBeVisible()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
      await demo.row('Demo wallet').click()
      await expect(demo.modal).toHaveAttribute('data-status', 'connected')
      if (motion === 'auto') {
        await expect(demo.heading('Connected')).toBeVisible()
        await page.clock.runFor(599)
        await expect(demo.modal).toHaveAttribute('data-open', 'true')
        await page.clock.runFor(1)
      }
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
    })

  test('on a phone, enableMobileFullScreen decides how high the sheet is', async ({
    demo,
    page,
  }) => {
    const size = { width: 390, height: 844 }
    await page.setViewportSize(size)
    for (const enableMobileFullScreen of [true, false]) {
      await page.goto(demo.urlOf({ options: { enableMobileFullScreen, motion: 'reduced' } }))
      await demo.openConnect()
      const box = await demo.modal.locator('.card').boundingBox()
      expect(box?.width).toBe(size.width)
      if (enableMobileFullScreen) expect(box).toMatchObject({ y: 0, height: size.height })
      else expect(box?.height).toBeLessThan(size.height)
    }
  })

  test('images of networks and wallets are the host’s', async ({ demo }) => {
    // An id that is the name of something in every object.
    await demo.addWallets(acorn, { name: 'Ctor', rdns: 'constructor' })
    await demo.visit({
      wallet: 'none',
      options: {
        chainImages: { 31337: image('red') },
        connectorImages: { 'dev.foyer.acorn': image('blue') },
      },
    })
    await demo.openConnect()
    await expect(demo.row('Acorn').locator('img')).toHaveAttribute('src', image('blue'))
    await expect(demo.row('Ctor').locator('img')).toHaveAttribute('src', /^data:image\/svg/)
    await open(demo, { view: 'Networks' })
    await expect(demo.row('Anvil A').locator('img')).toHaveAttribute('src', image('red'))
    await expect(demo.row('Anvil B').locator('img')).toHaveCount(0)
  })
})

test.describe('the appearance a user chooses', () => {
  const choose = async (demo: Demo, name: string) => {
    await demo.openAccount()
    await demo.row('Settings').click()
    await demo.view.getByRole('radio', { name }).press('Space')
  }

  test('is kept for the next visit, and never overrides the host or a newer version', async ({
    demo,
    page,
  }) => {
    await demo.visit({ wallet: 'approve' })
    await demo.connect()
    await choose(demo, 'Dark')
    await expect(demo.modal).toHaveAttribute('data-theme', 'dark')
    expect(JSON.parse((await kept(demo, '@foyer/theme')) ?? '')).toEqual({
      version: 1,
      themeMode: 'dark',
    })
    await page.reload()
    await expect(demo.accountButton).toBeVisible()
    await demo.openAccount()
    await expect(demo.modal).toHaveAttribute('data-theme', 'dark')

    await test.step('the look that the host fixed', async () => {
      await page.goto(demo.urlOf({ wallet: 'approve', options: { themeMode: 'light' } }))
      await demo.openAccount()
      await expect(demo.modal).toHaveAttribute('data-theme', 'light')
      await demo.row('Settings').click()
      await expect(demo.row('Accounts and wallet')).toBeVisible()
      await expect(demo.view.getByRole('radio')).toHaveCount(0)
    })

    await test.step('written by a newer version, it is neither followed nor replaced', async () => {
      const newer = '{"version":2,"themeMode":"dark","more":[1]}'
      await page.evaluate((text) => localStorage.setItem('@foyer/theme', text), newer)
      await page.goto(demo.urlOf({ wallet: 'approve', options: { themeMode: 'system' } }))
      await demo.openAccount()
      await expect(demo.modal).toHaveAttribute('data-theme', 'light')
      await demo.row('Settings').click()
      await demo.view.getByRole('radio', { name: 'Dark' }).press('Space')
      await expect(demo.modal).toHaveAttribute('data-theme', 'dark')
      expect(await kept(demo, '@foyer/theme')).toBe(newer)
    })
  })
})

test.describe('behaviour', () => {
  test('customRpcUrls are read in their order, and win', async ({ demo, page, stack }) => {
    const asked: string[] = []
    const rpc = (name: string) => new URL(name, stack.demoUrl).href
    await page.route(/\/own-rpc/, (route) => {
      const { pathname } = new URL(route.request().url())
      asked.push(pathname)
      return pathname.endsWith('1')
        ? route.fulfill({ status: 500, body: 'down' })
        : route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: '0x1bc16d674ec80000' } })
    })
    await demo.visit({
      wallet: 'approve',
      options: { customRpcUrls: { 'eip155:31337': [rpc('own-rpc-1'), rpc('own-rpc-2')] } },
    })
    await demo.connect()
    await expect(page.getByTestId('balance')).toHaveText('2.000 ETH')
    expect(asked.slice(0, 2)).toEqual(['/own-rpc-1', '/own-rpc-2'])
  })

  test('storageKey keeps a client apart', async ({ demo, page }) => {
    await demo.visit({ wallet: 'approve', options: { storageKey: 'admin' } })
    await demo.connect()
    const keys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('@foyer/')))
    expect((await keys()).toSorted()).toEqual(['@foyer/connections:admin', '@foyer/recent:admin'])
    await page.goto(demo.urlOf({ wallet: 'approve' }))
    await expect(demo.opener).toBeVisible()
    expect((await demo.state()).chains.eip155?.status).toBe('disconnected')
  })

  test('enableReconnect false resumes nothing', async ({ demo, page }) => {
    await demo.addWallets({ ...acorn, persists: true })
    await demo.visit({ wallet: 'none', options: { enableReconnect: false } })
    await demo.connect('Acorn')
    await page.reload()
    await expect(demo.opener).toBeVisible()
    await open(demo)
    await expect(demo.row('Acorn')).toBeVisible()
    expect((await demo.state()).chains.eip155?.status).toBe('disconnected')
    expect(await demo.methodsOf('Acorn')).toEqual([])
  })

  test('features and networks change while the modal is open', async ({ demo, page }) => {
    await demo.visit()
    await demo.openConnect()
    await expect(demo.row('Demo wallet')).toBeVisible()
    await withFoyer(page, (foyer) => foyer.updateOptions({ features: { collapseWallets: true } }))
    await expect(demo.row('Continue with a wallet')).toBeVisible()
    await withFoyer(page, (foyer) => foyer.updateOptions({ features: {} }))
    await expect(demo.row('Demo wallet')).toBeVisible()
    // No group at all: it is said that there is nothing, and a card is never blank.
    await withFoyer(page, (foyer) =>
      foyer.updateOptions({ features: { connectorTypeOrder: [] }, allWallets: 'HIDE' }),
    )
    await expect(demo.heading('No wallet found')).toBeVisible()
    await expect(demo.row('Demo wallet')).toHaveCount(0)

    await open(demo, { view: 'Networks' })
    const refusal = await refusalOf(page, async (foyer) => foyer.updateOptions({ networks: [] }))
    expect(refusal).toMatchObject({
      code: 'options/networks-missing',
      message: expect.stringContaining('`networks`'),
    })
    await expect(demo.view.locator('.row-title')).toHaveText(['Anvil A', 'Anvil B'])
    expect((await demo.state()).chains.eip155?.requestedNetworks).toHaveLength(2)
    await withFoyer(page, (foyer) => {
      const [, second] = foyer.getState().chains.eip155?.requestedNetworks ?? []
      if (second) foyer.updateOptions({ networks: [second as never] })
    })
    await expect(demo.view.locator('.row-title')).toHaveText(['Anvil B'])
    expect((await demo.state()).chains.eip155?.network?.name).toBe('Anvil B')
  })
})

test.describe('nothing pollutes a prototype', () => {
  const polluted = ({ page }: Demo) =>
    page.evaluate(() => {
      const probe: Record<string, unknown> = {}
      return [probe.x, probe.legalCheckbox, (() => {})['x' as never], [probe.polluted]].flat()
    })

  test('neither the address nor the options in it', async ({ demo, page }) => {
    const options = `{"__proto__":{"x":1,"polluted":1},"constructor":{"prototype":{"x":1}},
      "features":{"__proto__":{"legalCheckbox":true,"collapseWallets":true}},
      "themeVariables":{"__proto__":{"--foyer-accent":"red"},"constructor":"red"},
      "customRpcUrls":{"__proto__":["https://evil.example"]},
      "customWallets":[{"__proto__":{"id":"ghost","name":"Ghost","polluted":1}},
        {"id":"__proto__","name":"Proto"},{"id":"constructor","name":"Constructor"}],
      "termsConditionsUrl":"https://shop.example/terms"}`
    const url = new URL(demo.urlOf({ wallet: 'approve' }))
    url.search += `&__proto__[x]=1&constructor[prototype][x]=1&__proto__.x=1&options=${encodeURIComponent(options)}`
    await page.goto(url.href)
    await demo.openConnect()
    await expect(demo.row('Demo wallet')).toBeEnabled()
    await expect(demo.view.getByRole('checkbox')).toHaveCount(0)
    await expect(demo.row('Ghost')).toHaveCount(0)
    expect(await polluted(demo)).toEqual([undefined, undefined, undefined, undefined])
    // Ids that are names of Object.prototype are ids like any other.
    await demo.row('Proto').click()
    await expect(demo.dialog).toHaveAccessibleName('Get Proto')
    expect(await polluted(demo)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('nor what is stored', async ({ demo, page }) => {
    await page.addInitScript(() => {
      const poison =
        '"__proto__":{"x":1,"polluted":1},"constructor":{"prototype":{"x":1,"polluted":1}}'
      localStorage.setItem(
        '@foyer/connections',
        `{"version":1,${poison},"connections":[{${poison},"namespace":"__proto__","connectorId":"x"},{"namespace":"constructor","connectorId":"prototype"}]}`,
      )
      localStorage.setItem('@foyer/recent', `{"version":1,${poison},"wallets":["__proto__"]}`)
      localStorage.setItem('@foyer/theme', `{"version":1,${poison}}`)
    })
    await demo.visit({ wallet: 'approve' })
    await demo.connect()
    await demo.openAccount()
    expect(await polluted(demo)).toEqual([undefined, undefined, undefined, undefined])
    expect(Object.keys((await demo.state()).chains)).toEqual(['eip155'])
  })
})

test('options of the wrong kind are named in alerts, and the rest works', async ({ demo }) => {
  await demo.visit({
    options: {
      ...{ customWallets: [null], featuredWalletIds: 'x', tokens: null, features: null },
      ...{ chainImages: [], themeVariables: 'x', connectorImages: 5, metadata: [] },
    },
  })
  await demo.openConnect()
  await expect(demo.row('Demo wallet')).toBeVisible()
  const alerts = () =>
    demo.page.evaluate(() =>
      window.foyerEvents.flatMap((event) => (event.type === 'alert' ? [event.code] : [])).sort(),
    )
  await expect
    .poll(alerts)
    .toEqual(
      expect.arrayContaining([
        ...['OPTION_CHAIN_IMAGES', 'OPTION_CONNECTOR_IMAGES', 'OPTION_CUSTOM_WALLETS'],
        ...['OPTION_FEATURED_WALLET_IDS', 'OPTION_FEATURES', 'OPTION_METADATA'],
        ...['OPTION_THEME_VARIABLES', 'OPTION_TOKENS'],
      ]),
    )
  await demo.row('All wallets').click()
  await expect(demo.row('Demo wallet')).toBeVisible()
  await demo.button('Back').click()
  await demo.row('Demo wallet').click()
  await expect(demo.prompt).toBeVisible()
})

test('a button leads to an installed wallet that `includeWalletIds` does not name', async ({
  demo,
}) => {
  await demo.addWallets({ name: 'MetaMask', rdns: 'io.metamask' })
  await demo.visit({ wallet: 'none', options: { includeWalletIds: ['zerion'] } })
  await demo.page.evaluate(() =>
    window.foyer.open({ view: 'Connect', arguments: { wallet: 'metamask' } }),
  )
  await expect.poll(() => demo.methodsOf('MetaMask')).toContain('eth_requestAccounts')
})
