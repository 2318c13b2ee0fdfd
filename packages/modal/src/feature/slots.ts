import type { BareEvent, Foyer } from '@foyer/core/client'
import type { IconName, Translate } from '@foyer/ui'
import type { Readable } from './Readable.ts'

/** What every part has that a feature lends to another one's view. */
interface SlotPart {
  /** Unique within its slot. */
  readonly id: string
  /** The text on it, which is also its accessible name. */
  title(words: Translate): string
  /** Whether this client has a use for it; it has when the part does not say. */
  isOffered?(foyer: Foyer): boolean
  /** The same where it has to be asked first; asked while the part's place is on screen. */
  offers?(foyer: Foyer): Readable<boolean>
}

/** A row or a tile that leads into the feature it comes from. */
interface SlotAction extends SlotPart {
  readonly icon: IconName
  /** Runs within the press, so a wallet may be asked. */
  onPress(foyer: Foyer): void
}

/** A way to connect: a component, such as a form for an e-mail address. */
interface SlotMethod extends Omit<SlotPart, 'title'> {
  /** Which of the feature's panels it is; see `LoadedFeature.panels`. Unique in the modal. */
  readonly panel: string
}

/** A tab of the account. */
interface SlotTab extends SlotPart {
  /** Which of the feature's panels it shows; see `LoadedFeature.panels`. Unique in the modal. */
  readonly panel: string
  /** Told when a user chooses it. */
  readonly event?: BareEvent
}

/** The places where features stand in each other's views. There are no others. */
export interface Slots {
  /**
   * In Connect, where the option `connectMethodsOrder` says by their ids, else below the wallets, whose id is
   * `wallet`. Only features of `shell/firstFeatures.ts` are known that early.
   */
  readonly connectMethods?: readonly SlotMethod[]
  /** Below the balance of Account. */
  readonly accountTiles?: readonly SlotAction[]
  /** Below the tiles of Account. */
  readonly accountTabs?: readonly SlotTab[]
  /** Among the rows of Account. */
  readonly accountRows?: readonly SlotAction[]
  /** Among the ways to get money into the account, in FundWallet. */
  readonly fundRows?: readonly SlotAction[]
  /** Among the rows of AccountSettings. */
  readonly settingsRows?: readonly SlotAction[]
}
