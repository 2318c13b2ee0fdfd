import type { FoyerState } from '@foyer/core'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { Demo } from './Demo.ts'
import type { Solana } from './stack.ts'
import { test as base, expect } from './test.ts'

/** On the stack as `npm start` has it. */
export const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

export const chainOf = async (demo: Demo): Promise<FoyerState['chains'][string] | undefined> =>
  (await demo.state()).chains.solana

export const addressOf = async (demo: Demo): Promise<string> => (await chainOf(demo))?.address ?? ''

/** Connects a wallet that needs no answer from its user. */
export async function connect(demo: Demo, wallet = 'Demo wallet') {
  await demo.openConnect()
  await demo.row(wallet).click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect.poll(() => chainOf(demo)).toMatchObject({ status: 'connected' })
  await expect(demo.dialog).toBeHidden()
}

async function openAccount(demo: Demo) {
  const address = await addressOf(demo)
  const short = `${address.slice(0, 4)}…${address.slice(-6)}`
  await demo.page.getByRole('button', { name: short, exact: true }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
}

/** From the page to the preview of a transfer; `null` sends SOL. */
export async function prepareSend(
  demo: Demo,
  token: { search: string; row: RegExp } | null,
  amount: string,
  to: string,
) {
  await openAccount(demo)
  const button = (name: string) => demo.view.getByRole('button', { name, exact: true })
  await button('Send').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSend')
  if (token) {
    await demo.view.getByRole('button', { name: /change token/ }).click()
    await demo.view.getByRole('searchbox', { name: 'Search tokens' }).fill(token.search)
    await demo.view.getByRole('button', { name: token.row }).click()
  }
  await demo.view.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await demo.view.getByRole('textbox', { name: 'Recipient' }).fill('0x1234')
  await expect(button('Invalid Address')).toBeVisible()
  await demo.view.getByRole('textbox', { name: 'Recipient' }).fill(to)
  await button('Preview Send').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'WalletSendPreview')
  await expect(demo.view.locator('.address-block')).toHaveText(to)
}

/**
 * Presses twice, as an impatient hand does, and again while nothing came of it: a press that follows another within
 * 150 ms at the same place was meant for what was there before.
 */
export async function pressConfirm(demo: Demo) {
  const confirm = demo.view.getByRole('button', { name: 'Confirm', exact: true })
  await expect(async () => {
    await confirm.dblclick()
    await expect(confirm).toBeHidden({ timeout: 200 })
  }).toPass()
}

/** From the preview to the page, once the chain has what was asked for. */
export async function confirmSend(demo: Demo) {
  await pressConfirm(demo)
  await expect(demo.view.getByText('Read back from chain: matches')).toBeVisible()
  await demo.view.getByRole('button', { name: 'Done', exact: true }).click()
  await demo.button('Close').click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
}

async function rpc<value>({ url }: Solana, method: string, ...params: unknown[]): Promise<value> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: value }).result
}

export const lamportsOf = async (solana: Solana, account: string): Promise<number> =>
  (await rpc<{ value: number }>(solana, 'getBalance', account)).value

/** Money from nowhere, which local chains give. */
export const airdrop = (solana: Solana, account: string, lamports: number): Promise<string> =>
  rpc(solana, 'requestAirdrop', account, lamports)

/** In atomic units, one for each account of the mint that an owner has. */
export async function tokensOf(solana: Solana, owner: string, mint: string): Promise<string[]> {
  interface Row {
    account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } }
  }
  const config = { encoding: 'jsonParsed' }
  const { value } = await rpc<{ value: Row[] }>(
    solana,
    'getTokenAccountsByOwner',
    owner,
    { mint },
    config,
  )
  return value.map(({ account }) => account.data.parsed.info.tokenAmount.amount)
}

/** The associated token account program, whose second instruction makes an account unless there is one. */
const accountProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const makeAccount = 1
/** The instruction of both token programs that names the decimals. */
const transferChecked = 12

/** Gives an account 5 SOL and, of both tokens, as much as is asked for; from the first account of the chain. */
export async function fund(solana: Solana, to: string, tokenAtomic: bigint) {
  const [first] = solana.accounts
  const payer = Keypair.fromSeed(Buffer.from(first?.privateKey.slice(2) ?? '', 'hex'))
  const owner = new PublicKey(to)
  const connection = new Connection(solana.url, {
    commitment: 'confirmed',
    wsEndpoint: solana.webSocketUrl,
  })
  const transaction = new Transaction().add(
    SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: owner, lamports: 5e9 }),
  )
  for (const text of [solana.mints.token, solana.mints.feeToken]) {
    const mint = new PublicKey(text)
    const program = (await connection.getAccountInfo(mint))?.owner
    if (!program) throw new Error(`The chain has no token ${text}`)
    const [source, destination] = [payer.publicKey, owner].map((one) => {
      const seeds = [one.toBuffer(), program.toBuffer(), mint.toBuffer()]
      return PublicKey.findProgramAddressSync(seeds, accountProgram)[0]
    }) as [PublicKey, PublicKey]
    const data = Buffer.alloc(10)
    data[0] = transferChecked
    data.writeBigUInt64LE(tokenAtomic, 1)
    data[9] = 6
    const key = (pubkey: PublicKey, isWritable = false, isSigner = false) => ({
      ...{ pubkey, isWritable, isSigner },
    })
    transaction.add(
      new TransactionInstruction({
        programId: accountProgram,
        data: Buffer.of(makeAccount),
        keys: [
          key(payer.publicKey, true, true),
          ...[key(destination, true), key(owner), key(mint)],
          ...[key(SystemProgram.programId), key(program)],
        ],
      }),
      new TransactionInstruction({
        programId: program,
        data,
        keys: [
          ...[key(source, true), key(mint), key(destination, true)],
          key(payer.publicKey, false, true),
        ],
      }),
    )
  }
  await sendAndConfirmTransaction(connection, transaction, [payer])
}
