import { FoyerButton, FoyerProvider } from '@foyer/react'
import MuiDialog from '@mui/material/Dialog'
import * as Radix from '@radix-ui/react-dialog'
import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { makeFoyer, place } from './surroundings.ts'

/** `?kit=`: an opener inside a dialog of the host's own. */
export function startDialogs() {
  const foyer = makeFoyer()
  Object.assign(window, { foyer })
  const Kit =
    { radix: RadixKit, mui: MuiKit }[new URLSearchParams(location.search).get('kit') ?? ''] ??
    NativeKit
  createRoot(place()).render(
    <StrictMode>
      <FoyerProvider foyer={foyer}>
        <Kit />
      </FoyerProvider>
    </StrictMode>,
  )
}

function Content() {
  return (
    <>
      <input aria-label="Coupon" />
      <FoyerButton />
    </>
  )
}

function NativeKit() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Checkout
      </button>
      <dialog ref={dialog} aria-label="Basket">
        <Content />
      </dialog>
    </>
  )
}

function RadixKit() {
  return (
    <Radix.Root>
      <Radix.Trigger>Checkout</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay style={{ position: 'fixed', inset: 0, background: '#0008' }} />
        <Radix.Content
          aria-describedby={undefined}
          style={{ position: 'fixed', top: 40, left: 40, background: '#fff', zIndex: 2147483647 }}
        >
          <Radix.Title>Basket</Radix.Title>
          <Content />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function MuiKit() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Checkout
      </button>
      <MuiDialog open={open} onClose={() => setOpen(false)} aria-labelledby="basket">
        <h2 id="basket">Basket</h2>
        <Content />
      </MuiDialog>
    </>
  )
}
