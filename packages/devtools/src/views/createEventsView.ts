import { type MakeNode, place } from '../panel/createNodes.ts'
import type { View, ViewContext } from '../panel/View.ts'
import type { ListedEvent } from '../recording/createRecorder.ts'
import { createKeptNodes } from './createKeptNodes.ts'
import { createListControls } from './createListControls.ts'

/** What the client told the application, newest first. */
export function createEventsView(context: ViewContext): View {
  const { make, recorder } = context
  const kept = createKeptNodes<ListedEvent>((event) => row(make, event))
  const list = make('ol', { class: 'events' })
  const controls = createListControls(context, {
    name: 'events',
    read: () => recorder.getRecording().events,
    empty: 'No event yet. Everything that onEvent tells the application is listed here.',
  })
  const element = make('section', {}, controls.element, list)
  return {
    element,
    render() {
      const events = controls.update(() => this.render())
      list.hidden = events.length === 0
      kept.keep(new Set(events.map(keyOf)))
      place(
        list,
        events.map((event) => kept.node(keyOf(event), event)),
      )
    },
  }
}

const keyOf = ({ number }: ListedEvent) => String(number)

function row(make: MakeNode, { atMs, type, summary, detail }: ListedEvent): HTMLElement {
  return make(
    'li',
    {},
    make(
      'details',
      {},
      make(
        'summary',
        {},
        make('span', { class: 'soft', text: new Date(atMs).toISOString().slice(11, 23) }),
        ' ',
        make('span', { class: 'tag', text: type }),
        ' ',
        make('span', { text: summary }),
      ),
      make('pre', { text: JSON.stringify(detail, null, 2) }),
    ),
  )
}
