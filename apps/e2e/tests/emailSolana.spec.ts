import type { WalletStandardWallet } from '@foyer/core/adapter'
import type { Page } from '@playwright/test'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import type { Demo } from '../support/Demo.ts'
import { approveInFrame, frameOf, logIn } from '../support/emailLogin.ts'
import { isSigned, signMessage } from '../support/solanaSigning.ts'
import {
  addressOf,
  airdrop,
  chainOf,
  lamportsOf,
  prepareSend,
  pressConfirm,
  test,
} from '../support/solanaStack.ts'
import { expect, inMotion } from '../support/test.ts'

test.use(inMotion)

/** Connected on both families; Solana is the one in use. */
async function arrive(demo: Demo, demoUrl: string, adapters: string[]) {
  await demo.visit({ wallet: 'none', options: { adapters } })
  await logIn(demo, demoUrl, `sol-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  await expect.poll(() => chainOf(demo)).toMatchObject({ status: 'connected' })
}

test('an address by mail has an account on Solana that signs and sends, once its user approved it', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  const { solana, demoUrl } = served
  await arrive(demo, demoUrl, ['solana'])
  const frame = frameOf(page)
  const account = await addressOf(demo)
  expect((await chainOf(demo))?.connector).toMatchObject({ id: 'embedded', type: 'AUTH' })

  const signing = signMessage(page, 'Hello')
  await approveInFrame(page)
  expect(isSigned('Hello', await signing)).toBe(true)
  await expect(demo.modal).toHaveAttribute('data-open', 'false')

  const to = solana.accounts[7]?.address ?? ''
  await airdrop(solana, account, 2_000_000_000)
  const before = await lamportsOf(solana, to)
  await page.reload()
  await expect.poll(() => addressOf(demo), { timeout: 15_000 }).toBe(account)
  await prepareSend(demo, null, '0.123456789', to)
  await pressConfirm(demo)
  await expect(frame.getByRole('heading', { name: 'Send' })).toBeVisible({ timeout: 15_000 })
  await expect(frame.getByText(to)).toBeVisible()
  await expect(frame.getByText('0.123456789 SOL').first()).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('approve-solana.png') })
  await approveInFrame(page)
  await expect(demo.view.getByText('Read back from chain: matches')).toBeVisible({
    timeout: 20_000,
  })
  expect(await lamportsOf(solana, to)).toBe(before + 123_456_789)
})

/** What an application hands to the wallet, by its own Wallet Standard feature. */
const handOver = (page: Page, feature: 'signTransaction' | 'signMessage', bytes: Uint8Array) =>
  page.evaluate(
    async ([feature, bytes]) => {
      const wallet = window.foyer.getProvider('solana') as unknown as WalletStandardWallet
      const { [feature]: ask } = wallet.features[`solana:${feature}`] as Record<
        string,
        (input: object) => Promise<{ signedTransaction?: Uint8Array }[]>
      >
      const given = new Uint8Array(bytes)
      const input = feature === 'signMessage' ? { message: given } : { transaction: given }
      try {
        const [signed] = (await ask?.({ account: wallet.accounts[0], ...input })) ?? []
        return { signed: [...(signed?.signedTransaction ?? [])] }
      } catch (error) {
        return { message: (error as Error).message }
      }
    },
    [feature, [...bytes]] as const,
  )

test('one login connects both families, and what gives an account away is said before it is signed', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  await arrive(demo, served.demoUrl, ['evm', 'solana'])
  const { chains, activeNamespace } = await demo.state()
  expect(activeNamespace).toBe('eip155')
  for (const namespace of ['eip155', 'solana'])
    expect(chains[namespace]).toMatchObject({
      ...{ status: 'connected', connector: { id: 'embedded' } },
      user: { email: expect.stringContaining('@shop.example') },
    })

  const account = new PublicKey(await addressOf(demo))
  const friend = new PublicKey(served.solana.accounts[5]?.address ?? '')
  const assign = (recentBlockhash: string) =>
    new Transaction({ feePayer: account, recentBlockhash }).add(
      SystemProgram.assign({ accountPubkey: account, programId: friend }),
    )
  const written = { requireAllSignatures: false }
  // Signed as one of the network that is shown, it would be carried out on another one.
  const ofAnother = assign('11111111111111111111111111111112').serialize(written)
  expect(await handOver(page, 'signTransaction', ofAnother)).toEqual({
    message: expect.stringContaining('does not know the blockhash'),
  })
  const { blockhash } = await new Connection(served.solana.url).getLatestBlockhash()
  const transaction = assign(blockhash)
  const bytes = transaction.serialize(written)
  const frame = frameOf(page)
  const signing = handOver(page, 'signTransaction', bytes)
  await expect(frame.getByRole('heading', { name: 'Your recovery code' })).toBeVisible()
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await expect(frame.getByRole('alert').first()).toContainText('your key may not open it any more')
  await page.screenshot({ path: test.info().outputPath('assign.png') })
  await approveInFrame(page)
  const { signed = [] } = await signing
  const { signatures } = Transaction.from(signed)
  expect(signatures.map(({ publicKey }) => publicKey.toBase58())).toEqual([account.toBase58()])
  expect(Transaction.from(signed).verifySignatures()).toBe(true)

  // The same bytes as a message would be signed as harmless text, and be this transaction.
  const disguised = await handOver(page, 'signMessage', transaction.serializeMessage())
  expect(disguised.message).toMatch(/transaction, and no message/)

  await page.evaluate(() => window.foyer.disconnect())
  await expect
    .poll(async () => Object.values((await demo.state()).chains).map(({ status }) => status))
    .toEqual(['disconnected', 'disconnected'])
})
