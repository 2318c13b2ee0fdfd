import { EvmAddress, SolanaAddress } from '@foyer/core/primitives'
import { OnrampUrlRequest } from '@foyer/protocol'
import { isAddress } from 'viem'
import * as z from 'zod/mini'
import { HttpFailure } from '../../../platform/http/HttpFailure.ts'
import type { OneTime } from '../../../platform/one-time-tokens/OneTime.ts'
import type { OnrampProvider } from '../OnrampProvider.ts'
import { quoteSandbox } from './quoteSandbox.ts'
import { sandboxOptions } from './sandboxMarket.ts'

/** A purchase that was begun. */
const SandboxPurchase = z.object({
  projectId: z.nullable(z.string()),
  request: OnrampUrlRequest,
})
export type SandboxPurchase = z.infer<typeof SandboxPurchase>

const purpose = 'onramp sandbox'
const lifetimeMs = 5 * 60_000

/** The path of the page that purchases open in the sandbox. */
export const sandboxPath = '/onramp/sandbox'

/**
 * A place to buy for users who build: nothing is sold and no money moves. Everything it answers says
 * so, and every figure follows from the rule in `quoteSandbox`.
 */
export function createSandboxOnramp({ oneTime }: { oneTime: OneTime }): OnrampProvider {
  return {
    options: async () => sandboxOptions,
    quote: async (request) => quoteSandbox(request),
    async begin({ projectId, request, serverUrl }) {
      if (!request.destinationWallets.every(({ address }) => isAccount(address))) {
        throw new HttpFailure(400, 'Give the address of an EVM or a Solana account.')
      }
      const purchase: SandboxPurchase = { projectId, request }
      const session = await oneTime.issue({ purpose, value: purchase, lifetimeMs })
      return { sandbox: true, url: `${serverUrl}${sandboxPath}?session=${session}` }
    },
  }
}

/**
 * Opens a purchase: the first who comes in time gets it, everybody else `null`.
 *
 * @throws `database/unavailable`
 */
export async function openSandboxPurchase({
  oneTime,
  token,
}: {
  oneTime: OneTime
  token: string
}): Promise<SandboxPurchase | null> {
  const purchase = SandboxPurchase.safeParse(await oneTime.take({ purpose, token }))
  return purchase.success ? purchase.data : null
}

function isAccount(address: string): boolean {
  if (!EvmAddress.is(address)) return SolanaAddress.is(address)
  const digits = address.replace(/^0x/i, '')
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return !isMixed || isAddress(`0x${digits}`, { strict: true })
}
