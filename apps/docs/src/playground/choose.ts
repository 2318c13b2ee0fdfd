import type { LanguageTag } from '@foyer/core/languages'
import type { Settings } from './controls.ts'

/** A value of an option, as it is written in code. */
export type Plain = boolean | number | string | { readonly [name: string]: Plain }

/** What an application is made with: everything but `projectId`, and only what differs from the defaults. */
export interface Chosen {
  /** Names in `@foyer/core/networks`. */
  readonly networks: readonly string[]
  /** A language of `@foyer/core/languages` by its tag; undefined for that of the page. */
  readonly locale: LanguageTag | undefined
  readonly options: Readonly<Record<string, Plain>>
}

const fonts = {
  system: 'system-ui, sans-serif',
  serif: '"Iowan Old Style", Georgia, serif',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
}

/** Pages of an application that does not exist, for links to look at. */
const legal = {
  termsConditionsUrl: 'https://shop.example/terms',
  privacyPolicyUrl: 'https://shop.example/privacy',
}

/** The options that these settings stand for. */
export function chosenOf(settings: Settings): Chosen {
  const { networks, themeMode, accent, radius, font, motion, locale, allWallets } = settings
  const { collapseWallets, legalCheckbox, guide, networkSwitch, send, receive, history } = settings
  const themeVariables = {
    ...(accent && { '--foyer-accent': accent }),
    ...(radius !== 1 && { '--foyer-radius-scale': String(radius) }),
    ...(font !== 'own' && { '--foyer-font-family': fonts[font] }),
  }
  const features = {
    ...(collapseWallets && { collapseWallets }),
    ...(legalCheckbox && { legalCheckbox }),
    ...(!send && { send }),
    ...(!receive && { receive }),
    ...(!history && { history }),
  }
  return {
    networks,
    locale: locale === 'page' ? undefined : locale,
    options: {
      ...(settings.server === 'away' && { backend: 'https://foyer.shop.example' }),
      ...(themeMode !== 'system' && { themeMode }),
      ...(Object.keys(themeVariables).length > 0 && { themeVariables }),
      ...(motion !== 'auto' && { motion }),
      ...(allWallets !== 'SHOW' && { allWallets }),
      ...(!guide && { enableWalletGuide: guide }),
      ...(!networkSwitch && { enableNetworkSwitch: networkSwitch }),
      ...(Object.keys(features).length > 0 && { features }),
      ...(legalCheckbox && legal),
    },
  }
}
