import { createRoot } from 'react-dom/client'

/** Shows the page within what the layout puts around it. */
export async function mount() {
  const { Wallet } = await import('../app/Wallet')
  const { default: Page } = await import('../app/page')
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(
    <Wallet>
      <Page />
    </Wallet>,
  )
}
