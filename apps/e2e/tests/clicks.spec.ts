import type { Locator, Page } from '@playwright/test'
import type { Demo } from '../support/Demo.ts'
import { atRest } from '../support/page.ts'
import { expect, inMotion, test } from '../support/test.ts'

test.use(inMotion)

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }

/** Presses as an impatient user does: at the same place, whatever is there by then. */
const ways: { way: string; press(page: Page, target: Locator): Promise<void> }[] = [
  { way: 'a double click', press: (page, target) => pointer(page, target, 2) },
  { way: 'ten clicks', press: (page, target) => pointer(page, target, 10) },
  {
    way: 'Enter and a click',
    async press(page, target) {
      const { x, y } = await middleOf(target)
      await target.focus()
      await page.mouse.move(x, y)
      await Promise.all([page.keyboard.press('Enter'), page.mouse.down(), page.mouse.up()])
    },
  },
]

async function pointer(page: Page, target: Locator, clickCount: number) {
  const { x, y } = await middleOf(target)
  // A finger needs time for each press: ten of them take 200 ms.
  await page.mouse.click(x, y, { clickCount, delay: 20 })
}

async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const asked = async (demo: Demo, method: string) =>
  (await demo.methodsOf('Acorn')).filter((asked) => asked === method).length

test('a double click on a wallet selects none of the words that come up', async ({
  demo,
  page,
}) => {
  await demo.addWallets({ ...acorn, behaviour: 'pending' })
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  await pointer(page, demo.row('Acorn'), 2)
  await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingExternal')
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
})

for (const { way, press } of ways)
  test(`${way} counts once, from the opener to Disconnect`, async ({ demo, page, stack }) => {
    test.slow()
    await demo.addWallets({ ...acorn, behaviour: 'approve', rpcUrl: stack.rpcUrls[0] })
    await demo.visit({ wallet: 'none' })
    const behave = (behaviour: 'late' | 'reject') =>
      demo.withWallet(
        'Acorn',
        (wallet, behaviour) =>
          wallet.behave(
            'eth_requestAccounts',
            behaviour === 'late' ? { late: 'approve' } : behaviour,
          ),
        behaviour,
      )
    /** What was tracked since the last time. */
    let seen = 0
    const trackedSince = async (...names: string[]) => {
      const all = await demo.tracked()
      const since = all.slice(seen)
      seen = all.length
      return since.filter((name) => names.includes(name))
    }

    await test.step('on the opener opens one modal, and it stays', async () => {
      await press(page, demo.opener)
      await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
      await expect(demo.dialog).toBeVisible()
      await atRest(demo.modal)
      await expect(demo.modal).toHaveCount(1)
      await expect(demo.modal).toHaveAttribute('data-open', 'true')
      expect(await trackedSince('MODAL_OPEN', 'MODAL_CLOSE')).toEqual(['MODAL_OPEN'])
    })

    await test.step('on a wallet asks it once', async () => {
      await behave('late')
      await expect(demo.row('Acorn')).toBeVisible()
      await press(page, demo.row('Acorn'))
      await expect(demo.heading('Continue in Acorn')).toBeVisible()
      await atRest(demo.modal)
      expect(await asked(demo, 'eth_requestAccounts')).toBe(1)
      await demo.withWallet('Acorn', (wallet) => wallet.answerLate())
      await expect(demo.accountButton).toBeVisible()
      await expect(demo.dialog).toBeHidden()
      expect(await trackedSince('SELECT_WALLET', 'CONNECT_SUCCESS', 'CONNECT_ERROR')).toEqual([
        'SELECT_WALLET',
        'CONNECT_SUCCESS',
      ])
      expect(await asked(demo, 'eth_requestAccounts')).toBe(1)
    })

    await test.step('on Disconnect leaves once', async () => {
      await demo.openAccount()
      await expect(demo.button('Disconnect')).toBeVisible()
      await atRest(demo.modal)
      await press(page, demo.button('Disconnect'))
      await expect(demo.opener).toBeVisible()
      await expect(demo.dialog).toBeHidden()
      await expect
        .poll(() => demo.tracked('DISCONNECT_SUCCESS', 'DISCONNECT_ERROR'))
        .toHaveLength(1)
      expect(await asked(demo, 'wallet_revokePermissions')).toBe(1)
      expect(await trackedSince('MODAL_OPEN', 'MODAL_CLOSE')).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
    })

    await test.step('on Try again asks once more', async () => {
      await behave('reject')
      await demo.choose('Acorn')
      await expect(demo.heading('Request declined')).toBeVisible()
      await atRest(demo.modal)
      await behave('late')
      await press(page, demo.button('Try again'))
      await expect(demo.heading('Continue in Acorn')).toBeVisible()
      await expect.poll(() => asked(demo, 'eth_requestAccounts')).toBe(3)
      await demo.withWallet('Acorn', (wallet) => wallet.answerLate())
      await expect(demo.accountButton).toBeVisible()
      await expect(demo.dialog).toBeHidden()
      expect(await asked(demo, 'eth_requestAccounts')).toBe(3)
      expect(await trackedSince('USER_REJECTED', 'CONNECT_SUCCESS', 'CONNECT_ERROR')).toEqual([
        'USER_REJECTED',
        'CONNECT_SUCCESS',
      ])
    })

    await test.step('on Preview Send stays at the review, and on Confirm sends once', async () => {
      await page.evaluate((to) => {
        const start = { view: 'WalletSend', arguments: { amount: '0.001', to } }
        void window.foyer.open(start).catch(() => {})
      }, stack.accounts[7]?.address)
      await expect(demo.button('Preview Send')).toBeVisible()
      await atRest(demo.modal)
      await press(page, demo.button('Preview Send'))
      await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendPreview')
      await atRest(demo.modal)
      // The review is read, not pressed away by what was meant for the form.
      await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendPreview')
      expect(await asked(demo, 'eth_sendTransaction')).toBe(0)
      await press(page, demo.button('Confirm'))
      await expect(demo.heading('0.001 ETH sent')).toBeVisible()
      await atRest(demo.modal)
      expect(await asked(demo, 'eth_sendTransaction')).toBe(1)
      expect(await trackedSince('SEND_INITIATED', 'SEND_SUCCESS', 'SEND_ERROR')).toEqual([
        'SEND_INITIATED',
        'SEND_SUCCESS',
      ])
    })
  })
