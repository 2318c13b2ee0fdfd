import type { Foyer } from '@foyer/core'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

const FoyerContext = createContext<Foyer | null>(null)

/**
 * Gives every component below it a client. It renders nothing of its own and starts nothing.
 *
 * @example
 * import { mainnet } from '@foyer/core/networks'
 * import { ConnectButton, createFoyer, FoyerProvider } from '@foyer/react'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet] })
 *
 * export const App = () => (
 *   <FoyerProvider foyer={foyer}>
 *     <ConnectButton />
 *   </FoyerProvider>
 * )
 */
export function FoyerProvider({
  foyer,
  children,
}: {
  /** What `createFoyer` made. Another one takes the place of the first. */
  foyer: Foyer
  /** Your application. */
  children?: ReactNode
}) {
  const before = useRef(foyer)
  useEffect(() => {
    // Another client takes over, as after a hot reload: the modal of the first leaves the page.
    if (before.current !== foyer) before.current.internals.unmount()
    before.current = foyer
  }, [foyer])
  return <FoyerContext.Provider value={foyer}>{children}</FoyerContext.Provider>
}

/** The client of the nearest provider. */
export function useClient(): Foyer {
  const foyer = useContext(FoyerContext)
  if (!foyer) throw new Error('Wrap your application in a <FoyerProvider>.')
  return foyer
}
