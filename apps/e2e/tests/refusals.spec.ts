import type { Demo } from '../support/Demo.ts'
import { expect, test } from '../support/test.ts'

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }
const birch = { name: 'Birch', rdns: 'dev.foyer.birch' }
const outcomes = ['CONNECT_SUCCESS', 'CONNECT_ERROR', 'USER_REJECTED']

const statusOf = async (demo: Demo) => (await demo.state()).chains.eip155?.status

test('a refusal is said plainly, and Try again asks once more', async ({ demo }) => {
  await demo.visit()
  await demo.choose()
  await demo.prompt.getByRole('button', { name: 'Reject' }).click()
  await expect(demo.heading('Request declined')).toBeVisible()
  await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
  expect(await demo.tracked(...outcomes)).toEqual(['USER_REJECTED'])
  expect(await demo.stored()).toBeNull()

  await demo.button('Try again').click()
  await expect(demo.heading('Continue in Demo wallet')).toBeVisible()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.accountButton).toBeVisible()
  expect(await demo.tracked(...outcomes)).toEqual(['USER_REJECTED', 'CONNECT_SUCCESS'])
})

test('rejections are known in whatever shape they come', async ({ demo }) => {
  await demo.addWallets(acorn)
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  const count = 6
  for (let index = 0; index < count; index++) {
    await demo.withWallet(
      'Acorn',
      (wallet, index) => {
        const rejections = [
          { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' },
          { code: '4001' },
          { code: -32603, data: { originalError: { code: 4001, message: 'no' } } },
          'User rejected the request',
          Object.assign(new Error('user rejected action'), { code: 'ACTION_REJECTED' }),
          Object.assign(new Error(''), { cause: { name: 'UserRejectedRequestError' } }),
        ]
        wallet.behave('eth_requestAccounts', { throws: rejections[index] })
      },
      index,
    )
    await demo.row('Acorn').click()
    await expect(demo.heading('Request declined')).toBeVisible()
    await demo.button('Back').click()
    await expect(demo.row('Acorn')).toBeVisible()
  }
  expect(await demo.tracked(...outcomes)).toEqual(Array(count).fill('USER_REJECTED'))
})

test('odd errors become a readable sentence, and one event each', async ({ demo }) => {
  await demo.addWallets(acorn)
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  const expected = [
    'The vault is locked',
    'Unknown error',
    'Unknown error',
    'Unknown error',
    'Unknown error',
    'Unknown error',
    'Device not found',
    'Goes round in circles',
    'Unknown error',
    'Unknown error',
    'Thrown before any promise',
    'Unknown error',
    'Unknown error',
    'gave no account',
    'gave no account',
    'gave no account',
  ]
  for (const [index, words] of expected.entries()) {
    await demo.withWallet(
      'Acorn',
      (wallet, index) => {
        const circular: Record<string, unknown> = { message: 'Goes round in circles' }
        circular.cause = circular
        const booby = {
          get message() {
            throw new Error('a getter that throws')
          },
        }
        const behaviours = [
          { throws: 'The vault is locked' },
          { throws: null },
          { throws: undefined },
          { throws: {} },
          { throws: { code: -32603, message: '[object Object]' } },
          { throws: new Error('') },
          { throws: { code: -32603, data: { originalError: { message: 'Device not found' } } } },
          { throws: circular },
          { throws: booby },
          { throws: 42 },
          { throwsAtOnce: new Error('Thrown before any promise') },
          { throws: { message: '0x08c379a0' } },
          { throws: Symbol('wallet') },
          { answers: 'accounts' },
          { answers: [] },
          { answers: [null, '0x1234', {}] },
        ]
        wallet.behave('eth_requestAccounts', behaviours[index] ?? 'approve')
      },
      index,
    )
    await demo.row('Acorn').click()
    await expect(demo.heading('Could not connect')).toBeVisible()
    const alert = demo.view.getByRole('alert')
    await expect(alert).toContainText(words)
    await expect(demo.view).not.toContainText(/\[object|undefined|null|NaN/)
    await expect(demo.button('Try again')).toBeVisible()
    expect(await statusOf(demo)).toBe('disconnected')
    await demo.button('Back').click()
    await expect(demo.row('Acorn')).toBeVisible()
  }
  expect(await demo.tracked(...outcomes)).toEqual(expected.map(() => 'CONNECT_ERROR'))
})

test('Try again works after a failure', async ({ demo }) => {
  await demo.addWallets({ ...acorn, behaviour: { throws: 'The vault is locked' } })
  await demo.visit({ wallet: 'none' })
  await demo.choose('Acorn')
  await expect(demo.heading('Could not connect')).toBeVisible()
  await demo.withWallet('Acorn', (wallet) => wallet.behave('eth_requestAccounts', 'approve'))
  await demo.button('Try again').click()
  await expect(demo.accountButton).toBeVisible()
  expect(await demo.tracked(...outcomes)).toEqual(['CONNECT_ERROR', 'CONNECT_SUCCESS'])
})

test('an earlier prompt is pointed at and its answer taken up', async ({ demo, page }) => {
  const eventsOf = { Acorn: 'both', Birch: 'none' } as const
  await demo.addWallets(
    { ...acorn, events: eventsOf.Acorn, behaviour: 'pending' },
    { ...birch, events: eventsOf.Birch, behaviour: 'pending' },
  )
  await demo.visit({ wallet: 'none' })
  for (const [at, [name, events]] of Object.entries(eventsOf).entries())
    await test.step(`events: ${events}`, async () => {
      await demo.choose(name)
      await expect(demo.heading('Open your wallet')).toBeVisible()
      await expect(demo.button('Cancel')).toBeVisible()
      expect(await statusOf(demo)).toBe('connecting')

      await demo.withWallet(name, (wallet) => wallet.settlePending())
      await expect(demo.accountButton).toBeVisible()
      await expect(demo.dialog).toBeHidden()
      expect(await demo.tracked(...outcomes)).toEqual(Array(at + 1).fill('CONNECT_SUCCESS'))
      // It was never prompted a second time.
      const methods = await demo.methodsOf(name)
      expect(methods.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
      await page.evaluate(() => window.foyer.disconnect())
      await expect(demo.opener).toBeVisible()
    })
})

test('the Demo wallet’s own earlier prompt resolves too', async ({ demo }) => {
  await demo.visit()
  await demo.choose()
  await expect(demo.prompt).toBeVisible()
  await demo.button('Cancel').click()
  await demo.row('Demo wallet').click()
  await expect(demo.heading('Open your wallet')).toBeVisible()
  await expect(demo.prompt).toHaveCount(1)
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.accountButton).toBeVisible()
  expect(await demo.tracked(...outcomes)).toEqual(['CONNECT_SUCCESS'])
})

test('a wallet that hangs is left in every way, and the one beside it connects', async ({
  demo,
  page,
}) => {
  await demo.addWallets({ ...acorn, behaviour: { late: 'approve' } }, birch)
  await demo.visit({ wallet: 'none' })

  await test.step('closing the modal abandons the attempt', async () => {
    await demo.choose('Acorn')
    await demo.button('Close').click()
    await expect(demo.dialog).toBeHidden()
    expect(await statusOf(demo)).toBe('disconnected')
    await expect(demo.opener).toBeVisible()
  })

  for (const [at, way] of ['Cancel', 'Back'].entries())
    await test.step(way, async () => {
      await demo.choose('Acorn')
      await expect(demo.heading('Continue in Acorn')).toBeVisible()
      await demo.button(way).click()
      // At once: whatever the wallet does, the status is ours.
      expect(await statusOf(demo)).toBe('disconnected')
      await expect(demo.row('Birch')).toBeVisible()

      await demo.row('Birch').click()
      await expect(demo.accountButton).toBeVisible()
      await expect(demo.dialog).toBeHidden()
      const before = await demo.state()
      const historyBefore = await page.evaluate(() => window.foyerHistory.length)

      await demo.withWallet('Acorn', (wallet) => wallet.answerLate())
      // The wallet has answered when it shows accounts to the page.
      await expect.poll(() => demo.withWallet('Acorn', (wallet) => wallet.permitted)).toBe(true)
      expect(before.chains.eip155?.connector?.name).toBe('Birch')
      expect((await demo.state()).chains).toMatchObject({
        eip155: { connector: { name: 'Birch' }, status: 'connected' },
      })
      expect(await page.evaluate(() => window.foyerHistory.length)).toBe(historyBefore)
      expect(await demo.tracked(...outcomes)).toEqual(Array(at + 1).fill('CONNECT_SUCCESS'))
      await demo.withWallet('Acorn', (wallet) => wallet.revoke())
      await page.evaluate(() => window.foyer.disconnect())
      await expect(demo.opener).toBeVisible()
    })
})

test('a late answer after leaving changes nothing at all', async ({ demo, page }) => {
  await demo.addWallets({ ...acorn, behaviour: { late: 'approve' } })
  await demo.visit({ wallet: 'none' })
  await demo.choose('Acorn')
  await demo.button('Cancel').click()
  await demo.withWallet('Acorn', (wallet) => wallet.answerLate())
  await expect.poll(() => demo.withWallet('Acorn', (wallet) => wallet.permitted)).toBe(true)
  // The wallet's answer travels through promises; a round through the page lets them all settle.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await statusOf(demo)).toBe('disconnected')
  expect(await demo.stored()).toBeNull()
  expect(await demo.tracked(...outcomes)).toEqual([])
  await expect(demo.row('Acorn')).toBeVisible()
})
