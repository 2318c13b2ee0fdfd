import { serviceUrl } from '../../client/backend/backend.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { type Flow, type FlowDefinition, startFlow } from '../../flow/startFlow.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { Network } from '../../primitives/Network.ts'
import type { OnrampOptions } from '../../resources/onramp.ts'
import { readTyped } from '../amounts/readAmount.ts'
import { holdingsOf } from '../holdingsOf.ts'
import type { BuyAsset, BuyEvent, BuyForm, BuyProblem, BuyQuote, BuyState } from './BuyState.ts'
import { isPageOf } from './pageHosts.ts'
import { sampleCurrencies, sampleQuote } from './samples.ts'
import { transition } from './transition.ts'

const quoteAfterMs = 300
const askTimeoutMs = 15_000
/** Of the whole part; more is no amount that anybody sells for. */
const maxDigits = 9
const centDigits = 2

/** A page that was opened in a press, empty, before its address is known. */
export interface OpenedPage {
  show(url: string): void
  close(): void
}

/** The purchase of a client: one at a time, which outlives the view that shows it. */
export interface Buy {
  readonly store: Pick<Flow<BuyState, BuyEvent>, 'getState' | 'subscribe'>
  /** Begins anew, and asks what is sold. */
  start(): void
  /** What is paid in, such as `USD`. */
  chooseCurrency(id: string): void
  /** What is bought. */
  chooseAsset(asset: BuyAsset): void
  /** What is paid in all, as it was typed. */
  writeAmount(text: string): void
  /** Asks again what is sold, or what it costs. */
  retry(): void
  /**
   * Begins a purchase at one who sells, once: nothing happens while there is no quote of theirs, or an answer is missing.
   * Never rejects: what went wrong is the notice.
   *
   * @param open opens an empty page, in the same turn as the press; `null` where the browser does not let it. Without it,
   *   the address stands in the state.
   */
  begin(sellerId: string, open?: () => OpenedPage | null): void
  /** Asks what became of the purchase; for as long as somebody looks. Never rejects. */
  refresh(): Promise<void>
  /** Back to the form. */
  edit(): void
}

