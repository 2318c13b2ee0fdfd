import { delegationContracts } from '@foyer/transactions/smart-accounts'
import { type Address, formatUnits, type PublicClient } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import type { Chains } from '../chain-data/chains/Chain.ts'
import type { Log } from '../platform/log/createLog.ts'
import type { Outgoing } from '../platform/outgoing/Outgoing.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Bundler, Bundlers } from './Bundler.ts'
import { createBundler } from './createBundler.ts'
import { createPassedOn } from './createPassedOn.ts'
import { createSponsor } from './createSponsor.ts'
import { createSponsorAt } from './createSponsorAt.ts'
import type { OperationStore } from './OperationStore.ts'
import { type Bundling, startBundling } from './startBundling.ts'

/** Makes bundlers and sponsors as the operator named them, and begins to bring operations onto chains. */
export function openBundlers({
  settings: { bundlerKeys, bundlerUrls, sponsors },
  chains,
  store,
  outgoing,
  log,
}: {
  settings: Pick<Settings, 'bundlerKeys' | 'bundlerUrls' | 'sponsors'>
  chains: Pick<Chains, 'find'>
  store: OperationStore
  outgoing: Outgoing
  log: Log
}): Bundlers {
  const clientOf = (chainId: string, setting: string) => {
    const client = chains.find(chainId)?.client ?? null
    if (!client) log.warn({ chain: chainId }, `${setting} names a chain that RPC_URLS does not`)
    return client
  }
  const bundlers = new Map<string, Bundler>()
  const paying = new Map<string, Bundler>()
  const running: Bundling[] = []
  const watched = new Map<string, Watched>()
  for (const { caipNetworkId: chainId, urls } of bundlerUrls) {
    const [url = ''] = urls
    bundlers.set(chainId, createPassedOn({ chainId, url, outgoing }))
  }
  for (const { caipNetworkId: chainId, key } of bundlerKeys) {
    const client = clientOf(chainId, 'BUNDLER_KEYS')
    if (!client) continue
    const bundling = startBundling({ chainId, client, key, store, log })
    running.push(bundling)
    bundlers.set(chainId, createBundler({ chainId, client, key, store, wake: bundling.wake }))
    watched.set(chainId, { client, bundler: privateKeyToAccount(key).address })
  }
  for (const { caipNetworkId: chainId, paymaster, key } of sponsors) {
    const client = clientOf(chainId, 'SPONSORS')
    if (!client) continue
    paying.set(chainId, createSponsor({ client, paymaster, key }))
    watched.set(chainId, { ...watched.get(chainId), client, paymaster })
  }
  const able = new Set<string>()
  const lookForContracts = async (chainId: string) => {
    const client = chains.find(chainId)?.client
    if (!client) return
    const { factory, hybridAccount, manager } = delegationContracts
    const found = await Promise.all(
      [entryPoint07Address, factory, hybridAccount, manager].map((address) =>
        client.getCode({ address }),
      ),
    )
    if (found.every((code) => code)) able.add(chainId)
    else
      log.warn(
        { chain: chainId },
        'This chain lacks contracts of smart accounts (the Delegation Framework 1.3.0). Wallets offer none there',
      )
  }
  for (const chainId of bundlers.keys())
    lookForContracts(chainId).catch((error: unknown) =>
      log.warn(
        { err: error, chain: chainId },
        'Whether this chain has smart accounts is not known',
      ),
    )
  return {
    accountNetworks: () => [...bundlers.keys()].filter((chainId) => able.has(chainId)),
    find: (chainId) => bundlers.get(chainId) ?? null,
    sponsorAt: (url) => createSponsorAt({ url, outgoing }),
    findSponsor: (chainId) => paying.get(chainId) ?? null,
    read: () =>
      Promise.all(
        [...watched].map(async ([chain, { client, bundler, paymaster }]) => {
          const decimals = client.chain?.nativeCurrency.decimals ?? 18
          const [waiting, balance, deposit] = await Promise.all([
            bundler ? known(store.countWaiting(chain)) : null,
            bundler ? known(client.getBalance({ address: bundler })) : null,
            paymaster ? known(depositOf({ client, paymaster })) : null,
          ])
          const inCoins = (atomic: bigint | null) =>
            atomic === null ? null : Number(formatUnits(atomic, decimals))
          return {
            chain,
            waiting,
            bundlerBalance: inCoins(balance),
            sponsorDeposit: inCoins(deposit),
          }
        }),
      ),
    async stop() {
      await Promise.all(running.map((one) => one.stop()))
    },
  }
}

/** Whose balances the operator has to watch on a chain. */
interface Watched {
  readonly client: PublicClient
  readonly bundler?: Address
  readonly paymaster?: Address
}

const depositOf = ({ client, paymaster }: { client: PublicClient; paymaster: Address }) =>
  client.readContract({
    ...{ address: entryPoint07Address, abi: entryPoint07Abi },
    ...{ functionName: 'balanceOf', args: [paymaster] },
  })

/** What nobody answers is not known; the log and `foyer_upstream_call_duration_seconds` tell why. */
const known = <value>(asked: Promise<value>): Promise<value | null> => asked.catch(() => null)
