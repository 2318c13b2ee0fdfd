import type { Foyer } from '@foyer/react'

/** With `?devtools`, and in a development server only: a production build has nothing of the panel. */
export function offerDevtools(foyer: Foyer): void {
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('devtools'))
    void import('@foyer/devtools').then(({ openDevtools }) => openDevtools(foyer))
}
