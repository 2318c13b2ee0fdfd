import { account, Demo } from '../support/Demo.ts'
import type { PhoneWallet } from '../support/phoneWallet.ts'
import type { RealServer } from '../support/realServer.ts'
import { me, requestsTo, sessionOf, tokenOf } from '../support/serverSessions.ts'
import { test as base, expect } from '../support/test.ts'

/*
 * Wallets that connect and sign with one answer, and mobile wallets, whose signatures the real server
 * checks. The phone speaks the protocol by its own wallet package, over the server's own relay.
 */

const chainId = 'eip155:31337'

interface Fixtures {
  /** The demo with sign-in at the server, for the injected wallet Birch. */
  open(): Promise<Demo>
}

const test = base.extend<Fixtures>({
  open: async ({ page, server, stack, walletScript }, use) => {
    await use(async () => {
      const demo = new Demo({ page, stack, walletScript })
      await demo.addWallets({
        ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', chainId: 31337, persists: true },
        ...{ accounts: [account], rpcUrl: stack.rpcUrls[0] },
      })
      await page.addInitScript(announceBirch)
      await demo.visit({ wallet: 'none', options: optionsOf(server) })
      return demo
    })
  },
})

declare global {
  interface Window {
    /** Methods that Birch was asked, oldest first. */
    birchAsked: string[]
  }
}

const optionsOf = ({ url }: RealServer) => ({
  ...{ backend: url, siwx: 'foyer', features: { analytics: false } },
})

