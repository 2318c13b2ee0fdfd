// What is compared: two controls, and Foyer with and without a server.
import { build } from '../../scripts/build.mjs'
import { serveBackend } from './backend.mjs'
import { servePage } from './pages.mjs'

/**
 * A page with its surroundings.
 *
 * @typedef {object} Site
 * @property {string} title
 * @property {import('./pages.mjs').ServedPage} served
 * @property {boolean} closes its list can be closed and opened again
 * @property {boolean} [settles] it is pressed only once it has asked for nothing for half a second
 * @property {{ [step in 'open' | 'wallet' | 'connected']: import('./standIn.mjs').Target }} [targets] what
 *   it shows on the way, if that is not what our pages show
 * @property {{ server: Awaited<ReturnType<typeof serveBackend>>, behaviour:
 *   import('./backend.mjs').Behaviour }} [backend]
 */

/** Foyer's variants, by name, with how their server behaves. */
export const foyerVariants = {
  foyer: { title: 'no server', behaviour: undefined },
  instant: { title: 'server instant', behaviour: 'instant' },
  slow: { title: 'server 500 ms slow', behaviour: 'slow' },
  hangs: { title: 'server hangs', behaviour: 'hangs' },
  refused: { title: 'server refuses', behaviour: 'refused' },
}

/**
 * Builds and serves what was asked for.
 *
 * @param {string[]} names of `control`, `wagmi` and Foyer's variants
 * @returns {Promise<{ sites: { [name: string]: Site }, stop: () => void }>}
 */
export async function serveSites(names) {
  await build({ demo: false, log: console.error })
  const withBackend = names.filter((name) => foyerVariants[name]?.behaviour)
  const server = withBackend.length > 0 ? await serveBackend() : undefined
  const pages = new Map()
  const serve = async (name) => {
    const { source, key, backendUrl } = foyerVariants[name]
      ? withBackend.includes(name)
        ? { source: 'foyer', key: 'foyer-backend', backendUrl: server.url }
        : { source: 'foyer', key: 'foyer' }
      : { source: name, key: name }
    if (!pages.has(key)) pages.set(key, await servePage({ source, backendUrl }))
    return pages.get(key)
  }
  const sites = {}
  for (const name of names) {
    const { title = name, behaviour } = foyerVariants[name] ?? {}
    sites[name] = {
      title,
      served: await serve(name),
      closes: name !== 'wagmi',
      ...(behaviour && { backend: { server, behaviour } }),
    }
  }
  return {
    sites,
    stop() {
      for (const page of pages.values()) page.stop()
      server?.stop()
    },
  }
}
