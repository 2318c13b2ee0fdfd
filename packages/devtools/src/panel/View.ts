import type { Foyer } from '@foyer/core'
import type { Recorder } from '../recording/createRecorder.ts'
import type { Simulator } from '../simulator/createSimulator.ts'
import type { MakeNode } from './createNodes.ts'

/** What a tab shows. */
export interface View {
  readonly element: HTMLElement
  /** Called when something may have changed while the tab is seen. */
  render(): void
}

/** What views are made of. */
export interface ViewContext {
  readonly make: MakeNode
  readonly foyer: Foyer
  readonly recorder: Recorder
  readonly simulator: Simulator
  /** The window of the client, also where the panel is in a window of its own. */
  readonly page: Window
  /** Says something to the user, screen readers included. */
  say(text: string): void
}
