import { startSolanaChain } from '@foyer/testing/stack'
import {
  type Address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getTransferCheckedInstruction,
  getTransferInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { expect, onTestFinished, test } from 'vitest'
import { createTestChains } from '../../../test/createTestChains.ts'
import { createTestServer } from '../../../test/createTestServer.ts'
import { createRecipients } from './createRecipients.ts'
import { createSolanaRecipients } from './createSolanaRecipients.ts'

const nobody = { read: async () => ({ recipients: [], whole: false }) }

async function start() {
  const chain = await startSolanaChain({ slotMs: 20 })
  onTestFinished(() => chain.stop())
  const rpc = createSolanaRpc(chain.url)
  const chains = await createTestChains({ [chain.caipNetworkId]: chain.url })
  const solana = createSolanaRecipients({ chains })
  const { app } = await createTestServer({
    recipients: createRecipients({ eip155: nobody, solana, bip122: nobody }),
  })
  const signerOf = (index: number) =>
    createKeyPairSignerFromPrivateKeyBytes(
      new Uint8Array(Buffer.from(chain.accounts[index]?.privateKey.slice(2) ?? '', 'hex')),
    )
  async function send(payer: KeyPairSigner, instructions: readonly Instruction[]) {
    const { value: latest } = await rpc.getLatestBlockhash().send()
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (empty) => setTransactionMessageFeePayerSigner(payer, empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(latest, paid),
      (timed) => appendTransactionMessageInstructions(instructions, timed),
    )
    const signed = await signTransactionMessageWithSigners(message as never)
    await rpc
      .sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' })
      .send()
  }
  const read = async (account: string) =>
    (await app.inject(`/v1/account/${account}/recipients`)).json()
  return { chain, send, read, me: await signerOf(0), sender: await signerOf(1) }
}

const sol = (source: KeyPairSigner, destination: Address, amount: bigint) =>
  getTransferSolInstruction({ source, destination, amount })

test('behavior: whom SOL and tokens were sent to, of a token its owner, and nobody whom others name', async () => {
  const { chain, send, read, me, sender } = await start()
  const [friend, holder, other] = await Promise.all([0, 0, 0].map(() => generateKeyPairSigner()))
  if (!friend || !holder || !other) throw new Error('Keys are missing')
  const mint = chain.mints.token as Address
  const accountOf = async (owner: Address) => {
    const [token] = await findAssociatedTokenPda({
      mint,
      owner,
      tokenProgram: TOKEN_PROGRAM_ADDRESS,
    })
    return token
  }
  await send(me, [sol(me, friend.address, 5_000_000n)])
  await send(me, [
    await getCreateAssociatedTokenIdempotentInstructionAsync({
      payer: me,
      mint,
      owner: holder.address,
    }),
    getTransferCheckedInstruction({
      source: await accountOf(me.address),
      destination: await accountOf(holder.address),
      ...{ mint, authority: me, amount: 3n, decimals: 6 },
    }),
  ])
  // In the older way, which names no mint.
  await send(me, [
    await getCreateAssociatedTokenIdempotentInstructionAsync({
      payer: me,
      mint,
      owner: other.address,
    }),
    getTransferInstruction({
      source: await accountOf(me.address),
      destination: await accountOf(other.address),
      ...{ authority: me, amount: 1n },
    }),
  ])
  // What somebody else sends is no payment of mine, and dust is sent to be copied from a history.
  const poison = (await generateKeyPairSigner()).address
  await send(sender, [sol(sender, me.address, 2_000_000n), sol(sender, poison, 2_000_000n)])
  // Nothing, to an address and of a token: neither was paid.
  await send(me, [sol(me, sender.address, 0n)])
  await send(me, [sol(me, me.address, 1n)])

  const { recipients, whole } = await read(me.address)
  expect(recipients.map((each: { address: string }) => each.address).sort()).toEqual(
    [friend.address, holder.address, other.address].sort(),
  )
  expect(new Set(recipients.map((each: { chainId: string }) => each.chainId))).toEqual(
    new Set([chain.caipNetworkId]),
  )
  expect(whole).toBe(true)
  expect(await read(`${chain.caipNetworkId}:${me.address}`)).toEqual({ recipients, whole })
  expect((await read(poison)).recipients).toEqual([])
})

test('behavior: dust of others hides nobody, and what was read is not asked for again', async () => {
  const { chain, send, read, me, sender } = await start()
  const friend = (await generateKeyPairSigner()).address
  await send(me, [sol(me, friend, 5_000_000n)])
  for (let index = 0; index < 151; index++)
    await send(sender, [sol(sender, me.address, 1n + BigInt(index))])
  expect(await read(me.address)).toMatchObject({ recipients: [{ address: friend }], whole: true })
  await chain.stop()
  // Its list of transactions is asked for each time, and then nothing is told, rather than half of it.
  expect(await read(me.address)).toMatchObject({ statusCode: 503 })
})
