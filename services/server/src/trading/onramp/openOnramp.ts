import type { Chains } from '../../chain-data/chains/Chain.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { OneTime } from '../../platform/one-time-tokens/OneTime.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { createCoinbaseOnramp } from './coinbase/createCoinbaseOnramp.ts'
import { createCoinbaseV1Onramp } from './coinbase/createCoinbaseV1Onramp.ts'
import { createOnramp, type Onramp } from './createOnramp.ts'
import { createMeldOnramp } from './meld/createMeldOnramp.ts'
import type { OnrampProvider } from './OnrampProvider.ts'
import type { PurchaseStore } from './purchases/PurchaseStore.ts'
import { createSandboxOnramp, type SandboxOnramp } from './sandbox/createSandboxOnramp.ts'
import { createTreasury } from './sandbox/createTreasury.ts'

/** Makes those who sell as the operator named them; `null` while there is none. */
export function openOnramp({
  settings,
  chains,
  oneTime,
  purchases,
  outgoing,
  log,
}: {
  settings: Settings
  chains: Pick<Chains, 'find'>
  oneTime: OneTime
  purchases: PurchaseStore
  outgoing: Outgoing
  log: Pick<Log, 'warn'>
}): { onramp: Onramp | null; onrampSandbox: SandboxOnramp | null } {
  let onrampSandbox: SandboxOnramp | null = null
  const make: Record<Settings['onramp'][number], () => OnrampProvider> = {
    coinbase: () => createCoinbaseOnramp({ settings, outgoing }),
    'coinbase-v1': () => createCoinbaseV1Onramp({ settings, outgoing }),
    meld: () => createMeldOnramp({ settings, outgoing }),
    sandbox() {
      const treasury = createTreasury({ keys: settings.onrampSandboxKeys, chains })
      onrampSandbox = createSandboxOnramp({ oneTime, purchases, treasury, log })
      return onrampSandbox
    },
  }
  const providers = settings.onramp.map((seller) => make[seller]())
  if (providers.length === 0) return { onramp: null, onrampSandbox }
  return { onramp: createOnramp({ providers, purchases, log }), onrampSandbox }
}
