import { useClient } from './FoyerProvider.tsx'
import { type Action, useAction } from './useAction.ts'
import { type ActionFamilies, type ActionTarget, readHex, withWallet } from './walletRequest.ts'

/** Structured data as EIP-712 describes it; whole numbers may be `bigint`. */
export interface SignTypedDataParameters {
  readonly domain?: {
    readonly name?: string | undefined
    readonly version?: string | undefined
    readonly chainId?: number | bigint | undefined
    readonly verifyingContract?: string | undefined
    readonly salt?: string | undefined
  }
  /** `EIP712Domain` is added when it is absent. */
  readonly types: {
    readonly [name: string]: readonly { readonly name: string; readonly type: string }[]
  }
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
  /** The active account when absent. */
  readonly account?: string | undefined
}

/** The state of signing, and the ways to start it. */
export type UseSignTypedDataResult = Action<SignTypedDataParameters, `0x${string}`> & {
  readonly signTypedData: Action<SignTypedDataParameters, `0x${string}`>['mutate']
  readonly signTypedDataAsync: Action<SignTypedDataParameters, `0x${string}`>['mutateAsync']
}

/**
 * Signs structured data with the connected wallet (EIP-712, `eth_signTypedData_v4`). Errors as those
 * of `useSignMessage`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 * @example
 * ```tsx
 * import { useSignTypedData } from '@foyer/react'
 *
 * export function Vote() {
 *   const { signTypedData, isPending } = useSignTypedData()
 *   const vote = () =>
 *     signTypedData({
 *       domain: { name: 'Poll', chainId: 1 },
 *       types: { Vote: [{ name: 'option', type: 'uint256' }] },
 *       primaryType: 'Vote',
 *       message: { option: 2n },
 *     })
 *   return <button disabled={isPending} onClick={vote}>Vote</button>
 * }
 * ```
 */
export function useSignTypedData(target: ActionTarget = {}): UseSignTypedDataResult {
  const foyer = useClient()
  const action = useAction((parameters: SignTypedDataParameters) =>
    withWallet(foyer, target, families, parameters),
  )
  return { ...action, signTypedData: action.mutate, signTypedDataAsync: action.mutateAsync }
}

const families: ActionFamilies<SignTypedDataParameters> = {
  eip155: async ({ address, request }, { account = address, domain = {}, ...data }) => {
    const EIP712Domain = domainFields
      .filter(({ name }) => domain[name] !== undefined)
      .map(({ name, type }) => ({ name, type }))
    const text = JSON.stringify(
      { ...data, domain, types: { EIP712Domain, ...data.types } },
      // JSON has no whole numbers of 256 bits; wallets read them as decimal text.
      (_, value) => (typeof value === 'bigint' ? value.toString() : value),
    )
    return readHex(await request('eth_signTypedData_v4', [account, text]))
  },
}

/** In the order of the standard. */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const
