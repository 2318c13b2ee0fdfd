import type { DevAccount } from '@foyer/testing/stack'
import {
  caveatsOf,
  decodeDelegation,
  delegationAbi,
  delegationContracts,
  delegationTypedData,
  encodeDelegation,
  readPermissionRequest,
  structOf,
} from '@foyer/transactions/smart-accounts'
import type { Page } from '@playwright/test'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { TestStack } from './stack.ts'

type Asked = { readonly method: string; readonly params?: unknown }

/**
 * What scripted wallets of the page that have permissions answer: delegations of an account of the stack, as MetaMask
 * gives them, and contexts of their own by the drafts of before. It ends them on the chain as well.
 */
export async function answerPermissions(
  page: Page,
  { chain, account: { privateKey } }: Pick<TestStack, 'chain'> & { account: DevAccount },
): Promise<void> {
  const account = privateKeyToAccount(privateKey)
  const chainId = await chain.getChainId()
  let given = 0

  const grant = async (request: Record<string, unknown>) => {
    const nowSeconds = (await chain.getBlock()).timestamp
    const { permission } = readPermissionRequest(request, {
      ...{ chainId, nowSeconds, account: account.address },
    })
    const { delegate } = permission
    const salt = BigInt(Date.now() * 1_000 + ++given)
    const unsigned = { delegate, delegator: account.address, salt, caveats: caveatsOf(permission) }
    const signature = await account.signTypedData(delegationTypedData(unsigned, { chainId }))
    return {
      ...{ ...request, from: account.address, dependencies: [] },
      ...{ context: encodeDelegation({ ...unsigned, signature }) },
      delegationManager: delegationContracts.manager,
    }
  }
  const revoke = async (context: Hex) => {
    const delegation = decodeDelegation(context)
    if (!delegation) throw { code: -32_602, message: 'No permission of this wallet.' }
    const hash = await chain.writeContract({
      ...{ account: account.address, chain: null, abi: delegationAbi },
      ...{ address: delegationContracts.manager, functionName: 'disableDelegation' },
      args: [structOf(delegation)],
    })
    await chain.waitForTransactionReceipt({ hash })
    return {}
  }
  const answer = async ({ method, params }: Asked): Promise<unknown> => {
    const [asked] = params as [Record<string, unknown>]
    switch (method) {
      case 'wallet_requestExecutionPermissions':
        return [await grant(asked)]
      case 'wallet_revokeExecutionPermission':
        return revoke(asked.permissionContext as Hex)
      case 'wallet_grantPermissions':
        return {
          ...asked,
          context: `0x${(Date.now() * 1_000 + ++given).toString(16).padStart(64, '0')}`,
        }
      case 'wallet_revokePermissions':
        return null
      default:
        throw { code: -32_601, message: `The method ${method} does not exist` }
    }
  }
  await page.exposeFunction('answerPermission', (request: Asked) =>
    answer(request).then(
      (result) => ({ result }),
      (error: { code?: number; message?: string }) => ({
        error: { code: error.code ?? -32_603, message: error.message ?? 'Failed' },
      }),
    ),
  )
}
