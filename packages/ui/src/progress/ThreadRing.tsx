import type { ReactNode } from 'react'
import { Icon } from '../images/Icon.tsx'
import { Thread, type ThreadState } from './Thread.tsx'

export type ThreadRingProps = {
  state: ThreadState
  /** The 76 px icon inside. */
  children: ReactNode
  /** Marks the icon as the same object as in the view before: `wallet:<id>`. */
  dataShared?: string | undefined
}

/**
 * The thread around an icon: it travels while we wait for the wallet, closes when it agrees and
 * turns red when it does not. Silent: the heading below says the same in words.
 *
 * @example
 * <ThreadRing state="waiting">
 *   <SafeImage src={null} size={76} kind="wallet" label="Rabby" seed="io.rabby" />
 * </ThreadRing>
 */
export function ThreadRing({ state, children, dataShared }: ThreadRingProps) {
  return (
    <span className="thread-ring">
      <Thread state={state} size={96} radius={28} />
      <span data-shared={dataShared}>{children}</span>
      {state === 'done' && (
        <span className="thread-check">
          <Icon name="check" size={16} />
        </span>
      )}
    </span>
  )
}
