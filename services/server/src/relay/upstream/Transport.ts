/** One connection to an upstream relay, as far as text goes. */
interface Transport {
  send(text: string): void
  /** Closes it at once; `onClosed` is called once, whichever side closes it. */
  cut(): void
}

/** Is told what happens on a transport. */
interface TransportListener {
  onOpen(): void
  onText(text: string): void
  /** @param refusal why the relay does not want this server at all; `null` when trying again may help */
  onClosed(refusal: string | null): void
}

/** Connects, and never throws: what goes wrong is told by `onClosed`. */
export type OpenTransport = (listener: TransportListener) => Transport
