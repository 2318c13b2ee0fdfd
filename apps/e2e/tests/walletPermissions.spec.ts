import type { WalletBehaviour } from '@foyer/testing'
import { checkView } from '@foyer/testing/view'
import type { Page } from '@playwright/test'
import { answerPermissions } from '../support/answerPermissions.ts'
import { askProvider as ask } from '../support/askProvider.ts'
import { Demo } from '../support/Demo.ts'
import { axeViolations, overflows } from '../support/page.ts'
import { android, phone } from '../support/phones.ts'
import type { TestStack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const methods = {
  grant: 'wallet_requestExecutionPermissions',
  revoke: 'wallet_revokeExecutionPermission',
}
const wallet = { name: 'Oak', rdns: 'dev.foyer.oak' }
const ether = 10n ** 18n

/** A page whose user is connected with a wallet of their own that has permissions. */
async function connected({
  page,
  served,
  walletScript,
  at,
  options = {},
}: {
  page: Page
  served: TestStack
  walletScript: string
  /** Of the stack's accounts: each test has one of its own, as the server keeps what it gave. */
  at: number
  options?: object
}) {
  const demo = new Demo({ page, stack: served, walletScript })
  const account = served.accounts[at]
  if (!account) throw new Error(`The stack has no account ${at}`)
  await answerPermissions(page, { chain: served.chain, account })
  await demo.addWallets({
    ...{ ...wallet, rpcUrl: served.rpcUrls[0], permits: true, permitted: true },
    accounts: [account.address],
  })
  await demo.visit({
    wallet: 'none',
    options: {
      features: { smartSessions: true },
      metadata: { name: 'Corner shop', description: '', url: 'http://127.0.0.1', icons: [] },
      ...options,
    },
  })
  await withFoyer(page, async (foyer) => {
    const [connector] = foyer.getConnectors().filter(({ name }) => name === 'Oak')
    if (connector) await foyer.connect({ connector })
  })
  const now = Number((await served.chain.getBlock()).timestamp)
  const delegate = served.accounts[7]?.address.toLowerCase()
  /** So many atomic units of an ETH in all, for a month. */
  const requestOf = (atomic: bigint) => ({
    ...{ chainId: '0x7a69', to: delegate },
    permission: {
      type: 'native-token-allowance',
      data: { allowanceAmount: `0x${atomic.toString(16)}` },
    },
    rules: [{ type: 'expiry', data: { timestamp: now + 30 * 86_400 } }],
  })
  const openList = async () => {
    await withFoyer(page, (foyer) => void foyer.open({ view: 'SmartSessionList' as 'Account' }))
    await expect(demo.modal).toHaveAttribute('data-view', 'SmartSessionList')
  }
  const asked = async (method: string) =>
    (await demo.methodsOf('Oak')).filter((one) => one === method).length
  return { demo, requestOf, openList, asked, now, delegate }
}

test('a permission of a browser wallet is granted, listed and revoked by keyboard; the wallet that declines loses nothing', async ({
  page,
  served,
  walletScript,
}) => {
  const { demo, requestOf, asked } = await connected({ page, served, walletScript, at: 4 })
  const { view } = demo
  const amount = ether / 4n + 1n
  const [granted] = (await ask(page, methods.grant, [requestOf(amount)])) as [{ context: string }]
  expect(granted.context).toMatch(/^0x[\da-f]{64}/)

  await withFoyer(page, (foyer) => void foyer.open())
  for (const name of ['Settings', 'Permissions']) {
    await view.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const row = view.getByRole('listitem').filter({ hasText: '0.250000000000000001 ETH in all' })
  await expect(row).toBeVisible()
  await expect(row.getByRole('heading', { level: 2 })).toHaveText(
    `Corner shop ${new URL(served.demoUrl).host}`,
  )
  await expect(row.getByText('Can be taken now: 0.250000000000000001 ETH')).toBeVisible()
  await expect(row.getByText('Anvil A')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await checkView(page)).toEqual([])

  // Declined: nothing is said, and everything is as before.
  await demo.withWallet('Oak', (wallet, method) => wallet.behave(method, 'reject'), methods.revoke)
  const revoke = row.getByRole('button', { name: 'Revoke' })
  await revoke.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(methods.revoke)).toBe(1)
  await expect(revoke).not.toHaveAttribute('aria-disabled', 'true')
  await expect(view.getByRole('alert')).toHaveCount(0)
  await expect(row).toBeVisible()
  await expect(revoke).toBeFocused()

  // Two presses are one request; the wallet takes its time.
  const late = { late: 'approve' } as const
  await demo.withWallet('Oak', (wallet, [method, late]) => wallet.behave(method, late), [
    methods.revoke,
    late,
  ] as const)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(view.getByRole('status')).toHaveText(
    'Confirm in your wallet, and wait for the network',
  )
  await expect.poll(() => asked(methods.revoke)).toBe(2)
  await demo.withWallet('Oak', (wallet) => wallet.answerLate())
  await expect(row).toHaveCount(0, { timeout: 15_000 })
  // Its button went with it: the keyboard goes on from the title.
  await expect(demo.modal.getByRole('heading', { level: 1 })).toBeFocused()
  expect([await asked(methods.revoke), await asked('personal_sign')]).toEqual([2, 1])
})

test.describe('on an iPhone, right to left, at 320 pixels', () => {
  test.use({ userAgent: phone.userAgent, viewport: { width: 320, height: 640 } })

  test('a permission of the drafts of before is listed, and ended by the wallet and a signature', async ({
    page,
    served,
    walletScript,
  }) => {
    const { demo, openList, asked, now, delegate } = await connected({
      ...{ page, served, walletScript, at: 5 },
      options: { locale: 'ar' },
    })
    const { view } = demo
    const granted = await ask(page, 'wallet_grantPermissions', [
      {
        ...{ chainId: '0x7a69', expiry: now + 86_400, policies: [] },
        signer: { type: 'account', data: { id: delegate } },
        permissions: [{ type: 'native-token-transfer', data: { allowance: '0x64' } }],
      },
    ])
    expect(granted).toMatchObject({ context: expect.stringMatching(/^0x[\da-f]{64}$/) })
    await openList()
    await expect(demo.modal).toHaveAttribute('lang', 'ar')
    const row = view.getByRole('listitem')
    await expect(row).toHaveCount(1)
    // What nobody here can read is said to be so.
    await expect(row.getByText('لا يمكن عرض ما يسمح به')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await checkView(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    await row.getByRole('button').press('Enter')
    await expect(row).toHaveCount(0, { timeout: 20_000 })
    expect(await asked('wallet_revokePermissions')).toBe(1)
    // One to keep it, one to end it.
    expect(await asked('personal_sign')).toBe(2)
    // It is connected still: only the permission was ended.
    expect((await demo.state()).chains.eip155?.status).toBe('connected')
  })
})

test.describe('on an Android phone, right to left', () => {
  test.use({ userAgent: android.userAgent, viewport: { width: 320, height: 640 } })

  test('what is wider than asked is refused, and neither a wallet that hangs, a server that is away nor a late answer loses anything', async ({
    page,
    served,
    walletScript,
  }) => {
    const { demo, requestOf, openList, asked } = await connected({
      ...{ page, served, walletScript, at: 6 },
      options: { locale: 'ps' },
    })
    const { view } = demo
    const behave = (method: string, behaviour: WalletBehaviour) =>
      demo.withWallet('Oak', (wallet, [method, next]) => wallet.behave(method, next), [
        method,
        behaviour,
      ] as const)
    const [given] = (await ask(page, methods.grant, [requestOf(ether)])) as [object]
    const wider = { ...given, ...requestOf(2n * ether) }
    await behave(methods.grant, { answers: [wider] })
    expect(await ask(page, methods.grant, [requestOf(ether)])).toMatchObject({
      ...{ code: -32_603, message: expect.stringContaining('`allowanceAmount` is more') },
    })
    expect(await asked('personal_sign')).toBe(1)

    // A wallet that says nothing holds nothing else up.
    await behave(methods.grant, 'hang')
    const request = requestOf(3n * ether)
    await withFoyer(
      page,
      (foyer, request) => {
        const provider = foyer.getProvider('eip155') as { request(asked: object): Promise<unknown> }
        void provider.request({ method: 'wallet_requestExecutionPermissions', params: [request] })
      },
      request,
    )
    const sessions = '**/v1/sessions/**'
    await page.route(sessions, (route) => route.abort())
    await openList()
    await expect(view.getByRole('alert')).toHaveText(
      'Your permissions could not be read. They are as they were.',
    )
    await expect(view.getByText('No permissions')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await page.unroute(sessions)
    await view.getByRole('button', { name: 'Try again' }).press('Enter')
    const row = view.getByRole('listitem').filter({ hasText: '1 ETH in all' })
    await expect(row).toBeVisible()
    expect(await checkView(page)).toEqual([])
    expect(await overflows(page)).toEqual([])

    // The wallet hangs; who comes back finds the list, and the answer that comes late counts.
    const revoke = row.getByRole('button', { name: 'Revoke' })
    await behave(methods.revoke, { late: 'approve' })
    await revoke.press('Enter')
    await expect(revoke).toHaveAttribute('aria-disabled', 'true')
    await withFoyer(page, (foyer) => foyer.close())
    await expect(demo.modal).toHaveAttribute('data-open', 'false')
    await openList()
    await expect(revoke).not.toHaveAttribute('aria-disabled', 'true')
    await demo.withWallet('Oak', (wallet) => wallet.answerLate())
    await expect(row).toHaveCount(0, { timeout: 15_000 })
    await expect(view.getByRole('heading', { name: 'No permissions' })).toBeVisible()
    expect(await asked(methods.revoke)).toBe(1)

    // Another account has its own, and a wallet that leaves takes the view along.
    await withFoyer(page, (foyer) => foyer.close())
    await behave(methods.grant, 'approve')
    await ask(page, methods.grant, [requestOf(ether)])
    await openList()
    await expect(row).toBeVisible()
    await demo.withWallet(
      'Oak',
      (wallet, other) => wallet.changeAccounts([other]),
      served.accounts[3]?.address ?? '',
    )
    await expect(row).toHaveCount(0)
    await expect(view.getByRole('heading', { name: 'No permissions' })).toBeVisible()
    await demo.withWallet('Oak', (wallet) => wallet.revoke())
    await expect(demo.modal).not.toHaveAttribute('data-view', 'SmartSessionList')
    expect((await demo.state()).chains.eip155?.status).toBe('disconnected')
  })
})
