import { StrictMode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Code } from './openClient.ts'

/** The least that an application can do to pair: a button, and a native dialog with a code. */
function Page() {
  const client = useRef<Promise<() => Promise<Code>>>(undefined)
  const [code, setCode] = useState<Code>()
  const open = () => {
    client.current ??= import('./openClient.ts').then(({ openClient }) => openClient())
    return client.current
  }
  return (
    <>
      <button
        type="button"
        // As Foyer does: who points at the way to a phone is likely to take it.
        onPointerEnter={open}
        onClick={async () => {
          const pair = await open()
          setCode(await pair())
        }}
      >
        WalletConnect
      </button>
      {code && <CodeDialog code={code} onClose={() => setCode(undefined)} />}
    </>
  )
}

function CodeDialog({ code: { uri, svg }, onClose }: { code: Code; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label="WalletConnect" onClose={onClose}>
      <div
        role="img"
        aria-label="QR code to scan with a wallet"
        data-uri={uri}
        style={{ width: 300 }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: uqr made it, of a link made here
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </dialog>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
