import {
  type Address,
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
  lamports,
  type ReadonlyUint8Array,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getMintToInstruction,
} from '@solana-program/token'
import type { Ledger } from './createLedger.ts'
import { type Faucet, signerNamed } from './faucet.ts'
import { tokenPrograms } from './tokenAccounts.ts'

/** The tokens of the local chain. Both have six decimals. */
export interface SolanaMints {
  /** `Foyer Coin`, of the Token program, named as Metaplex does. */
  readonly token: string
  /** `Foyer Toll`, of Token-2022: each transfer leaves one percent behind, five at most. */
  readonly feeToken: string
}

/** What each of the accounts has of both at the start. */
const supplyAtomic = 1_000n * 10n ** 6n
const decimals = 6
const feeBasisPoints = 100
const maxFeeAtomic = 5n * 10n ** 6n

const metadataProgram = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

/** Makes both mints, and gives the owners theirs. */
export async function createMints({
  ledger,
  faucet,
  owners,
}: {
  ledger: Ledger
  faucet: Faucet
  owners: readonly Address[]
}): Promise<SolanaMints> {
  const [plainProgram, extendedProgram] = tokenPrograms as [Address, Address]
  const [token, feeToken] = await Promise.all(
    ['token', 'fee token'].map(async (name) => (await signerNamed(name)).address),
  )
  if (!token || !feeToken) throw new Error('Unreachable: two names give two keys')
  const authority = faucet.signer.address
  const put = (at: Address, owner: Address, data: Uint8Array) =>
    ledger.svm.setAccount({
      ...{ address: at, data, executable: false, programAddress: owner },
      lamports: lamports(ledger.svm.minimumBalanceForRentExemption(BigInt(data.length))),
      space: BigInt(data.length),
    })
  put(token, plainProgram, mintBytes(authority))
  const [metadata] = await getProgramDerivedAddress({
    programAddress: metadataProgram,
    seeds: ['metadata', bytesOf(metadataProgram), bytesOf(token)],
  })
  put(
    metadata,
    metadataProgram,
    joined([[4], bytesOf(authority), bytesOf(token), ...named('Foyer Coin', 'FCOIN'), text('')]),
  )
  put(feeToken, extendedProgram, feeMintBytes(feeToken, authority))
  for (const [mint, tokenProgram] of [
    [token, plainProgram],
    [feeToken, extendedProgram],
  ] as const)
    for (const owner of owners) {
      const [ata] = await findAssociatedTokenPda({ mint, owner, tokenProgram })
      await faucet.run([
        getCreateAssociatedTokenIdempotentInstruction({
          ...{ payer: faucet.signer, ata, owner, mint, tokenProgram },
        }),
        getMintToInstruction(
          { mint, token: ata, mintAuthority: faucet.signer, amount: supplyAtomic },
          { programAddress: tokenProgram },
        ),
      ])
    }
  return { token, feeToken }
}

const bytesOf = (given: Address): ReadonlyUint8Array => getAddressEncoder().encode(given)

function joined(parts: readonly ArrayLike<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)))
}

function number(value: bigint, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}

/** Text with its length before it. */
function text(value: string): number[] {
  const bytes = new TextEncoder().encode(value)
  return [...number(BigInt(bytes.length), 4), ...bytes]
}

const named = (name: string, symbol: string) => [text(name), text(symbol)]

/** A mint of the Token program. @see https://www.solana-program.com/docs/token */
const mintBytes = (authority: Address) =>
  joined([
    number(1n, 4),
    bytesOf(authority),
    number(0n, 8),
    [decimals, 1],
    number(0n, 4),
    new Uint8Array(32),
  ])

/** One of Token-2022, with its fee and its name. @see https://www.solana-program.com/docs/token-2022/extensions */
function feeMintBytes(mint: Address, authority: Address): Uint8Array {
  const extension = (kind: bigint, ...parts: ArrayLike<number>[]) => {
    const data = joined(parts)
    return joined([number(kind, 2), number(BigInt(data.length), 2), data])
  }
  const fee = joined([number(0n, 8), number(maxFeeAtomic, 8), number(BigInt(feeBasisPoints), 2)])
  return joined([
    mintBytes(authority),
    new Uint8Array(165 - 82),
    [1],
    extension(1n, bytesOf(authority), bytesOf(authority), number(0n, 8), fee, fee),
    extension(18n, bytesOf(authority), bytesOf(mint)),
    extension(
      19n,
      ...[bytesOf(authority), bytesOf(mint), ...named('Foyer Toll', 'FTOLL')],
      ...[text(''), number(0n, 4)],
    ),
  ])
}
