'use client'

import { mainnet } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { createFoyer, FoyerButton, FoyerProvider } from '@foyer/react'
import type { ReactNode } from 'react'

const foyer = createFoyer({ projectId: 'next', networks: [mainnet], adapters: [evm()] })

/** Pages below it may be components of the server; those that read the account are of the browser. */
export function Wallet({ children }: { children: ReactNode }) {
  return (
    <FoyerProvider foyer={foyer}>
      <FoyerButton />
      {children}
    </FoyerProvider>
  )
}
