/** Local chains, the contracts on them, the server and the demo: everything `npm start` starts. */

export {
  type BitcoinChain,
  type StartBitcoinChainParameters,
  startBitcoinChain,
} from './stack/bitcoin/startBitcoinChain.ts'
export {
  feeToken,
  foyerErc20,
  foyerErc721,
  foyerErc1155,
  legacyDollar,
} from './stack/contracts.generated.ts'
export { farcasterRelayKey } from './stack/createFarcasterRelay.ts'
export {
  type DeployContractsParameters,
  deployContracts,
  type StackContracts,
} from './stack/deployContracts.ts'
export { type DeployDexParameters, type DexContracts, deployDex } from './stack/deployDex.ts'
export {
  deployFarcaster,
  type FarcasterPerson,
  farcasterPeople,
} from './stack/deployFarcaster.ts'
export {
  deploySmartAccounts,
  type SmartAccountContracts,
  smartAccountKeys,
} from './stack/deploySmartAccounts.ts'
export { type DevAccount, devAccounts } from './stack/devAccounts.ts'
export type { PartName, StackDescription } from './stack/StackDescription.ts'
export type { SolanaAccount } from './stack/solana/solanaAccounts.ts'
export {
  type SolanaChain,
  type StartSolanaChainParameters,
  startSolanaChain,
} from './stack/solana/startSolanaChain.ts'
export {
  type EvmChain,
  type StartEvmChainParameters,
  startEvmChain,
} from './stack/startEvmChain.ts'
export {
  type IdentityProvider,
  type StartIdentityProviderParameters,
  startIdentityProvider,
} from './stack/startIdentityProvider.ts'
export {
  type Inbox,
  type ReceivedMail,
  type StartInboxParameters,
  startInbox,
} from './stack/startInbox.ts'
export {
  type Postgres,
  type StartPostgresParameters,
  startPostgres,
} from './stack/startPostgres.ts'
export { type RunningServer, type StartServerParameters, startServer } from './stack/startServer.ts'
export {
  readPorts,
  type Stack,
  type StackPorts,
  type StartStackParameters,
  startStack,
} from './stack/startStack.ts'
