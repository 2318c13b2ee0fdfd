import { type GridPlace, topOfGrid } from '@foyer/ui'
import { type ListState, listFlow } from '../flow.ts'

/** How AllWallets was left, so that a user who steps back finds it as it was. */
export interface Visit {
  state: ListState
  /** What stands in the search field. */
  text: string
  place: GridPlace
}

/** A visit that begins. */
export const newVisit = (): Visit => ({ state: listFlow.initial, text: '', place: topOfGrid() })
