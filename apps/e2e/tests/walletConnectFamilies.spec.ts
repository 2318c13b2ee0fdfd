import type { StackDescription } from '@foyer/testing/stack'
import { Verifier } from 'bip322-js'
import { verifyMessage } from 'viem'
import { account, type Demo } from '../support/Demo.ts'
import { bitcoinOnPhone, solanaOnPhone } from '../support/phoneFamilies.ts'
import type { PhoneWallet } from '../support/phoneWallet.ts'
import type { RealServer } from '../support/realServer.ts'
import { isSigned, signMessage } from '../support/solanaSigning.ts'
import { readDescription } from '../support/stack.ts'
import { test as base, expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/*
 * One session with a phone on several chain families, over the server's own relay. The phone speaks the
 * protocol by its own wallet package.
 */

const test = base.extend<{ description: StackDescription }>({
  description: async ({ stack }, use) => use(await readDescription(stack.demoUrl)),
})

const namespaces = ['eip155', 'solana', 'bip122'] as const

async function connect(demo: Demo, server: RealServer, phone: PhoneWallet) {
  await demo.visit({
    wallet: 'none',
    options: { adapters: ['evm', 'solana', 'bitcoin'], backend: server.url },
  })
  await demo.openConnect()
  await demo.row('WalletConnect').click()
  const code = demo.view.getByRole('img', { name: /^QR code/ })
  await expect(code).toHaveAttribute('data-uri', /^wc:[\da-f]{64}@2\?/)
  await phone.scan((await code.getAttribute('data-uri')) ?? '')
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
}

const statuses = async (demo: Demo) => {
  const { chains } = await demo.state()
  return namespaces.map((namespace) => chains[namespace]?.status)
}

/** Signs through the page's own Bitcoin wallet; a refusal comes back as its code. */
const signBitcoin = (demo: Demo, address: string, message: string) =>
  withFoyer(
    demo.page,
    async (foyer, [address, message]) => {
      const { features } = foyer.getProvider('bip122') as unknown as {
        features: Record<string, { provider: { request(m: string, p: object): Promise<unknown> } }>
      }
      try {
        const asked = features['sats-connect:']?.provider.request('signMessage', {
          address,
          message,
        })
        return (await asked) as { result?: { signature: string }; code?: number }
      } catch (error) {
        return { code: (error as { code?: number }).code }
      }
    },
    [address, message] as const,
  ) as Promise<{ result?: { signature: string }; code?: number }>

test('one session serves three families: each signs, is resumed, and ends with the others', async ({
  demo,
  description,
  page,
  server,
  startPhone,
}) => {
  const [onSolana, onBitcoin] = [solanaOnPhone(description), bitcoinOnPhone(description)]
  const phone = await startPhone({ families: [onSolana, onBitcoin] })
  await connect(demo, server, phone)
  await expect.poll(() => statuses(demo)).toEqual(['connected', 'connected', 'connected'])
  expect(phone.sessionCount()).toBe(1)
  const addresses = async () => {
    const { chains } = await demo.state()
    return namespaces.map((namespace) => chains[namespace]?.address)
  }
  const all = [account, onSolana.address, onBitcoin.address]
  expect(await addresses()).toEqual(all)

  await page.reload()
  await expect.poll(addresses).toEqual(all)
  const { result } = await demo.request('personal_sign', ['0x48656c6c6f', account])
  const signature = result as `0x${string}`
  expect(await verifyMessage({ address: account, message: 'Hello', signature })).toBe(true)
  expect(isSigned('Hello', await signMessage(page, 'Hello'))).toBe(true)
  const signed = await signBitcoin(demo, onBitcoin.address, 'Hello')
  expect(Verifier.verifySignature(onBitcoin.address, 'Hello', signed.result?.signature ?? '')).toBe(
    true,
  )
  expect(phone.requests.map(({ method }) => method)).toEqual([
    ...['personal_sign', 'solana_signMessage', 'signMessage'],
  ])

  // One family leaves, and the others of its session with it.
  await withFoyer(page, (foyer) => foyer.disconnect('solana'))
  expect(await statuses(demo)).toEqual(['disconnected', 'disconnected', 'disconnected'])
  await expect.poll(() => phone.sessionCount()).toBe(0)
  await page.reload()
  await expect(demo.opener).toBeVisible()
  expect(await statuses(demo)).toEqual(['disconnected', 'disconnected', 'disconnected'])
})

test('a phone that approves two of three families connects two, and hangs up on both', async ({
  demo,
  description,
  server,
  startPhone,
}) => {
  const onSolana = solanaOnPhone(description)
  const phone = await startPhone({ families: [onSolana] })
  await connect(demo, server, phone)
  await expect.poll(() => statuses(demo)).toEqual(['connected', 'connected', 'disconnected'])
  // It was asked for all three.
  expect(Object.keys(phone.proposals[0]?.params.optionalNamespaces ?? {}).sort()).toEqual(
    [...namespaces].sort(),
  )
  expect(await signBitcoin(demo, bitcoinOnPhone(description).address, 'Hi')).toEqual({ code: 4900 })
  await phone.hangUp()
  await expect.poll(() => statuses(demo)).toEqual(['disconnected', 'disconnected', 'disconnected'])
  expect(await demo.stored()).toBeNull()
})
