import { bitcoin as bitcoinAdapter } from '@foyer/bitcoin'
import type { Foyer, FoyerOptions } from '@foyer/core'
import * as languages from '@foyer/core/languages'
import { arbitrum, base, bitcoin, mainnet, optimism, polygon, solana } from '@foyer/core/networks'
import { createFoyer } from '@foyer/elements'
import { evm } from '@foyer/evm'
import { solana as solanaAdapter } from '@foyer/solana'
import { chosenOf } from './choose.ts'
import { adaptersOf, languageOf } from './code.ts'
import type { Settings } from './controls.ts'
import { startWallets } from './startWallets.ts'

const networks = { arbitrum, base, bitcoin, mainnet, optimism, polygon, solana }
const texts = { ...languages }
const adapters = { evm, solana: solanaAdapter, bitcoin: bitcoinAdapter }

/** A living modal, in the page or behind a button. */
export interface Preview {
  /** Shows these settings from now on; the connection is kept where the client can change the option while it lives. */
  show(settings: Settings): void
  stop(): void
}

/**
 * Makes a client and puts its modal into a place.
 *
 * @param told called with a sentence about the connection, at first and whenever it changes
 */
export function startPreview({
  place,
  settings,
  told,
}: {
  place: HTMLElement
  settings: Settings
  told(sentence: string): void
}): Preview {
  let current = settings
  let running = start()

  function start() {
    const stopWallets = startWallets({
      page: window,
      behaviour: () => current.wallet,
      chainIds: current.networks.flatMap((name) => {
        const { id } = networks[name]
        return typeof id === 'number' ? [id] : []
      }),
    })
    const foyer = createFoyer({
      ...fixedOptionsOf(current),
      ...changeableOptionsOf(current),
      ...(current.legalCheckbox && legalOptionsOf(current)),
    })
    const element = document.createElement(
      current.place === 'page' ? 'foyer-modal' : 'foyer-button',
    )
    Object.assign(element, { foyer })
    place.replaceChildren(element)
    const tell = () => told(describe(foyer))
    const unsubscribe = foyer.subscribe(tell)
    tell()
    return {
      foyer,
      stop() {
        unsubscribe()
        element.remove()
        foyer.destroy()
        stopWallets()
      },
    }
  }

  return {
    show(next) {
      const before = keyOf(current)
      current = next
      if (keyOf(next) === before) {
        running.foyer.updateOptions(changeableOptionsOf(next))
        return
      }
      running.stop()
      running = start()
    },
    stop: () => running.stop(),
  }
}

/** What a living client cannot be told: it is made anew when this changes. */
const keyOf = ({ networks, motion, server, legalCheckbox, place, wallet }: Settings): string =>
  [...networks, motion, server, legalCheckbox, place, startOf(wallet)].join()

/** How the wallet answers may change while it is connected; how it starts may not. */
const startOf = (wallet: Settings['wallet']): string =>
  wallet === 'none' || wallet === 'locked' || wallet === 'other-network' ? wallet : 'ready'

function fixedOptionsOf(settings: Settings) {
  return {
    projectId: 'playground',
    storageKey: 'playground',
    networks: settings.networks.map((name) => networks[name]),
    adapters: adaptersOf(settings).map((name) => adapters[name]()),
    motion: settings.motion,
    enableEmbedded: settings.place === 'page',
    // The wallet forgets this page with it.
    enableReconnect: false,
    // Nothing answers there, and no other host is asked.
    ...(settings.server === 'away' && { backend: new URL('/no-server', location.href).href }),
  } satisfies FoyerOptions
}

function changeableOptionsOf(settings: Settings) {
  const { themeMode, allWallets, guide, networkSwitch } = settings
  const { collapseWallets, legalCheckbox, send, receive, history } = settings
  const locale = settings.locale === 'page' ? 'en' : settings.locale
  const { themeVariables } = chosenOf(settings).options
  return {
    ...{ themeMode, allWallets, locale, texts: texts[languageOf(locale)] },
    themeVariables: typeof themeVariables === 'object' ? textsOf(themeVariables) : {},
    enableWalletGuide: guide,
    enableNetworkSwitch: networkSwitch,
    features: { collapseWallets, legalCheckbox, send, receive, history },
  }
}

function legalOptionsOf(settings: Settings) {
  const { termsConditionsUrl, privacyPolicyUrl } = chosenOf(settings).options
  return {
    termsConditionsUrl: String(termsConditionsUrl),
    privacyPolicyUrl: String(privacyPolicyUrl),
  }
}

const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

function describe(foyer: Foyer): string {
  const { activeNamespace, chains } = foyer.getState()
  const chain = chains[activeNamespace ?? '']
  if (!chain?.address) return 'Not connected.'
  return `Connected as ${chain.address.slice(0, 6)}…${chain.address.slice(-4)}.`
}
