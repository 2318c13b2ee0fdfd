import { push, useParameters, useRoom, useStore } from '../../../room/RoomContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row } from '../../../ui/Row.tsx'
import { SafeImage } from '../../../ui/SafeImage.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { messages } from '../messages.ts'

/** The wallets of this browser, to choose one from. */
export function ConnectView() {
  const { foyer } = useRoom()
  const parameters = useParameters('Connect')
  const connectors = useStore(foyer.internals.connectors)
  if (connectors.length === 0)
    return (
      <div className="empty">
        <span className="empty-icon">
          <Icon name="wallet" size={20} />
        </span>
        <h2>{messages.noWalletTitle}</h2>
        <p>{messages.noWalletText}</p>
        <Button icon={<Icon name="refresh" size={18} />} onClick={foyer.internals.discover}>
          {messages.lookAgain}
        </Button>
      </div>
    )
  return (
    <ul className="list" aria-label={messages.walletList}>
      {connectors.map(({ id, chain, name, imageUrl }) => (
        <li key={`${chain}:${id}`}>
          <Row
            title={name}
            dataShared={`wallet:${id}`}
            image={<SafeImage src={imageUrl} size={36} kind="wallet" label={name} seed={id} />}
            trailing={<Tag tone="ok">{messages.installed}</Tag>}
            onClick={() => {
              foyer.internals.track('SELECT_WALLET', { name, platform: 'browser' })
              push(foyer, 'ConnectingExternal', { ...parameters, connectorId: id })
            }}
          />
        </li>
      ))}
    </ul>
  )
}