export function createBuy(foyer: Foyer): Buy {
  const { internals } = foyer
  const { clock } = internals.platform
  const blank = (): BuyForm => {
    const { activeNamespace, chains } = foyer.getState()
    const chain = chains[activeNamespace ?? '']
    return {
      ...{ namespace: activeNamespace ?? '', address: chain?.address ?? null },
      ...{ network: chain?.network ?? null, offer: 'loading', sellers: [], currencies: [] },
      ...{ assets: [], currency: 'USD', asset: null, amountText: '', amount: null },
      ...{ problem: { kind: 'noAmount' }, quotes: {}, notice: null },
    }
  }
  const within = (signal: AbortSignal) =>
    AbortSignal.any([signal, internals.over, clock.deadline(askTimeoutMs)])

  let page: OpenedPage | null = null
  const definition: FlowDefinition<BuyState, BuyEvent, null> = {
    initial: { status: 'choosing', ...blank() },
    transition,
    failure: (thrown) => ({ type: 'refused', notice: { kind: 'failed', error: errorOf(thrown) } }),
    effects: {
      async opening({ state: { request }, send, signal }) {
        const { seller, network, address, asset, amount, currency } = request
        const mine = page
        page = null
        try {
          const resources = await internals.resources()
          const found = await resources?.onramp.page({
            ...{ network, retry: true, signal: within(signal) },
            destinationWallets: [
              { address, blockchains: [asset.onrampNetwork], assets: [asset.id] },
            ],
            ...{ defaultNetwork: asset.onrampNetwork, presetFiatAmount: amount },
            ...{ purchaseCurrency: asset.id, paymentCurrency: currency },
            ...(seller.id !== '' && { provider: seller.id }),
          })
          signal.throwIfAborted()
          if (!found) throw nothingSold()
          const { url, purchaseId } = found
          const backend = serviceUrl(internals.options.getState(), 'blockchain')
          const backendOrigin = backend === null ? null : new URL(backend).origin
          if (!isPageOf(url, { seller: seller.id, backendOrigin })) {
            mine?.close()
            const { host } = new URL(url)
            return send({ type: 'refused', notice: { kind: 'foreignPage', host } })
          }
          internals.track('SELECT_BUY_PROVIDER', { provider: seller.id })
          mine?.show(url)
          send({ type: 'opened', url, purchaseId, isBlocked: mine === null })
        } catch (thrown) {
          // An empty page would leave the user alone with it.
          mine?.close()
          throw thrown
        }
      },
      delivered({ state: { request } }) {
        void holdingsOf(foyer).refresh(request.namespace)
        void internals.balances.refresh(request.namespace, { force: true })
      },
    },
  }
  const flow = startFlow(definition, null)
  const formNow = (): BuyForm | null => {
    const state = flow.getState()
    return state.status === 'choosing' ? state : null
  }
  const change = (change: (form: BuyForm) => Partial<BuyForm>) => {
    const form = formNow()
    if (form) flow.send({ type: 'changed', form: withAmount({ ...form, ...change(form) }) })
  }

  let quoting = new AbortController()
  let cancelQuote = () => {}
  /** A later question ends an earlier one: its answer changes nothing. */
  const askQuotes = (afterMs: number) => {
    cancelQuote()
    quoting.abort()
    quoting = new AbortController()
    const form = formNow()
    if (!form) return
    const isAsked = form.offer === 'ready' && form.asset && form.amount && !form.problem
    const sample = sampleOf(form)
    change(() => ({
      quotes: isAsked
        ? Object.fromEntries(form.sellers.map(({ id }) => [id, { status: 'asking' as const }]))
        : form.offer === 'sample' && sample
          ? { '': sample }
          : {},
    }))
    const { signal } = quoting
    if (isAsked)
      cancelQuote = clock.after(afterMs, () => {
        for (const { id } of form.sellers) void askQuote(id, signal)
      })
  }
  /** Of each by itself: one that hangs holds nobody up. */
  const askQuote = async (seller: string, signal: AbortSignal) => {
    const form = formNow()
    const { network, asset, amount, currency } = form ?? {}
    if (!form || !network || !asset || !amount || !currency) return
    const tell = (quote: BuyQuote | null) => {
      if (!signal.aborted && quote)
        change(({ quotes }) => ({ quotes: { ...quotes, [seller]: quote } }))
    }
    try {
      const resources = await internals.resources()
      const quote = await resources?.onramp.quote({
        ...{ network, signal: within(signal), retry: true, amount },
        ...{ purchaseCurrency: asset.id, paymentCurrency: currency },
        ...{ onrampNetwork: asset.onrampNetwork, ...(seller !== '' && { provider: seller }) },
      })
      const isOfThis =
        quote?.total.currency === currency && Number(quote.total.amount) === Number(amount)
      tell(quote && isOfThis ? { status: 'ready', quote } : sampleOf(form))
    } catch {
      tell(sampleOf(form))
    }
  }

  let loading = new AbortController()
  const load = async () => {
    loading.abort()
    loading = new AbortController()
    const { signal } = loading
    const network = formNow()?.network
    if (!network) return change(() => ({ offer: 'unsupported' }))
    try {
      const resources = await internals.resources()
      const found = await resources?.onramp.options({
        network,
        signal: within(signal),
        retry: true,
      })
      if (signal.aborted) return
      if (!found || found.status === 'unsupported') return change(() => ({ offer: 'unsupported' }))
      change((form) => withOffer(form, found.value, network))
    } catch {
      if (signal.aborted) return
      change(() => ({ offer: 'sample', currencies: sampleCurrencies, sellers: [], assets: [] }))
    }
    askQuotes(0)
  }
  let isStarted = false
  const begin = () => {
    isStarted = true
    flow.send({ type: 'begun', form: withAmount(blank()) })
    void load()
  }

  /** Another account, or network, is sold other things; what a page was opened for goes on. */
  foyer.subscribe((state, before) => {
    const form = formNow()
    if (!form || !isStarted) return
    const [chain, old] = [state.chains[form.namespace], before.chains[form.namespace]]
    if (chain?.caipAddress === old?.caipAddress && chain?.network === old?.network) return
    begin()
  })
  internals.over.addEventListener('abort', () => {
    cancelQuote()
    quoting.abort()
    loading.abort()
    flow.stop()
  })

  return {
    store: flow,
    start: begin,
    chooseCurrency(currency) {
      change(() => ({ currency, notice: null }))
      askQuotes(0)
    },
    chooseAsset(asset) {
      change(() => ({ asset, notice: null }))
      askQuotes(0)
    },
    writeAmount(amountText) {
      change(() => ({ amountText, notice: null }))
      askQuotes(quoteAfterMs)
    },
    retry() {
      if (formNow()?.offer === 'ready') return askQuotes(0)
      change(() => ({ offer: 'loading' }))
      void load()
    },
    begin(sellerId, open) {
      const form = formNow()
      const seller = form?.sellers.find(({ id }) => id === sellerId)
      const quote = form?.quotes[sellerId]
      if (!form || !seller || quote?.status !== 'ready') return
      const { network, namespace, address, asset, currency, amount } = form
      if (!network || !address || !asset || !amount) return
      page = open?.() ?? null
      flow.send({
        type: 'requested',
        request: {
          ...{ seller, network, namespace, address, asset, currency, amount, quote: quote.quote },
        },
      })
    },
    async refresh() {
      const state = flow.getState()
      if (state.status !== 'waiting' || state.purchaseId === null) return
      const { purchaseId: id, request } = state
      try {
        const resources = await internals.resources()
        const asked = { network: request.network, signal: within(internals.over), retry: true }
        const found = await resources?.onramp.purchase({ ...asked, id })
        const now = flow.getState()
        if (!found || now.status !== 'waiting' || now.purchaseId !== id) return
        if (found.status === 'paid') flow.send({ type: 'paid' })
        if (found.status === 'failed') flow.send({ type: 'failed', reason: found.reason })
        const { amount } = found.purchase
        if (found.status === 'delivered') flow.send({ type: 'delivered', amount, hash: found.hash })
      } catch {
        // Asked again with the next look.
      }
    },
    edit: () => flow.send({ type: 'left' }),
  }
}

