import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SolanaChain, startSolanaChain } from './startSolanaChain.ts'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain({ slotMs: 50 })
})
afterAll(() => chain.stop())

const keyOf = (index: number) =>
  new Uint8Array(Buffer.from(chain.accounts[index]?.privateKey.slice(2) ?? '', 'hex'))

test('behavior: an unmodified program of @solana/kit sends, waits and reads', async () => {
  const rpc = createSolanaRpc(chain.url)
  const rpcSubscriptions = createSolanaRpcSubscriptions(chain.webSocketUrl)
  expect(`solana:${(await rpc.getGenesisHash().send()).slice(0, 32)}`).toBe(chain.caipNetworkId)
  const [signer, recipient] = await Promise.all([
    createKeyPairSignerFromPrivateKeyBytes(keyOf(0)),
    generateKeyPairSigner(),
  ])
  expect(signer.address).toBe(chain.accounts[0]?.address)
  await airdropFactory({ rpc, rpcSubscriptions })({
    recipientAddress: recipient.address,
    lamports: lamports(7_000_000n),
    commitment: 'confirmed',
  })
  const { value: latest } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (given) => setTransactionMessageFeePayerSigner(signer, given),
    (given) => setTransactionMessageLifetimeUsingBlockhash(latest, given),
    (given) =>
      appendTransactionMessageInstructions(
        [
          getTransferSolInstruction({
            source: signer,
            destination: recipient.address,
            amount: 3_000_000n,
          }),
        ],
        given,
      ),
  )
  const transaction = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithBlockhashLifetime(transaction)
  for (const commitment of ['confirmed', 'finalized'] as const)
    await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction, { commitment })
  expect((await rpc.getBalance(recipient.address).send()).value).toBe(10_000_000n)
  const signature = getSignatureFromTransaction(transaction)
  const landed = await rpc
    .getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 })
    .send()
  expect(landed?.meta).toMatchObject({ err: null, fee: 5_000n })
  const tokens = await rpc
    .getTokenAccountsByOwner(
      signer.address,
      { mint: address(chain.mints.feeToken) },
      { encoding: 'jsonParsed' },
    )
    .send()
  expect(tokens.value[0]?.account.data.parsed.info.tokenAmount).toMatchObject({
    amount: '1000000000',
    decimals: 6,
  })
})

test('behavior: an unmodified program of @solana/web3.js sends, waits and reads', async () => {
  const connection = new Connection(chain.url, {
    commitment: 'confirmed',
    wsEndpoint: chain.webSocketUrl,
  })
  const payer = Keypair.fromSeed(keyOf(1))
  const recipient = Keypair.generate().publicKey
  const before = await connection.getBalance(payer.publicKey)
  const changed = new Promise<number>((resolve) => {
    connection.onAccountChange(recipient, ({ lamports }) => resolve(lamports))
  })
  // Subscriptions open one after the other.
  await new Promise<void>((resolve) => void connection.onSlotChange(() => resolve()))
  await sendAndConfirmTransaction(
    connection,
    new Transaction().add(
      SystemProgram.transfer({
        fromPubkey: payer.publicKey,
        toPubkey: recipient,
        lamports: LAMPORTS_PER_SOL,
      }),
    ),
    [payer],
  )
  expect(await changed).toBe(LAMPORTS_PER_SOL)
  expect(await connection.getBalance(payer.publicKey)).toBe(before - LAMPORTS_PER_SOL - 5_000)
  const accounts = await connection.getParsedTokenAccountsByOwner(
    new PublicKey(chain.accounts[0]?.address ?? ''),
    { mint: new PublicKey(chain.mints.token) },
  )
  expect(accounts.value[0]?.account.data.parsed.info.tokenAmount.amount).toBe('1000000000')
})

test('error: what a node refuses is refused: an old blockhash, too much money, another key', async () => {
  const connection = new Connection(chain.url, 'confirmed')
  const payer = Keypair.fromSeed(keyOf(2))
  const send = async (lamports: number, change: (transaction: Transaction) => void = () => {}) => {
    const transaction = new Transaction().add(
      SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: payer.publicKey, lamports }),
    )
    transaction.feePayer = payer.publicKey
    transaction.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
    change(transaction)
    transaction.sign(payer)
    return connection.sendRawTransaction(transaction.serialize({ verifySignatures: false }))
  }
  await expect(
    send(1, (transaction) => {
      transaction.recentBlockhash = PublicKey.default.toBase58()
    }),
  ).rejects.toThrow(/BlockhashNotFound|Blockhash not found/)
  await expect(send(1e15)).rejects.toThrow(/Custom/)
  const { value } = await connection.getSignatureStatuses(['5'.repeat(87)])
  expect(value).toEqual([null])
})
