import type { Foyer } from '@foyer/core'
import type { FoyerElementEvents } from '@foyer/elements'

/** What all elements take. */
export interface FoyerElementAttributes {
  /** The client; the page's first one without it. */
  foyer?: Foyer | null
}

/** Attributes of the buttons. */
export interface FoyerButtonAttributes extends FoyerElementAttributes {
  /** Words in the place of its own. */
  label?: string
  disabled?: boolean
  'aria-label'?: string
}

/** Attributes of `<foyer-wallet-button>`. */
export interface FoyerWalletButtonAttributes extends FoyerButtonAttributes {
  /** The wallet's id in the catalogue, or its rdns. */
  wallet: string
}

/** The elements, by what they take. */
export interface FoyerElementsAttributes {
  'foyer-button': FoyerButtonAttributes
  'foyer-connect-button': FoyerButtonAttributes
  'foyer-account-button': FoyerButtonAttributes
  'foyer-network-button': FoyerButtonAttributes
  'foyer-wallet-button': FoyerWalletButtonAttributes
  'foyer-modal': FoyerElementAttributes
}

/** Listeners as properties, each with a prefix before the event's name. */
export type FoyerListeners<Prefix extends string> = {
  [Name in keyof FoyerElementEvents as `${Prefix}${Name}`]?: (
    event: FoyerElementEvents[Name],
  ) => void
}
