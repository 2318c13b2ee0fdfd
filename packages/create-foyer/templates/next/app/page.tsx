import { Account } from './Wallet'

export default function Page() {
  return (
    <main>
      <h1>my-application</h1>
      <Account />
    </main>
  )
}
