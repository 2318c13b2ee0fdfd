'use client'

import { FoyerButton, FoyerProvider, useAccount } from '@foyer/react'
import type { ReactNode } from 'react'
import { foyer } from './foyer'

/** The layout puts it around every page; pages stay components of the server. */
export function Wallet({ children }: { children: ReactNode }) {
  return <FoyerProvider foyer={foyer}>{children}</FoyerProvider>
}

export function Account() {
  const { caipAddress } = useAccount()
  return (
    <>
      <FoyerButton />
      <output>{caipAddress ?? 'Not connected'}</output>
    </>
  )
}
