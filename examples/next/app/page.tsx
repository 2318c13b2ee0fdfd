import { Account } from './Account'

export default function Page() {
  return (
    <main>
      <Account />
    </main>
  )
}
