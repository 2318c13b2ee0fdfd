import { createPlace, type Scene, setScene } from '../views/createPlace.ts'
import { channelOf, type WindowMessage, type WindowTasks } from './askInWindow.ts'
import { createMailbox, type Mailbox } from './createMailbox.ts'

const never = () => new AbortController().signal

/** What each window does. */
const tasks: {
  [path in keyof WindowTasks]: (
    scene: Scene,
    asked: WindowTasks[path]['asked'],
  ) => Promise<WindowTasks[path]['answer']>
} = {
  async '/review'(scene, approval) {
    const { askApproval } = await import('../views/ApprovalView.tsx')
    return askApproval(scene, approval, never(), 'window').then(
      () => true,
      () => false,
    )
  },
  async '/passkey'(scene, asked) {
    const { askForPasskey } = await import('../views/PasskeyView.tsx')
    return askForPasskey(scene, asked)
  },
}

/** A frame that hears this window answers by then; else it may be cut off. */
const heardMs = 1_000
/** How often, and for how long, is looked for what a frame left at the server. */
const [mailMs, mailTries] = [1_500, 6] as const

/** The other side: this page is the window that a frame opened. */
export function answerInWindow(): void {
  const [id = '', key = ''] = location.hash.slice(1).split('.')
  const { origin, pathname } = location
  // In a frame it would be what it is there to replace.
  if (window.parent !== window || !Object.hasOwn(tasks, pathname) || !/^[\w-]{36}$/.test(id)) return
  const opener = window.opener as Window | null
  const channel = channelOf(id)
  let mailbox: Mailbox | null = null
  const tell = async (message: WindowMessage) => {
    // The one that is cut off is heard by nobody.
    opener?.postMessage(message, origin)
    channel.postMessage(message)
    await mailbox?.exchange(message)
  }
  let isShown = false
  const take = async (message: WindowMessage | null) => {
    if (message?.type !== 'foyer-window-asked' || isShown) return
    isShown = true
    const place = createPlace()
    place.follow(message.look)
    const task = tasks[pathname as keyof WindowTasks]
    const answer = await task(await setScene(place), message.asked as never)
    await tell({ type: 'foyer-window-answer', answer })
    window.close()
  }
  const readMail = async () => {
    await pause(heardMs)
    if (isShown) return
    const found = await createMailbox(key, 'answer')
    for (let tries = 0; tries < mailTries && !isShown; tries++) {
      const message = await found.exchange<WindowMessage>().catch(() => null)
      if (message && !isShown) {
        mailbox = found
        void found.exchange({ type: 'foyer-window-ready' }).catch(() => {
          // The answer itself says so as well.
        })
        return take(message)
      }
      await pause(mailMs)
    }
    if (!isShown) await showLost()
  }
  channel.onmessage = ({ data }) => void take(data)
  window.addEventListener('message', ({ source, origin: of, data }) => {
    if (opener && source === opener && of === origin) void take(data)
  })
  void tell({ type: 'foyer-window-ready' })
  void readMail()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Nobody asks this window for anything: it was opened by its address, or its page has gone. */
async function showLost(): Promise<void> {
  const place = createPlace()
  place.follow({ locale: navigator.language })
  const [scene, { showLostWindow }] = await Promise.all([
    setScene(place),
    import('../views/LostWindowView.tsx'),
  ])
  showLostWindow(scene)
}
