const e = ['eip155']
const es = ['eip155', 'solana']
const esb = ['eip155', 'solana', 'bip122']

/**
 * The wallets, best known first; the first four can be reached without being installed, because they
 * are what a newcomer is recommended. `kit`, `web` and `art` are their names in rainbowkit, thirdweb
 * and web3icons; what is written here besides wins over all.
 *
 * @type {{ id: string, kit?: string, web?: string, art?: string, chains: string[], [field: string]: unknown }[]}
 */
export const wellKnown = [
  { id: 'metamask', kit: 'metaMask', web: 'io.metamask', chains: es },
  { id: 'trust', kit: 'trust', web: 'com.trustwallet.app', chains: esb },
  { id: 'rainbow', kit: 'rainbow', web: 'me.rainbow', chains: e },
  { id: 'okx', kit: 'okx', web: 'com.okex.wallet', chains: esb },
  { id: 'coinbase', kit: 'coinbase', web: 'com.coinbase.wallet', chains: es },
  { id: 'phantom', kit: 'phantom', web: 'app.phantom', chains: esb },
  { id: 'rabby', kit: 'rabby', web: 'io.rabby', chains: e },
  { id: 'zerion', kit: 'zerion', web: 'io.zerion.wallet', chains: es },
  { id: 'ledger', kit: 'ledger', web: 'com.ledger', chains: esb },
  {
    ...{ id: 'safe', kit: 'safe', web: 'global.safe', chains: e },
    webapp_link: 'https://app.safe.global',
  },
  // The rdns its extension announces is in neither package.
  { id: 'uniswap', kit: 'uniswap', web: 'org.uniswap', chains: e, rdns: 'org.uniswap.app' },
  { id: 'bitget', kit: 'bitget', web: 'com.bitget.web3', chains: esb },
  { id: 'binance', kit: 'binance', web: 'com.binance.wallet', chains: esb },
  { id: 'brave', kit: 'brave', web: 'com.brave.wallet', chains: esb },
  {
    ...{ id: 'solflare', art: 'wallets/background/solflare', name: 'Solflare', chains: ['solana'] },
    homepage: 'https://solflare.com',
    app_store: 'https://apps.apple.com/app/id1580902717',
    play_store: 'https://play.google.com/store/apps/details?id=com.solflare.mobile',
    chrome_store: 'https://chromewebstore.google.com/detail/bhhhlbepdkbapadjdnnojkbgioiodbic',
  },
  { id: 'backpack', kit: 'backpack', web: 'app.backpack', chains: es },
  { id: 'xverse', web: 'app.xverse', chains: ['bip122'] },
  // thirdweb gives it the rdns of another maker.
  { id: 'leather', web: 'com.wallet.reown', chains: ['bip122'], rdns: null },
  { id: 'frame', kit: 'frame', web: 'sh.frame', chains: e },
  { id: 'exodus', web: 'com.exodus', art: 'wallets/background/exodus', chains: esb },
  { id: 'onekey', kit: 'onekey', web: 'so.onekey.app.wallet', chains: esb },
  { id: 'safepal', kit: 'safepal', web: 'com.safepal', chains: esb },
  { id: 'tokenpocket', kit: 'tokenPocket', web: 'pro.tokenpocket', chains: esb },
  { id: 'imtoken', kit: 'imToken', web: 'im.token', chains: ['eip155', 'bip122'] },
  // Here and for Crypto.com, thirdweb's image wears the badge of the registry it came from.
  {
    ...{ id: '1inch', kit: '1inch', web: 'io.1inch.wallet', chains: e },
    art: 'exchanges/background/1inch',
  },
  {
    ...{ id: 'crypto-com', web: 'com.crypto.wallet', chains: esb },
    art: 'exchanges/background/crypto-com',
  },
  { id: 'robinhood', web: 'com.robinhood.wallet', chains: esb },
  { id: 'kraken', kit: 'kraken', web: 'com.kraken', chains: esb },
  { id: 'bybit', kit: 'bybit', web: 'com.bybit', chains: esb },
  { id: 'gate', kit: 'gate', web: 'net.gateweb3', chains: esb },
  { id: 'core', kit: 'core', web: 'app.core.extension', chains: esb },
  { id: 'ronin', kit: 'ronin', web: 'com.roninchain.wallet', chains: e },
  // Argent's new name; its old homepage forwards to it. thirdweb's own `io.ready` is another product.
  { id: 'ready', kit: 'ready', web: 'xyz.argent', chains: e },
  { id: 'family', web: 'co.family.wallet', chains: e },
  { id: 'coin98', kit: 'coin98', web: 'com.coin98', chains: esb },
  { id: 'subwallet', kit: 'subwallet', web: 'app.subwallet', chains: ['eip155', 'bip122'] },
  { id: 'talisman', kit: 'talisman', web: 'xyz.talisman', chains: es },
  { id: 'enkrypt', kit: 'enkrypt', web: 'com.enkrypt', chains: esb },
  { id: 'zeal', kit: 'zeal', web: 'app.zeal', chains: e },
  { id: 'mew', kit: 'mew', web: 'com.mewwallet', chains: e },
]
