import { disconnectIcon, Icon, NamedSentence, Notice, Row, useWords } from '@foyer/ui'
import { useEffect } from 'react'
import { useFeature, useFoyerState, useOnScreen } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'
import { NetworkList } from './NetworkList.tsx'

/** Says why nothing works at the moment, and offers every way out. */
export function UnsupportedChainView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const onScreen = useOnScreen()
  const chain = useFoyerState(({ activeNamespace, chains }) =>
    activeNamespace ? chains[activeNamespace] : undefined,
  )
  const networks = chain?.requestedNetworks ?? []
  const isSupported = networks.some(
    ({ caipNetworkId }) => caipNetworkId === chain?.network?.caipNetworkId,
  )
  useEffect(() => {
    // The user moved the wallet by hand, which is an answer too.
    if (isSupported && onScreen) void foyer.close()
  }, [isSupported, onScreen, foyer])
  return (
    <>
      <Notice tone="warn">
        <NamedSentence
          text={messages.unsupportedText}
          name={chain?.connector?.name ?? messages.yourWallet}
        />
      </Notice>
      <div className="networks-choice">
        <NetworkList chain={chain} networks={networks} done={{ to: 'close' }} />
      </div>
      <Row
        data-leaves
        title={messages.disconnect}
        image={
          <span className="glyph">
            <Icon name={disconnectIcon} size={18} />
          </span>
        }
        onClick={() => {
          void foyer.close()
          void foyer.disconnect(chain?.namespace)
        }}
      />
    </>
  )
}
