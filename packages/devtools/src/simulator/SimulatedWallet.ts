import type { Answer, WaitingPrompt } from './createAnswers.ts'

/** A choice of the wallet's user, by id. */
export interface WalletChoice {
  readonly id: string
  readonly name: string
}

/** A simulated wallet, in the hands of a developer. */
export interface SimulatedWallet {
  readonly answer: Answer
  setAnswer(answer: Answer): void
  /** What waits for an answer, oldest first. */
  readonly waiting: readonly WaitingPrompt[]
  readonly accounts: readonly WalletChoice[]
  readonly account: string
  chooseAccount(id: string): void
  /** None for families whose wallets are on several networks at once. */
  readonly networks: readonly WalletChoice[]
  readonly network: string | null
  chooseNetwork(id: string): void
  readonly isLocked: boolean
  setLocked(isLocked: boolean): void
  /** The user takes the permission back in the wallet. */
  disconnect(): void
  /** The wallet loses its own connection; absent where a wallet cannot say so. */
  loseConnection?(): void
  /** Declines what waits, disconnects and leaves the page. */
  end(): void
}

/** What a simulated wallet is made with. */
export interface SimulationParameters {
  readonly page: Window
  /** The networks that the application requests of this chain family. */
  readonly requested: readonly { readonly id: number | string; readonly name: string }[]
  /** Called whenever something about the wallet may have changed. */
  changed(): void
}

/** The name of all of them, so that Foyer lists them as one wallet of several families. */
export const simulatedName = 'Simulated wallet'

/** Two doors, one of them open. */
export const simulatedIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0a666e"/><path d="M9 7h14v18H9z" fill="none" stroke="#fdfcfa" stroke-width="2"/><path d="m9 7 8 4v17l-8-3z" fill="#fdfcfa"/></svg>',
)}`

/** The two first accounts of the development mnemonic: keys that everybody knows. Never use them for real money. */
export const publicKeys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const

/** The chosen one first, as wallets have it. */
export const chosenFirst = (accounts: readonly string[], chosen: string) => [
  ...accounts.filter((account) => account === chosen),
  ...accounts.filter((account) => account !== chosen),
]

/** Accounts by their short form. */
export const choicesOf = (accounts: readonly string[]): readonly WalletChoice[] =>
  accounts.map((id) => ({ id, name: `${id.slice(0, 6)}…${id.slice(-4)}` }))
