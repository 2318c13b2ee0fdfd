import { AppError, type Foyer } from '@foyer/core'
import { WalletError, walletFailed } from '@foyer/core/adapter'

/** Which chain family a hook acts on: the active one when absent. */
export interface ActionTarget {
  readonly namespace?: string | undefined
}

/** The connected wallet as an action of its chain family sees it. */
interface ConnectedWallet {
  readonly address: string
  /** CAIP-2 reference of the network that the wallet is on. */
  readonly reference: string
  /** @throws `wallet/declined`, `wallet/failed`, `wallet/already-pending` */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** How each chain family does one action. To support another family, add its line. */
export type ActionFamilies<parameters> = {
  readonly [namespace: string]: (
    wallet: ConnectedWallet,
    parameters: parameters,
  ) => Promise<`0x${string}`>
}

/**
 * Does an action with the connected wallet. The wallet is asked in the same turn.
 *
 * @throws `connection/not-connected`, `wallet/method-unsupported`, and what the wallet answers
 */
export async function withWallet<parameters>(
  foyer: Foyer,
  { namespace: wanted }: ActionTarget,
  families: ActionFamilies<parameters>,
  parameters: parameters,
): Promise<`0x${string}`> {
  const { activeNamespace, chains } = foyer.getState()
  const namespace = wanted ?? activeNamespace ?? ''
  const { status, address, network } = chains[namespace] ?? {}
  if (status !== 'connected' || !address || !network) throw notConnected(namespace)
  const act = families[namespace]
  if (!act) throw methodUnsupported(namespace)
  const provider = foyer.getProvider(namespace) as Provider
  const reference = network.caipNetworkId.slice(namespace.length + 1)
  return act(
    {
      ...{ address, reference },
      request: (method, params) =>
        provider.request({ method, params }).catch((thrown: unknown) => {
          throw WalletError.from(thrown)
        }),
    },
    parameters,
  )
}

interface Provider {
  request(request: { method: string; params: readonly unknown[] }): Promise<unknown>
}

/**
 * A wallet's answer as hexadecimal data.
 *
 * @throws `wallet/failed` when it is anything else, or not of the length in bytes
 */
export function readHex(answer: unknown, bytes?: number): `0x${string}` {
  const isHex = typeof answer === 'string' && /^0x(?:[\da-f]{2})+$/i.test(answer)
  if (!isHex || (bytes !== undefined && answer.length !== 2 + 2 * bytes))
    throw walletFailed('The wallet gave an answer that cannot be read. Try again.', answer)
  return answer as `0x${string}`
}

const notConnected = (namespace: string) =>
  new AppError('connection/not-connected', 'No wallet is connected. Connect one and try again.', {
    kind: 'invalid',
    context: { namespace },
  })

const methodUnsupported = (namespace: string) =>
  new AppError(
    'wallet/method-unsupported',
    `Foyer cannot do this on ${namespace} yet. Use the provider that useProvider gives.`,
    { kind: 'invalid', context: { namespace } },
  )
