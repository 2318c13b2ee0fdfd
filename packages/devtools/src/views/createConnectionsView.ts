import type { ChainState } from '@foyer/core'
import { type MakeNode, place } from '../panel/createNodes.ts'
import type { View, ViewContext } from '../panel/View.ts'
import { createKeptNodes } from './createKeptNodes.ts'

/** The connected wallets of each chain family, with their accounts. */
export function createConnectionsView({ make, recorder }: ViewContext): View {
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

function section(make: MakeNode, chain: ChainState): HTMLElement {
  const { namespace, status, caipAddress, network, connections, user } = chain
  const facts = [
    ['Status', status],
    ['Account', caipAddress ?? 'none'],
    ['Network', network ? `${network.name} (${network.caipNetworkId})` : 'none'],
    ...(user ? [['User', user.email ?? user.username ?? 'without a name']] : []),
  ]
  return make(
    'section',
    { class: 'group' },
    make('h3', { text: namespace }),
    make(
      'dl',
      {},
      ...facts.map(([name = '', value = '']) =>
        make('div', {}, make('dt', { text: name }), make('dd', {}, make('code', { text: value }))),
      ),
    ),
    ...connections.map(({ id, connector, accounts, isActive }) =>
      make(
        'div',
        { class: 'card' },
        make(
          'p',
          {},
          make('b', { text: connector.name }),
          ' ',
          make('span', { class: 'soft', text: connector.type }),
          ' ',
          make('code', { text: id }),
          ...(isActive ? [' ', make('span', { class: 'tag', text: 'active' })] : []),
        ),
        make(
          'ul',
          {},
          ...accounts.map(({ address, type }) =>
            make(
              'li',
              {},
              make('code', { text: address }),
              ' ',
              make('span', { class: 'soft', text: type ?? '' }),
            ),
          ),
        ),
      ),
    ),
  )
}
