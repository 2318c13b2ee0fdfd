/** Accounts that are contracts: where they are, what they are called with, and what their owners sign. */
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
export { decodeCalls, encodeCalls, stubSignature } from './smart-accounts/executions.ts'
export {
  anyPermissionOf,
  narrowing,
  type ReadPermission,
} from './smart-accounts/otherPermissions.ts'
export {
  encodePasskeySignature,
  isSignedByPasskey,
  type PasskeyAssertion,
  PasskeyAssertionInvalid,
  passkeyChallengeOf,
  passkeyStubSignature,
} from './smart-accounts/passkeySignature.ts'
export { PermissionInvalid, readPermissionRequest } from './smart-accounts/permissionRequest.ts'
export {
  type Allowance,
  caveatsOf,
  enforcers,
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
