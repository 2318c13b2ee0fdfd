import * as WalletError from '../../adapter/WalletError.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { permissionFailed, permissionsUnsupported } from './errors.ts'

/** EIP-1193: the wallet has no such method. */
const unsupportedCode = 4200

/**
 * Asks the connected EVM wallet.
 *
 * @throws `wallet/declined`, `permissions/unsupported`, or `permissions/failed` with what the wallet said
 */
export async function askWallet(
  foyer: Foyer,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const provider = foyer.getProvider('eip155') as {
    request(call: { method: string; params: readonly unknown[] }): Promise<unknown>
  }
  try {
    return await provider.request({ method, params })
  } catch (thrown) {
    if ((Object(thrown) as { code?: unknown }).code === unsupportedCode)
      throw permissionsUnsupported(thrown)
    const said = WalletError.from(thrown)
    if (said.kind === 'declined') throw said
    // Ours are longer than what a wallet is let say.
    const { message } = thrown instanceof Error ? thrown : said
    throw permissionFailed(message.slice(0, 300), thrown)
  }
}
