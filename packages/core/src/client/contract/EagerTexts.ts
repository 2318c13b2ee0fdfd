/**
 * What is shown while the code of the modal, which has all other texts, is not there: on buttons, and in
 * the dialog that offers to load it again.
 */
export interface EagerTexts {
  readonly connectWallet: string
  /** While a stored connection is confirmed. */
  readonly connecting: string
  /** On a button for networks when none is active. */
  readonly chooseNetwork: string
  readonly unsupportedNetwork: string
  readonly loadFailure: {
    readonly title: string
    readonly explanation: string
    readonly retry: string
    readonly close: string
  }
}
