import { type Address, type EncodedAccount, getBase58Decoder } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { invalidParams } from './rpcJson.ts'
import { readMint, readTokenAccount, tokenAmount, tokenPrograms } from './tokenAccounts.ts'

/** How an account is asked for. */
export interface AccountConfig {
  readonly encoding?: string
  readonly dataSlice?: { readonly offset: number; readonly length: number }
}

/** Accounts pay no rent any more, which nodes write as the last epoch there can be. */
const rentExempt = (1n << 64n) - 1n

/** An account as nodes write it; `null` when it does not exist. */
export function writtenAccount(svm: LiteSVM, account: Address, config: AccountConfig = {}) {
  const found = svm.getAccount(account)
  return found.exists ? writtenAs(svm, found, config) : null
}

/** The same of one that is at hand. */
export function writtenAs(
  svm: LiteSVM,
  account: EncodedAccount,
  { encoding, dataSlice }: AccountConfig,
) {
  const all = new Uint8Array(account.data)
  const bytes = dataSlice
    ? all.subarray(dataSlice.offset, dataSlice.offset + dataSlice.length)
    : all
  const parsed = encoding === 'jsonParsed' ? parse(svm, account) : null
  return {
    data: parsed ?? inEncoding(bytes, encoding),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    rentEpoch: rentExempt,
    space: BigInt(all.length),
  }
}

function inEncoding(bytes: Uint8Array, encoding: string | undefined) {
  switch (encoding) {
    case undefined:
      return getBase58Decoder().decode(bytes)
    case 'base58':
      return [getBase58Decoder().decode(bytes), encoding]
    case 'jsonParsed':
    case 'base64':
      return [Buffer.from(bytes).toString('base64'), 'base64']
    default:
      throw invalidParams(`the encoding ${encoding} is not known here`)
  }
}

/** Accounts of tokens and mints, as far as wallets read them. */
function parse(svm: LiteSVM, { address, programAddress, data }: EncodedAccount) {
  if (!tokenPrograms.includes(programAddress)) return null
  const program = programAddress === tokenPrograms[0] ? 'spl-token' : 'spl-token-2022'
  const space = BigInt(data.length)
  const token = readTokenAccount(svm, address)
  if (token) {
    const { mint, owner, atomic, decimals } = token
    const info = {
      ...{ isNative: false, mint, owner, state: 'initialized' },
      tokenAmount: tokenAmount(atomic, decimals),
    }
    return { program, parsed: { info, type: 'account' }, space }
  }
  const mint = readMint(svm, address)
  if (!mint) return null
  const info = {
    ...{ decimals: mint.decimals, supply: mint.supply.toString(), isInitialized: true },
    ...{ freezeAuthority: null, mintAuthority: null },
  }
  return { program, parsed: { info, type: 'mint' }, space }
}
