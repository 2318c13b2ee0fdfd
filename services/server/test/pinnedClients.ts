import dns from 'node:dns'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignClient } from '@walletconnect/sign-client'
import { onTestFinished } from 'vitest'

/** The last open release of the protocol's own client. */
export type PinnedClient = Awaited<ReturnType<typeof SignClient.init>>

let clients = 0

/** A client of another vendor, with a store of its own that is gone after the test. */
export async function createPinnedClient({
  relayUrl,
  name,
  projectId = 'test',
}: {
  relayUrl: string
  name: string
  projectId?: string
}): Promise<PinnedClient> {
  clients += 1
  const customStoragePrefix = `${name}-${process.pid}-${clients}`
  const database = join(tmpdir(), `foyer-pinned-${customStoragePrefix}`)
  onTestFinished(() => rm(database, { recursive: true, force: true }))
  const client = await SignClient.init({
    relayUrl,
    projectId,
    customStoragePrefix,
    storageOptions: { database },
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name, description: name, url: `https://${name}.example`, icons: [] },
  })
  onTestFinished(() => client.core.relayer.transportClose())
  return client
}

/**
 * Lets nobody in this process look up a name but those of this machine: two vendor hosts are called
 * by the pinned packages.
 *
 * @returns the names that a user asked for and did not get
 */
export function refuseOtherHosts(): readonly string[] {
  const refused: string[] = []
  const { lookup } = dns
  const isOurs = (hostname: string) => /^(localhost|127\.0\.0\.1|::1)$/.test(hostname)
  const guarded = (hostname: string, ...rest: unknown[]) => {
    if (isOurs(hostname)) return (lookup as (...args: unknown[]) => void)(hostname, ...rest)
    refused.push(hostname)
    const callback = rest.at(-1) as (error: Error) => void
    const error = Object.assign(new Error(`${hostname} is not asked in tests`), {
      code: 'ENOTFOUND',
    })
    process.nextTick(callback, error)
    return undefined
  }
  dns.lookup = guarded as typeof dns.lookup
  onTestFinished(() => {
    dns.lookup = lookup
  })
  return refused
}
