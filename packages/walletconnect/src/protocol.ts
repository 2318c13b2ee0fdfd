/**
 * The protocol's own steps, for developers of the other side: a wallet, or a test that plays one.
 * Applications that connect wallets use the door beside this one.
 */
export * as Envelope from './crypto/Envelope.ts'
export * as Identity from './crypto/Identity.ts'
export * as Key from './crypto/Key.ts'
export * as PairingLink from './crypto/PairingLink.ts'
export { browserPlatform } from './platform/browser.ts'
export type { WalletConnectPlatform } from './platform/WalletConnectPlatform.ts'
export { createRelay } from './relay/createRelay.ts'
export type { PublishParameters, Relay, RelayMessage } from './relay/Relay.ts'
export {
  createIds,
  type Fault,
  isRequest,
  type Request,
  type Response,
} from './sign/JsonRpc.ts'
export {
  answer as answerMessage,
  ask as askMessage,
  open as openMessage,
  type Sealed,
} from './sign/message.ts'
export type { Method } from './sign/methods.ts'
export {
  type ApproveProposalParameters,
  approveProposal,
  type Proposal,
  readProposal,
  rejectProposal,
  type SessionKeys,
  type WalletMetadata,
} from './sign/respond.ts'
