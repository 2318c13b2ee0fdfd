import type { ReactNode } from 'react'
import { Wallet } from './Wallet'

export const metadata = { title: 'Foyer: Next' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Wallet>{children}</Wallet>
      </body>
    </html>
  )
}
