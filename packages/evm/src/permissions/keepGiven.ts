import { type AdapterHost, AppError, type GivenPermission } from '@foyer/core/adapter'
import type { WalletProvider } from '../eip1193.ts'
import type { Bounds } from './Bounds.ts'

/** As much as the server keeps. */
const longestContext = 20_002
const timeoutMs = 120_000

/**
 * Has the server keep what a wallet gave, signed by its account, so that its user finds it again. Whatever comes of it,
 * the permission holds: the application gets it, and the developer is told.
 */
export async function keepGiven(
  { bounds, from, context }: { bounds: Bounds; from: string; context: `0x${string}` },
  { wallet, host }: { wallet: WalletProvider; host: Keeping },
): Promise<void> {
  const { platform } = host
  let signed: Promise<string> | undefined
  const isAddress = /^0x[\da-f]{40}$/.test(bounds.delegate)
  const given: GivenPermission = {
    ...{ chainId: `eip155:${bounds.chainId}`, address: from, context },
    expiresAtMs: Number(bounds.endSeconds) * 1_000,
    key: { type: isAddress ? 'address' : 'key', publicKey: bounds.delegate.slice(0, 512) },
    application: platform.window?.location?.host,
    signal: platform.clock.deadline(timeoutMs),
    // Its user is asked once, however often the server is.
    sign: (message) => {
      signed ??= wallet
        .request({ method: 'personal_sign', params: [hexOf(message), from] })
        .then(String)
      return signed
    },
  }
  const keep = () => host.permissions?.()?.keep(given)
  try {
    if (context.length > longestContext) throw new Error('It is too long to be kept.')
    await Promise.resolve(keep()).catch((thrown: unknown) => {
      // What a slow moment of the server loses, its user would not find again.
      if (!AppError.is(thrown, 'resources/unavailable') || given.signal.aborted) throw thrown
      return keep()
    })
  } catch (thrown) {
    const reason =
      thrown instanceof Error ? thrown.message : String(Object(thrown).message ?? thrown)
    host.alert?.({
      code: 'permissions/not-kept',
      message: `A permission is in the wallet alone, and in no list of ours: ${reason.slice(0, 300)}`,
    })
  }
}

type Keeping = Pick<AdapterHost, 'platform' | 'permissions' | 'alert'>

const hexOf = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