/** Runs in the page: a wallet that knows `wallet_connect` (ERC-7846), with the keys of Acorn. */
function announceBirch() {
  window.birchAsked = []
  const { Acorn } = window.pageWallets.wallets
  if (!Acorn) throw new Error('Birch stands on Acorn')
  const { provider, detail } = Acorn
  const request = async (asked: { method: string; params?: unknown }) => {
    window.birchAsked.push(asked.method)
    if (asked.method !== 'wallet_connect') return provider.request(asked)
    const [{ capabilities }] = asked.params as [
      { capabilities: { signInWithEthereum: Record<string, string> } },
    ]
    const { domain, uri, nonce, statement, issuedAt, chainId } = capabilities.signInWithEthereum
    const [address] = (await provider.request({ method: 'eth_requestAccounts' })) as string[]
    const message = [
      `${domain} wants you to sign in with your Ethereum account:`,
      ...['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '', statement, '', `URI: ${uri}`],
      ...['Version: 1', `Chain ID: ${Number(chainId)}`, `Nonce: ${nonce}`],
      `Issued At: ${issuedAt}`,
    ].join('\n')
    const bytes = [...new TextEncoder().encode(message)]
    const hex = `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
    const signature = await provider.request({ method: 'personal_sign', params: [hex, address] })
    const signInWithEthereum = { message, signature }
    return { accounts: [{ address, capabilities: { signInWithEthereum } }] }
  }
  const info = { ...detail.info, uuid: crypto.randomUUID(), name: 'Birch', rdns: 'dev.foyer.birch' }
  const announced = Object.freeze({ info, provider: { ...provider, request } })
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: announced }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

const askedOfBirch = (demo: Demo) => demo.page.evaluate(() => window.birchAsked)

/** Opens the QR code from Connect, and scans it with the phone. */
async function scan(demo: Demo, phone: PhoneWallet) {
  await demo.row('WalletConnect').click()
  const code = demo.view.getByRole('img', { name: /^QR code/ })
  await expect(code).toHaveAttribute('data-uri', /^wc:[\da-f]{64}@2\?/)
  await phone.scan((await code.getAttribute('data-uri')) ?? '')
}

/** The server takes no proof. */
const refuseProofs = (demo: Demo) =>
  demo.page.route('**/v1/sign-in/verify*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { reason: 'nonce', message: 'The nonce is used.' } })
      : route.continue(),
  )

/** The view of the message cannot be left; Cancel disconnects, and the server knows of no session. */
async function cancelRequired(demo: Demo) {
  await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
  await expect(demo.modal).toHaveAttribute('data-status', 'connecting')
  await expect(demo.button('Sign')).not.toHaveAttribute('aria-busy')
  await expect(demo.button('Close')).toHaveCount(0)
  await demo.page.keyboard.press('Escape')
  expect(await demo.page.evaluate(() => window.foyer.close())).toBe(false)
  await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
  await demo.button('Cancel').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
  await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
  expect([await demo.stored(), await sessionOf(demo), await tokenOf(demo)]).toEqual([
    ...[null, null, null],
  ])
}

test('a wallet that connects and signs at once is signed in at the server with one prompt', async ({
  open,
  server,
}) => {
  const demo = await open()
  await demo.openConnect()
  await test.step('a proof that the server refuses shows the message, and cancelling it disconnects', async () => {
    await refuseProofs(demo)
    await demo.row('Birch').click()
    await cancelRequired(demo)
    expect(await askedOfBirch(demo)).not.toContain('personal_sign')
  })

  await test.step('one that it takes signs in', async () => {
    await demo.page.unroute('**/v1/sign-in/verify*')
    const proofs = requestsTo(demo.page, 'verify')
    await demo.row('Birch').click()
    await expect(demo.accountButton).toBeVisible()
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
    expect(await askedOfBirch(demo)).toContain('wallet_connect')
    expect(await askedOfBirch(demo)).not.toContain('personal_sign')
    const token = await tokenOf(demo)
    expect(await me(demo, server, token)).toMatchObject({ address: account, chainId })
    expect(proofs).toHaveLength(1)
  })
})

test('a Solana wallet signs in at the server while it connects', async ({ demo, server }) => {
  const proofs = requestsTo(demo.page, 'verify')
  await demo.visit({
    wallet: 'approve',
    options: { ...optionsOf(server), adapters: ['solana'] },
  })
  await demo.openConnect()
  await demo.row('Demo wallet').click()
  await expect.poll(async () => (await demo.state()).chains.solana?.status).toBe('connected')
  const { address, network } = (await demo.state()).chains.solana ?? {}
  expect(await me(demo, server, await tokenOf(demo))).toMatchObject({
    ...{ address, chainId: network?.caipNetworkId },
  })
  expect(proofs).toHaveLength(1)
  expect(await demo.tracked('CLICK_SIGN_SIWX_MESSAGE')).toEqual([])
})

test('a phone that connects and signs at once is signed in at the server, and one that does not signs the message over the relay', async ({
  demo,
  page,
  server,
  startPhone,
}) => {
  test.slow()
  await demo.visit({ wallet: 'none', options: optionsOf(server) })
  await demo.openConnect()
  await refuseProofs(demo)
  const phone = await startPhone({ signsIn: true })
  const other = await startPhone()
  for (const [way, each] of [
    ['one answer', phone],
    ['a message', other],
  ] as const)
    await test.step(`cancelling what is required hangs up, with ${way}`, async () => {
      await scan(demo, each)
      await cancelRequired(demo)
      await expect.poll(each.sessionCount).toBe(0)
      expect(each.requests).toEqual([])
    })
  await page.unroute('**/v1/sign-in/verify*')

  await test.step('one answer signs in, and nothing more is asked', async () => {
    await scan(demo, phone)
    await expect(demo.accountButton).toBeVisible()
    const token = await tokenOf(demo)
    expect(await me(demo, server, token)).toMatchObject({ address: account, chainId })
    await page.reload()
    await expect(demo.accountButton).toBeVisible()
    await expect.poll(() => sessionOf(demo)).toMatchObject({ accountAddress: account, chainId })
    expect([phone.requests, phone.proposals, phone.sessionCount()]).toEqual([[], [], 1])
  })

  await page.evaluate(() => window.foyer.disconnect())
  await expect(demo.opener).toBeVisible()
  await expect.poll(() => tokenOf(demo)).toBeNull()

  await test.step('a phone signs the message over the relay, and the server verifies it', async () => {
    await demo.openConnect()
    await scan(demo, other)
    await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
    await expect(demo.modal).toHaveAttribute('data-status', 'connecting')
    await demo.button('Sign').click()
    await expect(demo.accountButton).toBeVisible()
    expect(await me(demo, server, await tokenOf(demo))).toMatchObject({ address: account, chainId })
    expect(other.requests.map(({ method }) => method)).toEqual(['personal_sign'])
  })
})
