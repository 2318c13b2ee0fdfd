import { randomBytes } from 'node:crypto'
import type {
  OnrampOptions,
  OnrampPurchase,
  OnrampQuote,
  OnrampQuoteRequest,
  OnrampUrl,
  OnrampUrlRequest,
} from '@foyer/protocol'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { OnrampOffer, OnrampProvider } from './OnrampProvider.ts'
import type { Purchase, PurchaseStore } from './purchases/PurchaseStore.ts'

/** A provider is asked what became of a purchase at most so often, however many look. */
const lookEveryMs = 8_000

/** Where users buy. Routes know of providers only this. */
export interface Onramp {
  /** Of all providers that answer. */
  options(): Promise<OnrampOptions>
  /** @throws HttpFailure 400 when it is not sold, or not in this amount */
  quote(request: OnrampQuoteRequest): Promise<OnrampQuote>
  /** @throws HttpFailure 400 for an account nothing can be sent to, and what is not sold */
  begin(parameters: {
    projectId: string | null
    request: OnrampUrlRequest
    serverUrl: string
    clientAddress: string
  }): Promise<OnrampUrl>
  /** What became of a purchase; `null` for none. */
  purchase(id: string): Promise<OnrampPurchase | null>
  /** Which transactions paid out what an account bought: the provider by the hash in lower case. */
  payouts(address: string): Promise<ReadonlyMap<string, string>>
}

/** @param parameters.providers the first is the one that clients mean who name none */
export function createOnramp({
  providers,
  purchases,
  log,
}: {
  providers: readonly OnrampProvider[]
  purchases: PurchaseStore
  log: Pick<Log, 'warn'>
}): Onramp {
  const providerOf = (id: string | undefined): OnrampProvider => {
    const provider = id === undefined ? providers[0] : providers.find((one) => one.id === id)
    if (provider) return provider
    throw new HttpFailure(400, 'Nobody of this name sells here. /v1/onramp/options lists who does.')
  }
  const isSandbox = providers.every((provider) => provider.isSandbox)

  return {
    async options() {
      const answers = await Promise.allSettled(providers.map((provider) => provider.options()))
      const offers: OnrampOffer[] = []
      const there: OnrampProvider[] = []
      for (const [index, answer] of answers.entries()) {
        const provider = providers[index] as OnrampProvider
        if (answer.status === 'fulfilled') {
          offers.push(answer.value)
          there.push(provider)
        } else log.warn({ error: answer.reason, provider: provider.id }, 'Onramp provider is away')
      }
      if (there.length === 0) throw new HttpFailure(503, 'Nobody who sells answers. Try again.')
      return {
        ...(isSandbox && { sandbox: true as const }),
        providers: there.map(({ id, name, fee, isSandbox }) => ({
          ...{ id, name, fee_min: fee.min, fee_max: fee.max },
          ...(isSandbox && { sandbox: true as const }),
        })),
        ...mergeOffers(offers),
      }
    },
    quote: (request) => providerOf(request.provider).quote(request),
    async begin({ projectId, request, serverUrl, clientAddress }) {
      const provider = providerOf(request.provider)
      const purchase: Purchase = {
        ...{ id: randomBytes(24).toString('base64url'), provider: provider.id, projectId },
        ...{ status: 'begun', hash: null, reason: null },
        address: keptAddress(request.destinationWallets[0]?.address ?? ''),
        ...(await describe(provider, request)),
      }
      const url = await provider.begin({ purchase, request, serverUrl, clientAddress })
      await purchases.add(purchase)
      return {
        ...(provider.isSandbox && { sandbox: true as const }),
        ...{ url, purchaseId: purchase.id },
      }
    },
    async purchase(id) {
      const found = await purchases.find(id)
      if (!found) return null
      const provider = providers.find((provider) => provider.id === found.provider)
      const isOpen = found.status === 'begun' || found.status === 'paid'
      if (provider?.look && isOpen && (await purchases.claimLook(id, lookEveryMs))) {
        try {
          const news = await provider.look(found)
          if (news) await purchases.update(id, news)
        } catch (error) {
          // Asked again with the next look.
          log.warn({ error, provider: provider.id }, 'A purchase could not be looked up')
        }
      }
      const { currency, amount, ...rest } = (await purchases.find(id)) ?? found
      const { provider: providerId, status, address, chainId, hash, reason } = rest
      return {
        ...(provider?.isSandbox && { sandbox: true as const }),
        ...{ id, provider: providerId, status, address, chainId, hash, reason },
        purchase: { amount, currency },
      }
    },
    async payouts(address) {
      const sent = await purchases.sentTo(keptAddress(address))
      return new Map(sent.map(({ hash, provider }) => [`${hash}`.toLowerCase(), provider]))
    },
  }
}

