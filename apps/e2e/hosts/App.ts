import {
  ConnectButton,
  type Foyer,
  FoyerButton,
  FoyerProvider,
  useAccount,
  useBalance,
  useNetwork,
} from '@foyer/react'
import { createElement, StrictMode } from 'react'

/** Without JSX, so that Node runs it as it is. */
export const App = ({ foyer }: { foyer: Foyer }) =>
  createElement(
    StrictMode,
    null,
    createElement(
      FoyerProvider,
      { foyer },
      createElement(ConnectButton),
      createElement(FoyerButton, { label: 'Enter' }),
      createElement(Facts),
    ),
  )

function Facts() {
  const { status } = useAccount()
  const { network } = useNetwork()
  const balance = useBalance()
  return createElement('p', { id: 'facts' }, [status, network?.name, balance.status].join(' '))
}
