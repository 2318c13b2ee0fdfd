import type { EmbeddedFailure, EmbeddedWayAnswer, EmbeddedWayOpened } from '@foyer/protocol'
import { readConfig } from '../config.ts'
import { createPlace, setScene } from '../views/createPlace.ts'
import { keptWayProof } from './wayProof.ts'

/** What this page keeps while its user is at the vendor: for this tab alone. */
interface Leaving {
  readonly state: string
  readonly proof: string | null
}

const timeoutMs = 10_000
/** The page that opened this one answers by then, if it can. */
const proofMs = 3_000
const keptAs = 'foyer-way-leaving'

/**
 * The page of a login at a vendor, of the frame's own origin: first it leads its user there, then it takes the answer to
 * the server. Nothing of it is told to the page that opened it.
 */
export async function showWay(way: string): Promise<void> {
  const { server } = readConfig()
  const ask = async <answer>(step: 'open' | 'callback', body: object): Promise<answer> => {
    const response = await fetch(`${server}/v1/embedded/ways/${way}/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      credentials: 'omit',
    })
    const json = (await response.json()) as answer | EmbeddedFailure
    if (!response.ok) throw Object.assign(new Error(), { reason: (json as EmbeddedFailure).reason })
    return json as answer
  }
  const { search, hash, pathname } = location
  // Neither is left in the history, or told to the vendor.
  history.replaceState(null, '', pathname)
  try {
    if (search === '') await leave(hash.slice(1), ask)
    else await comeBack(new URLSearchParams(search), ask)
  } catch (error) {
    await say((error as { reason?: string }).reason ?? 'unreachable')
  }
}

type Ask = <answer>(step: 'open' | 'callback', body: object) => Promise<answer>

async function leave(state: string, ask: Ask): Promise<void> {
  const { url, site } = await ask<EmbeddedWayOpened>('open', { state })
  const proof = keptWayProof(state) ?? (await proofFrom(site))
  const leaving: Leaving = { state, proof }
  sessionStorage.setItem(keptAs, JSON.stringify(leaving))
  location.replace(url)
}

/** From the page that opened this one, if it is the one that the frame is in. */
function proofFrom(site: string): Promise<string | null> {
  const opener = window.opener as Window | null
  if (!opener) return Promise.resolve(null)
  /** By the page around the frame, or by the frame, whose origin is this one's. */
  const opened = isOurs(opener) ? location.origin : site
  return new Promise((resolve) => {
    const end = (proof: string | null) => {
      clearTimeout(timer)
      window.removeEventListener('message', take)
      resolve(proof)
    }
    const take = ({ source, origin, data }: MessageEvent) => {
      const { type, proof } = (data ?? {}) as { type?: unknown; proof?: unknown }
      if (source === opener && origin === opened && type === 'foyer-way-proof')
        end(typeof proof === 'string' ? proof : null)
    }
    const timer = setTimeout(() => end(null), proofMs)
    window.addEventListener('message', take)
    // Another page than that one does not get it.
    opener.postMessage({ type: 'foyer-way-ready' }, opened)
  })
}

/** Whether a window is of this origin: others say nothing of themselves. */
function isOurs(view: Window): boolean {
  try {
    return view.origin === location.origin
  } catch {
    return false
  }
}

async function comeBack(answer: URLSearchParams, ask: Ask): Promise<void> {
  const state = answer.get('state') ?? ''
  const kept = sessionStorage.getItem(keptAs)
  sessionStorage.removeItem(keptAs)
  const leaving = kept === null ? null : (JSON.parse(kept) as Leaving)
  // Who did not leave from here comes with somebody else's answer, or in another tab.
  const proof = leaving?.state === state ? leaving.proof : null
  const { stage, site, name, ticket, returnTo } = await ask<EmbeddedWayAnswer>('callback', {
    ...{ state, answer: answer.toString() },
    ...(proof !== null && { proof }),
  })
  if (returnTo !== null) return goBack(returnTo, site, { login: state.split('.')[0] ?? '', ticket })
  if (stage !== 'unconfirmed') return say(stage === 'done' ? 'done' : 'way-failed')
  const [scene, { confirmWay }] = await Promise.all([sceneHere(), import('../views/WayView.tsx')])
  await confirmWay(scene, {
    ...{ site, name },
    answer: async (isMine) => void (await ask('callback', { state, ticket, isMine })),
  })
  window.close()
}

/** To the page that the login was begun in. What it is handed is of use to the frame that began the login alone. */
function goBack(
  returnTo: string,
  site: string,
  { login, ticket }: { login: string; ticket: string | null },
): void {
  const back = new URL(returnTo)
  if (back.origin !== site) throw new Error('Another page')
  const result = new URL(location.pathname, location.origin)
  result.searchParams.set('login', login)
  if (ticket !== null) result.searchParams.set('ticket', ticket)
  back.searchParams.set('result_uri', result.href)
  location.replace(back.href)
}

/** In words, where the window does not close by itself. */
async function say(what: string): Promise<void> {
  if (what === 'done') window.close()
  const [scene, { showWayEnd }] = await Promise.all([sceneHere(), import('../views/WayView.tsx')])
  showWayEnd(scene, what)
}

function sceneHere() {
  const place = createPlace()
  place.follow({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    locale: navigator.language,
  })
  return setScene(place)
}
