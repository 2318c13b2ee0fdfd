import type { AccountMeta, Address, Instruction, ReadonlyUint8Array } from '@solana/kit'
import {
  identifySystemInstruction,
  parseAdvanceNonceAccountInstruction,
  parseAssignInstruction,
  parseCreateAccountInstruction,
  parseTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system'
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  AuthorityType,
  identifyTokenInstruction,
  parseApproveCheckedInstruction,
  parseApproveInstruction,
  parseBurnCheckedInstruction,
  parseBurnInstruction,
  parseCloseAccountInstruction,
  parseSetAuthorityInstruction,
  parseTransferCheckedInstruction,
  parseTransferInstruction,
  TOKEN_PROGRAM_ADDRESS,
  TokenInstruction,
} from '@solana-program/token'
import type { SolanaMeaning } from './SolanaMeaning.ts'

type Whole = Instruction & {
  readonly programAddress: Address
  readonly accounts: readonly AccountMeta[]
  readonly data: ReadonlyUint8Array
}

const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const computeBudget = 'ComputeBudget111111111111111111111111111111'
const memos = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]
const longestMemo = 566
const most = (1n << 64n) - 1n

/** What an instruction does; `unknown` where its program is, or what it asks of it. */
export function decodeInstruction(instruction: Whole): SolanaMeaning {
  const { programAddress: program, data } = instruction
  const unknown = { kind: 'unknown', program } as const
  try {
    if (program === computeBudget) return { kind: 'housekeeping' }
    if (memos.includes(program))
      return {
        kind: 'memo',
        text: new TextDecoder().decode(new Uint8Array(data)).slice(0, longestMemo),
      }
    if (program === SYSTEM_PROGRAM_ADDRESS) return ofSystem(instruction) ?? unknown
    if (program === ASSOCIATED_TOKEN_PROGRAM_ADDRESS) return ofAssociated(instruction) ?? unknown
    if (program === TOKEN_PROGRAM_ADDRESS || program === token2022)
      return ofTokens(instruction) ?? unknown
  } catch {
    // Not as its program takes it.
  }
  return unknown
}

function ofSystem(instruction: Whole): SolanaMeaning | null {
  switch (identifySystemInstruction(instruction)) {
    case SystemInstruction.TransferSol: {
      const { accounts, data } = parseTransferSolInstruction(instruction)
      return {
        kind: 'transfer',
        from: accounts.source.address,
        to: accounts.destination.address,
        lamports: data.amount,
      }
    }
    case SystemInstruction.CreateAccount: {
      const { accounts, data } = parseCreateAccountInstruction(instruction)
      return {
        kind: 'creation',
        account: accounts.newAccount.address,
        lamports: data.lamports,
        program: data.programAddress,
      }
    }
    case SystemInstruction.Assign: {
      const { accounts, data } = parseAssignInstruction(instruction)
      return { kind: 'assignment', account: accounts.account.address, program: data.programAddress }
    }
    case SystemInstruction.AdvanceNonceAccount:
      parseAdvanceNonceAccountInstruction(instruction)
      return { kind: 'durableNonce' }
    default:
      return null
  }
}

/** Payer, account, owner, mint: in both of its ways to make an account. */
function ofAssociated({ accounts, data }: Whole): SolanaMeaning | null {
  const [, account, owner, mint] = accounts.map(({ address }) => address)
  const isMaking = data.length === 0 || (data.length === 1 && (data[0] === 0 || data[0] === 1))
  return isMaking && account && owner && mint
    ? { kind: 'tokenAccount', account, owner, mint }
    : null
}

const rights = {
  [AuthorityType.AccountOwner]: 'owner',
  [AuthorityType.CloseAccount]: 'close',
  [AuthorityType.MintTokens]: 'mint',
  [AuthorityType.FreezeAccount]: 'freeze',
} as const

function ofTokens(given: Whole): SolanaMeaning | null {
  // Token-2022 takes the instructions of its forerunner, and has more.
  const instruction = { ...given, programAddress: TOKEN_PROGRAM_ADDRESS }
  if (given.data[0] === 26 && given.data[1] === 1 && given.programAddress === token2022)
    return withFee(given)
  switch (identifyTokenInstruction(instruction)) {
    case TokenInstruction.Transfer: {
      const { accounts, data } = parseTransferInstruction(instruction)
      return {
        kind: 'tokenTransfer',
        source: accounts.source.address,
        destination: accounts.destination.address,
        authority: accounts.authority.address,
        mint: null,
        amountAtomic: data.amount,
        decimals: null,
      }
    }
    case TokenInstruction.TransferChecked: {
      const { accounts, data } = parseTransferCheckedInstruction(instruction)
      return {
        kind: 'tokenTransfer',
        source: accounts.source.address,
        destination: accounts.destination.address,
        authority: accounts.authority.address,
        mint: accounts.mint.address,
        amountAtomic: data.amount,
        decimals: data.decimals,
      }
    }
    case TokenInstruction.Approve: {
      const { accounts, data } = parseApproveInstruction(instruction)
      return {
        kind: 'approval',
        account: accounts.source.address,
        delegate: accounts.delegate.address,
        mint: null,
        amountAtomic: data.amount,
        decimals: null,
        isUnlimited: data.amount === most,
      }
    }
    case TokenInstruction.ApproveChecked: {
      const { accounts, data } = parseApproveCheckedInstruction(instruction)
      return {
        kind: 'approval',
        account: accounts.source.address,
        delegate: accounts.delegate.address,
        mint: accounts.mint.address,
        amountAtomic: data.amount,
        decimals: data.decimals,
        isUnlimited: data.amount === most,
      }
    }
    case TokenInstruction.SetAuthority: {
      const { accounts, data } = parseSetAuthorityInstruction(instruction)
      const to = data.newAuthority.__option === 'Some' ? data.newAuthority.value : null
      const right = rights[data.authorityType as keyof typeof rights]
      return right ? { kind: 'authority', account: accounts.owned.address, right, to } : null
    }
    case TokenInstruction.CloseAccount: {
      const { accounts } = parseCloseAccountInstruction(instruction)
      return {
        kind: 'closing',
        account: accounts.account.address,
        destination: accounts.destination.address,
      }
    }
    case TokenInstruction.Burn:
    case TokenInstruction.BurnChecked: {
      const isChecked = given.data[0] === TokenInstruction.BurnChecked
      const { accounts, data } = isChecked
        ? parseBurnCheckedInstruction(instruction)
        : parseBurnInstruction(instruction)
      const { account, mint } = accounts
      return {
        kind: 'burning',
        account: account.address,
        mint: mint.address,
        amountAtomic: data.amount,
      }
    }
    case TokenInstruction.Revoke:
    case TokenInstruction.SyncNative:
      return { kind: 'housekeeping' }
    default:
      return null
  }
}

/** `TransferCheckedWithFee`: the chain refuses it where the token would keep another amount. */
function withFee({ accounts, data }: Whole): SolanaMeaning | null {
  const [source, mint, destination, authority] = accounts.map(({ address }) => address)
  if (!source || !mint || !destination || !authority || data.length !== 19) return null
  const bytes = new DataView(new Uint8Array(data).buffer)
  return {
    ...{ kind: 'tokenTransfer', source, destination, authority, mint },
    amountAtomic: bytes.getBigUint64(2, true),
    decimals: bytes.getUint8(10),
  }
}
