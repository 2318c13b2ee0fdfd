import type { Connector } from '../../adapter/ChainAdapter.ts'

/** A service that users sign in at. */
export type SocialWay = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** Parameters of connecting. */
export interface ConnectOptions {
  /**
   * A wallet of this page, or the id of a remote connector, such as `walletConnect`: whichever wallet
   * follows the link, on any device.
   */
  readonly connector: Connector | string
  readonly signal?: AbortSignal | undefined
  /**
   * The wallets that are connected in the same namespace stay connected, and this one becomes the
   * active one. Without it they are replaced.
   */
  readonly keepOthers?: boolean | undefined
  /**
   * The namespace that a remote connector connects. Without it that is the active one, or the first of the
   * others when the wallet shows accounts of those only.
   */
  readonly namespace?: string | undefined
  /**
   * The namespace that is active stays so. For a wallet that is connected on several of them at once,
   * which ends with `switchConnection`.
   */
  readonly keepActive?: boolean | undefined
  /** The wallet still shows an earlier prompt; the attempt goes on and ends when it is answered. */
  onAlreadyPending?(): void
  /** The link to a remote wallet, or of `farcaster`, each time there is a fresh one: to render as a QR code, or to open. */
  onLink?(uri: string): void
  /** How `embedded` signs in; in a press, unless it is `email`. Absent: `email`. */
  readonly way?: 'email' | 'passkey' | SocialWay | undefined
  /** Of a service: opened in the press, where the client has not opened it by itself. */
  readonly popup?: Window | null | undefined
  /**
   * Of a service: goes on in this page instead of a window, as inside of Telegram. The page is left, and loaded anew with
   * `result_uri` in its address, which the client takes from there.
   */
  readonly redirect?: boolean | undefined
  /** Of a service: what the page was loaded with after it was left. */
  readonly resultUri?: string | undefined
  /** The window of a service is gone; what its user did there still counts for 45 s. */
  onWindowClosed?(): void
  /** For `way: 'email'`. */
  readonly email?: string | undefined
  /** Asked for the code of the mail, and again with what was wrong with the last one. */
  code?(problem: Error | null): Promise<string>
  /** This device is new to the address: a link was mailed with which its user approves it, which is waited for. */
  onNewDevice?(): void
  /** How the wallet was reached, for analytics; asked once it is connected. */
  method?(): 'browser' | 'mobile' | 'qrcode'
}
