/**
 * What was seen with the eye in the pinned thirdweb's images and no byte tells. Such an image is
 * not used; where no other one exists, the wallet has none and the client renders its initials.
 */
export const unusable = new Map([
  // Another maker's mark lies over the wallet's own, and says it was certified by a user.
  ...[
    ...['co.arculus', 'com.bestwallet', 'com.bifrostwallet', 'com.binance.wallet', 'com.bitcoin'],
    ...['com.bitget.web3', 'com.bitpay', 'com.blockchain.login', 'com.coolbitx.cwsapp'],
    ...['com.crypto.wallet', 'com.dcentwallet', 'com.elrond.maiar.wallet', 'com.fireblocks'],
    ...['com.ledger', 'com.mtpelerin', 'com.roninchain.wallet', 'com.safepal', 'global.safe'],
    ...['com.trustwallet.app', 'im.token', 'io.1inch.wallet', 'io.ironwallet', 'io.metamask'],
    ...['io.mywallet', 'io.trezor', 'io.zerion.wallet', 'org.uniswap', 'pro.tokenpocket'],
  ].map((id) => /** @type {const} */ ([id, 'badge'])),
  ['io.banksocial', /** @type {const} */ ('blank')],
])

/** Drawings of web3icons that go by another name than the wallet. */
export const artworks = new Map([['io.trezor', 'wallet:trezor']])
