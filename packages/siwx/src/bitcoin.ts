/** What an address and a signature of Bitcoin say, for servers and for adapters of wallets. */
export {
  type BitcoinSignature,
  isBitcoinSignature,
} from './verify/bitcoin/isBitcoinSignature.ts'
export { type BitcoinAddress, readAddress } from './verify/bitcoin/readAddress.ts'
