import type { FoyerEvent } from '@foyer/core'
import type { Demo } from '../support/Demo.ts'
import { expect, test } from '../support/test.ts'
import { refusalOf, withFoyer } from '../support/withFoyer.ts'

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }
const anvilA = 'eip155:31337'
const anvilB = 'eip155:31338'

const network = (id: number, name: string) => ({
  id,
  name,
  nativeCurrency: { name: `${name} coin`, symbol: 'COIN', decimals: 18 },
  rpcUrls: { default: { http: [`https://rpc.example/${id}`] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
})
const maple = network(4242, 'Maple')

const networkButton = (demo: Demo, name: string) =>
  demo.page.getByRole('banner').getByRole('button', { name, exact: true })
const networkOf = async (demo: Demo) => (await demo.state()).chains.eip155?.network?.caipNetworkId
const rowsOf = (demo: Demo) => demo.view.locator('.list .row-title')
const switches = async (demo: Demo) =>
  (await demo.page.evaluate(() => window.foyerEvents)).flatMap((event) =>
    event.type === 'track' && event.event === 'SWITCH_NETWORK' ? [event.properties.network] : [],
  )
const open = (demo: Demo, view?: 'Networks' | 'Account' | 'Connect') =>
  withFoyer(demo.page, (foyer, it) => foyer.open(it), view ? { view } : {})

/** From the page to a network's own view. */
async function chooseNetwork(demo: Demo, name: string) {
  await open(demo, 'Networks')
  await demo.row(name).click()
}

/** Connected through a scripted wallet, with the modal closed. */
async function connected(
  demo: Demo,
  {
    options = {},
    ...wallet
  }: Partial<Parameters<Demo['addWallets']>[0]> & { options?: object } = {},
) {
  await demo.addWallets({ ...acorn, ...wallet })
  await demo.visit({ wallet: 'none', options })
  await demo.connect('Acorn')
}

test.describe('before connecting', () => {
  test('the button is named by the network, and choosing asks no wallet', async ({ demo }) => {
    await demo.addWallets(acorn)
    await demo.visit()
    await networkButton(demo, 'Anvil A').click()
    await expect(demo.dialog).toHaveAccessibleName('Choose network')
    await expect(rowsOf(demo)).toHaveText(['Anvil A', 'Anvil B'])
    await expect(demo.row('Anvil A')).toHaveAttribute('aria-current', 'true')
    await expect(demo.modal.getByRole('searchbox')).toHaveCount(0)
    await demo.row('Anvil B').click()
    await expect(demo.dialog).toBeHidden()
    await expect(networkButton(demo, 'Anvil B')).toBeVisible()
    expect(await networkOf(demo)).toBe(anvilB)
    expect(await switches(demo)).toEqual([anvilB])
    expect(await demo.methodsOf('Acorn')).toEqual([])
    await expect(demo.prompt).toHaveCount(0)
  })

  test('what was chosen in Networks is asked of the wallet once, after connecting', async ({
    demo,
  }) => {
    await demo.addWallets({ ...acorn, knownChainIds: [31338] })
    await demo.visit({ wallet: 'none' })
    await chooseNetwork(demo, 'Anvil B')
    await expect(networkButton(demo, 'Anvil B')).toBeVisible()
    await demo.connect('Acorn')
    await expect.poll(() => networkOf(demo)).toBe(anvilB)
    const asked = async () =>
      (await demo.methodsOf('Acorn')).filter((method) => method === 'wallet_switchEthereumChain')
    expect(await asked()).toHaveLength(1)
  })

  test('a wallet that refuses the chosen network keeps its own, and is not asked again', async ({
    demo,
    page,
  }) => {
    await demo.addWallets({
      ...acorn,
      knownChainIds: [31338],
      behaviour: { wallet_switchEthereumChain: 'reject' },
    })
    await demo.visit({ wallet: 'none' })
    await withFoyer(page, (foyer, it) => foyer.switchNetwork(it), anvilB)
    await demo.connect('Acorn')
    await expect(networkButton(demo, 'Anvil A')).toBeVisible()
    await expect(demo.dialog).toBeHidden()
    await page.evaluate(() => window.foyer.disconnect())
    await expect(demo.opener).toBeVisible()
    await demo.connect('Acorn')
    await expect(networkButton(demo, 'Anvil A')).toBeVisible()
    const asked = await demo.methodsOf('Acorn')
    expect(asked.filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(1)
  })

  test('a default network is chosen from the start', async ({ demo, stack }) => {
    const defaultNetwork = {
      ...network(31338, 'Anvil B'),
      rpcUrls: { default: { http: [stack.rpcUrls[1]] } },
    }
    await demo.visit({ options: { defaultNetwork } })
    await expect(networkButton(demo, 'Anvil B')).toBeVisible()
  })

  test('nine networks can be searched', async ({ demo }) => {
    const names = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Rowan']
    await demo.visit({ options: { networks: names.map((name, id) => network(id + 1, name)) } })
    await open(demo, 'Networks')
    await expect(rowsOf(demo)).toHaveText(names)
    const search = demo.modal.getByRole('searchbox', { name: 'Search networks' })
    await search.fill('  AR ')
    await expect(rowsOf(demo)).toHaveText(['Cedar', 'Larch'])
    await search.fill('oak')
    await expect(demo.view.getByText('No network called “oak”')).toBeVisible()
    await demo.button('Clear search').click()
    await expect(rowsOf(demo)).toHaveText(names)
    await expect(search).toBeFocused()
  })

  test('a long list keeps its search in sight', async ({ demo, page }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    const names = Array.from({ length: 30 }, (_, index) => `Network number ${index}`)
    await demo.visit({ options: { networks: names.map((name, id) => network(id + 1, name)) } })
    await open(demo, 'Networks')
    await demo.row('Network number 29').focus()
    await expect(demo.row('Network number 29')).toBeInViewport({ ratio: 1 })
    await expect(demo.modal.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  })

  test('none at all is said, with nothing to clear', async ({ demo, page }) => {
    await demo.visit()
    await open(demo, 'Networks')
    await page.evaluate(() => {
      const { foyer } = window as unknown as { foyer: { removeAdapter(namespace: string): void } }
      foyer.removeAdapter('eip155')
    })
    await expect(demo.heading('No network here')).toBeVisible()
    await expect(demo.button('Clear search')).toHaveCount(0)
  })

  test('What is a network? is explained', async ({ demo }) => {
    await demo.visit()
    await open(demo, 'Networks')
    await demo.button('What is a network?').click()
    await expect(demo.dialog).toHaveAccessibleName('What is a network?')
    await demo.button('Back').click()
    await expect(demo.dialog).toHaveAccessibleName('Choose network')
  })
})

test.describe('with the Demo wallet', () => {
  test('a switch is approved', async ({ demo }) => {
    await demo.visit()
    await demo.choose()
    await demo.prompt.getByRole('button', { name: 'Approve' }).click()
    await expect(demo.dialog).toBeHidden()
    await demo.openAccount()
    await demo.row('Anvil A').click()
    await demo.row('Anvil B').click()
    await expect(demo.dialog).toHaveAccessibleName('Anvil B')
    await expect(demo.heading('Continue in Demo wallet')).toBeVisible()
    await demo.prompt.getByRole('button', { name: 'Approve' }).click()
    // Back where the user came from, on the new network.
    await expect(demo.modal).toHaveAttribute('data-view', 'Account')
    await expect(demo.row('Anvil B')).toBeVisible()
    expect(await networkOf(demo)).toBe(anvilB)
    expect((await demo.state()).chains.eip155?.caipAddress).toMatch(/^eip155:31338:0x/)
    expect(await switches(demo)).toEqual([anvilB])
    await expect(demo.view.locator('.amount')).toHaveText(/ETH$/)
  })

  test('a switch is refused and nothing changes; Try again asks once more', async ({ demo }) => {
    await demo.visit()
    await demo.choose()
    await demo.prompt.getByRole('button', { name: 'Approve' }).click()
    await expect(demo.dialog).toBeHidden()
    await chooseNetwork(demo, 'Anvil B')
    await demo.prompt.getByRole('button', { name: 'Reject' }).click()
    await expect(demo.heading('Request declined')).toBeVisible()
    await expect(demo.modal).toHaveAttribute('data-view', 'SwitchNetwork')
    expect(await networkOf(demo)).toBe(anvilA)
    expect(await switches(demo)).toEqual([])
    await demo.button('Try again').click()
    await demo.prompt.getByRole('button', { name: 'Approve' }).click()
    await expect(demo.dialog).toBeHidden()
    expect(await networkOf(demo)).toBe(anvilB)
  })

  test('Cancel while the wallet is asked leads back to the networks', async ({ demo }) => {
    await demo.visit()
    await demo.choose()
    await demo.prompt.getByRole('button', { name: 'Approve' }).click()
    await expect(demo.dialog).toBeHidden()
    await chooseNetwork(demo, 'Anvil B')
    await expect(demo.prompt).toBeVisible()
    await demo.button('Cancel').click()
    await expect(demo.dialog).toHaveAccessibleName('Choose network')
    expect(await networkOf(demo)).toBe(anvilA)
  })
})

test.describe('a network that the wallet does not know', () => {
  const unknown = { code: 4902, message: 'Unrecognized chain ID "0x1092".' }
  const shapes: Record<string, unknown> = {
    'as 4902': unknown,
    'as 4902 in words': { ...unknown, code: '4902' },
    'as 4902 inside data.originalError': {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { originalError: unknown },
    },
    'as -32603': { code: -32603, message: 'Internal error' },
    'as 32603': { code: 32603, message: 'invalid chain id' },
  }
  test('is added with everything a wallet needs and then used, however it says so', async ({
    demo,
  }) => {
    const cases = Object.entries(shapes).map(([shape, error], index) => ({
      ...{ shape, error, id: maple.id + index },
      unknown: network(maple.id + index, `Maple ${index}`),
    }))
    const networks = [...cases.map(({ unknown }) => unknown), network(31337, 'Anvil A')]
    await connected(demo, { options: { networks } })
    for (const { shape, error, id, unknown } of cases)
      await test.step(shape, async () => {
        await demo.withWallet(
          'Acorn',
          (wallet, error) => {
            const request = wallet.provider.request
            let refused = false
            // The wallet itself, apart from its first answer.
            wallet.provider.request = (asked) => {
              if (asked.method !== 'wallet_switchEthereumChain' || refused) return request(asked)
              refused = true
              return Promise.reject(error)
            }
          },
          error,
        )
        await chooseNetwork(demo, unknown.name)
        await expect(demo.dialog).toBeHidden()
        expect(await networkOf(demo)).toBe(`eip155:${id}`)
        const asked = await demo.withWallet('Acorn', ({ requests }) =>
          requests.filter(({ method }) => method === 'wallet_addEthereumChain'),
        )
        expect(asked.at(-1)).toEqual({
          method: 'wallet_addEthereumChain',
          params: [
            {
              chainId: `0x${id.toString(16)}`,
              chainName: unknown.name,
              nativeCurrency: { name: `${unknown.name} coin`, symbol: 'COIN', decimals: 18 },
              rpcUrls: [`https://rpc.example/${id}`],
              blockExplorerUrls: ['https://explorer.example'],
            },
          ],
        })
        expect(asked).toHaveLength(1 + id - maple.id)
        expect((await switches(demo)).at(-1)).toBe(`eip155:${id}`)
      })
    expect(await switches(demo)).toHaveLength(cases.length)
  })

  for (const addingSwitches of [true, false])
    test(`is used after adding, whether or not adding moves there (${addingSwitches})`, async ({
      demo,
    }) => {
      await connected(demo, { addingSwitches })
      await chooseNetwork(demo, 'Anvil B')
      await expect(demo.dialog).toBeHidden()
      expect(await networkOf(demo)).toBe(anvilB)
      expect(await switches(demo)).toEqual([anvilB])
    })

  test('and that the user does not let it add', async ({ demo }) => {
    await connected(demo, { behaviour: { wallet_addEthereumChain: 'reject' } })
    await chooseNetwork(demo, 'Anvil B')
    await expect(demo.heading('Request declined')).toBeVisible()
    expect(await networkOf(demo)).toBe(anvilA)
  })

  test('and cannot add: Chain is not supported', async ({ demo }) => {
    await connected(demo, {
      behaviour: { wallet_addEthereumChain: { throws: { code: 4200, message: 'No such method' } } },
    })
    await chooseNetwork(demo, 'Anvil B')
    await expect(demo.heading('Could not switch')).toBeVisible()
    await expect(demo.view.getByRole('alert')).toContainText('Chain is not supported')
    await expect(demo.button('Try again')).toBeVisible()
    expect(await networkOf(demo)).toBe(anvilA)
  })
})

test.describe('switchNetwork', () => {
  test('resolves when the state has changed, by CAIP-2 id and by network', async ({
    demo,
    page,
  }) => {
    await connected(demo, { knownChainIds: [31338] })
    const after = await withFoyer(
      page,
      (foyer, id) =>
        foyer.switchNetwork(id).then(() => foyer.getState().chains.eip155?.network?.caipNetworkId),
      anvilB,
    )
    expect(after).toBe(anvilB)
    await withFoyer(
      page,
      (foyer, to) => foyer.switchNetwork(to),
      network(31337, 'Whatever it is called'),
    )
    expect(await networkOf(demo)).toBe(anvilA)
    expect(await switches(demo)).toEqual([anvilB, anvilA])
  })

  test('rejects when it is refused, and the old network stays', async ({ demo, page }) => {
    await connected(demo, {
      knownChainIds: [31338],
      behaviour: { wallet_switchEthereumChain: 'reject' },
    })
    const refusal = await refusalOf(page, (foyer, id) => foyer.switchNetwork(id), anvilB)
    expect(refusal?.code).toBe('wallet/declined')
    expect(await networkOf(demo)).toBe(anvilA)
  })

  test('to a network nobody configured rejects, and alerts the developer once', async ({
    demo,
    page,
  }) => {
    await demo.visit()
    for (let times = 0; times < 2; times++) {
      const refusal = await refusalOf(page, (foyer) => foyer.switchNetwork('eip155:999'))
      expect(refusal).toEqual({
        code: 'network/not-found',
        message: expect.stringContaining('eip155:999'),
      })
    }
    const alerts = (await page.evaluate(() => window.foyerEvents)).filter(
      (event: FoyerEvent) => event.type === 'alert',
    )
    expect(alerts).toHaveLength(1)
    expect(await networkOf(demo)).toBe(anvilA)
  })
})

test('the wallet moves by itself: one event, and everything follows', async ({ demo }) => {
  await connected(demo, { knownChainIds: [31338] })
  await demo.withWallet('Acorn', (wallet) => wallet.changeChain(31338))
  await expect(networkButton(demo, 'Anvil B')).toBeVisible()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  // The same news once more, in the three shapes wallets use.
  await demo.withWallet('Acorn', (wallet) => {
    for (const value of ['0x7a6a', '31338', 31338]) wallet.emit('chainChanged', value)
  })
  expect(await switches(demo)).toEqual([anvilB])
  expect((await demo.state()).chains.eip155?.caipAddress).toMatch(/^eip155:31338:0x/)
  await demo.openAccount()
  await expect(demo.row('Anvil B')).toHaveAccessibleDescription('Network')
})

test.describe('a network that the application does not use', () => {
  test('at connecting: the modal stays, and says so', async ({ demo }) => {
    await demo.addWallets({ ...acorn, chainId: 1, knownChainIds: [31337] })
    await demo.visit({ wallet: 'none' })
    await demo.openConnect()
    await demo.row('Acorn').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
    await expect(demo.dialog).toHaveAccessibleName('Unsupported network')
    await expect(demo.modal).toHaveAttribute('data-status', 'connected')
    expect((await demo.state()).chains.eip155?.network).toMatchObject({ caipNetworkId: 'eip155:1' })
    await expect(
      demo.view.getByText(/Acorn is on a network that this site does not use/),
    ).toBeVisible()
    await demo.row('Anvil A').click()
    await expect(demo.dialog).toBeHidden()
    expect(await networkOf(demo)).toBe(anvilA)
    await demo.openAccount()
  })

  test.describe('by moving', () => {
    test.beforeEach(async ({ demo }) => {
      await connected(demo)
      await demo.withWallet('Acorn', (wallet) => wallet.changeChain(1))
      await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
    })

    const ways: [string, (demo: Demo) => Promise<unknown>][] = [
      ['Escape', (demo) => demo.page.keyboard.press('Escape')],
      ['the overlay', (demo) => demo.page.mouse.click(10, 400)],
      ['Close', (demo) => demo.button('Close').click()],
      ['close()', (demo) => withFoyer(demo.page, (foyer) => foyer.close())],
    ]
    test('it can be left in every way, and is there at the next open', async ({ demo }) => {
      for (const [way, leave] of ways)
        await test.step(way, async () => {
          await leave(demo)
          await expect(demo.modal).toHaveAttribute('data-open', 'false')
          await expect(demo.dialog).toBeHidden()
          expect((await demo.state()).chains.eip155?.status).toBe('connected')
          await demo.accountButton.click()
          await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
        })
    })

    test('it goes when the wallet comes back', async ({ demo }) => {
      await demo.withWallet('Acorn', (wallet) => wallet.changeChain(31337))
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
      await demo.openAccount()
    })

    test('Disconnect there ends it', async ({ demo }) => {
      await demo.row('Disconnect').click()
      await expect(demo.opener).toBeVisible()
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
      expect((await demo.state()).chains.eip155).toMatchObject({
        status: 'disconnected',
        network: { caipNetworkId: anvilA },
      })
    })

    test('adding it at run time makes it one of ours', async ({ demo, page }) => {
      await withFoyer(page, (foyer, it) => foyer.addNetwork('eip155', it), network(1, 'First'))
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
      await expect(networkButton(demo, 'First')).toBeVisible()
    })
  })

  for (const options of [{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])
    test(`does not hold anybody up with ${Object.keys(options)}`, async ({ demo }) => {
      await connected(demo, { options, chainId: 1 })
      expect(await networkOf(demo)).toBe('eip155:1')
      await demo.openAccount()
      await demo.button('Close').click()
      await expect(demo.dialog).toBeHidden()
      await demo.withWallet('Acorn', (wallet) => wallet.changeChain(10))
      await expect.poll(() => networkOf(demo)).toBe('eip155:10')
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
    })

  test('without network switching, no network can be chosen in the modal', async ({ demo }) => {
    await connected(demo, { options: { enableNetworkSwitch: false }, knownChainIds: [31338] })
    await demo.openAccount()
    await expect(demo.row('Anvil A')).toHaveCount(0)
    await open(demo, 'Networks')
    await expect(demo.row('Anvil B')).toBeDisabled()
  })
})

test.describe('at run time', () => {
  const names = async (demo: Demo) =>
    (await demo.state()).chains.eip155?.requestedNetworks.map(({ name }) => name)

  test('a network is added and removed while the list is open', async ({ demo, page }) => {
    await demo.visit()
    await open(demo, 'Networks')
    await withFoyer(page, (foyer, it) => foyer.addNetwork('eip155', it), maple)
    await expect(rowsOf(demo)).toHaveText(['Anvil A', 'Anvil B', 'Maple'])
    await withFoyer(page, (foyer) => foyer.removeNetwork('eip155', 31338))
    await expect(rowsOf(demo)).toHaveText(['Anvil A', 'Maple'])
  })

  test('removing the active network selects the first that remains', async ({ demo, page }) => {
    await demo.visit()
    await withFoyer(page, (foyer) => foyer.removeNetwork('eip155', 31337))
    await expect(networkButton(demo, 'Anvil B')).toBeVisible()
    expect(await names(demo)).toEqual(['Anvil B'])
  })

  test('removing the active network asks a connected wallet to move', async ({ demo, page }) => {
    await connected(demo, { knownChainIds: [31338] })
    await withFoyer(page, (foyer) => foyer.removeNetwork('eip155', 31337))
    await expect(networkButton(demo, 'Anvil B')).toBeVisible()
    expect(await demo.methodsOf('Acorn')).toContain('wallet_switchEthereumChain')
    expect((await demo.state()).chains.eip155?.status).toBe('connected')
  })

  test('removing the chain family ends its wallet and leaves the page whole', async ({
    demo,
    page,
  }) => {
    await connected(demo)
    await demo.openAccount()
    await withFoyer(page, (foyer) => foyer.removeAdapter('eip155'))
    await expect(demo.modal).not.toHaveAttribute('data-view', 'Account')
    const state = await demo.state()
    expect([state.activeNamespace, Object.keys(state.chains)]).toEqual([null, []])
    expect(await demo.stored()).toBeNull()
    await expect(page.getByRole('heading', { name: /^The open front door/ })).toBeVisible()
  })
})

for (const width of [320, 1280])
  test(`the warning stands whole beside any name of a wallet (${width} px)`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const name = 'W'.repeat(64)
    await demo.addWallets({ name, rdns: 'dev.foyer.long', chainId: 1, knownChainIds: [31337] })
    await demo.visit({ wallet: 'none' })
    await demo.openConnect()
    await demo.row(name).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
    const hidden = await demo.view.locator('.notice').evaluate((notice) => {
      const text = notice.querySelector('div') as HTMLElement
      const box = notice.getBoundingClientRect()
      const range = notice.ownerDocument.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter(
        ({ left, right, top, bottom }) =>
          left < box.left - 1 ||
          right > box.right + 1 ||
          top < box.top - 1 ||
          bottom > box.bottom + 1,
      ).length
    })
    expect(hidden).toBe(0)
  })

test('a name in Hebrew does not turn the direction of the warning', async ({ demo }) => {
  const name = 'ארנק'
  await demo.addWallets({ name, rdns: 'dev.foyer.hebrew', chainId: 1, knownChainIds: [31337] })
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  await demo.row(name).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
  const warning = demo.view.locator('.notice > div')
  await expect(warning).toContainText(`${name} is on a network that this site does not use.`)
  const startsPx = await warning.evaluate((text) => {
    const range = text.ownerDocument.createRange()
    range.selectNodeContents(text)
    const lastLine = [...range.getClientRects()].at(-1)
    return (lastLine?.left ?? Number.NaN) - text.getBoundingClientRect().left
  })
  expect(Math.abs(startsPx)).toBeLessThan(2)
})
