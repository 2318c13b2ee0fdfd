import type { AppError, Transfer } from '@foyer/core/adapter'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getTransactionEncoder,
  getU64Encoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import type { Mint } from './tokens.ts'

/** Where a token moves. */
export interface TokenRoute {
  readonly mint: Mint
  /** What comes from which of the sender's accounts. */
  readonly parts: readonly TokenPart[]
  /** The recipient's; made by this transfer where `isNew`. */
  readonly destination: string
  readonly isNew: boolean
  /** Why it cannot all go, where the parts are less than the transfer. */
  readonly refusal: AppError | null
}

/** What moves out of one account, in an instruction of its own. */
export interface TokenPart {
  readonly source: string
  readonly amountAtomic: bigint
  /** What the token keeps of it. */
  readonly keptAtomic: bigint
}

/** What a transfer is made of. */
export interface TransferParts {
  readonly transfer: Transfer
  /** `null` for SOL. */
  readonly route: TokenRoute | null
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

/** The account in which an owner holds a token. */
export async function associatedAccount(
  mint: string,
  owner: string,
  program: string,
): Promise<string> {
  const [account] = await findAssociatedTokenPda({
    ...{ mint: address(mint), owner: address(owner), tokenProgram: address(program) },
  })
  return account
}

/** A transaction that nobody signed yet, as wallets take it. */
export function buildTransfer({
  transfer,
  route,
  blockhash,
  lastValidBlockHeight,
}: TransferParts): {
  transaction: Uint8Array
  message: Uint8Array
} {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (given) => setTransactionMessageFeePayer(address(transfer.from), given),
    (given) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight },
        given,
      ),
    (given) => appendTransactionMessageInstructions(instructionsOf(transfer, route), given),
  )
  const compiled = compileTransaction(message)
  return {
    transaction: new Uint8Array(getTransactionEncoder().encode(compiled)),
    message: new Uint8Array(compiled.messageBytes as unknown as Uint8Array),
  }
}

function instructionsOf(transfer: Transfer, route: TokenRoute | null): readonly Instruction[] {
  const { from, to, amountAtomic, asset } = transfer
  const sender = createNoopSigner(address(from))
  if (!route || asset.kind !== 'token')
    return [
      getTransferSolInstruction({ source: sender, destination: address(to), amount: amountAtomic }),
    ]
  const mint = address(asset.address)
  const tokenProgram = address(route.mint.program)
  const destination = address(route.destination)
  // Those that were shown: the chain moves nothing of a token that has others.
  const { decimals } = asset
  return [
    ...(route.isNew
      ? [
          getCreateAssociatedTokenIdempotentInstruction({
            ...{ payer: sender, ata: destination, owner: address(to), mint, tokenProgram },
          }),
        ]
      : []),
    ...route.parts.map(({ source: from, amountAtomic: amount, keptAtomic }) => {
      const source = address(from)
      return route.mint.fees.length > 0
        ? transferWithFee({
            ...{ source, destination, mint, tokenProgram, sender: sender.address },
            ...{ amountAtomic: amount, keptAtomic, decimals },
          })
        : getTransferCheckedInstruction(
            { source, mint, destination, authority: sender, amount, decimals },
            { programAddress: tokenProgram },
          )
    }),
  ]
}

/**
 * `TransferCheckedWithFee` of Token-2022: the chain refuses it when the token would keep another amount
 * than the user was shown.
 *
 * @see https://www.solana-program.com/docs/token-2022/extensions#transfer-fees
 */
function transferWithFee({
  source,
  mint,
  destination,
  sender,
  tokenProgram,
  amountAtomic,
  keptAtomic,
  decimals,
}: {
  source: Address
  mint: Address
  destination: Address
  sender: Address
  tokenProgram: Address
  amountAtomic: bigint
  keptAtomic: bigint
  decimals: number
}): Instruction {
  const number = (value: bigint) => [...new Uint8Array(getU64Encoder().encode(value))]
  return {
    programAddress: tokenProgram,
    accounts: [
      { address: source, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: destination, role: AccountRole.WRITABLE },
      { address: sender, role: AccountRole.READONLY_SIGNER },
    ],
    data: Uint8Array.from([26, 1, ...number(amountAtomic), decimals, ...number(keptAtomic)]),
  }
}
