import { button, type MakeNode, place, write } from '../panel/createNodes.ts'
import type { View, ViewContext } from '../panel/View.ts'

/** Foyer's keys in the local storage of the page; nothing is written, and one is cleared after a second press. */
export function createStorageView({ make, page, say }: ViewContext): View {
  const note = make('p', { class: 'note' })
  const list = make('ul', { class: 'stored' })
  const refresh = button(make, 'Read again', () => render())
  const element = make('section', {}, make('div', { class: 'controls' }, refresh, note), list)
  const rows = new Map<string, ReturnType<typeof createRow>>()

  const clear = (key: string) => {
    storageOf(page)?.removeItem(key)
    say(`Cleared ${key}.`)
    render()
    refresh.focus()
  }
  const render = () => {
    const stored = readKeys(storageOf(page))
    for (const key of rows.keys()) if (!stored.has(key)) rows.delete(key)
    for (const [key, value] of stored) {
      const row = rows.get(key) ?? createRow(make, key, () => clear(key))
      rows.set(key, row)
      row.update(value)
    }
    write(
      note,
      stored.size === 0
        ? 'Nothing is stored under @foyer/.'
        : 'The client that runs may write a key again.',
    )
    place(
      list,
      [...stored.keys()].flatMap((key) => rows.get(key)?.element ?? []),
    )
  }
  return { element, render }
}

/** A page without storage throws at the mere look. */
function storageOf(page: Window): Storage | null {
  try {
    return page.localStorage
  } catch {
    return null
  }
}

function readKeys(storage: Storage | null): ReadonlyMap<string, string> {
  const keys = storage
    ? Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    : []
  return new Map(
    keys
      .filter((key) => key.startsWith('@foyer/'))
      .sort()
      .map((key) => [key, storage?.getItem(key) ?? '']),
  )
}

function createRow(make: MakeNode, key: string, clear: () => void) {
  const size = make('span', { class: 'soft' })
  const sealed = make('span', { class: 'tag', text: 'sealed' })
  const text = make('pre')
  const details = make('details', {}, make('summary', { text: 'Value' }), text)
  const ask = button(make, 'Clear', () => show(true), `Clear ${key}`)
  const confirm = button(make, 'Clear it', clear, `Clear ${key}, really`)
  const keep = button(make, 'Keep', () => show(false), `Keep ${key}`)
  confirm.className = 'danger'
  const actions = make('span', { class: 'actions' }, ask)
  const element = make(
    'li',
    { class: 'card' },
    make('p', {}, make('code', { text: key }), ' ', size, ' ', sealed),
    actions,
    details,
  )
  const show = (isAsking: boolean) => {
    place(actions, isAsking ? [confirm, keep] : [ask])
    // After a press in the panel, whose button is gone.
    if (isAsking) keep.focus()
    else ask.focus()
  }
  return {
    element,
    update(value: string) {
      const isSealed = sealedIn(value)
      write(size, `${value.length} characters`)
      sealed.hidden = !isSealed
      // Nobody reads what is sealed, and the key stays where it is.
      details.hidden = isSealed
      write(text, isSealed ? '' : value)
    },
  }
}

function sealedIn(value: string): boolean {
  try {
    return typeof JSON.parse(value)?.sealed === 'string'
  } catch {
    return false
  }
}
