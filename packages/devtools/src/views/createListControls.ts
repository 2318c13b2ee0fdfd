import { button, write } from '../panel/createNodes.ts'
import type { ViewContext } from '../panel/View.ts'
import { mostListed } from '../recording/createRecorder.ts'

/** Filter, pause and copy of a list that grows. */
export function createListControls<entry extends { readonly number: number }>(
  { make, page, say }: ViewContext,
  {
    name,
    read,
    empty,
  }: {
    readonly name: string
    /** Oldest first. */
    read(): readonly entry[]
    readonly empty: string
  },
) {
  let paused: readonly entry[] | null = null
  let shown: readonly entry[] = []
  let render = () => {}
  const filter = make('input', {
    set: { type: 'search', placeholder: 'Filter', 'aria-label': `Filter ${name}` },
    on: { input: () => render() },
  })
  const pause = button(make, 'Pause', () => {
    paused = paused ? null : read()
    render()
  })
  const copy = button(make, 'Copy as JSON', () => {
    const text = JSON.stringify(shown, null, 2)
    // The document that is seen has the focus, which writing to the clipboard needs.
    const { navigator } = element.ownerDocument.defaultView ?? page
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('none'))).then(
      () => say(`Copied ${shown.length} ${name}.`),
      () => say('The browser does not allow copying here.'),
    )
  })
  const note = make('p', { class: 'note' })
  const element = make('div', { class: 'controls' }, filter, pause, copy, note)
  return {
    element,
    /** @returns what is to be listed, newest first */
    update(renderView: () => void): readonly entry[] {
      render = renderView
      const all = read()
      const source = paused ?? all
      const wanted = filter.value.trim().toLowerCase()
      const found = wanted
        ? source.filter((entry) => JSON.stringify(entry).toLowerCase().includes(wanted))
        : source
      shown = found.toReversed()
      const last = paused?.at(-1)?.number ?? 0
      const news = paused ? all.filter(({ number }) => number > last).length : 0
      write(pause, paused ? `Resume (${news} new)` : 'Pause')
      copy.disabled = shown.length === 0
      write(note, noteOf(found.length, source.length))
      return shown
    },
  }

  function noteOf(found: number, all: number): string {
    if (all === 0) return empty
    // Both names end in an s.
    if (all === 1 && found === 1) return `1 ${name.slice(0, -1)}`
    if (found < all) return `${found} of ${all} ${name}`
    return all >= mostListed ? `The last ${all} ${name}` : `${all} ${name}`
  }
}
