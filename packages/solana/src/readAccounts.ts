import type { AdapterHost, Network } from '@foyer/core/adapter'
import { commitment } from './balance.ts'
import { publicKeyOf } from './base58.ts'
import { contentOf, readNode } from './readNode.ts'
import { type ChainAccount, readTokenAccount } from './tokens.ts'

/** Enough of a mint for its extensions; a longer account is no mint that anybody sends. */
const maxBytes = 4_096
/** Of one owner and one token there is one, rarely a few; anybody may open more for them. */
const maxOwnAccounts = 5_000
/** All of a token account but its extensions, and the byte that says that there are some. */
const tokenAccountBytes = 166

interface Question {
  readonly host: AdapterHost
  readonly network: Network
  readonly signal: AbortSignal
}

const config = (length: number) => ({
  commitment,
  encoding: 'base64',
  dataSlice: { offset: 0, length },
})

/** One of the accounts in which an owner holds a token. */
export interface OwnAccount {
  readonly address: string
  readonly atomic: bigint
  readonly isFrozen: boolean
}

/** In the order asked; `null` for an account that does not exist. */
export const readAccounts = ({
  addresses,
  ...question
}: Question & { addresses: readonly string[] }): Promise<readonly (ChainAccount | null)[]> =>
  readNode({
    ...{ ...question, method: 'getMultipleAccounts', params: [addresses, config(maxBytes)] },
    parse(result) {
      const rows = contentOf(result)
      if (!Array.isArray(rows) || rows.length !== addresses.length) throw new Error('No accounts')
      return rows.map(readAccount)
    },
  })

/** The accounts in which an owner holds a token, the fullest first. */
export const readOwnAccounts = ({
  owner,
  mint,
  ...question
}: Question & { owner: string; mint: string }): Promise<readonly OwnAccount[]> =>
  readNode({
    ...{ ...question, method: 'getTokenAccountsByOwner' },
    params: [owner, { mint }, config(tokenAccountBytes)],
    parse(result) {
      const rows = contentOf(result)
      if (!Array.isArray(rows)) throw new Error('No accounts')
      return rows
        .slice(0, maxOwnAccounts)
        .flatMap((row: { pubkey?: unknown; account?: unknown } | null) => {
          const { pubkey: address } = Object(row) as { pubkey?: unknown }
          const account = readAccount(row?.account)
          const held = account && readTokenAccount(account)
          // A node that mixes up owners must not make a user send what is another's.
          if (typeof address !== 'string' || !publicKeyOf(address)) return []
          return held?.owner === owner && held.mint === mint
            ? [{ address, atomic: held.atomic, isFrozen: held.isFrozen }]
            : []
        })
        .sort((one, other) => (one.atomic > other.atomic ? -1 : 1))
    },
  })

function readAccount(row: unknown): ChainAccount | null {
  if (row === null || row === undefined) return null
  const { data, owner, executable } = Object(row) as Record<string, unknown>
  const [text, encoding] = Array.isArray(data) ? data : []
  if (typeof text !== 'string' || encoding !== 'base64' || typeof owner !== 'string')
    throw new Error('No account')
  return {
    owner,
    isExecutable: executable === true,
    data: Uint8Array.from(atob(text.slice(0, 8_192)), (letter) => letter.charCodeAt(0)),
  }
}