/** What the server sells on this network. */
function withOffer(form: BuyForm, options: OnrampOptions, network: Network): Partial<BuyForm> {
  const reference = network.caipNetworkId.slice(network.chainNamespace.length + 1)
  const assets = options.purchaseCurrencies.flatMap(
    ({ id, symbol, name, networks }): BuyAsset[] => {
      const there = networks.find(({ chainId }) => chainId === reference)
      return there
        ? [{ id, symbol, name, onrampNetwork: there.name, contractAddress: there.contractAddress }]
        : []
    },
  )
  const currencies = options.paymentCurrencies
  const currency = currencies.some(({ id }) => id === form.currency)
    ? form.currency
    : (currencies[0]?.id ?? form.currency)
  const isSold = assets.length > 0 && currencies.length > 0 && options.providers.length > 0
  return {
    ...{ offer: isSold ? 'ready' : 'unsupported', sellers: options.providers, currencies, assets },
    currency,
    asset: assets.find(({ id }) => id === form.asset?.id) ?? assets[0] ?? null,
  }
}

/** The amount follows its text and its currency. */
function withAmount(form: BuyForm): BuyForm {
  const { amountText, currency, currencies, offer } = form
  const typed = readTyped(amountText)
  const [whole = '', cents = ''] = typed?.split('.') ?? []
  const isAmount =
    typed !== null &&
    whole.length <= maxDigits &&
    cents.replace(/0+$/, '').length <= centDigits &&
    Number(typed) > 0
  const amount = isAmount ? typed : null
  const limits = currencies.find(({ id }) => id === currency)?.limits ?? []
  const problemOf = (): BuyProblem | null => {
    if (offer === 'unsupported') return { kind: 'nothingSold' }
    if (amountText.trim() === '') return { kind: 'noAmount' }
    if (amount === null) return { kind: 'badAmount' }
    const least = limits.toSorted((a, b) => Number(a.min) - Number(b.min))[0]
    const most = limits.toSorted((a, b) => Number(b.max) - Number(a.max))[0]
    if (least && Number(amount) < Number(least.min)) return { kind: 'tooLittle', limit: least.min }
    if (most && Number(amount) > Number(most.max)) return { kind: 'tooMuch', limit: most.max }
    return null
  }
  return { ...form, amount, problem: problemOf() }
}

function sampleOf({ amount, currency, asset }: BuyForm): BuyQuote | null {
  return amount === null
    ? null
    : { status: 'sample', quote: sampleQuote(amount, currency, asset?.symbol ?? '') }
}

const nothingSold = () =>
  new AppError('buy/unavailable', 'Nothing is sold on this network.', { kind: 'unavailable' })

const errorOf = (thrown: unknown) =>
  AppError.is(thrown)
    ? thrown
    : new AppError('buy/unavailable', 'The purchase could not be begun.', {
        kind: 'unavailable',
        cause: thrown,
      })
