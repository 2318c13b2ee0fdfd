import {
  accountsOf,
  type BitcoinNetworkName,
  type BitcoinWalletAccount,
  signBitcoinMessage,
} from '@foyer/testing/bitcoin'

/** A key that everybody knows: this byte at its end. */
export const keyOf = (last: number): Uint8Array => {
  const key = new Uint8Array(32)
  key[31] = last
  return key
}

/** Payment accounts of three keys. */
export function testAccounts(
  network: BitcoinNetworkName,
): [BitcoinWalletAccount, BitcoinWalletAccount, BitcoinWalletAccount] {
  const account = (last: number) => accountsOf(keyOf(last), [network])[0]
  return [account(1), account(2), account(3)]
}

/** What the wallet of the first key signs. */
export const signWithFirst = (message: string): Uint8Array =>
  signBitcoinMessage({
    ...{ privateKey: keyOf(1), purpose: 'payment', protocol: 'BIP322' },
    message: new TextEncoder().encode(message),
  })
