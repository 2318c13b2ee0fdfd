import type { Foyer } from '@foyer/core'

/** The clients of a page, the first one first, also those of another copy of this package on it. */
interface Clients {
  readonly all: Foyer[]
  readonly changes: EventTarget
}

const name = Symbol.for('@foyer/elements clients')

const clients = (): Clients => {
  const page = globalThis as { [name]?: Clients }
  page[name] ??= { all: [], changes: new EventTarget() }
  return page[name]
}

/** The client of elements that have none of their own: the one that was made first, and is not destroyed. */
export const firstClient = (): Foyer | null => clients().all[0] ?? null

export function addClient(foyer: Foyer): void {
  const { all, changes } = clients()
  const change = () => changes.dispatchEvent(new Event('change'))
  all.push(foyer)
  foyer.internals.over.addEventListener('abort', () => {
    all.splice(all.indexOf(foyer), 1)
    change()
  })
  change()
}

/** @returns what ends it */
export function watchClients(listener: () => void): () => void {
  const { changes } = clients()
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
