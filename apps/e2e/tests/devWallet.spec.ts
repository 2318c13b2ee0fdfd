import type { Page } from '@playwright/test'
import { verifyMessage, verifyTypedData } from 'viem'
import { account } from '../support/Demo.ts'
import { DevWallet } from '../support/DevWallet.ts'
import { idle } from '../support/idle.ts'
import { pressWithKeys, tabTo } from '../support/keys.ts'
import { examine, thirdPartiesOf } from '../support/page.ts'
import { type PinnedDapp, type Session, startPinnedDapp } from '../support/pinnedDapp.ts'
import { relayOf } from '../support/realServer.ts'
import { test as base, expect } from '../support/test.ts'

const test = base.extend<{
  relayUrl: string
  wallet: DevWallet
  dapp: PinnedDapp
  session: Session
}>({
  relayUrl: ({ server }, use) => use(relayOf(server)),
  /** Of another vendor, in Node. */
  dapp: async ({ relayUrl }, use) => {
    const dapp = await startPinnedDapp(relayUrl)
    await use(dapp)
    await dapp.remove()
  },
  /** Open, with nothing in it; a page that asks anybody else fails the test. */
  wallet: async ({ page, stack, relayUrl }, use) => {
    const thirdParties = thirdPartiesOf(page, [stack.walletUrl, relayUrl, ...stack.rpcUrls])
    const complaints: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
    })
    const wallet = new DevWallet({ page, url: stack.walletUrl, relayUrl })
    await wallet.open()
    await use(wallet)
    const others = thirdParties.filter((url) => !url.startsWith(relayUrl))
    expect({ thirdParties: others, complaints }).toEqual({ thirdParties: [], complaints: [] })
  },
  session: async ({ wallet, dapp }, use) => {
    const { uri, session } = await dapp.propose()
    await wallet.pair(uri)
    await wallet.approve('Connect to Pinned shop?')
    await use(await session)
  },
})

