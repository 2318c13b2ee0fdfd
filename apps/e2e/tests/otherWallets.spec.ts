import { createRequire } from 'node:module'
import { installMockWallet } from '@johanneskares/wallet-mock'
import type { Page } from '@playwright/test'
import { http, isHex, recoverMessageAddress, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import type { Demo } from '../support/Demo.ts'
import { shownBalance, type TestStack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

/*
 * Wallets that nobody here wrote. They hold an account of their own, so no figure can come from the
 * Demo wallet by mistake.
 */

// Its names are found only by `require`.
const { injectHeadlessWeb3Provider, Web3RequestKind } = createRequire(import.meta.url)(
  'headless-web3-provider',
) as typeof import('headless-web3-provider')

const keyOf = ({ accounts }: TestStack) => {
  const third = accounts[2]
  if (!third) throw new Error('The stack has too few accounts')
  return third
}
const shortened = '0x3C…4293BC'

const openerNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('wallet-mock', () => {
  test.beforeEach(async ({ page, stack }) => {
    await installMockWallet({
      page,
      account: privateKeyToAccount(keyOf(stack).privateKey),
      defaultChain: foundry,
      transports: { 31337: http(stack.rpcUrls[0]) },
    })
  })

  test('connects, shows the chain’s balance and resumes', async ({ demo, page, stack }) => {
    await demo.visit({ wallet: 'none' })
    await demo.openConnect()
    await expect(demo.row('Mock Wallet').locator('img')).toBeVisible()
    await demo.row('Mock Wallet').click()
    await expect(openerNamed(page, shortened)).toBeVisible()
    await expect(demo.dialog).toBeHidden()

    const { address } = keyOf(stack)
    expect((await demo.state()).chains.eip155).toMatchObject({
      address,
      connector: { id: 'com.example.mock-wallet', name: 'Mock Wallet' },
    })
    await openerNamed(page, shortened).click()
    await expect(demo.view.locator('.amount')).toHaveText(await shownBalance(stack.chain, address))

    await page.reload()
    await expect(openerNamed(page, shortened)).toBeVisible()
    await expect(demo.modal).toHaveCount(0)
  })

  test('signs and sends', async ({ demo, page, stack }) => {
    await demo.visit({ wallet: 'none' })
    await demo.openConnect()
    await demo.row('Mock Wallet').click()
    await expect(openerNamed(page, shortened)).toBeVisible()

    const { address } = keyOf(stack)
    const message = 'Not our wallet'
    const signed = await demo.request('personal_sign', [stringToHex(message), address])
    if (!isHex(signed.result)) throw new Error('No signature')
    expect(await recoverMessageAddress({ message, signature: signed.result })).toBe(address)

    const to = '0x00000000000000000000000000000000000e2e02'
    const sent = await demo.request('eth_sendTransaction', [{ from: address, to, value: '0x2a' }])
    if (!isHex(sent.result)) throw new Error('No transaction')
    const receipt = await stack.chain.waitForTransactionReceipt({ hash: sent.result })
    expect(receipt.status).toBe('success')
    expect(await stack.chain.getBalance({ address: to })).toBe(42n)
  })
})

test.describe('headless-web3-provider as window.ethereum', () => {
  const visit = async (demo: Demo, stack: TestStack) => {
    // It announces itself too; here it shall be found as wallets were before announcements.
    await demo.page.addInitScript(() =>
      window.addEventListener('eip6963:announceProvider', (event) =>
        event.stopImmediatePropagation(),
      ),
    )
    const wallet = await injectHeadlessWeb3Provider(
      demo.page,
      [keyOf(stack).privateKey],
      31337,
      stack.rpcUrls[0],
    )
    await demo.visit({ wallet: 'none' })
    await demo.choose('Browser Wallet')
    await expect.poll(() => wallet.getPendingRequestCount(Web3RequestKind.RequestAccounts)).toBe(1)
    return wallet
  }

  test('connects when the user approves', async ({ demo, page, stack }) => {
    const wallet = await visit(demo, stack)
    await wallet.authorize(Web3RequestKind.RequestAccounts)
    await expect(openerNamed(page, shortened)).toBeVisible()
    await expect(demo.dialog).toBeHidden()
    expect((await demo.state()).chains.eip155).toMatchObject({
      status: 'connected',
      address: keyOf(stack).address,
      connector: { id: 'injected', type: 'INJECTED' },
    })
  })

  test('says so when the user rejects, and asks again', async ({ demo, page, stack }) => {
    const wallet = await visit(demo, stack)
    await wallet.reject(Web3RequestKind.RequestAccounts)
    await expect(demo.heading('Request declined')).toBeVisible()
    expect(await demo.tracked('USER_REJECTED', 'CONNECT_ERROR')).toEqual(['USER_REJECTED'])

    await demo.button('Try again').click()
    await expect.poll(() => wallet.getPendingRequestCount(Web3RequestKind.RequestAccounts)).toBe(1)
    await wallet.authorize(Web3RequestKind.RequestAccounts)
    await expect(openerNamed(page, shortened)).toBeVisible()
  })
})
