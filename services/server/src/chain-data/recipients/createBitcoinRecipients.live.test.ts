import { startBitcoinChain } from '@foyer/testing/stack'
import * as btc from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { expect, onTestFinished, test } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { createBitcoinRecipients } from './createBitcoinRecipients.ts'
import { createRecipients } from './createRecipients.ts'

const network = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const secretOf = (byte: number) => new Uint8Array(32).fill(byte)
const paymentOf = (byte: number) => btc.p2wpkh(pubECDSA(secretOf(byte)), network)
const addressOf = (byte: number) => paymentOf(byte).address ?? ''
const nobody = { read: async () => ({ recipients: [], whole: false }) }

async function start() {
  const chain = await startBitcoinChain({ blockMs: 600_000 })
  onTestFinished(() => chain.stop())
  const explorers = [{ chainId: chain.caipNetworkId, url: chain.url }]
  const bip122 = createBitcoinRecipients({ explorers, outgoing: createOutgoing() })
  const { app } = await createTestServer({
    recipients: createRecipients({ eip155: nobody, solana: nobody, bip122 }),
  })
  /** From a coin of its own to others, and back what is left. */
  async function pay(from: number, to: readonly string[]) {
    const txid = await chain.fund(addressOf(from), 1_000_000n)
    chain.mine()
    const { vout } = (await (await fetch(`${chain.url}/tx/${txid}`)).json()) as {
      vout: { scriptpubkey_address: string }[]
    }
    const index = vout.findIndex((each) => each.scriptpubkey_address === addressOf(from))
    const transaction = new btc.Transaction()
    const { script } = paymentOf(from)
    transaction.addInput({ txid, index, witnessUtxo: { script, amount: 1_000_000n } })
    for (const address of to) transaction.addOutputAddress(address, 10_000n, network)
    transaction.addOutputAddress(addressOf(from), 500_000n, network)
    transaction.sign(secretOf(from))
    transaction.finalize()
    const answer = await fetch(`${chain.url}/tx`, { method: 'POST', body: transaction.hex })
    if (!answer.ok) throw new Error(await answer.text())
    chain.mine()
  }
  const read = async (account: string) =>
    (await app.inject(`/v1/account/${account}/recipients`)).json()
  return { chain, pay, read }
}

test('behavior: whom coins were sent to, without the change and without what others sent', async () => {
  const { chain, pay, read } = await start()
  await pay(1, [addressOf(2), addressOf(3)])
  await pay(4, [addressOf(1), addressOf(5)])
  const { recipients, whole } = await read(addressOf(1))
  expect(recipients.map((each: { address: string }) => each.address).sort()).toEqual(
    [addressOf(2), addressOf(3)].sort(),
  )
  expect(recipients[0].chainId).toBe(chain.caipNetworkId)
  expect(Date.now() - Date.parse(recipients[0].lastPaidAt)).toBeLessThan(3_600_000)
  expect(whole).toBe(true)
  // Written for another network, nobody here knows it.
  const otherAccount = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  expect(await read(otherAccount)).toEqual({ recipients: [], whole: false })
})

test('behavior: what 60 others sent hides nobody', async () => {
  const { chain, pay, read } = await start()
  await pay(1, [addressOf(2)])
  for (let index = 0; index < 60; index++) await chain.fund(addressOf(1), 1_000n)
  chain.mine()
  expect(await read(addressOf(1))).toMatchObject({
    recipients: [{ address: addressOf(2) }],
    whole: true,
  })
})

test('error: an explorer that is away is a 503, not an account that paid nobody', async () => {
  const { chain, read } = await start()
  await chain.stop()
  expect(await read(addressOf(1))).toMatchObject({ statusCode: 503 })
})
