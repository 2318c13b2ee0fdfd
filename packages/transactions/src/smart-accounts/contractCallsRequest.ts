import {
  type AbiFunction,
  type AbiItem,
  type Address,
  getAddress,
  type Hex,
  isAddress,
  parseAbiItem,
} from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { toFunctionSelector, toFunctionSignature } from 'viem/utils'
import { type ContractCalls, mostCalls, mostFunctions, mostValue } from './contractCalls.ts'
import { delegationContracts } from './contracts.ts'
import { enforcers } from './enforcers.ts'
import { narrowing } from './otherPermissions.ts'
import { PermissionInvalid } from './PermissionInvalid.ts'
import { readAmount } from './readAmount.ts'

/** Before it is read. */
const longestFunction = 512
/** With its types alone, as it is hashed, shown and kept. */
const longestSignature = 256
/** What a page may say; what else stands there would look as if it were enforced. */
const known = new Set(['address', 'functions', 'maxCalls', 'maxValuePerCall', 'justification'])

/** Functions that are refused, by what they are called and by their four bytes. */
interface Refused {
  /** Whatever they take. */
  readonly names: readonly string[]
  /** Whatever they are called: who tries for some minutes finds another name with the same four bytes. */
  readonly signatures: readonly string[]
}

/**
 * Hand over what the account has, as much as the caller says and to whom the caller says: of ERC-20 and its permits, ERC-721,
 * 777, 1155, 1363, 4626 and 6909, Permit2, and whatever has an owner.
 */
const handOver: Refused = {
  names: [
    ...['approve', 'increaseAllowance', 'increaseApproval', 'setApprovalForAll', 'setOperator'],
    ...['transfer', 'transferFrom', 'safeTransferFrom', 'safeBatchTransferFrom', 'permit'],
    ...['transferAndCall', 'transferFromAndCall', 'approveAndCall', 'transferOwnership'],
    ...['send', 'operatorSend', 'authorizeOperator'],
  ],
  signatures: [
    ...['approve(address,uint256)', 'approve(address,uint256,uint256)'],
    ...['approve(address,address,uint160,uint48)', 'approveAndCall(address,uint256)'],
    ...['approveAndCall(address,uint256,bytes)', 'increaseAllowance(address,uint256)'],
    ...['increaseApproval(address,uint256)', 'setApprovalForAll(address,bool)'],
    ...['setOperator(address,bool)', 'authorizeOperator(address)', 'transferOwnership(address)'],
    ...['transfer(address,uint256)', 'transfer(address,uint256,uint256)'],
    ...['transferAndCall(address,uint256)', 'transferAndCall(address,uint256,bytes)'],
    ...['transferFrom(address,address,uint256)', 'transferFrom(address,address,uint256,uint256)'],
    ...['transferFrom(address,address,uint160,address)'],
    'transferFrom((address,address,uint160,address)[])',
    'transferFromAndCall(address,address,uint256)',
    'transferFromAndCall(address,address,uint256,bytes)',
    'safeTransferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256,bytes)',
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    'permit(address,address,uint256,uint256,bytes)',
    'permit(address,uint256,uint256,uint8,bytes32,bytes32)',
    'permit(address,uint256,uint256,bytes)',
    'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
    'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
    ...['send(address,uint256,bytes)', 'operatorSend(address,address,uint256,bytes,bytes)'],
    // Of vaults, to any receiver; others of these names take from nobody but their caller.
    ...['withdraw(uint256,address,address)', 'redeem(uint256,address,address)'],
  ],
}

/** Run other functions of their contract, and so those as well. */
const runOthers: Refused = {
  names: ['multicall'],
  signatures: ['multicall(bytes[])', 'multicall(uint256,bytes[])', 'multicall(bytes32,bytes[])'],
}

/**
 * Reads what `contract-call` asks for.
 *
 * @param account that would give the permission
 * @returns the functions beside, as they are hashed, such as `mint(uint256)`, in the order of their selectors
 * @throws PermissionInvalid
 */
export function readContractCalls(
  fields: Record<string, unknown>,
  { account }: { account: Address },
): { calls: ContractCalls; signatures: readonly string[] } {
  const unknown = Object.keys(fields).find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new PermissionInvalid(
      `\`data.${unknown.slice(0, 40)}\` is not enforced here: leave it out.`,
    )
  const { address, functions, maxCalls: count, maxValuePerCall: value = null } = fields
  if (typeof address !== 'string' || !isAddress(address, { strict: false }))
    throw new PermissionInvalid('Give in `data.address` the contract that may be called.')
  const contract = getAddress(address)
  const own = [account, entryPoint07Address, ...addressesOf(delegationContracts)]
  if ([...own, ...addressesOf(enforcers), ...addressesOf(narrowing)].includes(contract))
    throw new PermissionInvalid(
      'Nobody may call the account itself, or contracts that accounts and permissions stand on.',
    )
  const maxCalls = readAmount(count)
  if (maxCalls === null || maxCalls === 0n || maxCalls > mostCalls)
    throw new PermissionInvalid(
      `Give in \`data.maxCalls\` how many calls there may be in all: 1 to ${mostCalls}.`,
    )
  const maxValueAtomic = value === null ? 0n : readAmount(value)
  if (maxValueAtomic === null || maxValueAtomic > mostValue)
    throw new PermissionInvalid('`data.maxValuePerCall` has to be an amount with a limit.')
  const read = readFunctions(functions)
  return {
    calls: { contract, selectors: read.map(({ selector }) => selector), maxValueAtomic, maxCalls },
    signatures: read.map(({ signature }) => signature),
  }
}

const addressesOf = (contracts: Record<string, Address>): readonly Address[] =>
  Object.values(contracts)

function readFunctions(functions: unknown): readonly { selector: Hex; signature: string }[] {
  if (!Array.isArray(functions) || functions.length === 0 || functions.length > mostFunctions)
    throw new PermissionInvalid(
      `Give in \`data.functions\` what may be called: 1 to ${mostFunctions}, each such as "function mint(uint256 amount)".`,
    )
  const read = functions.map(readFunction)
  if (new Set(read.map(({ selector }) => selector)).size < read.length)
    throw new PermissionInvalid('`data.functions` names a function twice.')
  return read
}

function readFunction(given: unknown): { selector: Hex; signature: string } {
  const item = parse(given)
  const signature = item && toFunctionSignature(item)
  if (!item || !signature || signature.length > longestSignature)
    throw new PermissionInvalid(
      'Write each of `data.functions` with its types, such as "function mint(uint256 amount)".',
    )
  const selector = toFunctionSelector(item)
  const isOneOf = ({ names, signatures }: Refused) =>
    names.includes(item.name) ||
    signatures.some((one) => toFunctionSelector(`function ${one}`) === selector)
  if (isOneOf(handOver))
    throw new PermissionInvalid(
      `\`${signature}\` hands over what the account has, without a limit. For money ask for erc20-token-allowance, erc20-token-periodic or erc20-token-stream, or native-token ones.`,
    )
  if (isOneOf(runOthers))
    throw new PermissionInvalid(
      `\`${signature}\` runs any function of its contract, which is no limit. Name the functions that are meant.`,
    )
  return { selector, signature }
}

/** @returns `null` for what is no function, in the words of Solidity */
function parse(given: unknown): AbiFunction | null {
  if (typeof given !== 'string' || given.length > longestFunction) return null
  try {
    const item = parseAbiItem(given) as AbiItem
    return item.type === 'function' ? item : null
  } catch {
    return null
  }
}
