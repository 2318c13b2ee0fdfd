import { createPlace, type Scene, setScene } from '../views/createPlace.ts'
import { channelOf, type WindowMessage, type WindowTasks } from './askInWindow.ts'

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

/** The other side: this page is the window that a frame opened. */
export function answerInWindow(): void {
  const id = location.hash.slice(1)
  const { origin, pathname } = location
  // In a frame it would be what it is there to replace.
  if (window.parent !== window || !Object.hasOwn(tasks, pathname) || !/^[\w-]{36}$/.test(id)) return
  const opener = window.opener as Window | null
  const channel = channelOf(id)
  const tell = (message: WindowMessage) => {
    // The one that is cut off is heard by nobody.
    opener?.postMessage(message, origin)
    channel.postMessage(message)
  }
  let isShown = false
  const take = async (message: WindowMessage | null) => {
    if (message?.type !== 'foyer-window-asked' || isShown) return
    isShown = true
    const place = createPlace()
    place.follow(message.look)
    const task = tasks[pathname as keyof WindowTasks]
    const answer = await task(await setScene(place), message.asked as never)
    tell({ type: 'foyer-window-answer', answer })
    window.close()
  }
  channel.onmessage = ({ data }) => void take(data)
  window.addEventListener('message', ({ source, origin: of, data }) => {
    if (opener && source === opener && of === origin) void take(data)
  })
  tell({ type: 'foyer-window-ready' })
}
