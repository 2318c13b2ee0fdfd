/**
 * Links that open a page in a wallet's own browser, by the wallet's id in the catalogue, each with the
 * page or the source of the wallet that documents it. The placeholders are explained at `browser_link` in
 * `packages/core/src/wallets/WalletListing.ts`. A wallet that documents no such link has none here.
 *
 * @type {{ [id: string]: { link: string, source: string } }}
 */
export const browserLinks = {
  // The documentation names link.metamask.io today; the app opens both, and older ones this one alone.
  metamask: {
    link: 'https://metamask.app.link/dapp/{path}',
    source: 'https://docs.metamask.io/sdk/guides/use-deeplinks',
  },
  trust: {
    link:
      'eip155=https://link.trustwallet.com/open_url?coin_id=60&url={url}' +
      ' solana=https://link.trustwallet.com/open_url?coin_id=501&url={url}',
    source: 'https://developer.trustwallet.com/developer/develop-for-trust/deeplinking',
  },
  // Written in the wallet's own source, where the action `dapp` opens its browser; no page describes it.
  rainbow: {
    link: 'eip155=rainbow://dapp?url={url}',
    source: 'https://github.com/rainbow-me/rainbow/blob/develop/src/handlers/deeplinks.ts',
  },
  okx: {
    link: 'https://www.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{url2}',
    source: 'https://web3.okx.com/build/docs/waas/app-universal-link',
  },
  coinbase: {
    link: 'eip155=cbwallet://miniapp?url={url} solana=https://go.cb-w.com/dapp?cb_url={url}',
    source:
      'https://docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration',
  },
  phantom: {
    link: 'https://phantom.app/ul/browse/{url}?ref={origin}',
    source: 'https://docs.phantom.com/phantom-deeplinks/other-methods/browse',
  },
  solflare: {
    link: 'https://solflare.com/ul/v1/browse/{url}?ref={origin}',
    source: 'https://docs.solflare.com/solflare/technical/deeplinks/other-methods/browse',
  },
  bitget: {
    link: 'https://bkcode.vip?action=dapp&url={url}',
    source: 'https://docs.bitkeep.com/en/docs/guide/mobile/Deeplink.html',
  },
  // A JSON text; its `chain` is documented for EVM chains.
  tokenpocket: {
    link:
      'eip155=tpdapp://open?params=' +
      '%7B%22url%22%3A%22{url}%22%2C%22chain%22%3A%22ETH%22%2C%22source%22%3A%22{origin}%22%7D',
    source: 'https://github.com/TP-Lab/TokenPocket-Protocol',
  },
  imtoken: {
    link: 'eip155=imtokenv2://navigate/DappView?url={url}',
    source: 'https://imtoken.gitbook.io/developers/products/deep-linking',
  },
  xverse: {
    link: 'bip122=https://connect.xverse.app/browser?url={url}',
    source: 'https://docs.xverse.app/sats-connect/guides/mobile-integration',
  },
}
