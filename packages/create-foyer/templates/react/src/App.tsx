import { FoyerButton, FoyerProvider, useAccount } from '@foyer/react'
import { foyer } from './foyer'

export function App() {
  return (
    <FoyerProvider foyer={foyer}>
      <main>
        <h1>my-application</h1>
        <FoyerButton />
        <Account />
      </main>
    </FoyerProvider>
  )
}

function Account() {
  const { caipAddress } = useAccount()
  return <output>{caipAddress ?? 'Not connected'}</output>
}
