/**
 * Every code of an alert, which says once to the developer what is wrong: through `onEvent`, on the console, and with
 * `debug: true` in the modal. A package of your own can add codes by declaration merging; the values say nothing.
 */
export interface AlertCodes {
  /** The option `projectId` is missing. Wallets connect, and no backend is asked. Pass it to `createFoyer`. */
  PROJECT_ID_NOT_CONFIGURED: true
  /**
   * The backend refused the page (403), so no event is reported to it. Allow the origin of the page for the project
   * on the server.
   */
  INVALID_APP_CONFIGURATION: true
  /**
   * `switchNetwork` was given a network that is not among `networks`, and rejects with `network/not-found`. Add the
   * network to `networks`, or call `addNetwork` first.
   */
  SWITCH_NETWORK_NOT_FOUND: true
  /**
   * `metadata.url` is not of this page. Wallets are told the origin of the page, as some check it. Set it to that, or
   * leave it out.
   */
  METADATA_URL_NOT_PAGE: true
  /**
   * The relay refused the page, so no wallet on another device connects. Check `projectId`, and that the server allows
   * the origin of the page.
   */
  RELAY_REFUSED: true
  /**
   * A user did not come back from a service in time, and the login rejects with `login/timed-out`. If it happens often,
   * check the callback address that is registered at the service.
   */
  SOCIAL_LOGIN_TIMEOUT: true
  /**
   * A wallet gave a permission (ERC-7715), and the server did not keep it: no list of ours shows it, and it can be ended
   * in the wallet alone. The message has the reason.
   */
  'permissions/not-kept': true
  /** Two browser wallets announce the same rdns. The first one is used: turn the other off. */
  WALLETS_SHARE_RDNS: true
  /**
   * The option of that name cannot work as it was given, such as `OPTION_THEME_MODE`; what cannot be read counts as
   * absent. The message says what to give. Options are looked at when the modal opens.
   */
  [option: `OPTION_${string}`]: true
}

/** A code of {@link AlertCodes}. */
export type AlertCode = keyof AlertCodes

/** Something that a developer should mend; the message says how. */
export interface Alert {
  readonly code: AlertCode
  readonly message: string
}
