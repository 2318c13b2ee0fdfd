import { EvmAddress, SolanaAddress } from '@foyer/core/primitives'
import { OnrampUrlRequest } from '@foyer/protocol'
import { isAddress, parseUnits } from 'viem'
import * as z from 'zod/mini'
import { HttpFailure } from '../../../platform/http/HttpFailure.ts'
import type { Log } from '../../../platform/log/createLog.ts'
import type { OneTime } from '../../../platform/one-time-tokens/OneTime.ts'
import type { OnrampProvider } from '../OnrampProvider.ts'
import type { Purchase, PurchaseStore } from '../purchases/PurchaseStore.ts'
import type { Treasury } from './createTreasury.ts'
import { quoteSandbox } from './quoteSandbox.ts'
import { sandboxOffer } from './sandboxMarket.ts'

/** A purchase that was begun. */
const Session = z.object({
  purchaseId: z.string(),
  projectId: z.nullable(z.string()),
  request: OnrampUrlRequest,
})

/** A purchase whose page was opened. */
export interface OpenedPurchase {
  readonly projectId: string | null
  readonly request: OnrampUrlRequest
  /** What it pays out is sent on a chain without value; `null`: nothing is delivered. */
  readonly delivers: { readonly amount: string; readonly currency: string } | null
}

const purpose = 'onramp sandbox'
const lifetimeMs = 5 * 60_000

/** The path of the page that purchases open in the sandbox. */
export const sandboxPath = '/onramp/sandbox'

/** The sandbox, with the page that it serves itself. */
export interface SandboxOnramp extends OnrampProvider {
  /**
   * Opens a purchase: the first who comes in time gets it, everybody else `null`. Opening it is paying for it.
   *
   * @throws `database/unavailable`
   */
  open(token: string): Promise<OpenedPurchase | null>
}

/**
 * A place to buy for users who build: nothing is sold and no money of value moves. Everything it answers says so, and
 * every figure follows from the rule in `quoteSandbox`.
 */
export function createSandboxOnramp({
  oneTime,
  purchases,
  treasury,
  log,
}: {
  oneTime: OneTime
  purchases: PurchaseStore
  treasury: Treasury
  log: Pick<Log, 'warn'>
}): SandboxOnramp {
  const offer = sandboxOffer(treasury.chains)

  /** In the background: who paid sees how far it is. */
  const deliver = async ({ id, chainId, address, amount }: Purchase) => {
    try {
      const chain = treasury.chains.find(({ caipNetworkId }) => caipNetworkId === chainId)
      const { decimals } = chain?.nativeCurrency ?? { decimals: 18 }
      const amountAtomic = parseUnits(amount, decimals)
      const paid = await treasury.pay({ caipNetworkId: chainId, address, amountAtomic })
      // Before a block has it, so that the history has it marked from the first moment.
      await purchases.update(id, { hash: paid.hash })
      const isDone = await paid.isDone()
      await purchases.update(
        id,
        isDone
          ? { status: 'delivered' }
          : { status: 'failed', reason: 'The chain refused the payment.' },
      )
    } catch (error) {
      log.warn({ error }, 'The sandbox could not deliver')
      await purchases
        .update(id, { status: 'failed', reason: 'The sandbox could not pay it out.' })
        .catch(() => {})
    }
  }

  return {
    ...{ id: 'sandbox', name: 'Sandbox', fee: { min: '1', max: '2' }, isSandbox: true },
    options: async () => offer,
    quote: async (request) => quoteSandbox(request, offer),
    async begin({ purchase, request, serverUrl }) {
      if (!request.destinationWallets.every(({ address }) => isAccount(address))) {
        throw new HttpFailure(400, 'Give the address of an EVM or a Solana account.')
      }
      const value: z.infer<typeof Session> = {
        ...{ purchaseId: purchase.id, projectId: purchase.projectId, request },
      }
      const session = await oneTime.issue({ purpose, value, lifetimeMs })
      return `${serverUrl}${sandboxPath}?session=${session}`
    },
    async open(token) {
      const { data } = Session.safeParse(await oneTime.take({ purpose, token }))
      if (!data) return null
      const { purchaseId, projectId, request } = data
      const purchase = await purchases.find(purchaseId)
      const isPaidOut =
        purchase !== null &&
        Number(purchase.amount) > 0 &&
        treasury.chains.some(({ caipNetworkId }) => caipNetworkId === purchase.chainId)
      if (!isPaidOut) {
        const reason = 'The sandbox delivers nothing on this network.'
        await purchases.update(purchaseId, { status: 'failed', reason }, 'begun')
        return { projectId, request, delivers: null }
      }
      if (await purchases.update(purchaseId, { status: 'paid' }, 'begun')) void deliver(purchase)
      const { amount, currency } = purchase
      return { projectId, request, delivers: { amount, currency } }
    },
  }
}

function isAccount(address: string): boolean {
  if (!EvmAddress.is(address)) return SolanaAddress.is(address)
  const digits = address.replace(/^0x/i, '')
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return !isMixed || isAddress(`0x${digits}`, { strict: true })
}
