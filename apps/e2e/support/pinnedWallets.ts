import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import { type PinnedClient, sufferSecondEnds } from './pinnedClient.ts'
import { refuseOtherHosts } from './refuseOtherHosts.ts'

type Kit = Awaited<ReturnType<typeof WalletKit.init>>

/** A wallet of another vendor, in this process. */
export interface PinnedWallet {
  readonly client: PinnedClient
  /** Only of walletkit. */
  readonly kit: Kit | null
  remove(): Promise<void>
}

/** The packages that wallets were made with while they were open. */
export type PinnedKind = 'walletkit 1.2.10' | 'sign-client 2.21.8'

const metadata = {
  name: 'Pinned wallet',
  description: 'A wallet of another vendor',
  url: 'https://wallet.example',
  icons: [],
}

let wallets = 0

/** Starts one with a store of its own. Nobody but this machine is asked for anything. */
export async function startPinnedWallet(kind: PinnedKind, relayUrl: string): Promise<PinnedWallet> {
  refuseOtherHosts()
  wallets += 1
  const folder = await mkdtemp(join(tmpdir(), 'foyer-e2e-wallet-'))
  const options = {
    relayUrl,
    projectId: 'e2e',
    customStoragePrefix: `wallet-${process.pid}-${wallets}`,
    storageOptions: { database: join(folder, 'store') },
    telemetryEnabled: false,
    logger: 'silent',
  } as const
  const start = async () => {
    if (kind === 'sign-client 2.21.8')
      return { client: await SignClient.init({ ...options, metadata }), kit: null }
    // The declared types of the two packages differ in what may be undefined.
    const kit = await WalletKit.init({ core: new Core(options) as never, metadata })
    return { client: kit.engine.signClient as unknown as PinnedClient, kit }
  }
  const { client, kit } = await start()
  sufferSecondEnds(client)
  return {
    client,
    kit,
    async remove() {
      await client.core.relayer.transportClose()
      // It may write once more after it has closed.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
