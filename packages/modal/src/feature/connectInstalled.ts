import type { Connector } from '@foyer/core'
import type { WalletRow } from '@foyer/core/wallets'
import type { Views } from './Feature.ts'
import { type FeatureScope, push } from './FeatureContext.ts'

/**
 * The ways to a wallet that are asked together: those on every chain family, as long as no wallet is
 * connected on any and none was named. Else the one that is named, or active.
 */
export function waysTo(
  { foyer, wallets }: Pick<FeatureScope, 'foyer' | 'wallets'>,
  row: Pick<WalletRow, 'connectors'>,
  namespace?: string,
): readonly Connector[] {
  const isFresh = Object.values(foyer.getState().chains).every(
    ({ connections }) => connections.length === 0,
  )
  if (namespace === undefined && isFresh) return row.connectors
  const connector = wallets.connectorOf(row, namespace)
  return connector ? [connector] : []
}

/** Goes to the view that asks a wallet of this page, on one chain family or on several at once. */
export function connectInstalled(
  foyer: FeatureScope['foyer'],
  [connector, ...others]: readonly [Connector, ...Connector[]],
  parameters: Views['Connect'],
): void {
  const { navigation } = foyer.internals
  const one = () => push(foyer, 'ConnectingExternal', { ...parameters, connector })
  const several = () =>
    navigation.has('ConnectingMultiChain')
      ? push(foyer, 'ConnectingMultiChain', { ...parameters, connectors: [connector, ...others] })
      : one()
  if (others.length === 0) one()
  else if (navigation.has('ConnectingMultiChain')) several()
  else void navigation.declareLater?.().then(several, one)
}
