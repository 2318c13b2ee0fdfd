import { type MakeNode, place } from '../panel/createNodes.ts'
import type { View, ViewContext } from '../panel/View.ts'
import type { ListedRequest } from '../recording/createRecorder.ts'
import { createKeptNodes } from './createKeptNodes.ts'
import { createListControls } from './createListControls.ts'

/** What the application asked of connected wallets, newest first, with what became of it. */
export function createRequestsView(context: ViewContext): View {
  const { make, recorder } = context
  const kept = createKeptNodes<ListedRequest>((request) => row(make, request))
  const body = make('tbody')
  const table = make(
    'table',
    {},
    make(
      'thead',
      {},
      make(
        'tr',
        {},
        ...['Method', 'Network', 'Phase', 'Took'].map((text) =>
          make('th', { text, set: { scope: 'col' } }),
        ),
      ),
    ),
    body,
  )
  const controls = createListControls(context, {
    name: 'requests',
    read: () => recorder.getRecording().requests,
    empty: 'No request yet. Requests of the application to a connected wallet are listed here.',
  })
  const element = make('section', {}, controls.element, table)
  return {
    element,
    render() {
      const requests = controls.update(() => this.render())
      table.hidden = requests.length === 0
      kept.keep(new Set(requests.map(keyOf)))
      place(
        body,
        requests.map((request) => kept.node(keyOf(request), request)),
      )
    },
  }
}

const keyOf = ({ number }: ListedRequest) => String(number)

function row(
  make: MakeNode,
  { namespace, chainId, method, status, durationMs }: ListedRequest,
): HTMLElement {
  const took =
    durationMs === null ? '' : `${(durationMs / 1000).toFixed(durationMs < 1000 ? 2 : 1)} s`
  return make(
    'tr',
    {},
    make('th', { set: { scope: 'row' } }, make('code', { text: method })),
    make('td', {}, make('code', { text: chainId ?? namespace })),
    make('td', {}, make('span', { class: `phase ${status}`, text: status })),
    make('td', { text: took }),
  )
}
