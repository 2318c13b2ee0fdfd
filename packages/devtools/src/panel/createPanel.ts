import { createConnectionsView } from '../views/createConnectionsView.ts'
import { createEventsView } from '../views/createEventsView.ts'
import { createNetworksView } from '../views/createNetworksView.ts'
import { createRequestsView } from '../views/createRequestsView.ts'
import { createStateView } from '../views/createStateView.ts'
import { createStorageView } from '../views/createStorageView.ts'
import { createWalletView } from '../views/createWalletView.ts'
import { button, createNodes, write } from './createNodes.ts'
import { createTabs, type TabName } from './createTabs.ts'
import { sheetText } from './styles.ts'
import type { ViewContext } from './View.ts'

/** How the panel stands; it outlives a move to another document. */
export interface PanelState {
  place: 'bottom' | 'right'
  isCollapsed: boolean
  tab: TabName
}

/** The panel in one document. */
export interface Panel {
  readonly host: HTMLElement
  /** Leaves the document, without a trace. */
  remove(): void
}

/** The name of the element that holds the panel. */
const panelName = 'foyer-devtools'

/** Puts the panel into a document. Nothing gets the focus. */
export function createPanel({
  document,
  state,
  isWindow,
  context,
  onWindow,
  onClose,
}: {
  readonly document: Document
  readonly state: PanelState
  /** The document is the panel's own. */
  readonly isWindow: boolean
  readonly context: Omit<ViewContext, 'make' | 'say'>
  /** Moves to a window, or back. @returns `false` when the browser does not allow it */
  onWindow(): boolean
  onClose(): void
}): Panel {
  const make = createNodes(document)
  const { foyer, recorder, simulator, page } = context
  const view = document.defaultView as (Window & typeof globalThis) | null
  const said = make('p', { class: 'said', set: { role: 'status' } })
  const say = (text: string) => {
    said.textContent = text
    said.dataset.seen = ''
  }
  const views: ViewContext = { ...context, make, say }
  const notice = make('p', {
    class: 'notice',
    text: 'The modal is open, and a modal dialog takes all presses of its page. While a wallet is asked this panel can be used; in a window of its own it always can.',
  })
  const tabs = createTabs(make, {
    views: {
      state: createStateView(views),
      connections: createConnectionsView(views),
      requests: createRequestsView(views),
      events: createEventsView(views),
      networks: createNetworksView(views),
      storage: createStorageView(views),
      wallet: createWalletView(views),
    },
    selected: state.tab,
    onSelect: (tab) => {
      state.tab = tab
    },
  })

  const move = button(make, '', () => {
    state.place = state.place === 'bottom' ? 'right' : 'bottom'
    arrange()
  })
  const ownWindow = button(make, isWindow ? 'Back to the page' : 'Window', () => {
    if (!onWindow()) say('The browser blocked the window.')
  })
  const collapse = button(make, '', () => {
    state.isCollapsed = !state.isCollapsed
    arrange()
  })
  const close = button(make, 'Close', onClose, 'Close devtools')
  const body = [notice, tabs.list, ...tabs.panels, said]
  const panel = make(
    'section',
    { class: 'panel', set: { 'aria-label': 'Foyer devtools' } },
    make('header', {}, make('h2', { text: 'Foyer devtools' }), move, ownWindow, collapse, close),
  )
  const arrange = () => {
    const isCollapsed = state.isCollapsed && !isWindow
    panel.dataset.place = isWindow ? 'window' : state.place
    panel.toggleAttribute('data-collapsed', isCollapsed)
    move.hidden = isWindow || isCollapsed
    ownWindow.hidden = isCollapsed
    collapse.hidden = isWindow
    write(move, state.place === 'bottom' ? 'Side' : 'Bottom')
    write(collapse, isCollapsed ? 'Expand' : 'Collapse')
    collapse.setAttribute('aria-expanded', String(!isCollapsed))
    if (isCollapsed) for (const part of body) part.remove()
    else panel.append(...body)
    render()
  }
  const render = () => {
    if (!notice.isConnected && state.isCollapsed) return
    notice.hidden = isWindow || !foyer.getState().open
    tabs.render()
  }

  const host = document.createElement(panelName)
  host.lang = 'en'
  const root = host.attachShadow({ mode: 'open' })
  if (view) {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(sheetText)
    root.adoptedStyleSheets = [sheet]
  }
  root.append(panel)
  arrange()
  document.body.append(host)

  // Many changes come in one turn; what is seen needs one a frame.
  let frame: number | undefined
  const renderSoon = () => {
    frame ??= view?.requestAnimationFrame(() => {
      frame = undefined
      render()
    })
  }
  const stops = [recorder.subscribe(renderSoon), simulator.subscribe(renderSoon)]
  page.addEventListener('storage', renderSoon)
  return {
    host,
    remove() {
      for (const stop of stops) stop()
      page.removeEventListener('storage', renderSoon)
      if (frame !== undefined) view?.cancelAnimationFrame(frame)
      host.remove()
    },
  }
}
