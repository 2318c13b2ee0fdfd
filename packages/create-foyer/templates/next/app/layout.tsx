import { connection } from 'next/server'
import type { ReactNode } from 'react'
import './style.css'
import { Wallet } from './Wallet'

export const metadata = { title: 'my-application', icons: 'data:,' }

export default async function Layout({ children }: { children: ReactNode }) {
  // Pages are rendered for each request, as each has a nonce of its own (proxy.ts).
  await connection()
  return (
    <html lang="en">
      <body>
        <Wallet>{children}</Wallet>
      </body>
    </html>
  )
}
