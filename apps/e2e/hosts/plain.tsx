import { AccountButton, ConnectButton, type Foyer, FoyerProvider } from '@foyer/react'
import { StrictMode, version } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { makeFoyer, place } from './surroundings.ts'

/** An application that tests mount, unmount and hand another client, as a bundler's HMR does. */
export function startPlain() {
  let foyer: Foyer
  let root: Root | undefined
  const render = () => {
    root ??= createRoot(place())
    root.render(
      <StrictMode>
        <FoyerProvider foyer={foyer}>
          <ConnectButton ref={(button) => button?.setAttribute('data-host-ref', '')} />
          <AccountButton />
        </FoyerProvider>
      </StrictMode>,
    )
  }
  const use = (next: Foyer) => {
    foyer = next
    Object.assign(window, { foyer })
    render()
  }
  use(makeFoyer())
  Object.assign(window, {
    host: {
      version,
      mount: render,
      unmount() {
        root?.unmount()
        root = undefined
      },
      /** What a module does in `import.meta.hot.dispose`, and its successor after it. */
      replaceModule() {
        foyer.destroy()
        use(makeFoyer())
      },
    },
  })
}
