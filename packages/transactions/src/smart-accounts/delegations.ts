import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  hashStruct,
  parseAbi,
} from 'viem'
import { delegationContracts } from './contracts.ts'

/** A bound of a delegation, which a contract enforces. */
export interface Caveat {
  readonly enforcer: Address
  readonly terms: Hex
}

/** What one account lets another one do, within bounds. */
export interface Delegation {
  readonly delegate: Address
  readonly delegator: Address
  readonly caveats: readonly Caveat[]
  readonly salt: bigint
  readonly signature: Hex
}

/** Nobody passed it on: the delegator's own. */
const rootAuthority: Hex = `0x${'ff'.repeat(32)}`

const types = {
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
} as const

const context = [
  {
    type: 'tuple[]',
    components: [
      { name: 'delegate', type: 'address' },
      { name: 'delegator', type: 'address' },
      { name: 'authority', type: 'bytes32' },
      {
        name: 'caveats',
        type: 'tuple[]',
        components: [
          { name: 'enforcer', type: 'address' },
          { name: 'terms', type: 'bytes' },
          { name: 'args', type: 'bytes' },
        ],
      },
      { name: 'salt', type: 'uint256' },
      { name: 'signature', type: 'bytes' },
    ],
  },
] as const

const messageOf = ({ delegate, delegator, caveats, salt }: Omit<Delegation, 'signature'>) => ({
  ...{ delegate, delegator, authority: rootAuthority, caveats, salt },
})

/** What the delegator signs. */
export const delegationTypedData = (
  delegation: Omit<Delegation, 'signature'>,
  { chainId }: { chainId: number },
) =>
  ({
    domain: {
      ...{ name: 'DelegationManager', version: '1', chainId },
      verifyingContract: delegationContracts.manager,
    },
    types,
    primaryType: 'Delegation',
    message: messageOf(delegation),
  }) as const

/** By what its contracts know it: on every chain the same, signed or not. */
export const hashOfDelegation = (delegation: Omit<Delegation, 'signature'>): Hex =>
  hashStruct({ data: messageOf(delegation), types, primaryType: 'Delegation' } as never)

/** What the delegate hands to the DelegationManager: the permission context of ERC-7710. */
export const encodeDelegation = ({ signature, ...delegation }: Delegation): Hex =>
  encodeAbiParameters(context, [[structOf({ ...delegation, signature })]])

/** @returns `null` for anything else than one delegation of an account's own */
export function decodeDelegation(data: Hex): Delegation | null {
  try {
    const [[found, ...others]] = decodeAbiParameters(context, data)
    if (!found || others.length > 0 || found.authority !== rootAuthority) return null
    const { delegate, delegator, caveats, salt, signature } = found
    const read = {
      ...{ delegate, delegator, salt, signature },
      caveats: caveats.map(({ enforcer, terms }) => ({ enforcer, terms })),
    }
    return encodeDelegation(read) === data.toLowerCase() ? read : null
  } catch {
    return null
  }
}

/** As contracts take it. */
export const structOf = ({ caveats, signature, ...rest }: Delegation) => ({
  ...messageOf({ ...rest, caveats }),
  caveats: caveats.map((caveat) => ({ ...caveat, args: '0x' as const })),
  signature,
})

const struct =
  '(address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature)'
/** Of the DelegationManager and of accounts. */
export const delegationAbi = parseAbi([
  `function disableDelegation(${struct} delegation)`,
  'function disabledDelegations(bytes32 delegationHash) view returns (bool)',
  'function redeemDelegations(bytes[] permissionContexts, bytes32[] modes, bytes[] executionCallDatas)',
])
