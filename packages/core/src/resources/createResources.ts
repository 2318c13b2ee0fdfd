import { lazy } from '../primitives/lazy.ts'
import {
  type Asked,
  type BackendParameters,
  createBackend,
  type SupportedChains,
} from './Backend.ts'
import type { Reading } from './cachedReads.ts'
import { codeMissing } from './errors.ts'
import type { HistoryPage, HistoryQuestion } from './history.ts'
import type { Identity, IdentityQuestion } from './identity.ts'
import type { NftsPage, NftsQuestion } from './nfts.ts'
import type { Onramp } from './onramp.ts'
import type { Price, PricesQuestion } from './prices.ts'
import type { Profiles } from './profile.ts'
import type { CurrencyImageQuestion, NetworkImageQuestion } from './publicImages.ts'
import type { Recipients, RecipientsQuestion } from './recipients.ts'
import { createRpc, type RpcRead } from './rpc.ts'
import type { Sessions } from './sessions.ts'
import type { Swaps } from './swaps.ts'
import type { BalancesQuestion, TokenBalances } from './tokenBalances.ts'
import type { WalletAssets } from './walletAssets.ts'

/**
 * What a backend says about accounts, tokens and names, checked. Every question names its network and
 * carries a signal; one about a network that the backend does not serve is answered with nothing,
 * and not sent. Each rejects with `resources/unavailable` or the signal's reason.
 */
export interface Resources {
  supportedChains(asked: Omit<Asked, 'network'>): Promise<Reading<SupportedChains>>
  /** Name and image of an address; kept for 5 min. */
  identity(question: IdentityQuestion): Promise<Reading<Identity>>
  /** Everything an account has on one network; kept for 30 s. */
  balances(question: BalancesQuestion): Promise<Reading<TokenBalances>>
  /** One page of what an account did on one network, without spam; kept for 15 s. */
  history(question: HistoryQuestion): Promise<Reading<HistoryPage>>
  /** Whom an account paid itself; `null` when the backend does not tell. Never kept. */
  recipients(question: RecipientsQuestion): Promise<Recipients | null>
  /** One page of the collectibles an account has on one network, spam flagged; kept for 30 s. */
  nfts(question: NftsQuestion): Promise<Reading<NftsPage>>
  /** Kept for 15 s. */
  prices(question: PricesQuestion): Promise<Reading<readonly Price[]>>
  /** The image of a network, as a data URI; `null` when there is none. */
  networkImage(question: NetworkImageQuestion): Promise<string | null>
  /** The image of a currency to pay with, as a data URI; `null` when there is none. */
  currencyImage(question: CurrencyImageQuestion): Promise<string | null>
  /** A wallet's own answer to `wallet_getAssets`, or `null` when it is not accepted. */
  readWalletAssets(answer: unknown): Promise<WalletAssets | null>
  readonly swaps: Swaps
  readonly profile: Profiles
  readonly onramp: Onramp
  readonly sessions: Sessions
  /**
   * Reads a chain through the backend's own nodes.
   *
   * @returns `null` when it does not serve that chain, or failed less than 30 s ago.
   */
  rpc(read: RpcRead): Promise<{ readonly result: unknown } | null>
}

/** Code that comes with the first question of its kind, as one object with the same functions. */
export function createResources(parameters: BackendParameters): Resources {
  const backend = createBackend(parameters)
  const identity = once(async () => (await import('./identity.ts')).createIdentity(backend))
  const balances = once(async () =>
    (await import('./tokenBalances.ts')).createTokenBalances(backend),
  )
  const history = once(async () => (await import('./history.ts')).createHistory(backend))
  const recipients = once(async () => (await import('./recipients.ts')).createRecipients(backend))
  const nfts = once(async () => (await import('./nfts.ts')).createNfts(backend))
  const images = once(async () =>
    (await import('./publicImages.ts')).createPublicImages(parameters),
  )
  const prices = once(async () => (await import('./prices.ts')).createPrices(backend))
  const assets = once(() => import('./walletAssets.ts'))
  const swaps = once(async () => (await import('./swaps.ts')).createSwaps(backend))
  const profile = once(async () => (await import('./profile.ts')).createProfiles(backend))
  const onramp = once(async () => (await import('./onramp.ts')).createOnramp(backend))
  const sessions = once(async () => (await import('./sessions.ts')).createSessions(backend))

  return {
    supportedChains: backend.supportedChains,
    identity: async (question) => (await identity())(question),
    balances: async (question) => (await balances())(question),
    history: async (question) => (await history())(question),
    recipients: async (question) => (await recipients())(question),
    nfts: async (question) => (await nfts())(question),
    networkImage: async (question) => (await images()).network(question),
    currencyImage: async (question) => (await images()).currency(question),
    prices: async (question) => (await prices())(question),
    readWalletAssets: async (answer) =>
      (await assets()).readWalletAssets(answer, (id) =>
        parameters.url(`/public/getTokenImage/${id}`),
      ),
    swaps: {
      tokens: async (question) => (await swaps()).tokens(question),
      quotes: async (question) => (await swaps()).quotes(question),
      allowance: async (question) => (await swaps()).allowance(question),
      gasPrice: async (question) => (await swaps()).gasPrice(question),
      buildApprove: async (question) => (await swaps()).buildApprove(question),
      buildTransaction: async (question) => (await swaps()).buildTransaction(question),
    },
    profile: {
      account: async (question) => (await profile()).account(question),
      reverse: async (question) => (await profile()).reverse(question),
      suggestions: async (question) => (await profile()).suggestions(question),
      async register(registration) {
        const isRegistered = await (await profile()).register(registration)
        // The name is what the account is called from now on.
        if (isRegistered) (await identity()).forget()
        return isRegistered
      },
    },
    onramp: {
      options: async (question) => (await onramp()).options(question),
      quote: async (question) => (await onramp()).quote(question),
      page: async (question) => (await onramp()).page(question),
      purchase: async (question) => (await onramp()).purchase(question),
    },
    sessions: {
      list: async (question) => (await sessions()).list(question),
      grant: async (given) => (await sessions()).grant(given),
      revoke: async (question) => (await sessions()).revoke(question),
    },
    rpc: createRpc(backend),
  }
}

const once = <value>(load: () => Promise<value>) => lazy(load, codeMissing)
