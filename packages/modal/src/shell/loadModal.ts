import { AppError } from '@foyer/core'
import type { Foyer, ModalDoor } from '@foyer/core/client'
import { loadCustomWallets } from '../feature/customWallets.ts'
import { type Language, loadLanguage, localeOf } from '../languages/languages.ts'
import { pageDocument } from '../platform/page.ts'
import { messages } from './messages.ts'
import { mountModal } from './mountModal.tsx'

/**
 * What a client mounts its modal with, once the page can show one: jsdom and happy-dom first get what
 * they lack, then the texts of its language are loaded, unless that is English, and what reads
 * `customWallets`, if there are any. Whatever mounting throws is told to the developer and becomes `modal/failed`.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 *
 * createFoyer(
 *   { projectId: 'shop', networks: [mainnet], adapters: [] },
 *   { loadModal: async (foyer) => (await import('@foyer/modal')).loadModal(foyer) },
 * )
 */
export async function loadModal(foyer: Foyer): Promise<ModalDoor> {
  const view = pageDocument().defaultView
  // Every browser has both; jsdom and happy-dom lack one or the other.
  const { MessageChannel: channel, matchMedia }: Partial<typeof globalThis> = view ?? {}
  if (view && !(channel && matchMedia)) {
    const { completeDom } = await import('../platform/completeDom.ts')
    completeDom(view)
  }
  const [language] = await Promise.all([
    loadLanguage(localeOf(foyer)),
    loadCustomWallets(foyer.internals.options.getState()),
  ])
  return { mountModal: (client) => mountOrTell(client, language) }
}

function mountOrTell(foyer: Foyer, language: Language): () => void {
  try {
    return mountModal(foyer, language)
  } catch (cause) {
    foyer.internals.platform.reportToDeveloper(
      `The modal could not be mounted in this page: ${cause}. Nothing is wrong with the connection.`,
    )
    const {
      mountFailed: title,
      brokenText: explanation,
      tryAgain: retry,
      close,
    } = language.translate(messages)
    const context = { title, explanation, retry, close }
    throw new AppError('modal/failed', title, { context, cause })
  }
}
