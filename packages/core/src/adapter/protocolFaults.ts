/**
 * What codes of the WalletConnect protocol mean that are no refusal by the user. Wallets send them with
 * any words, or with none.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes
 */
const sentences: ReadonlyMap<string, string> = new Map([
  ...entries([3001, 5101], 'The wallet does not allow this kind of request. Try another wallet.'),
  ...entries(
    [3002, 5102],
    'The wallet does not support the events of this site. Try another wallet.',
  ),
  ...entries([3003, 3004], 'The wallet does not allow this change. Connect again.'),
  ...entries([3005], 'The wallet did not approve this network. Connect again and approve it.'),
  ...entries([5100], 'The wallet does not support these networks. Try another wallet.'),
  ...entries([5103], 'The wallet has no account for these networks. Add one, then try again.'),
  ...entries([5104], 'The wallet does not support this kind of network. Try another wallet.'),
  ...entries([6000], 'The wallet ended the connection. Connect again.'),
  ...entries([7000], 'The wallet did not finish connecting. Try again.'),
  ...entries([7001], 'The wallet no longer knows this connection. Connect again.'),
  ...entries([8000, 11_005], 'The request expired in the wallet. Try again.'),
])

/** The sentence for a code of the protocol; `undefined` for any other. */
export function sentenceOf(code: string): string | undefined {
  return sentences.get(code)
}

function entries(codes: readonly number[], sentence: string): [code: string, sentence: string][] {
  return codes.map((code) => [String(code), sentence])
}
