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
  readonly notes: { value?: unknown; next?: Transaction }
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
   * leads to the `redirectView` of its parameters, else away; `cancel` and `error` lead back, and away from
   * the first view.
   */
  complete(outcome: keyof Transaction): void
}

/** A step of the router, as data: what is laid down outlives a reload, and no view is held by a function. */
export type Step =
  /** One view back, away from the first one. */
  | { readonly to: 'back' }
  | { readonly to: 'close' }
  /** Back to the oldest entry of this view; one view back when there is none. */
  | { readonly to: 'backTo'; readonly view: string }
  | {
      readonly to: 'push' | 'replace' | 'reset'
      readonly view: string
      readonly parameters?: ViewParameters
    }

/** What follows a request to a wallet, decided before it is sent. */
export interface Transaction {
  readonly success: Step
  /** Its user gave it up, here or in the wallet. */
  readonly cancel: Step
  /** The wallet or the chain failed. Absent: one view back. */
  readonly error?: Step
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
