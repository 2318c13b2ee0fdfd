import type { Outgoing } from '../platform/outgoing/Outgoing.ts'
import type { Bundler } from './Bundler.ts'
import { OperationRefused } from './errors.ts'

const timeoutMs = 8_000
/** Where the paymaster is, its data and its limits. */
const maxBytes = 64_000

/**
 * Asks somebody whom a page named to pay: the frame of a wallet asks nobody but this server.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7677
 */
export function createSponsorAt({
  url,
  outgoing,
}: {
  url: string
  outgoing: Pick<Outgoing, 'fetchPublic'>
}): Bundler {
  return {
    async request({ method, params, signal }) {
      if (!/^pm_getPaymaster(Stub)?Data$/.test(method))
        throw new OperationRefused(-32_601, 'Requested RPC call is not allowed')
      const { bytes } = await outgoing
        .fetchPublic(url, {
          ...{ maxBytes, timeoutMs, signal, json: { jsonrpc: '2.0', id: 1, method, params } },
        })
        .catch(() => {
          throw new OperationRefused(-32_000, 'Who offers to pay for this cannot be reached.')
        })
      const { result, error } = readJson(bytes) as { result?: unknown; error?: unknown }
      if (typeof result === 'object' && result !== null) return result
      const { message } = Object(error) as { message?: unknown }
      const said = typeof message === 'string' ? `: ${message.slice(0, 200)}` : ''
      throw new OperationRefused(-32_000, `Who offers to pay for this does not${said}.`)
    },
  }
}

function readJson(bytes: Uint8Array): object {
  try {
    return Object(JSON.parse(new TextDecoder().decode(bytes))) as object
  } catch {
    return {}
  }
}
