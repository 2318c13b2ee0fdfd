import { lazy } from '../../primitives/lazy.ts'
import type {
  RemoteConnectorHost,
  RemoteConnectorLoader,
  RemoteConnectors,
} from '../contract/RemoteConnector.ts'
import { codeUnavailable } from '../errors.ts'

/** Ways to wallets that are not in the page, each fetched when a user wants it or was connected by it. */
export function remotesOnDemand(
  loaders: readonly RemoteConnectorLoader[],
  { over, ...host }: RemoteConnectorHost & { readonly over: AbortSignal },
): RemoteConnectors {
  return new Map(
    loaders.map(({ id, load }) => [
      id,
      lazy(async () => {
        const remote = await load(host)
        if (over.aborted) remote?.stop()
        return remote
      }, codeUnavailable),
    ]),
  )
}
