import type { Approval } from '../approve/Approval.ts'
import type { UsedPasskey } from '../passkeys/passkeys.ts'
import type { Look } from '../views/createPlace.ts'
import { createMailbox, makeMailboxKey } from './createMailbox.ts'

/** What the windows of the frame are for, by their path. */
export interface WindowTasks {
  /** A request is looked at; the answer is what its user says. */
  readonly '/review': { readonly asked: Approval; readonly answer: boolean }
  /** A passkey is made. */
  readonly '/passkey': {
    readonly asked: {
      readonly challenge: string
      readonly user: string
      readonly name: string
      readonly known: readonly string[]
    }
    readonly answer: UsedPasskey
  }
}

/** Between the frame and its window, both of one origin. */
export type WindowMessage =
  | { readonly type: 'foyer-window-ready' }
  | { readonly type: 'foyer-window-asked'; readonly asked: unknown; readonly look: Look }
  | { readonly type: 'foyer-window-answer'; readonly answer: unknown }

/** How often is looked whether the window was closed. */
const lookMs = 500
/** A window that cannot be told from one that was blocked says by then that it is there. */
const readyMs = 10_000
/** How often is looked into the mailbox. */
const mailMs = 1_500

/** Both know it, and nobody else: it stands in the window's address. */
export const channelOf = (id: string) => new BroadcastChannel(`foyer-window ${id}`)

/**
 * Asks in a window of its own, which no page can cover: where the browser cannot prove that a frame is seen, or does not
 * let a frame do it. Call it in a press. Frame and window talk as opener and opened; where a page cuts that off
 * (`Cross-Origin-Opener-Policy`), over a channel that a frame of the same site shares with its windows, or, on another
 * site, over a mailbox at the server, which they seal.
 *
 * @returns `null` when the window was closed, or the browser lets none open
 */
export function askInWindow<path extends keyof WindowTasks>(
  path: path,
  { asked, look }: { asked: WindowTasks[path]['asked']; look: Look },
  signal: AbortSignal,
): Promise<WindowTasks[path]['answer'] | null> {
  const { origin } = location
  const id = crypto.randomUUID()
  const channel = channelOf(id)
  const key = makeMailboxKey()
  const opened = window.open(
    `${origin}${path}#${id}.${key}`,
    ...['_blank', 'popup,width=420,height=680'],
  )
  return new Promise((resolve) => {
    const startedMs = performance.now()
    let isReady = false
    let isOver = false
    const end = (answer: WindowTasks[path]['answer'] | null) => {
      isOver = true
      clearInterval(looking)
      channel.close()
      window.removeEventListener('message', takeFromWindow)
      signal.removeEventListener('abort', giveUp)
      opened?.close()
      resolve(answer)
    }
    const giveUp = () => end(null)
    const take = (data: WindowMessage | null, tell: (message: WindowMessage) => void) => {
      if (data?.type === 'foyer-window-ready') {
        isReady = true
        tell({ type: 'foyer-window-asked', asked, look })
      }
      if (data?.type === 'foyer-window-answer') end(data.answer as WindowTasks[path]['answer'])
    }
    const takeFromWindow = ({ source, origin: of, data }: MessageEvent<WindowMessage | null>) => {
      if (opened && source === opened && of === origin)
        take(data, (message) => opened.postMessage(message, origin))
    }
    channel.onmessage = ({ data }) => take(data, (message) => channel.postMessage(message))
    const readMail = async () => {
      const mailbox = await createMailbox(key, 'asked')
      const message: WindowMessage = { type: 'foyer-window-asked', asked, look }
      await mailbox.exchange(message)
      while (!isOver) {
        await new Promise((resolve) => setTimeout(resolve, mailMs))
        if (isOver) return
        // A server that is away for a moment is asked again.
        take(await mailbox.exchange<WindowMessage>().catch(() => null), () => {})
      }
    }
    // Without a hand on the window it may be cut off, or it was blocked.
    if (!opened)
      readMail().catch(() => {
        // Left to the channel.
      })
    const looking = setInterval(() => {
      const isLate = !isReady && performance.now() - startedMs > readyMs
      if (opened ? opened.closed : isLate) end(null)
    }, lookMs)
    window.addEventListener('message', takeFromWindow)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
