/** Signatures and sign-ins, decided on a server: everything with a curve is behind this door. */
export type { ExpectedSignIn } from './verify/checkFields.ts'
export type { SignInRefusalReason } from './verify/errors.ts'
export { jsonRpc } from './verify/evm/jsonRpc.ts'
export type { Rpc } from './verify/evm/Rpc.ts'
export { type CacaoProof, verifyCacao } from './verify/verifyCacao.ts'
export { type SignedText, verifySignature } from './verify/verifySignature.ts'
export { type SignInProof, verifySignIn } from './verify/verifySignIn.ts'
