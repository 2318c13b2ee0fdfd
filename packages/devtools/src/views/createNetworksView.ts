import type { ChainState } from '@foyer/core'
import { type MakeNode, place } from '../panel/createNodes.ts'
import type { View, ViewContext } from '../panel/View.ts'
import { createKeptNodes } from './createKeptNodes.ts'

/** The networks of each chain family: which is in use, and which the wallet agreed to. */
export function createNetworksView({ make, recorder }: ViewContext): View {
  const element = make('section')
  const kept = createKeptNodes<ChainState>((chain) => section(make, chain))
  return {
    element,
    render() {
      const { chains } = recorder.getRecording().state
      place(
        element,
        Object.entries(chains).map(([namespace, chain]) => kept.node(namespace, chain)),
      )
    },
  }
}

function section(
  make: MakeNode,
  { namespace, network, requestedNetworks, approvedNetworks, supportsAllNetworks }: ChainState,
): HTMLElement {
  const isRequested = requestedNetworks.some(
    ({ caipNetworkId }) => caipNetworkId === network?.caipNetworkId,
  )
  const approval = (id: string) => {
    if (approvedNetworks) return approvedNetworks.includes(id) ? 'yes' : 'no'
    return supportsAllNetworks ? 'any' : 'not said'
  }
  return make(
    'section',
    { class: 'group' },
    make('h3', { text: namespace }),
    ...(network && !isRequested
      ? [make('p', { class: 'warn', text: `In use, and not requested: ${network.caipNetworkId}` })]
      : []),
    make(
      'table',
      {},
      make(
        'thead',
        {},
        make(
          'tr',
          {},
          ...['Network', 'Id', 'Agreed by the wallet', 'Nodes'].map((text) =>
            make('th', { text, set: { scope: 'col' } }),
          ),
        ),
      ),
      make(
        'tbody',
        {},
        ...requestedNetworks.map(({ name, caipNetworkId, rpcUrls }) =>
          make(
            'tr',
            {},
            make(
              'th',
              { set: { scope: 'row' } },
              name,
              ...(caipNetworkId === network?.caipNetworkId
                ? [' ', make('span', { class: 'tag', text: 'in use' })]
                : []),
            ),
            make('td', {}, make('code', { text: caipNetworkId })),
            make('td', { text: approval(caipNetworkId) }),
            make('td', {}, make('code', { text: hostsOf(rpcUrls.default.http) })),
          ),
        ),
      ),
    ),
  )
}

const hostsOf = (urls: readonly string[]) => urls.map(hostOf).join(' ')

/** The host alone: addresses of nodes often carry a key. */
function hostOf(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return 'unreadable'
  }
}
