/** What is promised, and so printed beside what was measured. */
export const goals = {
  /** Scripts that every visitor fetches, over the blank page: brotli, bytes. */
  eagerBytes: 12_000,
  /** Scripts until a wallet is connected, over the blank page: brotli, bytes. */
  connectedBytes: 50_000,
  /** What a server adds to that: its list is read, its icons are looked at closely, it is told what happens, and services. */
  serverBytes: 3_300,
  /** What opening a flow brings, beside what it has in common with sending: brotli, bytes. */
  flowBytes: { swap: 15_000, buy: 12_000, name: 6_000 },
  /** Held with the modal open, over the blank page. */
  heapBytes: 1_250_000,
  /** Evaluating our code and `createFoyer` together, at full speed. */
  evaluationMs: 2,
  /** The longest task of ours while the page loads. */
  longestTaskMs: 5,
  /** Any task of ours with a quarter of the processor, from page load until connected. */
  slowTaskMs: 50,
  /** Press to a wallet, over the trivial dialog's. */
  openRatio: 1.5,
  /** Press on a wallet to connected, over the plain wagmi list's. */
  connectRatio: 1.5,
  /** Everything for mobile wallets: the connector, the protocol and the libraries it brings; brotli, bytes. */
  pairingBytes: 30_500,
  /** The client's part of a login by e-mail; brotli, bytes. */
  /** 5,000 of it for signing in, and the rest for smart accounts. */
  embeddedBytes: 6_100,
  /** The frame of its keys until the field for the address answers; brotli, bytes. */
  frameBytes: 60_000,
  /**
   * The files for pages without a build step; brotli, bytes. 220,000 and 75,000 were hoped for: decision 76 says what of
   * them is.
   */
  oneFileBytes: {
    ...{ 'foyer.js': 308_500, 'foyer.global.js': 308_500, 'foyer-connect.js': 144_800 },
    'foyer-wallets.js': 17_000,
  },
  /**
   * A language until a wallet is connected; brotli, bytes. 2,500 was hoped for, and holds for 27 of 31: in Greek or Russian
   * a letter is two bytes.
   */
  languageBytes: 2_700,
  /** A language in a file of its own; brotli, bytes. */
  languageFileBytes: 15_000,
  /** Press on WalletConnect to its code, once its own code is there. */
  pairingMs: 150,
  /** Hosts other than the application's and its server's that are asked while pairing. */
  otherHosts: 0,
  /** Requests, timers and storage writes before the first press. */
  deedsBeforePress: 0,
  /** 99th percentile of the wallet list under load, over a bare route's. */
  listRatio: 1.5,
  /** 99th percentile of a balance that is known, under load, over a bare route's. */
  balanceRatio: 2,
  /** 95th percentile of a page of a history of 20,000 rows, over a bare route's. */
  historyRatio: 3,
  /** How far the indexer is behind the newest block with 200 transfers a second. */
  indexerLagSeconds: 3,
  /** Of the server's memory under load, once it is warm. */
  growthMegabytesPerMinute: 1,
  /** 99th percentile from one client to all others, over a bare WebSocket server's. */
  relayRatio: 2,
  /** Rows of a list in the document, however long it is. */
  rowsInDocument: 200,
}
