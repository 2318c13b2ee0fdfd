import { AddressBlock, addressBlockStyles, Notice, noticeStyles, uiStyles } from '@foyer/ui'
import { createRoot } from 'react-dom/client'

/** A page of another origin that is allowed nothing but its own script: no client, no wallet, no style element. */
const sheet = new CSSStyleSheet()
sheet.replaceSync([...uiStyles, noticeStyles, addressBlockStyles].join(''))
const root = document.querySelector('main')?.attachShadow({ mode: 'open' })
if (root) {
  root.adoptedStyleSheets = [sheet]
  createRoot(root).render(
    <>
      <Notice tone="warn" role="alert">
        Check the address before you approve.
      </Notice>
      <AddressBlock address="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" />
    </>,
  )
}
