/** The images that are part of the project: of each view what tells most, on one device in one look. */
export const keptScreens = [
  'overview',
  'page-desktop-light',
  ...['connect-desktop-light', 'connect-phone-dark', 'connect-desktop-rtl'],
  ...['connect-consent-phone-light', 'connect-elsewhere-desktop-light', 'connected-desktop-light'],
  ...['all-wallets-desktop-light', 'get-wallet-phone-light'],
  ...['waiting-desktop-light', 'declined-desktop-light', 'failed-phone-light'],
  ...['pairing-desktop-light', 'networks-phone-light', 'switch-declined-desktop-light'],
  ...['unsupported-chain-phone-light', 'account-desktop-light', 'account-phone-dark'],
  ...['account-tokens-phone-dark', 'account-tokens-failed-phone-light', 'account-nfts-phone-light'],
  ...['account-activity-phone-light', 'account-alarm-phone-light', 'nft-detail-phone-light'],
  ...['look-alike-copy-phone-light', 'profile-wallets-phone-light', 'settings-phone-light'],
  ...['receive-phone-light', 'send-filled-phone-light', 'send-look-alike-phone-light'],
  ...['send-review-phone-light', 'send-review-desktop-rtl', 'send-sent-phone-light'],
  ...['swap-form-phone-light'],
  ...['buy-phone-light', 'name-choose-phone-light'],
  ...['send-alarm-phone-light', 'sign-in-phone-light', 'sign-in-warned-phone-light'],
]
