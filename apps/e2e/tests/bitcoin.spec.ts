import ecc from '@bitcoinerlab/secp256k1'
import { accountsOf } from '@foyer/testing/bitcoin'
import type { Page } from '@playwright/test'
import { Verifier } from 'bip322-js'
import * as bitcoinjs from 'bitcoinjs-lib'
import { bundlePageScript } from '../support/bundlePageScript.ts'
import type { Demo } from '../support/Demo.ts'
import type { addWallet, wallets } from '../support/pageBitcoin.ts'
import { expect, test } from '../support/test.ts'

declare global {
  interface Window {
    pageBitcoin: { addWallet: typeof addWallet; wallets: typeof wallets }
  }
}

bitcoinjs.initEccLib(ecc)
const { regtest } = bitcoinjs.networks
const options = { adapters: ['bitcoin'] }

/** Of the wallet that the page's own provider is. */
const ask = (page: Page, method: string, params: object = {}) =>
  page.evaluate(
    async ([method, params]) => {
      const { features } = window.foyer.getProvider('bip122') as unknown as {
        features: Record<string, { provider: { request(m: string, p: object): Promise<unknown> } }>
      }
      try {
        return await features['sats-connect:']?.provider.request(method, params)
      } catch (error) {
        const { code, message } = error as { code?: unknown; message?: unknown }
        return { code, message }
      }
    },
    [method, params] as const,
  ) as Promise<{ result?: Record<string, string>; code?: unknown; message?: string }>

const chainOf = async (demo: Demo) => {
  const { chains } = await demo.state()
  return chains.bip122
}

async function connect(demo: Demo, wallet = 'Demo wallet') {
  await demo.openConnect()
  await demo.row(wallet).click()
  await expect.poll(async () => (await chainOf(demo))?.status).toBe('connected')
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
}

test('behavior: a Bitcoin wallet connects, is resumed, signs, spends a PSBT and disconnects', async ({
  demo,
  page,
  stack,
}) => {
  await demo.visit({ wallet: 'approve', options })
  await connect(demo)
  const chain = await chainOf(demo)
  const [payment, , ordinals] = chain?.allAccounts ?? []
  expect(chain).toMatchObject({
    status: 'connected',
    address: payment?.address,
    balance: null,
    network: { caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328' },
  })
  expect([payment, ordinals]).toMatchObject([
    { type: 'payment', address: expect.stringMatching(/^bcrt1q/), publicKey: expect.any(String) },
    { type: 'ordinal', address: expect.stringMatching(/^bcrt1p/), publicKey: expect.any(String) },
  ])
  if (!payment || !ordinals) throw new Error('The Demo wallet shows no accounts.')

  await page.reload()
  await expect.poll(async () => (await chainOf(demo))?.status).toBe('connected')
  expect((await chainOf(demo))?.address).toBe(payment.address)

  for (const { address } of [payment, ordinals]) {
    const message = 'Hello, 世界'
    const { result } = await ask(page, 'signMessage', { address, message })
    expect(Verifier.verifySignature(address, message, result?.signature ?? '')).toBe(true)
  }

  // A program that knows nothing of us builds the transaction and finishes it.
  const get = async (path: string) => (await fetch(`${stack.bitcoinUrl}${path}`)).json()
  const psbt = new bitcoinjs.Psbt({ network: regtest })
  let total = 0n
  for (const { address, type, publicKey } of [payment, ordinals]) {
    const [unspent] = await get(`/address/${address}/utxo`)
    total += BigInt(unspent.value)
    psbt.addInput({
      ...{ hash: unspent.txid, index: unspent.vout },
      witnessUtxo: {
        script: bitcoinjs.address.toOutputScript(address, regtest),
        value: BigInt(unspent.value),
      },
      ...(type === 'ordinal' && { tapInternalKey: Buffer.from(publicKey ?? '', 'hex') }),
    })
  }
  psbt.addOutput({ address: payment.address, value: total - 5_000n })
  const { result } = await ask(page, 'signPsbt', {
    psbt: psbt.toBase64(),
    signInputs: { [payment.address]: [0], [ordinals.address]: [1] },
  })
  const signed = bitcoinjs.Psbt.fromBase64(result?.psbt ?? '', { network: regtest })
  for (const index of [0, 1])
    expect(
      signed.validateSignaturesOfInput(index, (key, hash, signature) =>
        key.length === 32
          ? ecc.verifySchnorr(hash, key, signature)
          : ecc.verify(hash, key, signature),
      ),
    ).toBe(true)
  const transaction = signed.finalizeAllInputs().extractTransaction(true)
  const sent = await fetch(`${stack.bitcoinUrl}/tx`, { method: 'POST', body: transaction.toHex() })
  expect([sent.status, await sent.text()]).toEqual([200, transaction.getId()])
  await fetch(`${stack.bitcoinUrl}/regtest/mine`, { method: 'POST' })
  expect(await get(`/tx/${transaction.getId()}/status`)).toMatchObject({ confirmed: true })

  const recipients = [{ address: ordinals.address, amount: 20_000 }]
  const transfer = await ask(page, 'sendTransfer', { recipients })
  const outputs = (await get(`/tx/${transfer.result?.txid}`)).vout
  expect(outputs).toContainEqual(
    expect.objectContaining({ scriptpubkey_address: ordinals.address, value: 20_000 }),
  )

  await page.evaluate(() => window.foyer.disconnect())
  expect((await chainOf(demo))?.status).toBe('disconnected')
  expect(await ask(page, 'signMessage', { address: payment.address, message: 'Hi' })).toMatchObject(
    {
      code: 4900,
    },
  )
  await page.reload()
  expect((await chainOf(demo))?.address).toBeNull()
})

test('error: a refusal and a silent wallet leave nothing behind', async ({ demo }) => {
  await demo.visit({ wallet: 'reject', options })
  await demo.openConnect()
  await demo.row('Demo wallet').click()
  await expect(demo.heading('Request declined')).toBeVisible()
  expect((await chainOf(demo))?.status).toBe('disconnected')
  await demo.visit({ wallet: 'hang', options })
  await demo.openConnect()
  await demo.row('Demo wallet').click()
  await demo.button('Cancel').click()
  expect((await chainOf(demo))?.status).toBe('disconnected')
})

test('behavior: the account that the wallet switches to is the one that signs', async ({
  demo,
  page,
}) => {
  const script = await bundlePageScript('pageBitcoin')
  await page.addInitScript({
    content: `${script};window.pageBitcoin = pageBitcoin;pageBitcoin.addWallet({ name: 'Acorn' })`,
  })
  await demo.visit({ wallet: 'none', options })
  await connect(demo, 'Acorn')
  const first = (await chainOf(demo))?.address
  const [other] = accountsOf(new Uint8Array(32).fill(3), ['bitcoin:regtest'])
  const show = (accounts: Parameters<(typeof wallets)[string]['changeAccounts']>[0]) =>
    page.evaluate((shown) => window.pageBitcoin.wallets.Acorn?.changeAccounts(shown), accounts)
  await show([other])
  await expect.poll(async () => (await chainOf(demo))?.address).toBe(other.address)
  // The account before is not the wallet's any more.
  expect(await ask(page, 'signMessage', { address: first, message: 'Hi' })).toMatchObject({
    message: 'The wallet does not show this account. Choose another.',
  })
  // A lie about a key changes nothing.
  await show([{ ...other, publicKey: `02${'11'.repeat(32)}` }])
  expect((await chainOf(demo))?.address).toBe(other.address)
})
