import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import tabsCss from './tabs.css?inline'

/** The style of {@link Tabs}: add it to the sheet of the page or shadow root that renders it. */
export const tabsStyles: string = tabsCss

/** What tabs are rendered with. */
export type TabsProps<id extends string> = {
  /** Names the row of tabs. */
  label: string
  /** At least two. */
  tabs: readonly { readonly id: id; readonly title: string }[]
  selected: id
  onSelect(id: id): void
  /** What belongs to the selected tab. */
  children: ReactNode
}

/**
 * A row of tabs over one panel. Arrow keys choose, Home and End go to the ends; Tab leads on to the
 * panel.
 *
 * @example
 * <Tabs
 *   label="Ways to connect"
 *   tabs={[{ id: 'mobile', title: 'Mobile' }, { id: 'web', title: 'Web' }]}
 *   selected="mobile"
 *   onSelect={(id) => console.log(id)}
 * >
 *   Scan this with your phone.
 * </Tabs>
 */
export function Tabs<id extends string>(props: TabsProps<id>) {
  const { label, tabs, selected, onSelect, children } = props
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const { direction } = getComputedStyleOf(list.current)
    const at = tabs.findIndex(({ id }) => id === selected)
    const towards = direction === 'rtl' ? -1 : 1
    const steps: { readonly [key: string]: number } = {
      ArrowRight: at + towards,
      ArrowLeft: at - towards,
      Home: 0,
      End: tabs.length - 1,
    }
    const step = steps[event.key]
    const index = step === undefined ? -1 : (step + tabs.length) % tabs.length
    const next = tabs[index]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="tab"
            role="tab"
            id={`${base}${id}`}
            aria-selected={id === selected}
            aria-controls={`${base}panel`}
            tabIndex={id === selected ? 0 : -1}
            onKeyDown={move}
            onClick={() => onSelect(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${selected}`}>
        {children}
      </div>
    </>
  )
}

/** Of the window the element is in, which need not be the one that runs this code. */
function getComputedStyleOf(element: Element | null): { readonly direction: string } {
  const view = element?.ownerDocument.defaultView
  return element && view ? view.getComputedStyle(element) : { direction: 'ltr' }
}
