import { getBase58Decoder, getTransactionDecoder } from '@solana/kit'
import type { LandedTransaction, TokenBalance } from './createLedger.ts'
import { invalidParams } from './rpcJson.ts'
import { tokenAmount } from './tokenAccounts.ts'

/** A transaction as `getTransaction` writes it. */
export function writtenTransaction(landed: LandedTransaction, encoding: string | undefined) {
  const { slot, blockTime, error, feeAtomic, logs, unitsConsumed, before, after } = landed
  return {
    slot,
    blockTime,
    version: landed.message.version,
    transaction: inEncoding(landed, encoding),
    meta: {
      err: error,
      status: error === null ? { Ok: null } : { Err: error },
      fee: feeAtomic,
      preBalances: before.lamports,
      postBalances: after.lamports,
      preTokenBalances: before.tokens.map(writtenBalance),
      postTokenBalances: after.tokens.map(writtenBalance),
      innerInstructions: [],
      loadedAddresses: { readonly: [], writable: [] },
      logMessages: logs,
      rewards: [],
      computeUnitsConsumed: unitsConsumed,
    },
  }
}

const writtenBalance = ({ accountIndex, atomic, decimals, ...token }: TokenBalance) => ({
  ...{ accountIndex, ...token },
  uiTokenAmount: tokenAmount(atomic, decimals),
})

function inEncoding({ bytes, message }: LandedTransaction, encoding: string | undefined) {
  if (encoding === 'base64') return [Buffer.from(bytes).toString('base64'), encoding]
  if (encoding === 'base58') return [getBase58Decoder().decode(bytes), encoding]
  if (encoding !== undefined && encoding !== 'json')
    throw invalidParams(`the encoding ${encoding} is not known here`)
  const { header, staticAccounts, instructions, lifetimeToken } = message
  return {
    signatures: Object.values(getTransactionDecoder().decode(bytes).signatures).map((signature) =>
      signature ? getBase58Decoder().decode(signature) : null,
    ),
    message: {
      accountKeys: staticAccounts,
      header: {
        numRequiredSignatures: header.numSignerAccounts,
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
      },
      recentBlockhash: lifetimeToken,
      instructions: instructions.map(({ programAddressIndex, accountIndices, data }) => ({
        programIdIndex: programAddressIndex,
        accounts: accountIndices ?? [],
        data: data ? getBase58Decoder().decode(data) : '',
        stackHeight: 1,
      })),
      ...(message.version === 0 && { addressTableLookups: message.addressTableLookups ?? [] }),
    },
  }
}
