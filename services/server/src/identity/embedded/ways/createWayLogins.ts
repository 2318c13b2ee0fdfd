import { randomBytes } from 'node:crypto'
import type {
  EmbeddedWayAnswer,
  EmbeddedWayCallback,
  EmbeddedWayOpened,
  EmbeddedWayStarted,
} from '@foyer/protocol'
import type { Log } from '../../../platform/log/createLog.ts'
import { loginRefused } from '../errors.ts'
import { loginMinutes, type WayLogin, type WayStore } from './createWayStore.ts'
import { isLinkWay, type PageWay, type Way } from './Way.ts'

/**
 * Logins at vendors. The frame starts one and collects it, signed by its key; in between a page of the frame's origin
 * takes the user to the vendor and brings the answer. A login counts only where that page was opened by the page that
 * the frame is in, which it shows with a proof that only this page has, or where its user says there that it is theirs:
 * else a link would let somebody sign in as who follows it.
 */
export function createWayLogins({
  ways,
  store,
  macOf,
  isSame,
  log,
}: {
  ways: ReadonlyMap<string, Way>
  store: WayStore
  macOf(...texts: readonly string[]): string
  isSame(one: string, other: string): boolean
  log: Pick<Log, 'warn'>
}) {
  const wayOf = (name: string): Way => {
    const way = ways.get(name)
    if (!way) throw loginRefused('way')
    return way
  }
  const pageWayOf = (name: string): PageWay => {
    const way = wayOf(name)
    if (isLinkWay(way)) throw loginRefused('way-link')
    return way
  }
  const redirectUriOf = ({ frame, way }: Pick<WayLogin, 'frame' | 'way'>) => `${frame}/ways/${way}`
  /** What the vendor is told names the login, and is known to nobody else but the user's browser. */
  const stateOf = (id: string) => `${id}.${macOf('way state', id)}`
  const proofOf = (id: string) => macOf('way proof', id)
  const ticketOf = (id: string) => macOf('way ticket', id)
  const requestOf = (login: WayLogin) => ({
    ...{ redirectUri: redirectUriOf(login), state: stateOf(login.id), ...login.secrets },
  })
  const findBy = async (way: string, state: string): Promise<WayLogin> => {
    const [id = ''] = state.split('.')
    const login = await store.find(id)
    if (!login || login.way !== way || !isSame(state, stateOf(id))) throw loginRefused('way-link')
    return login
  }
  /** Asks whether somebody agreed meanwhile, where nobody comes back by themselves. */
  const look = async (login: WayLogin): Promise<WayLogin | null> => {
    const { id, way: name, site, secrets, stage } = login
    const way = ways.get(name)
    if (stage !== 'started' || !way || !isLinkWay(way)) return login
    try {
      const { verifier: token, nonce } = secrets
      const identity = await way.look({ token, nonce, site })
      if (!identity) return login
      await store.move(id, 'started', 'done', identity)
    } catch (error) {
      log.warn({ err: error, way: name }, 'A login by a link failed')
      await store.move(id, 'started', 'failed')
    }
    return store.find(id)
  }
  const nameOf = ({ identity }: WayLogin) => identity?.name ?? identity?.email ?? ''

  return {
    names: () => [...ways.keys()],
    async start(
      name: string,
      {
        device,
        site,
        frame,
        returnTo,
        linkTo,
      }: Pick<WayLogin, 'device' | 'site' | 'frame'> &
        Pick<WayLogin['secrets'], 'returnTo' | 'linkTo'>,
    ): Promise<EmbeddedWayStarted> {
      const way = wayOf(name)
      if (isLinkWay(way)) {
        const [id, nonce] = [randomBytes(16).toString('base64url'), randomBytes(16).toString('hex')]
        const untilMs = Date.now() + loginMinutes * 60_000
        const { link, token } = await way.begin({ site, nonce, untilMs }).catch((error) => {
          log.warn({ err: error, way: name }, 'A link for a login could not be had')
          throw loginRefused('way-away')
        })
        const secrets = { verifier: token, nonce, linkTo }
        await store.add({ id, way: name, device, site, frame, secrets })
        return { login: id, page: link, proof: '' }
      }
      // Nobody is led to another site than the one that asks.
      if (returnTo !== undefined && !isAt(returnTo, site)) throw loginRefused('site')
      const [id, verifier, nonce] = [16, 32, 16].map((length) =>
        randomBytes(length).toString('base64url'),
      )
      if (!id || !verifier || !nonce) throw new Error('No random bytes')
      await store.add({
        id,
        way: name,
        device,
        site,
        frame,
        secrets: { verifier, nonce, returnTo, linkTo },
      })
      return { login: id, page: `${frame}/ways/${name}#${stateOf(id)}`, proof: proofOf(id) }
    },
    /** Where the frame's page leads its user, and from which page it has to have been opened. */
    async open(name: string, state: string): Promise<EmbeddedWayOpened> {
      const login = await findBy(name, state)
      if (login.stage !== 'started') throw loginRefused('way-link')
      try {
        const url = await pageWayOf(name).authorize(requestOf(login))
        return { url: url.href, site: login.site }
      } catch (error) {
        log.warn({ err: error, way: name }, 'A vendor could not be asked for a login')
        throw loginRefused('way-away')
      }
    },
    /** What the vendor sent along, or the user's word that the login is theirs. */
    async callback(name: string, given: EmbeddedWayCallback): Promise<EmbeddedWayAnswer> {
      const login = await findBy(name, given.state)
      const { id, site, secrets } = login
      const { returnTo = null } = secrets
      if (given.ticket !== undefined) {
        if (!isSame(given.ticket, ticketOf(id))) throw loginRefused('way-link')
        if (!(await store.move(id, 'unconfirmed', given.isMine ? 'done' : 'failed')))
          throw loginRefused('way-link')
        return {
          ...{ stage: given.isMine ? 'done' : 'failed', site, name: nameOf(login) },
          ...{ ticket: null, returnTo },
        }
      }
      const way = pageWayOf(name)
      // Once, whatever becomes of it.
      if (!(await store.move(id, 'started', 'answered'))) throw loginRefused('way-link')
      try {
        const identity = await way.identify(new URLSearchParams(given.answer), requestOf(login))
        const isProven = isSame(given.proof ?? '', proofOf(id))
        const stage = isProven ? 'done' : 'unconfirmed'
        await store.move(id, 'answered', stage, identity)
        return {
          ...{ stage, site, name: nameOf({ ...login, identity }) },
          ...{ ticket: isProven ? null : ticketOf(id), returnTo },
        }
      } catch (error) {
        log.warn({ err: error, way: name }, 'A login at a vendor failed')
        await store.move(id, 'answered', 'failed')
        return { stage: 'failed', site, name: '', ticket: null, returnTo }
      }
    },
    /** @returns the user, once the vendor's answer is there; `null` until then */
    async collect(
      { login: id, ticket }: { readonly login: string; readonly ticket?: string | undefined },
      device: string,
    ): Promise<{ id: string } | null> {
      const found = await store.find(id)
      if (found?.device !== device) throw loginRefused('way-link')
      // Who was brought back to the page in which they began is who began.
      if (ticket !== undefined && isSame(ticket, ticketOf(id)))
        await store.move(id, 'unconfirmed', 'done')
      const login = ticket === undefined ? await look(found) : await store.find(id)
      if (!login) throw loginRefused('way-link')
      if (login.stage === 'failed') throw loginRefused('way-failed')
      if (login.stage !== 'done') return null
      const user = await store.signIn(login)
      if (!user) throw loginRefused('way-link')
      if (user === 'taken') throw loginRefused('way-taken')
      return user
    },
  }
}

const isAt = (url: string, site: string) => URL.canParse(url) && new URL(url).origin === site