const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('behavior: a link leads to a question, and then an application asks for everything in one session', async ({
  wallet,
  dapp,
  stack,
}) => {
  test.slow()
  await test.step('something else than a link is not tried', async () => {
    await wallet.pair('https://shop.example')
    await expect(wallet.page.getByRole('alert')).toContainText('begins with “wc:”')
    await expect(wallet.link).toHaveAttribute('aria-invalid', 'true')
    const spent = `wc:${'0'.repeat(64)}@2?relay-protocol=irn&symKey=${'0'.repeat(64)}&expiryTimestamp=1`
    await wallet.pair(spent)
    await expect(wallet.log).toContainText('Failed')
  })

  await test.step('what cannot be served is said before it can be approved', async () => {
    const { uri, session } = await dapp.propose({ chains: ['eip155:1'] })
    await wallet.pair(uri)
    const question = wallet.question('Connect to Pinned shop?')
    await expect(question).toContainText('serves none of the networks')
    await expect(question.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await wallet.reject('Connect to Pinned shop?')
    await expect(session).rejects.toMatchObject({ code: 5100 })
  })

  const session =
    await test.step('a pasted link leads to a question, and a yes to a session', async () => {
      const { uri, session } = await dapp.propose()
      await wallet.pair(uri)
      const question = wallet.question('Connect to Pinned shop?')
      await expect(question).toContainText('https://shop.example')
      await expect(question).toContainText('Not verified')
      await expect(question).toContainText('Anvil A, Anvil B')
      await expect(question).toContainText('personal_sign, eth_signTypedData_v4')
      await wallet.approve('Connect to Pinned shop?')
      const opened = await session
      expect(opened.accounts()).toEqual([account])
      await expect(wallet.session('Pinned shop')).toContainText('https://shop.example')
      await expect(wallet.log).toContainText('Connected to Pinned shop')
      await expect(wallet.link).toHaveValue('')
      return opened
    })

  await test.step('messages and typed data are shown whole and signed', async () => {
    const message = 'Hello,\nworld'
    const signed = session.request<`0x${string}`>('personal_sign', [
      `0x${Buffer.from(message).toString('hex')}`,
      account,
    ])
    await expect(wallet.question('Sign this message?')).toContainText('Hello,')
    await expect(wallet.question('Sign this message?')).toContainText(account)
    await wallet.approve('Sign this message?')
    expect(await verifyMessage({ address: account, message, signature: await signed })).toBe(true)

    const data = {
      domain: { name: 'Shop', chainId: 31337n },
      primaryType: 'Order',
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        Order: [{ name: 'thing', type: 'string' }],
      },
      message: { thing: 'A lamp' },
    } as const
    const ordered = session.request<`0x${string}`>('eth_signTypedData_v4', [
      account,
      JSON.stringify({ ...data, domain: { ...data.domain, chainId: 31337 } }),
    ])
    await expect(wallet.question('Sign this data?')).toContainText('A lamp')
    await wallet.approve('Sign this data?')
    expect(await verifyTypedData({ ...data, address: account, signature: await ordered })).toBe(
      true,
    )
  })

  await test.step('a transaction is mined on the chain that was asked', async () => {
    const before = await stack.chain.getBalance({ address: second })
    const sent = session.request<`0x${string}`>('eth_sendTransaction', [
      { from: account, to: second, value: '0x2386f26fc10000' },
    ])
    const question = wallet.question('Send this transaction?')
    await expect(question).toContainText(second)
    await expect(question).toContainText('0.01 ETH')
    await expect(question).toContainText('Anvil A')
    await wallet.approve('Send this transaction?')
    const receipt = await stack.chain.waitForTransactionReceipt({ hash: await sent })
    expect(receipt.status).toBe('success')
    expect(await stack.chain.getBalance({ address: second })).toBe(before + 10n ** 16n)
  })

  await test.step('a no to a proposal and to a request is told with its code', async () => {
    const asked = session.request('personal_sign', ['0x00', account])
    asked.catch(() => {})
    await wallet.reject('Sign this message?')
    await expect(asked).rejects.toMatchObject({ code: 4001 })

    const { uri, session: other } = await dapp.propose()
    await wallet.pair(uri)
    await wallet.reject('Connect to Pinned shop?')
    await expect(other).rejects.toMatchObject({ code: 5000 })
    await expect(wallet.session('Pinned shop')).toHaveCount(1)
  })

  await test.step('ping, extend, and a ping from the other side', async () => {
    await wallet.button('Ping').click()
    await expect(wallet.log).toContainText(/Pinned shop answered in \d+ ms/)
    await dapp.client.ping({ topic: session.topic })
    const before = dapp.client.session.get(session.topic).expiry
    // The end of a session is in whole seconds.
    await expect(async () => {
      await wallet.button('Extend').click()
      await expect(wallet.log).toContainText('seven more days')
      expect(dapp.client.session.get(session.topic).expiry).toBeGreaterThan(before)
    }).toPass()
  })

  await test.step('the application is told of another account and another network', async () => {
    const events: unknown[] = []
    dapp.client.on('session_event', ({ params }) => events.push(params))
    const card = wallet.session('Pinned shop')
    await card.getByLabel('Account').selectOption({ label: 'Account 2, 0x7099…79C8' })
    await expect
      .poll(() => events)
      .toEqual([{ chainId: 'eip155:31337', event: { name: 'accountsChanged', data: [second] } }])
    expect(session.accounts()).toEqual([second])

    events.length = 0
    await card.getByLabel('Network').selectOption('Anvil B')
    await expect
      .poll(() => events)
      .toEqual([{ chainId: 'eip155:31338', event: { name: 'chainChanged', data: 31338 } }])

    events.length = 0
    const switched = session.request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])
    await wallet.approve('Switch network?')
    expect(await switched).toBeNull()
    await expect
      .poll(() => events)
      .toEqual([{ chainId: 'eip155:31337', event: { name: 'chainChanged', data: 31337 } }])
    await expect(card.getByLabel('Network')).toHaveValue('eip155:31337')
    await expect(
      session.request('wallet_switchEthereumChain', [{ chainId: '0x1' }]),
    ).rejects.toMatchObject({ code: 4902 })
  })

  await test.step('either side may end the session', async () => {
    await dapp.client.disconnect({
      topic: session.topic,
      reason: { code: 6000, message: 'Over' },
    })
    await expect(wallet.session('Pinned shop')).toBeHidden()
    await expect(wallet.log).toContainText('Pinned shop disconnected')

    const { uri, session: next } = await dapp.propose()
    await wallet.pair(uri)
    await wallet.approve('Connect to Pinned shop?')
    await next
    const ended = new Promise((resolve) => dapp.client.on('session_delete', resolve))
    await wallet.button('Disconnect').click()
    await ended
    await expect(wallet.session('Pinned shop')).toBeHidden()
  })
})

