import type { TransferCost } from '../../adapter/Transfer.ts'

/** The fee with all that is paid besides, in what the chain counts in; `null` while it is not known. */
export function costOf({
  feeAtomic,
  extraCosts,
}: {
  readonly feeAtomic: bigint | null
  readonly extraCosts: readonly TransferCost[]
}): bigint | null {
  return feeAtomic === null ? null : extraCosts.reduce((sum, { atomic }) => sum + atomic, feeAtomic)
}
