import { Verifier } from 'bip322-js'
import { verifyMessage } from 'viem'
import { account, type Demo, type Visit } from '../support/Demo.ts'
import { axeViolations } from '../support/page.ts'
import { isSigned, signMessage } from '../support/solanaSigning.ts'
import { readDescription } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/*
 * The demo as `npm start` shows it on three chain families: their own adapters, their local chains, and the
 * Demo wallet on all of them.
 */

const namespaces = ['eip155', 'solana', 'bip122'] as const
const visit = {
  wallet: 'approve',
  options: { adapters: ['evm', 'solana', 'bitcoin'] },
} satisfies Visit

const statuses = async (demo: Demo) => {
  const { chains } = await demo.state()
  return namespaces.map((namespace) => chains[namespace]?.status)
}
const addresses = async (demo: Demo) => {
  const { chains } = await demo.state()
  return namespaces.map((namespace) => chains[namespace]?.address)
}
const all = (status: string) => namespaces.map(() => status)

test('one press connects three families, each signs, and all come back until they leave', async ({
  demo,
  page,
  stack,
}) => {
  const { solana, bitcoin } = await readDescription(stack.demoUrl)
  const [onSolana, onBitcoin] = [solana?.accounts[0]?.address, bitcoin?.accounts[0]?.payment]
  await demo.visit(visit)
  await demo.openConnect()
  await expect(demo.row('Demo wallet')).toHaveCount(1)
  await demo.row('Demo wallet').click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  expect(await statuses(demo)).toEqual(all('connected'))
  expect(await addresses(demo)).toEqual([account, onSolana, onBitcoin])
  expect((await demo.state()).activeNamespace).toBe('eip155')

  await page.reload()
  await expect.poll(() => statuses(demo)).toEqual(all('connected'))
  expect(await addresses(demo)).toEqual([account, onSolana, onBitcoin])
  await expect(demo.prompt).toHaveCount(0)

  const { result } = await demo.request('personal_sign', ['0x48656c6c6f', account])
  const signature = result as `0x${string}`
  expect(await verifyMessage({ address: account, message: 'Hello', signature })).toBe(true)
  expect(isSigned('Hello', await signMessage(page, 'Hello'))).toBe(true)
  const signed = await withFoyer(
    page,
    async (foyer, address) => {
      const { features } = foyer.getProvider('bip122') as unknown as {
        features: Record<
          string,
          {
            provider: {
              request(method: string, params: object): Promise<{ result: { signature: string } }>
            }
          }
        >
      }
      const asked = { address, message: 'Hello' }
      return (await features['sats-connect:']?.provider.request('signMessage', asked))?.result
    },
    onBitcoin,
  )
  expect(Verifier.verifySignature(onBitcoin ?? '', 'Hello', signed?.signature ?? '')).toBe(true)

  await withFoyer(page, (foyer) => foyer.open({ view: 'ProfileWallets' }))
  for (const name of ['Ethereum', 'Solana', 'Bitcoin'])
    await expect(
      demo.view.getByRole('region', { name, exact: true }).getByRole('listitem').first(),
    ).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await withFoyer(page, (foyer) => foyer.open({ view: 'Networks' }))
  for (const name of ['Ethereum', 'Solana', 'Bitcoin'])
    await expect(demo.heading(name)).toBeVisible()
  // Another family in use: what the others have stays as it was.
  await demo.row('Solana local').click()
  await expect.poll(async () => (await demo.state()).activeNamespace).toBe('solana')
  expect(await addresses(demo)).toEqual([account, onSolana, onBitcoin])

  await page.evaluate(() => window.foyer.disconnect())
  expect(await statuses(demo)).toEqual(all('disconnected'))
  await page.reload()
  await expect(demo.opener).toBeVisible()
  expect(await statuses(demo)).toEqual(all('disconnected'))
  expect(await demo.stored()).toBeNull()
})
