import { type ComponentType, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that could be called a wallet modal: a native dialog with a list, loaded on a press. */
function Page() {
  const [open, setOpen] = useState(false)
  const [WalletDialog, setWalletDialog] = useState<ComponentType<{ onClose(): void }>>()
  return (
    <>
      <button
        type="button"
        onClick={async () => {
          setOpen(true)
          // Not with <Suspense>, which holds a first appearance back for up to 300 ms.
          const loaded = await import('./WalletDialog.tsx')
          setWalletDialog(() => loaded.default)
        }}
      >
        Connect wallet
      </button>
      {open && WalletDialog && <WalletDialog onClose={() => setOpen(false)} />}
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
