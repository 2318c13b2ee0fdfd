/** A fake platform and scripted wallets, for tests that neither wait nor reach the network. */
export { type FakeProvider, fakeAdapter } from './adapter/fakeAdapter.ts'
export {
  createFakeWallet,
  type FakeWallet,
  type FakeWalletAction,
  type FakeWalletEvent,
  type FakeWalletParameters,
} from './adapter/fakeWallet.ts'
export type { BitcoinWalletAccount } from './bitcoin/BitcoinWalletAccount.ts'
export type { BitcoinWalletAction, SatsProvider } from './bitcoin/bitcoinInterfaces.ts'
export {
  createScriptedBitcoinWallet,
  type ScriptedBitcoinWallet,
  type ScriptedBitcoinWalletParameters,
} from './bitcoin/scriptedBitcoinWallet.ts'
export { createFakeClock, type FakeClock } from './platform/fakeClock.ts'
export {
  createFakeHttp,
  type FakeAnswer,
  type FakeHttp,
  type FakeHttpMatcher,
} from './platform/fakeHttp.ts'
export { createFakePlatform, type FakePlatform } from './platform/fakePlatform.ts'
export {
  createFakeStorage,
  type FakeStorage,
  type FakeStorageMode,
} from './platform/fakeStorage.ts'
export { createFakeWindow, type FakeWindow } from './platform/fakeWindow.ts'
export { createSlowStorage, type SlowStorage } from './platform/slowStorage.ts'
export {
  createScriptedRemoteWallets,
  type ScriptedRemoteWallets,
  type ScriptedRemoteWalletsParameters,
} from './remote/scriptedRemoteWallets.ts'
export {
  createScriptedSolanaWallet,
  type ScriptedSolanaWallet,
  type ScriptedSolanaWalletParameters,
  type SolanaWalletAction,
} from './solana/scriptedSolanaWallet.ts'
export type { WalletDetail, WalletInfo } from './wallet/announce.ts'
export type { WalletBehaviour } from './wallet/behaviour.ts'
export {
  createScriptedWallet,
  type RecordedRequest,
  type ScriptedProvider,
  type ScriptedWallet,
  type ScriptedWalletParameters,
} from './wallet/scriptedWallet.ts'
