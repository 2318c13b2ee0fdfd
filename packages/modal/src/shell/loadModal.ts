import { AppError } from '@foyer/core'
import type { Foyer, ModalDoor } from '@foyer/core/client'
import { pageDocument } from '../platform/page.ts'
import { messages } from './messages.ts'
import { mountModal } from './mountModal.tsx'

/**
 * What a client mounts its modal with, once the page can show one: jsdom and happy-dom first get what
 * they lack. Whatever mounting throws is told to the developer and becomes `modal/failed`.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 *
 * createFoyer(
 *   { projectId: 'shop', networks: [mainnet], adapters: [] },
 *   { loadModal: async () => (await import('@foyer/modal')).loadModal() },
 * )
 */
export async function loadModal(): Promise<ModalDoor> {
  const view = pageDocument().defaultView
  // Every browser has both; jsdom and happy-dom lack one or the other.
  const { MessageChannel: channel, matchMedia }: Partial<typeof globalThis> = view ?? {}
  if (view && !(channel && matchMedia)) {
    const { completeDom } = await import('../platform/completeDom.ts')
    completeDom(view)
  }
  return { mountModal: mountOrTell }
}

function mountOrTell(foyer: Foyer): () => void {
  try {
    return mountModal(foyer)
  } catch (cause) {
    foyer.internals.platform.reportToDeveloper(
      `The modal could not be mounted in this page: ${cause}. Nothing is wrong with the connection.`,
    )
    const { mountFailed: title, brokenText: explanation, tryAgain: retry, close } = messages
    const context = { title, explanation, retry, close }
    throw new AppError('modal/failed', title, { context, cause })
  }
}
