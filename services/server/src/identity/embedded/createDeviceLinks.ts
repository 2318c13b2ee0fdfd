import { randomBytes } from 'node:crypto'
import type { EmbeddedApproval, EmbeddedApprovalAsked } from '@foyer/protocol'
import type { Counters } from '../../platform/counters/Counters.ts'
import { browserOf } from './browserOf.ts'
import type { DeviceStore } from './createDeviceStore.ts'
import type { Mail } from './createMailer.ts'
import { deviceMail } from './deviceMail.ts'
import { loginRefused, waitLonger } from './errors.ts'

const hourMs = 3_600_000

/** Where a request of a device came from. */
export interface Caller {
  /** The frame's origin. */
  readonly frame: string
  readonly address: string
  /** The browser's `User-Agent`. */
  readonly agent: string
}

/**
 * New devices, which the reader of a mail approves on a page that names them: so that a code that somebody was talked
 * out of lets in no device of somebody else. The link signs nobody in.
 */
export function createDeviceLinks({
  store,
  counters,
  send,
  macOf,
  isSame,
  coolDownMs,
  now,
}: {
  store: DeviceStore
  counters: Counters
  /** Over when the mail is on its way. @throws `mail/failed` */
  send(mail: Mail, onFailed: () => Promise<void>): Promise<void>
  macOf(...texts: readonly string[]): string
  isSame(one: string, other: string): boolean
  coolDownMs: number
  now(): number
}) {
  return {
    knows: store.knows,
    /** Sends a link. @returns the login that waits for it @throws `embedded/wait`, `mail/failed` */
    async send(
      { email, site, locale }: { email: string; site: string; locale?: string | undefined },
      device: string,
      { frame, address, agent }: Caller,
    ): Promise<string> {
      const key = `embedded-link:${device}`
      const { isAllowed, endsInMs } = await counters.take({ key, max: 1, windowMs: coolDownMs })
      if (!isAllowed) throw waitLonger(Math.max(1, Math.ceil(endsInMs / 1_000)))
      const [id, secret] = [16, 24].map((length) => randomBytes(length).toString('base64url'))
      if (!id || !secret) throw new Error('No random bytes')
      const asked = { email, site, browser: browserOf(agent), address, atMs: now() }
      if (!(await store.addLink({ id, device, linkMac: macOf('link', id, secret), asked })))
        throw waitLonger(hourMs / 1_000)
      const link = `${frame}/device#${id}.${secret}`
      await send(await deviceMail({ asked, link, locale }), () => store.removeLink(id))
      return id
    },
    /** @throws `embedded/refused` when the answer was no, or none came in time */
    async isApproved(id: string, device: string): Promise<boolean> {
      const link = await store.link(id)
      if (link?.device !== device) throw loginRefused('link')
      if (link.answer === 'refused') throw loginRefused('device')
      return link.answer === 'approved'
    },
    /** What a link asks, after the answer, if there is one. @throws `embedded/refused` */
    async approval({ link: text, answer }: EmbeddedApproval): Promise<EmbeddedApprovalAsked> {
      const [id = '', secret = ''] = text.split('.')
      const link = await store.link(id)
      const isRight = isSame(macOf('link', id, secret), link?.linkMac ?? macOf('none'))
      if (!link || !isRight) throw loginRefused('link')
      if (answer && link.answer === null) await store.answer({ id, answer })
      return { ...link.asked, answer: link.answer ?? answer ?? null }
    },
  }
}
