// Written by scripts/wallets.mjs. Do not edit.

/**
 * Wallets in the wire's field names, best known first: of each field what its values begin with, and
 * the rest of one wallet's after another's. What is not said is empty, a list is separated by spaces.
 */
export const builtIn: { readonly [field: string]: readonly [start: string, rests: string] } = {
  id: ["", "metamask|trust|rainbow|okx|coinbase|phantom|rabby|zerion|ledger|safe|uniswap|bitget|binance|brave|solflare|backpack|xverse|leather|frame|exodus|onekey|safepal|tokenpocket|imtoken|1inch|crypto-com|robinhood|kraken|bybit|gate|core|ronin|ready|family|coin98|subwallet|talisman|enkrypt|zeal|mew"],
  name: ["", "MetaMask|Trust Wallet|Rainbow|OKX Wallet|Coinbase Wallet|Phantom|Rabby Wallet|Zerion|Ledger|Safe|Uniswap Wallet|Bitget Wallet|Binance Wallet|Brave Wallet|Solflare|Backpack|Xverse Wallet|Leather|Frame|Exodus|OneKey|SafePal Wallet|TokenPocket|imToken|1inch Wallet|Crypto.com Onchain|Robinhood Wallet|Kraken Wallet|Bybit Wallet|Gate Wallet|Core|Ronin Wallet|Ready|Family|Coin98 Wallet|SubWallet|Talisman|Enkrypt Wallet|Zeal|MEW wallet"],
  rdns: ["", "io.metamask|com.trustwallet.app|me.rainbow|com.okex.wallet|com.coinbase.wallet|app.phantom|io.rabby|io.zerion.wallet|||org.uniswap.app|com.bitget.web3|com.binance.wallet|com.brave.wallet||app.backpack|||sh.frame||so.onekey.app.wallet||pro.tokenpocket|||com.crypto.wallet|com.robinhood.wallet||com.bybit|io.gate.wallet|app.core.extension|com.roninchain.wallet||co.family.wallet|com.coin98|app.subwallet|xyz.talisman|com.enkrypt|app.zeal|"],
  chains: ["", "eip155 solana|eip155 solana bip122|eip155|eip155 solana bip122|eip155 solana|eip155 solana bip122|eip155|eip155 solana|eip155 solana bip122|eip155|eip155|eip155 solana bip122|eip155 solana bip122|eip155 solana bip122|solana|eip155 solana|bip122|bip122|eip155|eip155 solana bip122|eip155 solana bip122|eip155 solana bip122|eip155 solana bip122|eip155 bip122|eip155|eip155 solana bip122|eip155 solana bip122|eip155 solana bip122|eip155 solana bip122|eip155 solana bip122|eip155 solana bip122|eip155|eip155|eip155|eip155 solana bip122|eip155 bip122|eip155 solana|eip155 solana bip122|eip155|eip155"],
  supports_wc: ["", "true|true|true|true|false|false|true|true|true|true|true|true|true|false|false|true|true|false|false|true|true|true|true|true|true|true|true|true|true|true|true|true|true|true|true|true|true|false|true|true"],
}
