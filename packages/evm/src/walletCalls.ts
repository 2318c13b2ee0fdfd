import { type Connection, type WalletActions, WalletError, walletFailed } from '@foyer/core/adapter'
import type { EIP1193Provider, WalletProvider } from './eip1193.ts'
import { networkMismatch } from './networkMismatch.ts'

type Actions = Required<WalletActions<'eip155'>>

/** A wallet that names its batches names them in a few letters. */
const maxIdLength = 8_194

/**
 * Several calls at once, by version 2.0.0 of the standard; a wallet that answers as 1.0 said is understood.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export function createWalletCalls({
  connection,
  request,
  provider,
}: {
  connection: Connection
  request: EIP1193Provider['request']
  /** Of the wallet itself, for questions that no user answers. */
  provider: WalletProvider
}): Pick<Actions, 'sendCalls' | 'callsStatus'> {
  return {
    async sendCalls({ calls, chainId, atomicRequired = false, capabilities, account }) {
      const walletChainId = Number(connection.chainReference)
      if (chainId !== undefined && chainId !== walletChainId)
        throw networkMismatch(chainId, walletChainId)
      const batch = {
        ...{ version: '2.0.0', atomicRequired },
        from: account ?? connection.accounts[0]?.address,
        chainId: `0x${walletChainId.toString(16)}`,
        calls: calls.map(({ to, value, data }) => ({
          to,
          ...(value !== undefined && { value: `0x${value.toString(16)}` }),
          ...(data !== undefined && { data }),
        })),
        ...(capabilities && { capabilities }),
      }
      try {
        return { id: readId(await request({ method: 'wallet_sendCalls', params: [batch] })) }
      } catch (thrown) {
        throw WalletError.from(thrown)
      }
    },
    async callsStatus({ id, signal }) {
      signal.throwIfAborted()
      // Few pages ask for several calls at once.
      const { askCallsStatus } = await import('./callsStatus.ts')
      return askCallsStatus({ id, signal, provider, chainId: Number(connection.chainReference) })
    },
  }
}

function readId(answer: unknown): string {
  const id = typeof answer === 'string' ? answer : (Object(answer) as { id?: unknown }).id
  if (typeof id !== 'string' || id === '' || id.length > maxIdLength) {
    throw walletFailed('The wallet gave an answer that cannot be read. Try again.', answer)
  }
  return id
}
