import type { StoreApi } from 'zustand/vanilla'
import type { FoyerState } from './FoyerState.ts'

/** Plain parameters of a view: data, never functions. */
export type ViewParameters = Readonly<Record<string, unknown>>

/** What the router has to know about a view; its feature says so in its manifest. */
export interface ViewRules {
  /** Opening it without an account leads to Connect first. */
  readonly requiresAccount?: boolean
  /** Where to be instead once an account is connected, when a user steps back onto this view. */
  insteadWhenConnected?(parameters: ViewParameters): string | undefined
  /** Going back from anywhere with this view in the history closes the modal. */
  readonly backCloses?: boolean
  /** What opening the view by itself resolves with, once the user is through with it. */
  outcome?(foyer: object): Promise<unknown>
  /** In this view the user passes the gate of this name. */
  readonly gate?: string
  /** Closing is refused, with a shake, while the gate of this name holds a connection. */
  readonly heldBy?: string
  /** Closing is refused, with a shake, while this holds. */
  blocksClose?(state: FoyerState): boolean
}

/** One entry of the history. */
export interface Route {
  /** Grows with every step, so that the same view twice is two routes. */
  readonly key: number
  readonly view: string
  readonly parameters: ViewParameters
  /**
   * What its view notes down for a user who steps back to it, and what follows the request that it leads to;
   * gone with the route.
   */
  readonly notes: { value?: unknown; next?: Transaction | undefined }
}

/** Where the modal is and how it came there. */
export interface RouteState {
  readonly stack: readonly Route[]
  readonly direction: 'forward' | 'back'
  /** Nothing is open; the stack is what will probably be shown, to be rendered unseen. */
  readonly ahead: boolean
  /** Key of the last route that was on screen. */
  readonly shownKey: number
  /** How often closing was refused. */
  readonly refusals: number
}

/** The history of views. All steps are synchronous. */
export interface Router {
  /** Goes to a view; nothing happens when it is on top already. */
  push(view: string, parameters?: ViewParameters): void
  /** Takes the place of the view on top. */
  replace(view: string, parameters?: ViewParameters): void
  /** Forgets the history and starts at this view. */
  reset(view: string, parameters?: ViewParameters): void
  /** One view back; closes from the first one. */
  back(): void
  /** Back to an entry of the history, 0 being the first. */
  backTo(index: number): void
  /** Lays down what follows the request that is about to be sent to a wallet. */
  begin(transaction: Transaction): void
  /**
   * The request of the view on top ended: takes the step laid down for that. When none was, success
   * leads to the `redirectView` of its parameters, else away, and `cancel` leads back.
   */
  complete(outcome: keyof Transaction): void
}

/** What follows a request to a wallet, decided before it is sent: steps of the router, or none. */
export interface Transaction {
  success(): void
  cancel(): void
}

/** Navigation of one client. */
export interface Navigation {
  readonly routes: Pick<StoreApi<RouteState>, 'getState' | 'subscribe'>
  readonly router: Router
  readonly rules: Map<string, ViewRules>
  /** Adds the rules of what nobody sees before connecting; the modal gives it when it is mounted. */
  declareLater?(): Promise<void>
  /** Lays down, while closed, what will probably be shown next: it can be rendered before it is. */
  expect(view: string): void
  /** Shows a view: as a new history while closed, on top of the history while open. */
  show(view: string, parameters: ViewParameters): Route
  /** Whether a feature that is there declared this view. */
  has(view: string): boolean
  /** `false` when the view on top refuses. */
  close(): boolean
  /** Closed without asking anybody: the modal is taken out of the page. */
  leave(): void
  /** The shell reports that a route is on screen. */
  shown(key: number): void
}
