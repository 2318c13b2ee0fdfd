import { shortAccount } from '../support/Demo.ts'
import { axeViolations } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('a page of elements connects by keyboard, is told of it, resumes and leaves', async ({
  demo,
  hosts,
  page,
}) => {
  const wallet = (name: string, rdns: string) => ({
    ...{ name, rdns, rpcUrl: hosts.rpcUrl, persists: true, knownChainIds: [31338] },
  })
  await demo.addWallets(wallet('Acorn', 'dev.foyer.acorn'), wallet('Birch', 'dev.foyer.birch'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(hosts.urlOf('elements'))
  const header = page.getByRole('form', { name: 'Header' })
  const opener = header.getByRole('button', { name: 'Connect wallet' })
  await expect(opener).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { length } = asked
  await expect(page.getByRole('button', { name: 'Anvil A' })).toBeVisible()
  await expect(page.locator('foyer-modal')).toHaveCount(0)
  // Nothing more is fetched until a button is pointed at.
  await page.mouse.move(5, 500)
  expect(asked).toHaveLength(length)

  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await demo.row('Acorn').click()
  const account = header.getByRole('button', { name: shortAccount })
  await expect(account).toBeVisible()
  await expect(page.getByRole('log')).toContainText('foyer-connected')
  await expect(page.getByRole('button', { name: 'Birch' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Anvil A' }).click()
  await demo.view.getByRole('button', { name: /Anvil B/ }).click()
  await expect(page.getByRole('button', { name: 'Anvil B' })).toBeVisible()
  await expect(page.getByRole('log')).toContainText('foyer-network')

  await page.reload()
  await expect(account).toBeVisible()
  await account.click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
  await demo.button('Disconnect').click()
  await expect(opener).toBeVisible()
  await expect(page.getByRole('log')).toContainText('foyer-disconnected')
  await page.getByRole('button', { name: 'Birch' }).click()
  await expect(account).toBeVisible()
})
