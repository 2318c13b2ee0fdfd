import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstructionAsync,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { expect, onTestFinished, test } from 'vitest'
import { createTestChains } from '../../../test/createTestChains.ts'
import { createTestServer } from '../../../test/createTestServer.ts'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import { type SolanaNode, startSolanaNode } from '../../../test/startSolanaNode.ts'
import { createLog } from '../../platform/log/createLog.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { createBalances } from './createBalances.ts'

const token2022 = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const metadataProgram = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

describeDatabases('balances on Solana', ({ database }) => {
  const start = async () => {
    const node = await startSolanaNode()
    onTestFinished(() => node.stop())
    const balances = createBalances({
      database: database(),
      chains: await createTestChains({ [node.caipNetworkId]: node.url }),
      prices: {
        priceUsd: async (ids) =>
          new Map(
            ids.map((id) => [id, id.includes(':So111') ? { priceUsd: 150, isStale: false } : null]),
          ),
      },
      tokenRepository: { read: async () => new Map() },
      icons: { find: () => null },
      curated: new Map(),
      outgoing: createOutgoing(),
      log: createLog({ level: 'silent' }),
    })
    const { app } = await createTestServer({ balances })
    const payer = await generateKeyPairSigner()
    node.fund(payer.address, 100_000_000_000n)
    return { node, payer, app }
  }

  test('behavior: SOL and tokens of both programs are added up by mint, with names and value', async () => {
    const { node, payer, app } = await start()
    const owner = (await generateKeyPairSigner()).address
    node.fund(owner, 1_500_000_000n)
    const named = await mintTo({ node, payer, owner, decimals: 6, atomic: 12_345_678n })
    await name({ node, mint: named, names: ['Test Dollar', 'TUSD'] })
    // A second account of the same mint.
    await place({ node, mint: named, owner, atomic: 1_000_000n })
    const lure = await mintTo({ node, payer, owner, decimals: 0, atomic: 5_000n })
    await name({ node, mint: lure, names: ['Visit evil.com', 'FREE'] })
    // No name anywhere: nothing that could be shown.
    await mintTo({ node, payer, owner, decimals: 2, atomic: 7n })
    // One of a kind: a collectible.
    const single = await mintTo({ node, payer, owner, decimals: 0, atomic: 1n })
    await name({ node, mint: single, names: ['Picture', 'PIC'] })
    const extended = await extendedMint({ node, names: ['Extended', 'EXT'], decimals: 9 })
    await place({ node, mint: extended, owner, atomic: 2_000_000_000n, program: token2022 })

    const answer = await app.inject(`/v1/account/${owner}/balance`)
    expect(answer.statusCode).toBe(200)
    const rows = answer.json().balances as Record<string, unknown>[]
    const chainId = node.caipNetworkId
    const none = { price: null, value: null, iconUrl: '' }
    expect(rows[0]).toEqual({
      ...{ name: 'ETH', symbol: 'ETH', chainId, price: 150, iconUrl: '', isSpam: false },
      // The test chains count in 18 decimals, whatever they are.
      ...{ quantity: { decimals: '18', numeric: '0.0000000015' }, value: 150 * 0.0000000015 },
    })
    expect(rows.slice(1)).toEqual(
      expect.arrayContaining([
        {
          ...{ name: 'Test Dollar', symbol: 'TUSD', chainId, ...none, isSpam: false },
          ...{ address: `${chainId}:${named}`, quantity: { decimals: '6', numeric: '13.345678' } },
        },
        {
          ...{ name: 'Extended', symbol: 'EXT', chainId, ...none, isSpam: false },
          ...{ address: `${chainId}:${extended}`, quantity: { decimals: '9', numeric: '2' } },
        },
        {
          ...{ name: 'Visit evil.com', symbol: 'FREE', chainId, ...none, isSpam: true },
          ...{ address: `${chainId}:${lure}`, quantity: { decimals: '0', numeric: '5000' } },
        },
      ]),
    )
    expect(rows).toHaveLength(4)
    expect(rows.at(-1)).toMatchObject({ isSpam: true })

    const byId = await app.inject(`/v1/account/${chainId}:${owner}/balance`)
    expect(byId.json()).toEqual(answer.json())
    const otherNetwork = await app.inject(`/v1/account/${owner}/balance?chainId=eip155:1`)
    expect(otherNetwork.json()).toEqual({ balances: [] })
  })

  test('behavior: an account that nobody has seen has nothing but no SOL', async () => {
    const { app } = await start()
    const { address: unknown } = await generateKeyPairSigner()
    const rows = (await app.inject(`/v1/account/${unknown}/balance`)).json().balances
    expect(rows).toMatchObject([{ quantity: { numeric: '0' } }])
  })

  test('error: a node that goes away is a 503, not an empty account', async () => {
    const { node, app } = await start()
    const { address: unknown } = await generateKeyPairSigner()
    await node.stop()
    expect((await app.inject(`/v1/account/${unknown}/balance`)).statusCode).toBe(503)
  })
})

