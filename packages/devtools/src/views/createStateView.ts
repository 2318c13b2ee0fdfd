import { type MakeNode, place, write } from '../panel/createNodes.ts'
import type { View, ViewContext } from '../panel/View.ts'

/** The state as a tree that opens; what the last change touched is marked. */
export function createStateView({ make, recorder }: ViewContext): View {
  const root = createBranch(make)
  const element = make(
    'section',
    {},
    make('p', { class: 'note', text: 'The last change is marked.' }),
    root.element,
  )
  return {
    element,
    render() {
      const { state, changed } = recorder.getRecording()
      root.update(state, '', changed)
    },
  }
}

/** The parts of an object. Nodes stay while their keys do, so what a developer opened stays open. */
function createBranch(make: MakeNode) {
  const element = make('ul', { class: 'tree' })
  const rows = new Map<string, ReturnType<typeof createRow>>()
  return {
    element,
    update(value: object, path: string, changed: ReadonlySet<string>) {
      const entries = Object.entries(value)
      const keys = new Set(entries.map(([key]) => key))
      for (const key of rows.keys()) if (!keys.has(key)) rows.delete(key)
      for (const [key, part] of entries) {
        const row = rows.get(key) ?? createRow(make, key, path ? `${path}/${key}` : key)
        rows.set(key, row)
        row.update(part, changed)
      }
      place(
        element,
        entries.flatMap(([key]) => rows.get(key)?.element ?? []),
      )
    },
  }
}

function createRow(make: MakeNode, key: string, path: string) {
  const element = make('li')
  const mark = () => make('span', { class: 'changed', text: 'changed' })
  const leaf = { text: make('code'), mark: mark(), row: make('div', { class: 'leaf' }) }
  leaf.row.append(make('span', { class: 'key', text: key }), ' ', leaf.text, ' ', leaf.mark)
  const size = make('span', { class: 'size' })
  const branchMark = mark()
  // Chains are what a developer comes for.
  const details = make('details', { set: { open: path === 'chains' } })
  details.append(
    make('summary', {}, make('span', { class: 'key', text: key }), ' ', size, ' ', branchMark),
  )
  let branch: ReturnType<typeof createBranch> | null = null
  let update = () => {}
  details.addEventListener('toggle', () => update())
  return {
    element,
    update(value: unknown, changed: ReadonlySet<string>) {
      const isChanged = changed.has(path)
      if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
        write(leaf.text, JSON.stringify(value) ?? 'undefined')
        leaf.mark.hidden = !isChanged
        leaf.row.toggleAttribute('data-changed', isChanged)
        place(element, [leaf.row])
        return
      }
      const { length } = Object.keys(value)
      write(size, Array.isArray(value) ? `[${length}]` : `{${length}}`)
      branchMark.hidden = !isChanged
      update = () => {
        // What is closed costs nothing.
        if (!details.open) return
        if (!branch) {
          branch = createBranch(make)
          details.append(branch.element)
        }
        branch.update(value, path, changed)
      }
      update()
      place(element, [details])
    },
  }
}