test('behavior: what is on screen can be read; a session outlives the page, and what was asked meanwhile is shown once', async ({
  wallet,
  session,
}) => {
  await test.step('readable and narrow, light and dark', async () => {
    const { page } = wallet
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByText('Accounts and networks').click()
    const check = async (what: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { violations } = await examine(page, {
          within: 'html',
          // The boxes are those of the light look.
          only: colorScheme === 'dark' ? 'colours' : undefined,
        })
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html}`),
        )
        const isWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
        expect({ what, colorScheme, found, isWide }).toEqual({
          ...{ what, colorScheme },
          ...{ found: [], isWide: false },
        })
      }
    }
    await check('page')
    const asked = session.request('eth_sendTransaction', [
      { from: account, to: second, value: '0x1', data: `0x${'ab'.repeat(600)}` },
    ])
    asked.catch(() => {})
    await expect(wallet.question('Send this transaction?')).toBeVisible()
    await check('question')
    await wallet.reject('Send this transaction?')
    await wallet.button('Scan code').click()
    await expect(page.getByText('There is no camera to use.')).toBeVisible()
    await check('scan')
    await page.setViewportSize({ width: 1024, height: 640 })
  })

  await wallet.page.reload()
  await expect(wallet.session('Pinned shop')).toBeVisible()

  const reopened = await wallet.inNewTab()
  await wallet.page.goto('about:blank')
  const asked = session.request<string>('personal_sign', ['0x6c61746572', account])
  let answers = 0
  void asked.then(() => answers++)
  await reopened.open()
  await expect(reopened.question('Sign this message?')).toContainText('later')

  // Not yet answered, so the question comes back with the page.
  await reopened.page.reload()
  await reopened.approve('Sign this message?')
  expect(await asked).toMatch(/^0x[0-9a-f]{130}$/)
  await expect(reopened.dialog).toHaveCount(0)
  // The kit writes down that it answered in its own time, some milliseconds later.
  await expect.poll(() => isAnswerKept(reopened.page)).toBe(true)
  await reopened.page.reload()
  await expect(reopened.session('Pinned shop')).toBeVisible()
  await idle(reopened.page)
  await expect(reopened.dialog).toHaveCount(0)
  expect(answers).toBe(1)
})

test('behavior: one click connects and signs in', async ({ wallet, dapp }) => {
  const ask = () =>
    dapp.client.authenticate({
      chains: ['eip155:31337', 'eip155:31338'],
      domain: 'shop.example',
      nonce: '32891756',
      uri: 'https://shop.example/login',
      methods: ['personal_sign'],
    })
  const { uri, response } = await ask()
  await wallet.pair(uri)
  const question = wallet.question('Sign in to Pinned shop?')
  await expect(question).toContainText('shop.example wants you to sign in')
  await expect(question).toContainText(account)
  await wallet.approve('Sign in to Pinned shop?')
  const { auths, session } = await response()
  expect(auths?.[0]?.p.iss).toContain(account)
  expect(session.namespaces.eip155?.accounts).toContain(`eip155:31337:${account}`)
  await expect(wallet.session('Pinned shop')).toBeVisible()
  // The same link also proposed a plain session, for wallets that cannot sign in.
  await wallet.page.reload()
  await expect(wallet.session('Pinned shop')).toBeVisible()
  await expect(wallet.dialog).toHaveCount(0)

  const again = await ask()
  const refused = again.response()
  refused.catch(() => {})
  await wallet.pair(again.uri)
  await wallet.reject('Sign in to Pinned shop?')
  // The pinned client keeps the words of the error only.
  await expect(refused).rejects.toBe('User rejected.')
  await wallet.page.reload()
  await expect(wallet.session('Pinned shop')).toBeVisible()
  await expect(wallet.dialog).toHaveCount(0)
})

test('behavior: by keyboard alone, in the tab that was opened last, and without asking', async ({
  wallet,
  dapp,
}) => {
  await test.step('everything by keyboard alone', async () => {
    const { page } = wallet
    const { uri, session } = await dapp.propose()
    await wallet.link.focus()
    await page.keyboard.insertText(uri)
    await page.keyboard.press('Enter')
    await expect(wallet.question('Connect to Pinned shop?')).toBeVisible()
    await pressWithKeys(page, 'Approve')
    const { request } = await session
    // Focus is where it was.
    await expect(wallet.link).toBeFocused()

    const asked = request('personal_sign', ['0x00', account])
    asked.catch(() => {})
    await expect(wallet.question('Sign this message?')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asked).rejects.toMatchObject({ code: 4001 })
    await tabTo(page, 'Ping')
    await pressWithKeys(page, 'Disconnect')
    await expect(wallet.session('Pinned shop')).toBeHidden()
  })

  await test.step('a link opens the wallet, in the tab that was opened last', async () => {
    const { uri, session } = await dapp.propose()
    const opened = await wallet.inNewTab()
    await opened.open({ uri })
    await expect(opened.question('Connect to Pinned shop?')).toBeVisible()
    await expect(
      wallet.page.getByRole('heading', { name: 'The wallet is open in another tab' }),
    ).toBeVisible()
    expect(new URL(opened.page.url()).pathname).toBe('/')
    await opened.approve('Connect to Pinned shop?')
    await session

    await wallet.button('Use it here').click()
    await expect(wallet.session('Pinned shop')).toBeVisible()
    await expect(opened.page.getByRole('heading', { level: 1 })).toContainText('another tab')
  })

  await test.step('?auto= answers without asking', async () => {
    await wallet.open({ auto: 'approve' })
    const { uri, session } = await dapp.propose()
    await wallet.pair(uri)
    const { request } = await session
    expect(await request('personal_sign', ['0x00', account])).toMatch(/^0x/)
    await wallet.open({ auto: 'reject' })
    await expect(request('personal_sign', ['0x00', account])).rejects.toMatchObject({ code: 4001 })
  })
})

/** Whether the next page of the wallet will know that every request was answered. */
async function isAnswerKept(page: Page): Promise<boolean> {
  const kept = await page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('keyvaluestorage')
          const history = transaction.objectStore('keyvaluestorage').get('wc@2:core:0.3:history')
          transaction.oncomplete = () => {
            opening.result.close()
            resolve(history.result)
          }
        }
      }),
  )
  const records: { request: { method: string }; response?: unknown }[] =
    typeof kept === 'string' ? JSON.parse(kept) : kept
  const requests = records.filter(({ request }) => request.method === 'wc_sessionRequest')
  return requests.length > 0 && requests.every(({ response }) => response !== undefined)
}
