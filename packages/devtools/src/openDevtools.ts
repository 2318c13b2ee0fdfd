import type { Foyer } from '@foyer/core'
import { createPanel, type Panel, type PanelState } from './panel/createPanel.ts'
import type { TabName } from './panel/createTabs.ts'
import { createRecorder } from './recording/createRecorder.ts'
import { createSimulator } from './simulator/createSimulator.ts'
import type { NodeRequest } from './simulator/simulateEvm.ts'

/** How the panel opens. Nothing of it is remembered. */
export interface DevtoolsOptions {
  /** Where it stands in the page. @default 'bottom' */
  readonly place?: 'bottom' | 'right' | undefined
  /** Begins as a small bar in the corner. @default false */
  readonly isCollapsed?: boolean | undefined
  /** The tab that is seen first. @default 'state' */
  readonly tab?: TabName | undefined
  /** Announces a simulated wallet of each chain family of the client at once. @default false */
  readonly isWalletAnnounced?: boolean | undefined
  /**
   * Answers what the simulated EVM wallet does not know: reads, and transactions to send. Without it the wallet refuses
   * them with code 4200, since the panel contacts no node by itself.
   */
  readonly rpc?: ((request: NodeRequest) => unknown) | undefined
}

/** An open panel. */
export interface Devtools {
  /** Takes the panel out of the page, and its simulated wallets with it. */
  close(): void
}

/** Tells an earlier panel of the same client that another one takes its place. */
const openedEvent = 'foyer-devtools:opened'

/**
 * Opens the panel in the page of the client. It reads what every application can read, contacts nobody and writes
 * nothing; only its buttons change something, and `isWalletAnnounced`. A second panel of a client replaces the first.
 *
 * Import it where bundlers see that it is for development, so that a production build leaves it out whole.
 *
 * @example
 * import type { Foyer } from '@foyer/core'
 *
 * export async function inspect(foyer: Foyer) {
 *   const { openDevtools } = await import('@foyer/devtools')
 *   return openDevtools(foyer, { place: 'right' })
 * }
 */
export function openDevtools(
  foyer: Foyer,
  {
    place = 'bottom',
    isCollapsed = false,
    tab = 'state',
    isWalletAnnounced = false,
    rpc,
  }: DevtoolsOptions = {},
): Devtools {
  const page = window
  const state: PanelState = { place, isCollapsed, tab }
  const recorder = createRecorder(foyer)
  const simulator = createSimulator({ foyer, page, rpc })
  const context = { foyer, recorder, simulator, page }
  let popup: Window | null = null
  let panel: Panel

  const inPage = () =>
    createPanel({
      ...{ document: page.document, state, isWindow: false, context },
      ...{ onWindow: moveToWindow, onClose: close },
    })
  const moveToWindow = () => {
    // Empty, so of the page's origin and under its policy.
    const opened = page.open('', '', 'popup,width=520,height=720')
    if (!opened) return false
    panel.remove()
    popup = opened
    opened.document.title = 'Foyer devtools'
    opened.document.documentElement.lang = 'en'
    opened.addEventListener('pagehide', moveBack)
    panel = createPanel({
      ...{ document: opened.document, state, isWindow: true, context },
      ...{ onWindow: closeWindow, onClose: close },
    })
    return true
  }
  const closeWindow = () => {
    popup?.close()
    return true
  }
  const moveBack = () => {
    panel.remove()
    popup = null
    panel = inPage()
  }
  const onOpened = (event: Event) => {
    if ((event as CustomEvent).detail === foyer) close()
  }
  const leavePopup = () => {
    popup?.removeEventListener('pagehide', moveBack)
    popup?.close()
    popup = null
  }
  const close = () => {
    page.removeEventListener(openedEvent, onOpened)
    page.removeEventListener('pagehide', leavePopup)
    panel.remove()
    leavePopup()
    simulator.end()
    recorder.stop()
  }

  page.dispatchEvent(new CustomEvent(openedEvent, { detail: foyer }))
  page.addEventListener(openedEvent, onOpened)
  // A window without its page would show what is not so any more.
  page.addEventListener('pagehide', leavePopup)
  if (isWalletAnnounced)
    for (const namespace of simulator.namespaces()) simulator.announce(namespace)
  panel = inPage()
  return { close }
}
