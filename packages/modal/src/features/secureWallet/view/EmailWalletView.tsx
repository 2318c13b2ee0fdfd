import type { FrameTask } from '@foyer/core/remote'
import {
  disconnectIcon,
  downloadIcon,
  Glyph,
  Icon,
  type IconName,
  keyIcon,
  lockIcon,
  nameIcon,
  Row,
  shieldIcon,
  useWords,
} from '@foyer/ui'
import { push, useFeature } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { messages as words } from '../messages.ts'

/** What a user can do with a wallet whose keys a frame keeps. */
export function EmailWalletView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const chain = useActiveChain()
  const email = chain?.user?.email
  const hasSmartAccount = (chain?.smartAccountEnabledNetworks?.length ?? 0) > 0
  const tasks: readonly (readonly [task: FrameTask, title: string, icon: IconName])[] = [
    ['manageWays', messages.ways, nameIcon],
    ['addPasskey', messages.addPasskey, keyIcon],
    ...(hasSmartAccount ? [['manageOwners', messages.recover, shieldIcon] as const] : []),
    ['setPassword', messages.setPassword, lockIcon],
    ['showPhrase', messages.export, downloadIcon],
    ['forgetDevices', messages.forget, shieldIcon],
    ['deleteWallet', messages.delete, disconnectIcon],
  ]
  const chevron = <Icon name="chevron" size={18} />
  return (
    <div className="list">
      {email && (
        <Row
          title={messages.editEmail}
          description={<bdi dir="ltr">{email}</bdi>}
          image={<Glyph name={nameIcon} />}
          trailing={chevron}
          onClick={() => push(foyer, 'UpdateEmailWallet')}
        />
      )}
      {tasks.map(([task, title, icon]) => (
        <Row
          key={task}
          title={title}
          image={<Glyph name={icon} />}
          trailing={chevron}
          onClick={() => push(foyer, 'EmailWalletTask', { task })}
        />
      ))}
    </div>
  )
}
