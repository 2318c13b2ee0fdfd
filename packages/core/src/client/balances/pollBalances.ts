import type { StoreApi } from 'zustand/vanilla'
import type { Clock, PageWindow } from '../../platform/Platform.ts'
import { isPageVisible, watchPageVisibility } from '../../platform/pageVisibility.ts'
import type { FoyerStore } from '../contract/FoyerStore.ts'
import type { Balances, NativeBalances } from '../contract/NativeBalance.ts'

/** How often a balance is asked for while a user reads it. */
const pollMs = 10_000
/** How often it is after a transaction was sent, until the balance is another one. */
const hurriedPollMs = 2_000
/** A transaction that changed nothing by then is not asked after any more. */
const hurryMs = 60_000

/** One namespace whose balance is read. */
interface Reading {
  readers: number
  lastMs: number
  /** The amount before the transaction. */
  hurry: { readonly before: bigint | undefined; readonly untilMs: number } | null
  cancel(): void
}

/** Keeps balances up to date while a user reads them and the page is visible. */
export function pollBalances({
  store,
  balances,
  clock,
  window,
  refresh,
}: {
  store: FoyerStore
  balances: StoreApi<NativeBalances>
  clock: Clock
  window: PageWindow | null
  refresh: Balances['refresh']
}): Pick<Balances, 'watch' | 'transactionSent' | 'stop'> & {
  /** Another account or chain is the one that is read. */
  moved(namespace: string): void
} {
  const readings = new Map<string, Reading>()
  let unwatchPage = () => {}

  const amountOf = (namespace: string) => {
    const balance = balances.getState()[namespace]
    return balance && 'atomic' in balance ? balance.atomic : undefined
  }

  /** Asks as soon as it is time for it. */
  const schedule = (namespace: string, reading: Reading) => {
    reading.cancel()
    const { address, network } = store.getState().chains[namespace] ?? {}
    if (!address || !isPageVisible(window)) return
    // What a testnet shows never changes.
    if (network?.testnet) return void refresh(namespace)
    const { hurry } = reading
    if (hurry && (hurry.untilMs <= clock.elapsed() || amountOf(namespace) !== hurry.before))
      reading.hurry = null
    const dueMs = reading.lastMs + (reading.hurry ? hurriedPollMs : pollMs)
    const round = () => void ask(namespace, reading)
    if (dueMs <= clock.elapsed()) round()
    else reading.cancel = clock.after(dueMs - clock.elapsed(), round)
  }

  const ask = async (namespace: string, reading: Reading) => {
    reading.lastMs = clock.elapsed()
    await refresh(namespace, { poll: true })
    if (readings.get(namespace) === reading) schedule(namespace, reading)
  }

  const scheduleAll = () => {
    for (const [namespace, reading] of readings) schedule(namespace, reading)
  }

  const end = (namespace: string) => {
    readings.get(namespace)?.cancel()
    readings.delete(namespace)
    if (readings.size === 0) unwatchPage()
  }

  return {
    watch(namespace) {
      if (readings.size === 0) unwatchPage = watchPageVisibility(window, scheduleAll)
      const known = readings.get(namespace)
      const reading: Reading = known ?? { readers: 0, lastMs: 0, hurry: null, cancel() {} }
      readings.set(namespace, reading)
      reading.readers++
      if (!known) {
        reading.lastMs = clock.elapsed()
        void refresh(namespace).then(
          () => readings.get(namespace) === reading && schedule(namespace, reading),
        )
      }
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        reading.readers--
        if (reading.readers === 0 && readings.get(namespace) === reading) end(namespace)
      }
    },
    transactionSent(namespace) {
      const reading = readings.get(namespace)
      if (!reading) return
      const nowMs = clock.elapsed()
      reading.hurry = { before: amountOf(namespace), untilMs: nowMs + hurryMs }
      reading.lastMs = nowMs
      schedule(namespace, reading)
    },
    moved(namespace) {
      const reading = readings.get(namespace)
      if (!reading) return
      reading.hurry = null
      reading.lastMs = Number.NEGATIVE_INFINITY
      schedule(namespace, reading)
    },
    stop() {
      for (const namespace of [...readings.keys()]) end(namespace)
    },
  }
}
