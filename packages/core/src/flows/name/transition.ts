import type { NameEvent, NameForm, NameSearch, NameState } from './NameState.ts'
import { readLabel } from './readLabel.ts'

const blankForm: NameForm = {
  text: '',
  search: { status: 'idle' },
  chosen: null,
  notice: null,
}
export const initial: NameState = { status: 'choosing', round: 0, ...blankForm }

/** Pure; gives the same object for what cannot happen here. */
export function transition(state: NameState, event: NameEvent): NameState {
  if (event.type === 'begun')
    // What is on its way to the server stays on screen until it is known.
    return state.status === 'registering' ? state : choosing(state, blankForm)
  if (event.type === 'walletChanged') {
    if (state.status === 'registering' || state.status === 'registered') return state
    if (state.status === 'choosing') return choosing(state, { ...state, notice: null })
    return choosing(state, { ...state.form, notice: { kind: 'walletChanged' } })
  }
  switch (state.status) {
    case 'choosing':
      switch (event.type) {
        case 'written': {
          const { text } = event
          return choosing(state, { text, search: searchOf(text), chosen: null, notice: null })
        }
        case 'searched': {
          const { search } = event
          const found = search.status === 'found' ? search.suggestions : []
          const label = readLabel(state.text)
          const isWanted = ({ name, registered }: (typeof found)[number]) =>
            !registered && (name === state.chosen || name.split('.')[0] === label)
          return { ...state, search, chosen: found.find(isWanted)?.name ?? null }
        }
        case 'chosen':
          return isFree(state, event.name) ? { ...state, chosen: event.name, notice: null } : state
        case 'requested':
          return event.request.name === state.chosen
            ? { status: 'signing', form: formOf(state), request: event.request }
            : state
      }
      return state
    case 'signing':
      if (event.type === 'signed')
        return { ...state, status: 'registering', signature: event.signature }
      break
    case 'registering':
      if (event.type === 'registered') return { status: 'registered', request: state.request }
      if (event.type === 'refused')
        return choosing(state, {
          ...{ ...state.form, chosen: null, notice: event.notice },
          // What was free is not: it is asked anew.
          search: { status: 'idle' },
        })
      break
    case 'stopped':
      if (event.type === 'requested' && event.request.name === state.request.name)
        return { status: 'signing', form: state.form, request: event.request }
      break
    case 'registered':
      return state
  }
  const { form, request } = state
  // What the server was asked for goes on, whatever the user does.
  if (event.type === 'left' && state.status !== 'registering') return choosing(state, form)
  if (event.type === 'stopped') return { status: 'stopped', form, request, notice: event.notice }
  return state
}

/** The search is made anew with each of these. */
function choosing(state: NameState, form: NameForm): NameState {
  const { text, search, chosen, notice } = form
  const round = state.status === 'choosing' ? state.round + 1 : 0
  const isKnown = search.status === 'found'
  return {
    ...{ status: 'choosing', round, text, chosen, notice },
    search: isKnown ? search : searchOf(text),
  }
}

function searchOf(text: string): NameSearch {
  if (text.trim() === '') return { status: 'idle' }
  const label = readLabel(text)
  if (label === null) return { status: 'unreadable' }
  return { status: label.length < minLabelLength ? 'tooShort' : 'searching' }
}

function isFree({ search }: NameForm, name: string): boolean {
  return (
    search.status === 'found' &&
    search.suggestions.some((one) => one.name === name && !one.registered)
  )
}

const formOf = ({ text, search, chosen, notice }: NameForm): NameForm => ({
  ...{ text, search, chosen, notice },
})

/** Of the specification. */
const minLabelLength = 4
