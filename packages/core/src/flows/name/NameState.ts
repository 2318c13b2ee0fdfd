import type { Network } from '../../primitives/Network.ts'
import type { NameSuggestion } from '../../resources/profile.ts'

/** What is known of the names near what a user wrote. */
export type NameSearch =
  /** Nothing is asked: there is no text yet, or one that no name is made of. */
  | { readonly status: 'idle' | 'tooShort' | 'unreadable' }
  | { readonly status: 'searching' }
  /** With their zone, the nearest first. */
  | { readonly status: 'found'; readonly suggestions: readonly NameSuggestion[] }
  | { readonly status: 'failed' }

/** Why a name is not registered, and that nothing was. */
export type NameNotice =
  /** The user said no in the wallet. */
  | { readonly kind: 'declined' }
  /** The wallet cannot sign, or gave no answer that can be read; in its own words, if there are any. */
  | { readonly kind: 'unsigned'; readonly reason: string | null }
  /** The server has something against it, in its words. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  /** The server does not answer. */
  | { readonly kind: 'unavailable' }
  /** It gives no names on this network. */
  | { readonly kind: 'unsupported' }
  /** The account is another one than the one that was asked for. */
  | { readonly kind: 'walletChanged' }

/** Who wants a name, and where it leads. */
export interface NameHolder {
  readonly namespace: string
  readonly address: string
  readonly network: Network
}

/** A name that somebody asks for, as it is signed. */
export interface NameRequest extends NameHolder {
  /** With its zone. */
  readonly name: string
  /** ENSIP-11. */
  readonly coinType: number
  /** Exactly what the wallet signs. */
  readonly message: string
}

/** What a user writes and chooses. */
export interface NameForm {
  readonly text: string
  readonly search: NameSearch
  /** With its zone; `null` while none is chosen that can be had. */
  readonly chosen: string | null
  readonly notice: NameNotice | null
}

/**
 * Where registering a name is.
 *
 * - `choosing`: nobody was asked yet.
 * - `signing`: the wallet was asked; a signature costs nothing and moves nothing.
 * - `registering`: it is signed, and the server is asked.
 * - `stopped`: it was not registered, for the reason of `notice`. The same may be asked again.
 * - `registered`: the name leads to the address.
 */
export type NameState =
  | (NameForm & { readonly status: 'choosing'; readonly round: number })
  | { readonly status: 'signing'; readonly form: NameForm; readonly request: NameRequest }
  | {
      readonly status: 'registering'
      readonly form: NameForm
      readonly request: NameRequest
      readonly signature: string
    }
  | {
      readonly status: 'stopped'
      readonly form: NameForm
      readonly request: NameRequest
      readonly notice: NameNotice
    }
  | { readonly status: 'registered'; readonly request: NameRequest }

/** What can happen to it. */
export type NameEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'searched'; readonly search: NameSearch }
  | { readonly type: 'chosen'; readonly name: string }
  /** The user wants the name that is chosen. */
  | { readonly type: 'requested'; readonly request: NameRequest }
  | { readonly type: 'signed'; readonly signature: string }
  | { readonly type: 'stopped'; readonly notice: NameNotice }
  /** It cannot be had at all: another one has to be chosen. */
  | { readonly type: 'refused'; readonly notice: NameNotice }
  | { readonly type: 'registered' }
  /** Back to the form, with what was written; the search is made anew. */
  | { readonly type: 'left' }
  | { readonly type: 'walletChanged' }
  | { readonly type: 'begun' }