async function send(node: SolanaNode, payer: KeyPairSigner, instructions: readonly Instruction[]) {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) => node.svm.setTransactionMessageLifetimeUsingLatestBlockhash(paid),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  const outcome = node.svm.sendTransaction(
    await signTransactionMessageWithSigners(message as never),
  )
  if ('err' in outcome) throw new Error(`The transaction failed: ${outcome.toString()}`)
  node.svm.expireBlockhash()
}

/** A new mint of the Token program, and some of it in the owner's associated account. */
async function mintTo({
  node,
  payer,
  owner,
  decimals,
  atomic,
}: {
  node: SolanaNode
  payer: KeyPairSigner
  owner: Address
  decimals: number
  atomic: bigint
}): Promise<Address> {
  const mint = await generateKeyPairSigner()
  const [token] = await findAssociatedTokenPda({
    mint: mint.address,
    owner,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })
  await send(node, payer, [
    getCreateAccountInstruction({
      payer,
      newAccount: mint,
      lamports: node.svm.minimumBalanceForRentExemption(BigInt(getMintSize())),
      space: getMintSize(),
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeMint2Instruction({
      mint: mint.address,
      decimals,
      mintAuthority: payer.address,
    }),
    await getCreateAssociatedTokenInstructionAsync({ payer, mint: mint.address, owner }),
    getMintToInstruction({ mint: mint.address, token, mintAuthority: payer, amount: atomic }),
  ])
  return mint.address
}

const encode = (text: Address) => Buffer.from(getAddressEncoder().encode(text))
const sized = (text: string, padding = 0) => {
  const bytes = Buffer.alloc(4 + Math.max(text.length, padding))
  bytes.writeUInt32LE(bytes.length - 4)
  bytes.write(text, 4)
  return bytes
}

/** What the metadata program writes; the program itself is no part of the virtual machine. */
async function name({
  node,
  mint,
  names: [name, symbol],
}: {
  node: SolanaNode
  mint: Address
  names: readonly [string, string]
}) {
  const [place] = await getProgramDerivedAddress({
    programAddress: metadataProgram,
    seeds: ['metadata', encode(metadataProgram), encode(mint)],
  })
  const data = Buffer.concat([
    ...[Buffer.from([4]), Buffer.alloc(32), encode(mint)],
    ...[sized(name, 32), sized(symbol, 10), sized('', 200)],
  ])
  setAccount({ node, place, program: metadataProgram, data })
}

/** A token account besides the associated one. */
async function place({
  node,
  mint,
  owner,
  atomic,
  program = TOKEN_PROGRAM_ADDRESS,
}: {
  node: SolanaNode
  mint: Address
  owner: Address
  atomic: bigint
  program?: Address
}): Promise<void> {
  const data = Buffer.alloc(165)
  encode(mint).copy(data, 0)
  encode(owner).copy(data, 32)
  data.writeBigUInt64LE(atomic, 64)
  data[108] = 1
  setAccount({ node, place: (await generateKeyPairSigner()).address, program, data })
}

/** A mint of Token-2022 that carries its own name behind another extension. */
async function extendedMint({
  node,
  names: [name, symbol],
  decimals,
}: {
  node: SolanaNode
  names: readonly [string, string]
  decimals: number
}): Promise<Address> {
  const mint = (await generateKeyPairSigner()).address
  const base = Buffer.alloc(166)
  base.writeBigUInt64LE(10n ** 18n, 36)
  base[44] = decimals
  base[45] = 1
  base[165] = 1
  const extension = (kind: number, value: Buffer) => {
    const header = Buffer.alloc(4)
    header.writeUInt16LE(kind)
    header.writeUInt16LE(value.length, 2)
    return Buffer.concat([header, value])
  }
  const data = Buffer.concat([
    base,
    extension(18, Buffer.alloc(64)),
    extension(19, Buffer.concat([Buffer.alloc(32), encode(mint), sized(name), sized(symbol)])),
  ])
  setAccount({ node, place: mint, program: token2022, data })
  return mint
}

function setAccount({
  node,
  place,
  program,
  data,
}: {
  node: SolanaNode
  place: Address
  program: Address
  data: Buffer
}) {
  node.svm.setAccount({
    address: place,
    data: new Uint8Array(data),
    executable: false,
    lamports: lamports(10_000_000n),
    programAddress: program,
    space: BigInt(data.length),
  })
}
