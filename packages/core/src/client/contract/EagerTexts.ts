/**
 * What is shown while the code of the modal, which has all other texts, is not there: on buttons, and in
 * the dialog that offers to load it again.
 */
export interface EagerTexts {
  /** On the button that connects. */
  readonly connectWallet: string
  /** While a stored connection is confirmed. */
  readonly connecting: string
  /** On a button for networks when none is active. */
  readonly chooseNetwork: string
  /** On a button, while the wallet is on a network that the application does not know. */
  readonly unsupportedNetwork: string
  /** In the dialog that stands in for a modal whose code did not load. */
  readonly loadFailure: {
    /** What happened. */
    readonly title: string
    /** That nothing was lost. */
    readonly explanation: string
    /** On the button that loads it again. */
    readonly retry: string
    /** On the button that closes the dialog. */
    readonly close: string
  }
}
