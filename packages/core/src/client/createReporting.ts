import { createStore } from 'zustand/vanilla'
import type { Platform } from '../platform/Platform.ts'
import type { Alert } from '../primitives/Alert.ts'
import type { FoyerEvent } from './contract/FoyerEvent.ts'
import type { ReportingPort } from './contract/FoyerInternals.ts'
import type { FoyerStore } from './contract/FoyerStore.ts'
import { createEmitter, type Emitter } from './createEmitter.ts'

/** What happens in a client, told to the application and to its developer. */
export interface Reporting extends ReportingPort {
  readonly events: Emitter<FoyerEvent>
}

export function createReporting({
  store,
  platform: { clock, reportToDeveloper },
}: {
  store: Pick<FoyerStore, 'getState'>
  platform: Pick<Platform, 'clock' | 'reportToDeveloper'>
}): Reporting {
  const events = createEmitter<FoyerEvent>((error) => reportToDeveloper(String(error)))
  const alerts = createStore<readonly Alert[]>(() => [])
  return {
    events,
    alerts,
    track(event, ...[properties = {}]: readonly unknown[]) {
      const { activeNamespace, chains } = store.getState()
      const address = chains[activeNamespace ?? '']?.address
      events.emit({
        ...{ type: 'track', event, properties, timestamp: clock.now() },
        ...(address && { address }),
      } as FoyerEvent)
    },
    alert(entry) {
      if (alerts.getState().some(({ message }) => message === entry.message)) return
      alerts.setState([...alerts.getState(), entry], true)
      reportToDeveloper(`${entry.code}: ${entry.message}`)
      events.emit({ type: 'alert', ...entry })
    },
  }
}
