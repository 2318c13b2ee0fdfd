import { Glyph, Icon, Row, useWords } from '@foyer/ui'
import { Fragment } from 'react'
import { Consent } from '../../../feature/Consent.tsx'
import {
  push,
  useFeature,
  useParameters,
  useSlot,
  useStore,
} from '../../../feature/FeatureContext.ts'
import { Panel } from '../../../feature/panel/Panel.tsx'
import { methodsInOrder, offersWallets } from '../../../feature/walletList.ts'
import { messages as words } from '../messages.ts'
import { WalletRows } from './WalletRows.tsx'

/** How wallets of this browser came to us. */
const isHere = new Set(['INJECTED', 'ANNOUNCED', 'MULTI_CHAIN'])

/** The ways to connect. */
export function ConnectView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const parameters = useParameters('Connect')
  const options = useStore(foyer.internals.options)
  const { features, enableWalletGuide } = options
  const hasGuide = enableWalletGuide !== false && foyer.internals.navigation.has('WhatIsAWallet')
  // Beside the field for an address, as the application likes.
  const isCollapsed =
    features?.collapseWallets ||
    (features?.emailShowWallets === false && foyer.internals.navigation.has('EmailLogin'))
  const wallets =
    isCollapsed && offersWallets(options) ? (
      <Row
        title={messages.continueWithWallet}
        image={<Glyph name="wallet" />}
        trailing={<Icon name="chevron" size={18} />}
        onClick={() => push(foyer, 'ConnectWallets', parameters)}
      />
    ) : (
      <WalletRows parameters={parameters} />
    )
  const methods = methodsInOrder(
    options,
    useSlot('connectMethods'),
    useStore(foyer.internals.connectors).some(({ type }) => isHere.has(type)),
  )
  return (
    <>
      <Consent>
        {methods.map(({ id, panel }) =>
          panel === undefined ? (
            <Fragment key={id}>{wallets}</Fragment>
          ) : (
            <Panel key={id} name={panel} />
          ),
        )}
      </Consent>
      {hasGuide && (
        <div className="footer">
          <bdi>{messages.newToWallets}</bdi>
          <button type="button" className="link" onClick={() => push(foyer, 'WhatIsAWallet')}>
            {messages.getStarted}
          </button>
        </div>
      )}
    </>
  )
}

/** The wallets alone, where Connect shows one button for all of them. */
export function ConnectWalletsView() {
  return (
    <Consent>
      <WalletRows parameters={useParameters('ConnectWallets')} />
    </Consent>
  )
}
