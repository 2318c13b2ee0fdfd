'use client'

import { useAccount } from '@foyer/react'

export function Account() {
  const { caipAddress, status } = useAccount()
  return <output>{caipAddress ?? status}</output>
}
