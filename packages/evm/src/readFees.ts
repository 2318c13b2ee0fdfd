/** The oracle of OP-stack chains. @see https://specs.optimism.io/protocol/predeploys.html#gaspriceoracle */
const oracle = '0x420000000000000000000000000000000000000F'
/** `getL1Fee(bytes)`: what publishing a transaction costs, in wei. */
const dataFeeSelector = '49948e0e'
/** `getOperatorFee(uint256)`, since Isthmus. */
const operatorFeeSelector = '275aedd2'
/** What a transaction has beside its data: nonce, fees, gas, addresses, amount, a list around them. */
const otherBytes = 130
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
 * Max that leaves less, and the wallet would not: twice the gas price is never less than that.
 *
 * On OP-stack chains publishing the data is paid besides; the oracle there tells how much. Arbitrum's nodes have it
 * in their estimate of gas.
 *
 * @param dataFeeAtomic 0 where there is no oracle
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
    reserveAtomic: walletGas * gasPrice * 2n + dataAtomic,
  }
}

/** The call of the oracle that tells what publishing a transaction with this data costs. */
export function dataFeeCall(data: string | undefined): { to: string; data: string } {
  const bytes = (data ?? '0x').slice(2) + 'ff'.repeat(otherBytes)
  const length = word(BigInt(bytes.length / 2))
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return { to: oracle, data: `0x${dataFeeSelector}${word(32n)}${length}${padded}` }
}

/** The call of the oracle that tells what the operator wants besides; chains before Isthmus revert. */
export function operatorFeeCall(gas: bigint): { to: string; data: string } {
  return { to: oracle, data: `0x${operatorFeeSelector}${word(gas)}` }
}

const word = (value: bigint) => value.toString(16).padStart(64, '0')
