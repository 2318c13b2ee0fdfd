/** Accounts that are contracts: where they are, what they are called with, and what their owners sign. */

export type { ContractCalls } from './smart-accounts/contractCalls.ts'
export { delegationContracts } from './smart-accounts/contracts.ts'
export {
  type Caveat,
  type Delegation,
  decodeDelegation,
  delegationAbi,
  delegationTypedData,
  encodeDelegation,
  hashOfDelegation,
  structOf,
} from './smart-accounts/delegations.ts'
export { enforcers } from './smart-accounts/enforcers.ts'
export { decodeCalls, encodeCalls, stubSignature } from './smart-accounts/executions.ts'
export {
  anyPermissionOf,
  narrowing,
  type ReadCalls,
  type ReadMoney,
  type ReadPermission,
} from './smart-accounts/otherPermissions.ts'
export { isOwnCall } from './smart-accounts/ownCalls.ts'
export { PermissionInvalid } from './smart-accounts/PermissionInvalid.ts'
export {
  encodePasskeySignature,
  isSignedByPasskey,
  type PasskeyAssertion,
  PasskeyAssertionInvalid,
  passkeyChallengeOf,
  passkeyStubSignature,
} from './smart-accounts/passkeySignature.ts'
export {
  type PermissionRequested,
  readPermissionRequest,
} from './smart-accounts/permissionRequest.ts'
export {
  type Allowance,
  type CallsPermission,
  caveatsOf,
  type MoneyPermission,
  type Permission,
  permissionOf,
} from './smart-accounts/permissions.ts'
export {
  addPasskeyCall,
  keyIdHashOf,
  onlyOwnerCall,
  type PasskeyOwner,
  removePasskeyCall,
  signersAbi,
  transferOwnershipCall,
} from './smart-accounts/signers.ts'
export {
  type HybridAccount,
  hybridAccountOf,
  operationTypedData,
  toHybridAccount,
} from './smart-accounts/toHybridAccount.ts'