const keptAddress = (address: string) =>
  address.startsWith('0x') ? address.toLowerCase() : address

/** What is bought, where, and about how much: as far as the application said. */
async function describe(
  provider: OnrampProvider,
  request: OnrampUrlRequest,
): Promise<Pick<Purchase, 'chainId' | 'currency' | 'amount'>> {
  const { purchaseCurrency, paymentCurrency, presetFiatAmount, defaultNetwork } = request
  const unsaid = { chainId: '', currency: purchaseCurrency ?? '', amount: '0' }
  if (!purchaseCurrency || !paymentCurrency || presetFiatAmount === undefined) return unsaid
  const [{ purchaseCurrencies }, { purchaseAmount }] = await Promise.all([
    provider.options(),
    provider.quote({
      ...{ purchaseCurrency, paymentCurrency, amount: presetFiatAmount },
      ...(defaultNetwork !== undefined && { network: defaultNetwork }),
    }),
  ])
  const networks = purchaseCurrencies.find(({ id }) => id === purchaseCurrency)?.networks ?? []
  const network = networks.find(({ name }) => name === defaultNetwork) ?? networks[0]
  return {
    chainId: network ? caipNetworkIdOf(network.chain_id) : '',
    ...{ currency: purchaseAmount.currency, amount: purchaseAmount.amount },
  }
}

/** Numbers are of EVM chains, everything else of Solana, as the options have it. */
const caipNetworkIdOf = (chainId: string) =>
  /^\d{1,15}$/.test(chainId) ? `eip155:${chainId}` : `solana:${chainId}`

/** What any of them sells; the limits of a way to pay are the widest. */
function mergeOffers(offers: readonly OnrampOffer[]): OnrampOffer {
  const purchases = new Map<string, OnrampOffer['purchaseCurrencies'][number]>()
  const payments = new Map<string, OnrampOffer['paymentCurrencies'][number]>()
  for (const { purchaseCurrencies, paymentCurrencies } of offers) {
    for (const currency of purchaseCurrencies) {
      const known = purchases.get(currency.id)
      const more = currency.networks.filter(
        ({ name }) => !known?.networks.some((network) => network.name === name),
      )
      purchases.set(
        currency.id,
        known ? { ...known, networks: [...known.networks, ...more] } : currency,
      )
    }
    for (const currency of paymentCurrencies) {
      const known = payments.get(currency.id)?.payment_method_limits ?? []
      const limits = new Map(known.map((limit) => [limit.id, limit]))
      for (const limit of currency.payment_method_limits) {
        const { min, max } = limits.get(limit.id) ?? limit
        limits.set(limit.id, {
          id: limit.id,
          min: Number(limit.min) < Number(min) ? limit.min : min,
          max: Number(limit.max) > Number(max) ? limit.max : max,
        })
      }
      payments.set(currency.id, { id: currency.id, payment_method_limits: [...limits.values()] })
    }
  }
  return {
    purchaseCurrencies: [...purchases.values()],
    paymentCurrencies: [...payments.values()],
  }
}
