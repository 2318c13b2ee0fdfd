/**
 * What codes of the WalletConnect protocol mean that are no refusal by the user. Wallets send them with
 * any words, or with none.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes
 * @see https://eips.ethereum.org/EIPS/eip-5792
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
  // EIP-5792, section "Error codes".
  ...entries(
    [5700],
    'The wallet cannot do what this request needs. Send it without, or use another wallet.',
  ),
  ...entries([5710], 'The wallet does not take several calls at once on this network.'),
  ...entries([5720], 'The wallet knows a request of this id already. Send it again.'),
  ...entries([5730], 'The wallet does not know these calls.'),
  ...entries([5740], 'These are more calls than the wallet takes at once. Send fewer.'),
  ...entries([5760], 'The wallet cannot do all of these calls or none on this network.'),
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
