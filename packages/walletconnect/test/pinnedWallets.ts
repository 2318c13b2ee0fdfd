import dns from 'node:dns'
import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import { buildAuthObject } from '@walletconnect/utils'

// Otherwise a wallet that starts again in this process would get the one that was stopped.
process.env.DISABLE_GLOBAL_CORE = 'true'

/** The last open releases of the protocol's own packages, made to look alike. */
export type Pinned = Awaited<ReturnType<typeof SignClient.init>>

/** Where the other side runs. */
export interface PinnedParameters {
  readonly relayUrl: string
  readonly name: string
  /** A folder of its own; a second one on the same folder is the same wallet, restarted. */
  readonly database: string
}

const metadataOf = (name: string) => ({
  name,
  description: name,
  url: `https://${name}.example`,
  icons: [`https://${name}.example/icon.png`],
})

/** sign-client 2.21.8, as application or wallet. */
export async function startSignClient({
  relayUrl,
  name,
  database,
}: PinnedParameters): Promise<{ client: Pinned; stop(): Promise<void> }> {
  const client = await SignClient.init({
    relayUrl,
    projectId: 'test',
    // Two clients of one process would share what they keep.
    customStoragePrefix: name,
    storageOptions: { database },
    telemetryEnabled: false,
    logger: 'silent',
    metadata: metadataOf(name),
  })
  return { client, stop: () => stopCore(client.core) }
}

/** walletkit 1.2.10; the client beneath it does what the kit has no word for. */
export async function startWalletKit({ relayUrl, name, database }: PinnedParameters) {
  const core = new Core({
    relayUrl,
    projectId: 'test',
    customStoragePrefix: name,
    storageOptions: { database },
    telemetryEnabled: false,
    logger: 'silent',
  })
  const kit = await WalletKit.init({ core: core as never, metadata: metadataOf(name) })
  const client = kit.engine.signClient as unknown as Pinned
  return { kit, client, stop: () => stopCore(client.core) }
}

/**
 * Closes the connection, and waits for what is being written. These clients go on writing after they were closed,
 * by when a test may have removed their folder: that is left out.
 */
async function stopCore({ relayer, storage }: Pinned['core']): Promise<void> {
  await relayer.transportClose()
  // Writes are done in their order: this one, of nothing, is done after them all.
  const written = storage.removeItem('stopped')
  storage.setItem = async () => {}
  storage.removeItem = async () => {}
  await written
}

/** Approves one-click sign-in as wallets do. */
export async function approveSignIn(
  kit: Awaited<ReturnType<typeof startWalletKit>>['kit'],
  {
    id,
    authPayload,
    address,
    sign,
  }: {
    id: number
    authPayload: Parameters<typeof kit.formatAuthMessage>[0]['request']
    address: string
    sign(message: string): Promise<string>
  },
): Promise<void> {
  const iss = `did:pkh:${(authPayload as { chains?: string[] }).chains?.[0]}:${address}`
  const message = kit.formatAuthMessage({ request: authPayload, iss })
  const signature = { t: 'eip191' as const, s: await sign(message) }
  const auth = buildAuthObject(authPayload as never, signature, iss)
  await kit.approveSessionAuthenticate({ id, auths: [auth] })
}

/**
 * Lets nobody in this process look up any other name than those of this machine: the pinned packages
 * call two hosts of their maker. The returned function undoes it.
 */
export function refuseOtherHosts(): () => void {
  const { lookup } = dns
  const guarded = (hostname: string, ...rest: unknown[]) => {
    if (/^(localhost|127\.0\.0\.1|::1)$/.test(hostname))
      return (lookup as (...all: unknown[]) => void)(hostname, ...rest)
    const error = Object.assign(new Error(`${hostname} is not asked in tests`), {
      code: 'ENOTFOUND',
    })
    process.nextTick(rest.at(-1) as (error: Error) => void, error)
  }
  dns.lookup = guarded as typeof dns.lookup
  return () => {
    dns.lookup = lookup
  }
}
