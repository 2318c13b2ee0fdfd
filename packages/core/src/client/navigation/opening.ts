import { AppError } from '../../primitives/AppError.ts'
import { lazy } from '../../primitives/lazy.ts'
import type { Foyer, ModalDoor, OpenOptions } from '../contract/Foyer.ts'
import type { FoyerStore } from '../contract/FoyerStore.ts'
import type { Navigation } from '../contract/Navigation.ts'
import { adapterNotFound, modalClosed, modalUnavailable } from '../errors.ts'
import { loadFailure } from '../messages.ts'

/** Opening and closing one client's modal, whose code may still be on its way. */
export interface Opening {
  open(target?: OpenOptions): Promise<undefined>
  close(): boolean
  /**
   * Gets the modal ready without opening it or putting anything into the page.
   *
   * @param needed it has something to show: a place that the host made is used, too
   */
  preload(needed?: boolean): Promise<void>
  /** Takes the modal out of the page. */
  unmount(): void
}

export function createOpening({
  store,
  navigation,
  hasAdapter,
  isNetworkHeld,
  isPlaced,
  loadModal,
  offerRetry,
  foyer,
}: {
  store: FoyerStore
  navigation: Navigation
  hasAdapter(namespace: string): boolean
  /** The wallet is on a network it has to leave first. */
  isNetworkHeld(): boolean
  /** The host made a place for the modal, which stays empty until the modal opens. */
  isPlaced(): boolean
  loadModal: ((foyer: Foyer) => Promise<ModalDoor>) | undefined
  /** Asks the user, without the modal, whether to load its code once more. */
  offerRetry(words: typeof loadFailure): Promise<boolean>
  foyer(): Foyer
}): Opening {
  let mounted = false
  let unmount = () => {}
  let departures = 0
  let closings = 0
  let openings = 0

  const loadCode = lazy(async () => loadModal?.(foyer()))
  const mount = (door: ModalDoor | undefined) => {
    if (mounted || !door) return
    unmount = door.mountModal(foyer())
    mounted = true
  }
  const load = async (): Promise<void> => mount(await loadCode())
  let asking: Promise<void> | undefined
  /** Keeps asking for the modal's code for as long as the user wants to try again. */
  const loadOrAsk = (): Promise<void> => {
    asking ??= (async () => {
      for (;;) {
        try {
          return await load()
        } catch (error) {
          // Code that came and failed has words of its own: the connection is not to blame.
          const failed = AppError.is(error, 'modal/failed')
          if (
            !(await offerRetry(
              failed
                ? error.context
                : (foyer().internals.options.getState().texts?.loadFailure ?? loadFailure),
            ))
          )
            throw failed ? error : modalUnavailable(error)
        }
      }
    })().finally(() => {
      asking = undefined
    })
    return asking
  }
  /** Settles when a route, or one after it, is on screen, or the modal was closed before: whether it is open. */
  const onScreen = (key: number) =>
    new Promise<boolean>((resolve) => {
      const look = () => {
        const { open } = store.getState()
        if (navigation.routes.getState().shownKey < key && open) return
        for (const stop of stops) stop()
        resolve(open)
      }
      const stops = [navigation.routes.subscribe(look), store.subscribe(look)]
      look()
    })

  return {
    async open({ view, namespace, arguments: parameters = {} } = {}) {
      const before = closings
      if (!mounted) {
        openings++
        // Requested first: listeners of the state below render while the code is loading.
        const loaded = loadOrAsk()
        store.update({ loading: true })
        try {
          await loaded
        } finally {
          if (--openings === 0) store.update({ loading: false })
        }
      }
      if (view && !navigation.has(view)) await navigation.declareLater?.()
      if (closings !== before) throw modalClosed()
      if (namespace !== undefined) {
        if (!hasAdapter(namespace)) throw adapterNotFound(namespace)
        store.update({ activeNamespace: namespace })
      }
      const home = homeView(foyer())
      // Without adapters there is nothing to connect with, whichever button was pressed.
      const wanted = view === undefined || (view === 'Connect' && home !== 'Account') ? home : view
      const { key } =
        isNetworkHeld() &&
        (wanted === 'Account' || wanted === 'Connect') &&
        navigation.has('UnsupportedChain')
          ? navigation.show('UnsupportedChain', {})
          : navigation.show(wanted, {
              ...(namespace !== undefined && { namespace }),
              ...parameters,
            })
      const isOpen = loadModal ? await onScreen(key) : true
      const outcome = navigation.rules.get(wanted)?.outcome
      // Nothing would ever tell what became of what was never on screen.
      if (outcome && !isOpen) throw modalClosed()
      return outcome?.(foyer()) as Promise<undefined>
    },
    close() {
      // An open that still waits for its code is called off too.
      closings++
      store.update({ loading: false })
      return navigation.close()
    },
    async preload(needed = false) {
      const before = departures
      try {
        const door = await loadCode()
        if (departures !== before || (!needed && isPlaced())) return
        mount(door)
        if (homeView(foyer()) === 'Connect') navigation.expect('Connect')
      } catch {
        // Pointing at a button is no wish to open yet; the press asks again and says what failed.
      }
    },
    unmount() {
      departures++
      navigation.leave()
      unmount()
      unmount = () => {}
      mounted = false
    },
  }
}

/** What opening without a view shows. */
function homeView({ getState, internals }: Foyer): string {
  const { activeNamespace, chains } = getState()
  if (activeNamespace && chains[activeNamespace]?.status === 'connected') return 'Account'
  return Object.keys(chains).length === 0 ? internals.viewWithoutAdapters : 'Connect'
}
