import { type AdapterHost, type AppError, type Transfer, TransferError } from '@foyer/core/adapter'
import { commitment } from './balance.ts'
import { associatedAccount, type TokenPart, type TokenRoute } from './buildTransfer.ts'
import { type OwnAccount, readAccounts, readOwnAccounts } from './readAccounts.ts'
import { readNode, wholeNumber } from './readNode.ts'
import { type Mint, readMint, readTokenAccount, tokenPrograms, transferFee } from './tokens.ts'

/** With so many a transaction has a fifth of its 1,232 bytes left for what wallets add to it. */
export const mostParts = 10

/**
 * From which accounts to which a token moves, and what it keeps; `null` for SOL.
 *
 * @throws `transfer/refused-by-chain`, `transfer/decimals-differ`, `transfer/unsupported-asset`, or what
 *   the node failed with
 */
export async function readRoute({
  transfer: { network, from, to, asset, amountAtomic },
  host,
  signal,
}: {
  transfer: Transfer
  host: AdapterHost
  signal: AbortSignal
}): Promise<TokenRoute | null> {
  if (asset.kind === 'native') return null
  if (asset.kind === 'collectible') throw TransferError.unsupportedAsset(asset.standard)
  const question = { network, signal, host }
  // Of which program the token is comes with the answer, and a slow node is not asked once more for it.
  const programs = Object.values<string>(tokenPrograms)
  const places = await Promise.all(
    programs.map((program) => associatedAccount(asset.address, to, program)),
  )
  const [[mintAccount, recipient, ...existing], own, epoch] = await Promise.all([
    readAccounts({ ...question, addresses: [asset.address, to, ...places] }),
    readOwnAccounts({ ...question, owner: from, mint: asset.address }),
    readNode({
      ...{ ...question, method: 'getEpochInfo', params: [{ commitment }] },
      parse: (result) => wholeNumber((Object(result) as { epoch?: unknown }).epoch),
    }),
  ])
  const mint = mintAccount && readMint(mintAccount)
  if (!mint) throw TransferError.refusedByChain('There is no such token on this network.')
  if (mint.refuses)
    throw TransferError.refusedByChain(
      'This token cannot be sent here: it runs code of a third party.',
    )
  if (mint.decimals !== asset.decimals)
    throw TransferError.decimalsDiffer({ shown: asset.decimals, onChain: mint.decimals })
  if (own.length === 0) throw TransferError.refusedByChain('This account has none of the token.')
  const parted = { mint, ...partsOf({ own, mint, amountAtomic, epoch }) }
  const held = recipient && readTokenAccount(recipient)
  if (held) {
    if (held.mint !== asset.address)
      throw TransferError.refusedByChain('The recipient is an account for another token.')
    return { ...parted, destination: to, isNew: false }
  }
  if (recipient && (recipient.isExecutable || readMint(recipient)))
    throw TransferError.refusedByChain(
      'The recipient is a program or a token, and no account of a user.',
    )
  const at = programs.indexOf(mint.program)
  return { ...parted, destination: places[at] ?? '', isNew: !existing[at] }
}

/**
 * What of an amount comes from which account, the fullest first. More than there is stays in the last
 * part: the form says that by itself, and asks for fees before the amount is final.
 */
function partsOf({
  own,
  mint,
  amountAtomic,
  epoch,
}: {
  own: readonly OwnAccount[]
  mint: Mint
  amountAtomic: bigint
  epoch: bigint
}): { parts: readonly TokenPart[]; refusal: AppError | null } {
  const free = own.filter(({ isFrozen }) => !isFrozen)
  const used = free.slice(0, mostParts)
  const most = sumOf(used)
  const { decimals } = mint
  const isThere = amountAtomic <= sumOf(own)
  const refusal =
    !isThere || amountAtomic <= most
      ? null
      : TransferError.onlyPart(amountAtomic <= sumOf(free) ? 'accounts' : 'frozen', {
          mostAtomic: most,
          decimals,
        })
  const parts: TokenPart[] = []
  let left = refusal ? most : amountAtomic
  for (const [index, { address, atomic }] of (used.length > 0 ? used : own.slice(0, 1)).entries()) {
    if (left === 0n && index > 0) break
    const isLast = index === used.length - 1
    const part = isLast || left < atomic ? left : atomic
    parts.push({
      ...{ source: address, amountAtomic: part },
      keptAtomic: transferFee(mint, part, epoch),
    })
    left -= part
  }
  return { parts, refusal }
}

const sumOf = (accounts: readonly OwnAccount[]) =>
  accounts.reduce((sum, { atomic }) => sum + atomic, 0n)
