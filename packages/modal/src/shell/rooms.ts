import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LoadedRoom, Room } from '../room/Room.ts'

/** How far the code of a view is. */
type ViewCode =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly View: ComponentType }
  | { readonly status: 'failed' }

/** Loads rooms when their views are wanted, each once. */
export interface RoomLoader {
  readonly codes: Pick<StoreApi<{ readonly [view: string]: ViewCode }>, 'getState' | 'subscribe'>
  /** Starts loading the room of a view, again if that failed before. */
  want(view: string): void
}

/** @param onStyles adopts a room's style sheet before its views are drawn. */
export function createRoomLoader(
  features: readonly Room[],
  onStyles: (styles: string) => void,
): RoomLoader {
  const codes = createStore<{ readonly [view: string]: ViewCode }>(() => ({}))
  const roomOf = (view: string) => features.find(({ views }) => view in views)
  const setAll = (room: Room, code: (view: string) => ViewCode) =>
    codes.setState(Object.fromEntries(Object.keys(room.views).map((view) => [view, code(view)])))
  const enter = async (room: Room) => {
    setAll(room, () => ({ status: 'loading' }))
    let loaded: LoadedRoom
    try {
      loaded = await room.load()
    } catch {
      // The person sees it and decides; the host page is none the wiser.
      setAll(room, () => ({ status: 'failed' }))
      return
    }
    onStyles(loaded.styles)
    setAll(room, (view) => {
      const View = loaded.views[view]
      return View ? { status: 'ready', View } : { status: 'failed' }
    })
  }
  return {
    codes,
    want(view) {
      const room = roomOf(view)
      const { status } = codes.getState()[view] ?? {}
      if (room && status !== 'loading' && status !== 'ready') void enter(room)
    },
  }
}
