import { account } from '../support/Demo.ts'
import { isLinkReady, openedLinks, phone, watchLinks } from '../support/phones.ts'
import { test } from '../support/phoneTabs.ts'
import { expect } from '../support/test.ts'

test.use(phone)

test('a wallet of the application connects on a phone over our own relay', async ({
  demo,
  page,
  server,
  pocket,
}) => {
  await watchLinks(page)
  const customWallets = [{ id: 'harbour', name: 'Harbour', mobile_link: 'harbour://' }]
  await demo.visit({ wallet: 'none', options: { backend: server.url, customWallets } })
  await demo.openConnect()
  // The link is made while the list is on screen.
  await expect.poll(() => isLinkReady(demo)).toBe(true)
  await demo.row('Harbour').tap()
  const [opened] = await openedLinks(page)
  expect(opened).toMatchObject({
    link: expect.stringMatching(/^harbour:\/\/wc\?uri=wc%3A/),
    target: '_self',
    isInPress: true,
  })
  await pocket.scan(decodeURIComponent(opened?.link.split('uri=')[1] ?? ''))
  await expect(demo.accountButton).toBeVisible()
  expect((await demo.request('personal_sign', ['0x68656c6c6f', account])).result).toMatch(/^0x/)
})
