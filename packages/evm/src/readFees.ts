/**
 * Who tells what publishing a transaction costs: chains of the OP stack and Scroll have a contract for it, with one
 * function in common.
 *
 * @see https://specs.optimism.io/protocol/predeploys.html#gaspriceoracle
 * @see https://docs.scroll.io/en/developers/transaction-fees-on-scroll/
 */
export const oracles = [
  '0x420000000000000000000000000000000000000F',
  '0x5300000000000000000000000000000000000002',
] as const
/** `getL1Fee(bytes)`: what publishing a transaction costs, in wei. */
const dataFeeSelector = '49948e0e'
/** `getOperatorFee(uint256)`, of the OP stack since Isthmus. */
const operatorFeeSelector = '275aedd2'
/** What a transaction has beside its data: nonce, fees, gas, addresses, amount, a list around them. */
const otherBytes = 130
/** No two alike, as the oracle counts what a transaction is compressed to. */
const others = Array.from({ length: otherBytes }, (_, at) =>
  (255 - at).toString(16).padStart(2, '0'),
).join('')
/** More than anybody pays for one; an oracle that says so is none. */
const maxDataFee = 10n ** 19n
/** The data fee follows another chain's, which moves by an eighth a block. */
const dataFeeMarginPercent = 150n
/** A plain payment takes so much, and wallets ask for exactly that; for anything else they add a half. */
const plainGas = 21_000n

/** What a chain and its wallets want for a transaction. */
export interface Fees {
  /** At most, as far as prices can be foreseen. */
  readonly feeAtomic: bigint
  /** What a wallet wants to see in the account beside the amount before it asks its user. */
  readonly reserveAtomic: bigint
}

/**
 * Fees by what nodes say. Wallets reserve twice the base fee and the tip (EIP-1559), so the chain could take a
 * Max that leaves less, and the wallet would not: twice the gas price is never less than that. Where gas has no base
 * fee wallets want less, and a little more stays.
 *
 * Some chains want the publishing of the data besides; an oracle there tells how much. Arbitrum's nodes have it in
 * their estimate of gas.
 *
 * @param dataFeeAtomic 0 where there is no oracle
 * @param marginPercent by how much prices may rise until the wallet is asked
 * @see https://eips.ethereum.org/EIPS/eip-1559
 * @see https://docs.arbitrum.io/how-arbitrum-works/deep-dives/gas-and-fees
 */
export function feesOf({
  gas,
  gasPrice,
  dataFeeAtomic,
  marginPercent,
}: {
  gas: bigint
  gasPrice: bigint
  dataFeeAtomic: bigint
  marginPercent: bigint
}): Fees {
  const dataAtomic = (dataFeeAtomic * dataFeeMarginPercent) / 100n
  const walletGas = gas === plainGas ? gas : (gas * 3n) / 2n
  return {
    feeAtomic: (gas * gasPrice * marginPercent) / 100n + dataAtomic,
    reserveAtomic: (walletGas * gasPrice * 2n * marginPercent) / 100n + dataAtomic,
  }
}

/** The call of an oracle that tells what publishing a transaction with this data costs. */
export function dataFeeCall(
  oracle: string,
  data: string | undefined,
): { to: string; data: string } {
  const bytes = (data ?? '0x').slice(2) + others
  const length = word(BigInt(bytes.length / 2))
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return { to: oracle, data: `0x${dataFeeSelector}${word(32n)}${length}${padded}` }
}

/** The call of the OP stack's oracle that tells what the operator wants; chains before Isthmus revert. */
export function operatorFeeCall(gas: bigint): { to: string; data: string } {
  return { to: oracles[0], data: `0x${operatorFeeSelector}${word(gas)}` }
}

/**
 * The fee that an oracle tells; `null` where none is: nobody lives there, or something else does.
 *
 * @throws when a node answers nonsense
 */
export function readFee(answer: unknown): bigint | null {
  if (typeof answer !== 'string' || !/^0x[\da-f]*$/i.test(answer)) throw new Error('No bytes')
  if (answer.length !== 66) return null
  const fee = BigInt(answer)
  if (fee > maxDataFee) throw new Error('Out of range')
  return fee
}

const word = (value: bigint) => value.toString(16).padStart(64, '0')
