import type { MakeNode } from './createNodes.ts'
import type { View } from './View.ts'

/** The tabs, in their order. */
const tabNames = [
  'state',
  'connections',
  'requests',
  'events',
  'networks',
  'storage',
  'wallet',
] as const

/** A tab of the panel. */
export type TabName = (typeof tabNames)[number]

const words: Readonly<Record<TabName, string>> = {
  state: 'State',
  connections: 'Connections',
  requests: 'Requests',
  events: 'Events',
  networks: 'Networks',
  storage: 'Storage',
  wallet: 'Wallet',
}

/**
 * Tabs that follow the focus.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function createTabs(
  make: MakeNode,
  {
    views,
    selected,
    onSelect,
  }: {
    views: Readonly<Record<TabName, View>>
    selected: TabName
    onSelect(tab: TabName): void
  },
) {
  let current = selected
  const list = make('div', {
    class: 'tabs',
    set: { role: 'tablist', 'aria-label': 'Foyer devtools' },
    on: { keydown: (event) => move(event as KeyboardEvent) },
  })
  const tabs = tabNames.map((name) =>
    make('button', {
      text: words[name],
      set: { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `panel-${name}` },
      on: { click: () => select(name) },
    }),
  )
  const panels = tabNames.map((name) =>
    make(
      'div',
      {
        class: 'view',
        // It scrolls, so the keyboard has to reach it.
        set: {
          ...{ role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': `tab-${name}` },
          tabindex: '0',
        },
      },
      views[name].element,
    ),
  )
  list.append(...tabs)

  const select = (name: TabName) => {
    current = name
    tabNames.forEach((other, index) => {
      const isSelected = other === name
      tabs[index]?.setAttribute('aria-selected', String(isSelected))
      tabs[index]?.setAttribute('tabindex', isSelected ? '0' : '-1')
      panels[index]?.toggleAttribute('hidden', !isSelected)
    })
    views[name].render()
    onSelect(name)
  }
  const move = (event: KeyboardEvent) => {
    const view = list.ownerDocument.defaultView
    const isRightToLeft = view?.getComputedStyle(list).direction === 'rtl'
    const step = isRightToLeft ? -1 : 1
    const at = tabNames.indexOf(current)
    const next = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: tabNames.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabNames.length) % tabNames.length
    select(tabNames[index] ?? current)
    tabs[index]?.focus()
  }
  select(current)
  return {
    list,
    panels,
    /** Renders the tab that is seen. */
    render: () => views[current].render(),
  }
}
