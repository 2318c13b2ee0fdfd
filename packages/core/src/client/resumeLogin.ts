import type { SocialWay } from './contract/ConnectOptions.ts'
import type { Foyer } from './contract/Foyer.ts'

const services: Readonly<Record<SocialWay, true>> = {
  ...{ google: true, x: true, discord: true, farcaster: true },
  ...{ github: true, apple: true, facebook: true },
}

/**
 * Goes on with a login for which the page was left: in the modal, where there is one, as its user may have to do
 * something in the frame.
 *
 * @param resultUri of anybody; the frame takes it only if the login was begun in this browser
 */
export async function resumeLogin(foyer: Foyer, resultUri: string, hasModal: boolean) {
  const { internals, open, router, connect } = foyer
  const { backend } = internals.options.getState()
  const site = typeof backend === 'object' && backend !== null ? backend.secureSite : undefined
  if (!site || !URL.canParse(site) || !URL.canParse(resultUri)) return
  const { origin, pathname } = new URL(resultUri)
  const [, way] = /^\/ways\/([a-z]{1,16})$/.exec(pathname) ?? []
  if (!way || !Object.hasOwn(services, way) || origin !== new URL(site).origin) return
  if (hasModal) {
    await open({ view: 'Connect' })
    router.push('ConnectingSocial', { service: way, resultUri })
  } else await connect({ connector: 'embedded', way: way as SocialWay, resultUri })
}
