/** What became of a page, as far as its connections are concerned. */
export type PageChange =
  /** The network came or went, or a user looks at the page again: connections may be dead. */
  | 'stirred'
  /** It is frozen or cached whole. What it holds open would be cut, or keep it from sleeping. */
  | 'asleep'
  /** It goes on where it was, or is shown for the first time. */
  | 'awake'

/** A socket that sends and receives text. */
export interface PageSocket {
  /** Dropped when the socket is not open. */
  send(text: string): void
  /** Nothing is called back afterwards. */
  close(): void
}

/** Parameters of {@link WalletConnectPlatform.openSocket}. */
export interface SocketParameters {
  readonly url: string
  onOpen(): void
  onText(text: string): void
  /** Also when it never opened. `code` is that of the WebSocket protocol. */
  onClose(end: { readonly code: number; readonly reason: string }): void
}

/** Parameters of {@link PageLocks.hold}. */
export interface LockParameters {
  readonly name: string
  /** We have it, until it is released or the page ends. */
  onHeld(): void
  /** There will be no lock: this page may not use any. */
  onDenied(): void
}

/** Locks across all pages of this origin. */
interface PageLocks {
  /** Waits in line for a lock. The returned function releases it, or leaves the line. */
  hold(parameters: LockParameters): () => void
}

/** A way to all other pages of this origin. */
export interface PageChannel {
  post(message: unknown): void
  close(): void
}

/** What pairing takes from its surroundings besides the platform of the client. Silent until used. */
export interface WalletConnectPlatform {
  /** Between 0 and 1, so that not all clients of a relay come back at once. */
  random(): number
  /** @throws when the address cannot be dialled */
  openSocket(parameters: SocketParameters): PageSocket
  /** `null` where there are none: every page is on its own then. */
  readonly locks: PageLocks | null
  /** `null` where there are none. */
  openChannel(name: string, onMessage: (message: unknown) => void): PageChannel | null
  /** Calls back until the returned function is called. */
  watchPage(listener: (change: PageChange) => void): () => void
}
