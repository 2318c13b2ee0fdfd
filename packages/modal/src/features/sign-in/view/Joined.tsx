import type { SignInState } from '@foyer/core/sign-in'
import { Icon, linkIcon, SafeImage, type ThreadState } from '@foyer/ui'
import { WalletImage } from '../../../feature/WalletImage.tsx'

/** The site and the wallet, joined by the thread: it travels while one of them works. */
export function Joined({ state }: { state: SignInState }) {
  const { site, wallet } = state
  const thread = threadOf(state)
  return (
    <div className="sign-in-joined" aria-hidden="true">
      <SafeImage
        src={site.iconUrl}
        size={56}
        kind="wallet"
        label={site.host}
        seed={site.host}
        allowUrl
      />
      <Piece state={thread} />
      <span className="sign-in-link" data-state={thread}>
        <Icon name={linkIcon} size={14} />
      </span>
      <Piece state={thread} />
      {wallet && <WalletImage wallet={wallet} size={56} />}
    </div>
  )
}

function Piece({ state }: { state: ThreadState }) {
  return (
    <svg
      className="thread"
      data-state={state}
      width={24}
      height={3}
      strokeWidth={2.5}
      aria-hidden="true"
    >
      <path d="M0 1.5H24" />
      <path d="M0 1.5H24" className="thread-arc" pathLength={100} />
    </svg>
  )
}

function threadOf({ stage, notice }: SignInState): ThreadState {
  if (stage === 'ready' || stage === 'done') return notice ? 'danger' : 'done'
  return stage === 'failed' ? 'danger' : 'waiting'
}
