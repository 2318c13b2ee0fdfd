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

test('before connecting, networks are chosen, explained, added and removed, and no wallet is asked', async ({
  demo,
  page,
}) => {
  await demo.addWallets(acorn)
  await demo.visit()

  await test.step('the button is named by the network, and choosing asks no wallet', async () => {
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

  await test.step('a network nobody configured is rejected, and alerts the developer once', async () => {
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
    expect(await networkOf(demo)).toBe(anvilB)
  })

  await test.step('What is a network? is explained', async () => {
    await open(demo, 'Networks')
    await demo.button('What is a network?').click()
    await expect(demo.dialog).toHaveAccessibleName('What is a network?')
    await demo.button('Back').click()
    await expect(demo.dialog).toHaveAccessibleName('Choose network')
  })

  await test.step('a network is added and removed while the list is open', async () => {
    await withFoyer(page, (foyer, it) => foyer.addNetwork('eip155', it), maple)
    await expect(rowsOf(demo)).toHaveText(['Anvil A', 'Anvil B', 'Maple'])
    await withFoyer(page, (foyer) => foyer.removeNetwork('eip155', 31337))
    await expect(rowsOf(demo)).toHaveText(['Anvil B', 'Maple'])
  })

  await test.step('removing the active network selects the first that remains', async () => {
    await withFoyer(page, (foyer) => foyer.close())
    await withFoyer(page, (foyer) => foyer.removeNetwork('eip155', 31338))
    await expect(networkButton(demo, 'Maple')).toBeVisible()
    const { chains } = await demo.state()
    expect(chains.eip155?.requestedNetworks.map(({ name }) => name)).toEqual(['Maple'])
  })

  await test.step('none at all is said, with nothing to clear', async () => {
    await open(demo, 'Networks')
    await withFoyer(page, (foyer) => foyer.removeAdapter('eip155'))
    await expect(demo.heading('No network here')).toBeVisible()
    await expect(demo.button('Clear search')).toHaveCount(0)
  })
})

test('a network that was chosen before connecting is asked of the wallet once', async ({
  demo,
  page,
}) => {
  await demo.addWallets({
    ...acorn,
    knownChainIds: [31338],
    behaviour: { wallet_switchEthereumChain: 'reject' },
  })
  await demo.visit({ wallet: 'none' })
  const asked = async () =>
    (await demo.methodsOf('Acorn')).filter((method) => method === 'wallet_switchEthereumChain')
  const disconnect = async () => {
    await page.evaluate(() => window.foyer.disconnect())
    await expect(demo.opener).toBeVisible()
  }

  await test.step('a wallet that refuses keeps its own, and is not asked again', async () => {
    await withFoyer(page, (foyer, it) => foyer.switchNetwork(it), anvilB)
    await demo.connect('Acorn')
    await expect(networkButton(demo, 'Anvil A')).toBeVisible()
    await expect(demo.dialog).toBeHidden()
    await expect.poll(asked).toHaveLength(1)
    await disconnect()
    await demo.connect('Acorn')
    await expect(networkButton(demo, 'Anvil A')).toBeVisible()
    expect(await asked()).toHaveLength(1)
    await disconnect()
  })

  await test.step('what was chosen in Networks, too', async () => {
    await demo.withWallet('Acorn', (wallet) =>
      wallet.behave('wallet_switchEthereumChain', 'approve'),
    )
    await chooseNetwork(demo, 'Anvil B')
    await expect(networkButton(demo, 'Anvil B')).toBeVisible()
    await expect(demo.dialog).toBeHidden()
    await demo.connect('Acorn')
    await expect.poll(() => networkOf(demo)).toBe(anvilB)
    expect(await asked()).toHaveLength(2)
  })
})

test('a default network is chosen from the start', async ({ demo, stack }) => {
  const defaultNetwork = {
    ...network(31338, 'Anvil B'),
    rpcUrls: { default: { http: [stack.rpcUrls[1]] } },
  }
  await demo.visit({ options: { defaultNetwork } })
  await expect(networkButton(demo, 'Anvil B')).toBeVisible()
})

test('nine networks can be searched, and a long list keeps its search in sight', async ({
  demo,
  page,
}) => {
  const names = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Rowan']
  const networksOf = (names: string[]) => names.map((name, id) => network(id + 1, name))
  await demo.visit({ options: { networks: networksOf(names) } })
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

  await page.setViewportSize({ width: 360, height: 480 })
  const many = networksOf(Array.from({ length: 30 }, (_, index) => `Network number ${index}`))
  await withFoyer(page, (foyer, it) => foyer.updateOptions({ networks: it as never }), many)
  await demo.row('Network number 29').focus()
  await expect(demo.row('Network number 29')).toBeInViewport({ ratio: 1 })
  await expect(search).toBeInViewport({ ratio: 1 })
})

test('the Demo wallet is asked for a switch', async ({ demo }) => {
  await demo.visit()
  await demo.choose()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.dialog).toBeHidden()

  await test.step('it refuses and nothing changes; Try again asks once more', async () => {
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

  await test.step('it approves', async () => {
    await demo.openAccount()
    await demo.row('Anvil B').click()
    await demo.row('Anvil A').click()
    await expect(demo.dialog).toHaveAccessibleName('Anvil A')
    await expect(demo.heading('Continue in Demo wallet')).toBeVisible()
    await demo.prompt.getByRole('button', { name: 'Approve' }).click()
    // Back where the user came from, on the new network.
    await expect(demo.modal).toHaveAttribute('data-view', 'Account')
    await expect(demo.row('Anvil A')).toBeVisible()
    expect(await networkOf(demo)).toBe(anvilA)
    expect((await demo.state()).chains.eip155?.caipAddress).toMatch(/^eip155:31337:0x/)
    expect(await switches(demo)).toEqual([anvilB, anvilA])
    await expect(demo.view.locator('.amount')).toHaveText(/ETH$/)
  })

  await test.step('Cancel while it is asked leads back to the networks', async () => {
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

  test('may not be added, cannot be added, and is used after adding that does not move there', async ({
    demo,
    page,
  }) => {
    await connected(demo, { addingSwitches: false })
    const addingAnswers = (answer: 'reject' | 'approve' | 'unknown') =>
      demo.withWallet(
        'Acorn',
        (wallet, answer) =>
          wallet.behave(
            'wallet_addEthereumChain',
            answer === 'unknown' ? { throws: { code: 4200, message: 'No such method' } } : answer,
          ),
        answer,
      )
    // By keyboard: presses at one place, faster than a hand's, are taken for a double click.
    const choose = async () => {
      await open(demo, 'Networks')
      await demo.row('Anvil B').press('Enter')
    }
    const close = async () => {
      await withFoyer(page, (foyer) => foyer.close())
      await expect(demo.dialog).toBeHidden()
    }

    await test.step('the user does not let it be added', async () => {
      await addingAnswers('reject')
      await choose()
      await expect(demo.heading('Request declined')).toBeVisible()
      expect(await networkOf(demo)).toBe(anvilA)
      await close()
    })
    await test.step('the wallet cannot add: Chain is not supported', async () => {
      await addingAnswers('unknown')
      await choose()
      await expect(demo.heading('Could not switch')).toBeVisible()
      await expect(demo.view.getByRole('alert')).toContainText('Chain is not supported')
      await expect(demo.button('Try again')).toBeVisible()
      expect(await networkOf(demo)).toBe(anvilA)
      await close()
    })
    await test.step('it is used after adding', async () => {
      await addingAnswers('approve')
      await choose()
      await expect(demo.dialog).toBeHidden()
      expect(await networkOf(demo)).toBe(anvilB)
      expect(await switches(demo)).toEqual([anvilB])
    })
  })
})

test('a connected wallet is moved, moves by itself, and is left', async ({ demo, page }) => {
  await connected(demo, { knownChainIds: [31338] })

  await test.step('switchNetwork resolves when the state has changed, by CAIP-2 id and by network', async () => {
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

  await test.step('switchNetwork rejects when it is refused, and the old network stays', async () => {
    await demo.withWallet('Acorn', (wallet) =>
      wallet.behave('wallet_switchEthereumChain', 'reject'),
    )
    const refusal = await refusalOf(page, (foyer, id) => foyer.switchNetwork(id), anvilB)
    expect(refusal?.code).toBe('wallet/declined')
    expect(await networkOf(demo)).toBe(anvilA)
  })

  await test.step('the wallet moves by itself: one event, and everything follows', async () => {
    await demo.withWallet('Acorn', (wallet) => wallet.changeChain(31338))
    await expect(networkButton(demo, 'Anvil B')).toBeVisible()
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
    // The same news once more, in the three shapes wallets use.
    await demo.withWallet('Acorn', (wallet) => {
      for (const value of ['0x7a6a', '31338', 31338]) wallet.emit('chainChanged', value)
    })
    expect(await switches(demo)).toEqual([anvilB, anvilA, anvilB])
    expect((await demo.state()).chains.eip155?.caipAddress).toMatch(/^eip155:31338:0x/)
    await demo.openAccount()
    await expect(demo.row('Anvil B')).toHaveAccessibleDescription('Network')
    await withFoyer(page, (foyer) => foyer.close())
  })

  await test.step('removing the active network asks it to move', async () => {
    await demo.withWallet('Acorn', (wallet) =>
      wallet.behave('wallet_switchEthereumChain', 'approve'),
    )
    const before = (await demo.methodsOf('Acorn')).length
    await withFoyer(page, (foyer) => foyer.removeNetwork('eip155', 31338))
    await expect(networkButton(demo, 'Anvil A')).toBeVisible()
    expect((await demo.methodsOf('Acorn')).slice(before)).toContain('wallet_switchEthereumChain')
    expect((await demo.state()).chains.eip155?.status).toBe('connected')
  })

  await test.step('removing the chain family ends it and leaves the page whole', async () => {
    await demo.openAccount()
    await withFoyer(page, (foyer) => foyer.removeAdapter('eip155'))
    await expect(demo.modal).not.toHaveAttribute('data-view', 'Account')
    const state = await demo.state()
    expect([state.activeNamespace, Object.keys(state.chains)]).toEqual([null, []])
    expect(await demo.stored()).toBeNull()
    await expect(page.getByRole('heading', { name: /^The open front door/ })).toBeVisible()
  })
})

test.describe('a network that the application does not use', () => {
  test('is said, and left in every way', async ({ demo, page }) => {
    await connected(demo)
    const moveAway = async () => {
      await demo.withWallet('Acorn', (wallet) => wallet.changeChain(1))
      await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
    }
    const ways: [string, (demo: Demo) => Promise<unknown>][] = [
      ['Escape', (demo) => demo.page.keyboard.press('Escape')],
      ['the overlay', (demo) => demo.page.mouse.click(10, 400)],
      ['Close', (demo) => demo.button('Close').click()],
      ['close()', (demo) => withFoyer(demo.page, (foyer) => foyer.close())],
    ]
    await moveAway()
    for (const [way, leave] of ways)
      await test.step(`by ${way}, and it is there at the next open`, async () => {
        await leave(demo)
        await expect(demo.modal).toHaveAttribute('data-open', 'false')
        await expect(demo.dialog).toBeHidden()
        expect((await demo.state()).chains.eip155?.status).toBe('connected')
        await demo.accountButton.click()
        await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
      })

    await test.step('it goes when the wallet comes back', async () => {
      await demo.withWallet('Acorn', (wallet) => wallet.changeChain(31337))
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
      await demo.openAccount()
      await withFoyer(page, (foyer) => foyer.close())
      await expect(demo.dialog).toBeHidden()
    })

    await test.step('Disconnect there ends it', async () => {
      await moveAway()
      await demo.row('Disconnect').click()
      await expect(demo.opener).toBeVisible()
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
      expect((await demo.state()).chains.eip155).toMatchObject({
        status: 'disconnected',
        network: { caipNetworkId: anvilA },
      })
    })

    await test.step('adding it at run time makes it one of ours', async () => {
      await demo.openConnect()
      await demo.row('Acorn').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
      await withFoyer(page, (foyer, it) => foyer.addNetwork('eip155', it), network(1, 'First'))
      await expect(demo.modal).toHaveAttribute('data-open', 'false')
      await expect(networkButton(demo, 'First')).toBeVisible()
    })
  })

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
      if (!('enableNetworkSwitch' in options)) return
      // Without network switching, no network can be chosen in the modal.
      await demo.withWallet('Acorn', (wallet) => wallet.changeChain(31337))
      await expect.poll(() => networkOf(demo)).toBe(anvilA)
      await demo.openAccount()
      await expect(demo.row('Anvil A')).toBeDisabled()
      await demo.row('Anvil A').press('Enter')
      await expect(demo.modal).toHaveAttribute('data-view', 'Account')
      await open(demo, 'Networks')
      await expect(demo.row('Anvil B')).toBeDisabled()
    })
})

test('the warning stands whole beside any name of a wallet, whatever direction it has', async ({
  demo,
  page,
}) => {
  const long = 'W'.repeat(64)
  const hebrew = 'ארנק'
  await demo.addWallets(
    { name: long, rdns: 'dev.foyer.long', chainId: 1, knownChainIds: [31337] },
    { name: hebrew, rdns: 'dev.foyer.hebrew', chainId: 1, knownChainIds: [31337] },
  )
  await demo.visit({ wallet: 'none' })
  const warn = async (name: string) => {
    await demo.openConnect()
    await demo.row(name).click()
    await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
    await expect(demo.view.locator('.notice')).toContainText(name)
  }

  await warn(long)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
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
    expect(hidden, `${width} px`).toBe(0)
  }
  await demo.row('Disconnect').click()
  await expect(demo.dialog).toBeHidden()

  await warn(hebrew)
  const warning = demo.view.locator('.notice > div')
  await expect(warning).toContainText(`${hebrew} is on a network that this site does not use.`)
  const startsPx = await warning.evaluate((text) => {
    const range = text.ownerDocument.createRange()
    range.selectNodeContents(text)
    const lastLine = [...range.getClientRects()].at(-1)
    return (lastLine?.left ?? Number.NaN) - text.getBoundingClientRect().left
  })
  expect(Math.abs(startsPx)).toBeLessThan(2)
})
