import type { Connector } from '@foyer/core'
import type { Foyer } from '@foyer/core/client'

/** What an attempt may be told on the way. */
interface JoinOptions {
  readonly signal: AbortSignal
  onAlreadyPending(): void
}

/** A wallet of this browser that was asked in the same turn as the press. */
export interface Attempt {
  readonly connector: Connector
  /** It had agreed before there was a view to show the wait. */
  readonly isConnected: boolean
  /** Follows the attempt from now on; ends it when the signal aborts. */
  join(options: JoinOptions): Promise<void>
}

/** What a view lends to the attempt that begins in it. */
interface Surroundings {
  /** Keeps a prompt that the wallet draws into the page within reach. */
  awaitWallet(awaited: boolean): void
  /** Goes to the view of the attempt. */
  show(): void
}

/** Attempts to connect that begin with a press, not with the view that shows them. */
export interface Attempts {
  /**
   * Asks the wallet, and shows that a task later, or once it answered if that is sooner: a wallet that
   * answers at once then costs one drawing, which shows the answer. Nothing is shown, and the attempt
   * ends, when the view it began in is gone by then: closed, or in favour of what matters more, such as
   * a network that the application does not use.
   */
  begin(connector: Connector, surroundings: Surroundings): Promise<void>
  /** One was pressed, and its view is not there yet: further presses are none. */
  isBeginning(): boolean
  /** The one that just began and waits for its view. */
  begun(connector: Connector | undefined): Attempt | null
  /** The view on its way shows an answer: nothing was seen before it that could lead over to it. */
  isAnswered(): boolean
  /** Its view is there. */
  arrived(): void
}

/**
 * @param nextTask settles when the browser has got to something else
 */
export function createAttempts(
  foyer: Foyer,
  { nextTask }: { nextTask(): Promise<void> },
): Attempts {
  let begun: Attempt | null = null
  let isBeginning = false
  return {
    async begin(connector, { awaitWallet, show }) {
      if (isBeginning) return
      isBeginning = true
      const { view } = foyer.getState()
      const ends = new AbortController()
      let isPending = false
      let isConnected = false
      let tell = () => {}
      const answered = foyer.connect({
        connector,
        signal: ends.signal,
        onAlreadyPending() {
          isPending = true
          tell()
        },
      })
      const settled = answered.then(
        () => {
          isConnected = true
        },
        () => {
          // Whoever joins hears of it.
        },
      )
      // From the press on, not from its view on: the prompt may be there sooner.
      awaitWallet(true)
      await Promise.race([settled, nextTask()])
      isBeginning = false
      if (foyer.getState().view !== view) {
        awaitWallet(false)
        return ends.abort()
      }
      begun = {
        connector,
        isConnected,
        join({ signal, onAlreadyPending }) {
          tell = onAlreadyPending
          if (isPending) tell()
          signal.addEventListener('abort', () => ends.abort(), { once: true })
          return answered
        },
      }
      show()
    },
    isBeginning: () => isBeginning,
    begun: (connector) =>
      begun?.connector.id === connector?.id && begun?.connector.chain === connector?.chain
        ? begun
        : null,
    isAnswered: () => begun?.isConnected === true,
    arrived() {
      begun = null
    },
  }
}
