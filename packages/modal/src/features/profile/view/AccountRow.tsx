import { Address, type ChainState } from '@foyer/core'
import {
  Avatar,
  Button,
  CopyButton,
  disconnectIcon,
  heldAmount,
  Icon,
  IconButton,
  moreIcon,
  Row,
  Tag,
  useWords,
} from '@foyer/ui'
import { useId, useState } from 'react'
import { useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { WalletImage } from '../../../feature/WalletImage.tsx'
import { copyText } from '../../../platform/copyText.ts'
import { messages as words } from '../messages.ts'

type Connections = ChainState['connections'][number]

/** One account of a connected wallet: used by a press, and what else can be done with it. */
export function AccountRow({
  chain,
  connection,
  account,
  isActive,
  isActiveFamily,
  hasSeveralTypes,
}: {
  chain: ChainState
  connection: Connections
  account: Connections['accounts'][number]
  isActive: boolean
  isActiveFamily: boolean
  /** The wallet has accounts for several purposes, so each says its own. */
  hasSeveralTypes: boolean
}) {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const connectors = useStore(foyer.internals.connectors)
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const { namespace } = chain
  const { connector } = connection
  const { address, type } = account
  const short = Address.shorten(address)
  const { imageUrl = null } =
    connectors.find(({ id, chain }) => id === connector.id && chain === namespace) ?? {}
  const balance =
    isActive && chain.balance !== null
      ? `${heldAmount(chain.balance, locale)} ${chain.balanceSymbol}`
      : null
  const notes = [connector.name, hasSeveralTypes ? messages.types[type] : balance]
  const leave = () => {
    // Wallets of other families stay, and so does this view.
    if (isActiveFamily && chain.connections.length === 1) {
      const others = Object.values(foyer.getState().chains).filter((one) => one !== chain)
      const [next] = others.flatMap(({ namespace, connections: [first] }) =>
        first ? [[namespace, first.id] as const] : [],
      )
      if (next) foyer.switchConnection(...next)
    }
    void foyer.disconnect(namespace, connection.id)
  }
  return (
    <div className="profile-account">
      <Row
        title={short}
        aria-current={isActive || undefined}
        description={notes.filter(Boolean).join(' · ')}
        image={
          <Avatar
            seed={address}
            size={36}
            badge={<WalletImage wallet={{ ...connector, imageUrl }} size={18} />}
          />
        }
        trailing={
          <Tag tone={isActive ? 'ok' : 'muted'}>{isActive ? messages.active : messages.use}</Tag>
        }
        onClick={() => {
          // A press on the active account of the family that is used changes nothing.
          if (!connection.isActive || !isActiveFamily)
            foyer.switchConnection(namespace, connection.id)
          foyer.internals.selectAccount(namespace, address)
        }}
      />
      <IconButton
        icon={moreIcon}
        label={messages.more(short)}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div id={panel} className="profile-more" hidden={!isOpen}>
        <CopyButton
          value={address}
          label={messages.copyAddress}
          copiedLabel={messages.copied}
          onCopy={copyText}
          showLabel
        />
        <Button
          data-leaves
          variant="ghost"
          icon={<Icon name={disconnectIcon} size={16} />}
          onClick={leave}
        >
          {messages.disconnect(connector.name)}
        </Button>
      </div>
    </div>
  )
}
