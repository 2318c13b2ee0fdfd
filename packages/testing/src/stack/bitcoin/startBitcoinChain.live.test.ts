import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as btc from '@scure/btc-signer'
import { EsploraProvider } from '@scure/btc-signer/net.js'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bitcoinNetworks } from '../../bitcoin/BitcoinWalletAccount.ts'
import { type BitcoinChain, startBitcoinChain } from './startBitcoinChain.ts'

const network = bitcoinNetworks['bitcoin:regtest']
const secret = new Uint8Array(32).fill(7)
const payment = btc.p2wpkh(pubECDSA(secret), network)
const ordinals = btc.p2tr(pubSchnorr(secret), undefined, network)
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

let chain: BitcoinChain
let provider: EsploraProvider
beforeAll(async () => {
  chain = await startBitcoinChain({ blockMs: 600_000 })
  provider = new EsploraProvider((url, options) => fetch(url, options), chain.url, network)
})
afterAll(() => chain.stop())

/** Coins of our own, on both kinds of address. */
async function funded(amountAtomic = 1_000_000n) {
  const ids = [
    await chain.fund(payment.address ?? '', amountAtomic),
    await chain.fund(ordinals.address ?? '', amountAtomic),
  ]
  chain.mine()
  const inputOf = async (txid: string, spender: typeof payment | typeof ordinals) => {
    const { outputs } = await provider.txInfo(txid)
    const index = outputs.findIndex(
      ({ scriptPubKeyAddress }) => scriptPubKeyAddress === spender.address,
    )
    return {
      ...spender,
      txid,
      index,
      witnessUtxo: { script: spender.script, amount: amountAtomic },
    }
  }
  return [await inputOf(ids[0] ?? '', payment), await inputOf(ids[1] ?? '', ordinals)] as const
}

const spend = (inputs: readonly object[], amount: bigint) => {
  const transaction = new btc.Transaction()
  for (const input of inputs) transaction.addInput(input as never)
  transaction.addOutputAddress(recipient, amount, network)
  transaction.sign(secret)
  transaction.finalize()
  return transaction
}

test('behavior: a program of btc-signer funds, spends both kinds of address, and sees the outcome', async () => {
  const height = await provider.height()
  const inputs = await funded()
  expect(await provider.height()).toBe(height + 1)
  expect((await provider.balance(payment.address ?? '')).balance).toBeGreaterThanOrEqual(1_000_000n)
  const transaction = spend(inputs, 1_999_000n)
  const before = (await provider.balance(recipient)).balance
  const txid = await provider.sendTx(transaction.hex)
  expect(txid).toBe(transaction.id)
  expect((await provider.txInfo(txid)).status.confirmed).toBe(false)
  expect((await provider.balance(recipient)).balance - before).toBe(1_999_000n)
  chain.mine()
  expect(await provider.waitForTx(txid, { timeoutMs: 5_000 })).toMatchObject({ confirmed: true })
  const info = await provider.txInfo(txid)
  expect(info).toMatchObject({ fee: 1_000n, raw: transaction.hex })
  const block = await provider.blockInfo(info.status.block ?? 0)
  expect(block.transactions).toContain(txid)
  expect((await provider.unspent(recipient)).balance).toBeGreaterThanOrEqual(1_999_000n)
  const [newest] = await provider.transfers(recipient, { limit: 1 })
  expect(newest?.txid).toBe(txid)
})

test('behavior: the chain is the one of every regtest, and its blocks follow each other', async () => {
  expect(chain.caipNetworkId).toBe('bip122:0f9188f13cb7b2c71f2a335e3a4fc328')
  const [first, second] = [await provider.blockInfo(0), await provider.blockInfo(1)]
  expect(first.hash).toBe('0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206')
  expect(second.parentHash).toBe(first.hash)
})

test('error: a wrong signature, money from nowhere, a double spend and a lost fee are refused', async () => {
  const inputs = await funded()
  const send = (transaction: btc.Transaction) => provider.sendTx(transaction.hex)
  const boasting = inputs.map((input) => ({
    ...input,
    witnessUtxo: { ...input.witnessUtxo, amount: 2_000_000n },
  }))
  await expect(send(spend(boasting, 2_000_001n))).rejects.toThrow('bad-txns-in-belowout')
  await expect(send(spend(inputs, 2_000_000n))).rejects.toThrow('min relay fee not met')
  for (const index of [0, 1]) {
    const forged = spend(inputs, 1_999_000n)
    const { finalScriptWitness: [signature = new Uint8Array(), ...rest] = [] } =
      forged.getInput(index)
    const wrong = signature.slice()
    wrong[20] = (wrong[20] ?? 0) ^ 1
    forged.updateInput(index, { finalScriptWitness: [wrong, ...rest] }, true)
    await expect(send(forged)).rejects.toThrow('mandatory-script-verify-flag-failed')
  }
  const first = spend(inputs, 1_999_000n)
  const second = spend(inputs, 1_998_000n)
  await send(first)
  await expect(send(second)).rejects.toThrow('bad-txns-inputs-missingorspent')
  await expect(send(first)).rejects.toThrow()
  const bodies = ['', 'zz', '00', 'ab'.repeat(500_000)]
  for (const body of bodies) {
    const answered = await fetch(`${chain.url}/tx`, { method: 'POST', body }).catch(() => null)
    expect(answered?.status ?? 413).toBeGreaterThanOrEqual(400)
  }
})

test('behavior: a chain that was kept goes on where it was; one that was damaged begins anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bitcoin-'))
  try {
    const first = await startBitcoinChain({ folder, blockMs: 20 })
    const txid = await first.fund(recipient, 5_000n)
    const status = async ({ url }: BitcoinChain) =>
      (await (await fetch(`${url}/tx/${txid}/status`)).json()) as { confirmed: boolean }
    await expect.poll(() => status(first)).toMatchObject({ confirmed: true })
    await first.stop()
    const again = await startBitcoinChain({ folder, blockMs: 600_000 })
    expect(await status(again)).toMatchObject({ confirmed: true })
    await again.stop()
    const damaged = { version: 1, blocks: [{ header: '', txids: ['ab'] }] }
    const kept = JSON.stringify({ ...damaged, transactions: {}, waiting: [] })
    await writeFile(join(folder, 'chain.json'), kept)
    const anew = await startBitcoinChain({ folder, blockMs: 600_000 })
    expect(await (await fetch(`${anew.url}/blocks/tip/height`)).text()).toBe('110')
    await anew.stop()
  } finally {
    await rm(folder, { recursive: true })
  }
})
