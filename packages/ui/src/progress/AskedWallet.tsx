import type { ReactNode } from 'react'
import askedWalletCss from './asked-wallet.css?inline'
import type { ThreadState } from './Thread.tsx'
import { ThreadRing } from './ThreadRing.tsx'

/** The style of {@link AskedWallet}: add it to the sheet of the page or shadow root that renders it. */
export const askedWalletStyles: string = askedWalletCss

/** What the state of a question to a wallet is rendered with. */
export type AskedWalletProps = {
  ring: ThreadState
  /** A 76 px image. */
  image: ReactNode
  dataShared?: string | undefined
  title: string
  text: string
  /** The text says what went wrong and is read at once. */
  isAlert?: boolean | undefined
  /** The one thing to do now. */
  children?: ReactNode
}

/**
 * Where a question to a wallet stands: an image in its ring, what happens, and the next step.
 *
 * @example
 * <AskedWallet ring="waiting" image={null} title="Continue in Rainbow" text="Accept there." />
 */
export function AskedWallet(props: AskedWalletProps) {
  const { ring, image, dataShared, title, text, isAlert, children } = props
  return (
    <div className="asked-wallet">
      <ThreadRing state={ring} dataShared={dataShared}>
        {image}
      </ThreadRing>
      <div className="asked-wallet-words" aria-live="polite">
        <h2>{title}</h2>
        <p role={isAlert ? 'alert' : undefined}>{text}</p>
      </div>
      {children}
    </div>
  )
}
