import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { partMissing, portTaken } from './errors.ts'

export interface StartInboxParameters {
  /** Of the page and the JSON, on 127.0.0.1; 0, the default, takes any free one. */
  port?: number
  portVariable?: string
  /** Of SMTP. */
  smtpPort?: number
  smtpPortVariable?: string
}

/** A mail that arrived. */
export interface ReceivedMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** ISO 8601. */
  at: string
}

export interface Inbox {
  /** The page; `GET /messages?to=` lists mails as JSON, the newest first, `DELETE /messages` forgets them. */
  url: string
  /** Such as `smtp://127.0.0.1:5141`. */
  smtpUrl: string
  /** Resolves when both ports are free. May be called again. */
  stop(): Promise<void>
}

const maxMailBytes = 1_000_000
const maxMails = 500

/**
 * Receives mail over SMTP for every address, and delivers none of it: what a server sends during development is read
 * in a browser or as JSON.
 *
 * @throws `stack/port-taken` when something listens on a port
 * @throws `stack/part-missing` when `smtp-server` or `postal-mime` is not installed
 * @example
 * import { startInbox } from '@foyer/testing/stack'
 *
 * const inbox = await startInbox()
 * console.log(inbox.url, inbox.smtpUrl)
 * await inbox.stop()
 */
export async function startInbox({
  port = 0,
  portVariable,
  smtpPort = 0,
  smtpPortVariable,
}: StartInboxParameters = {}): Promise<Inbox> {
  const [{ SMTPServer }, { default: PostalMime }] = await Promise.all([
    import('smtp-server'),
    import('postal-mime'),
  ]).catch((cause: unknown) => {
    throw partMissing({ part: 'The mail inbox', packages: 'smtp-server postal-mime', cause })
  })
  const mails: ReceivedMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        try {
          const mail = await PostalMime.parse(Buffer.concat(chunks))
          const to = mail.to?.map(({ address }) => address ?? '').join(', ') ?? ''
          const { subject = '', text = '', html = '', date } = mail
          const at = date ?? new Date().toISOString()
          mails.unshift({ id: randomUUID(), to, subject, text, html, at })
          mails.splice(maxMails)
          done()
        } catch (error) {
          done(error as Error)
        }
      })
    },
  })
  // Connections that break are the sender's matter.
  smtp.on('error', () => {})
  const page = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cache-control', 'no-store')
    if (pathname === '/messages' && request.method === 'DELETE') {
      mails.length = 0
      response.writeHead(204).end()
      return
    }
    if (request.method !== 'GET') return void response.writeHead(405).end()
    if (pathname === '/messages') {
      const to = searchParams.get('to')?.toLowerCase()
      const found = mails.filter((mail) => !to || mail.to.toLowerCase().includes(to))
      return send(response, 'application/json', JSON.stringify(found))
    }
    if (pathname === '/') return send(response, 'text/html', listOf(mails))
    response.writeHead(404).end()
  })
  await listen(smtp.server as unknown as Server, smtpPort, smtpPortVariable)
  try {
    await listen(page, port, portVariable)
  } catch (error) {
    smtp.close()
    throw error
  }
  let stopping: Promise<void> | undefined
  return {
    url: `http://127.0.0.1:${portOf(page)}`,
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server as unknown as Server)}`,
    stop() {
      stopping ??= Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => {
          page.close(() => resolve())
          page.closeAllConnections()
        }),
      ]).then(() => {})
      return stopping
    },
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function listen(server: Server, port: number, variable: string | undefined): Promise<void> {
  server.listen({ host: '127.0.0.1', port })
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw portTaken({ port, variable })
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('content-type', `${type}; charset=utf-8`)
  // Mails are text here: nothing of them runs, and nothing is fetched for them.
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  response.end(body)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const listOf = (mails: readonly ReceivedMail[]) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Inbox</title>
<style>body{font:16px/1.5 system-ui;max-width:40em;margin:2em auto;padding:0 1em}article{border:1px solid #8884;border-radius:12px;padding:1em;margin:1em 0}pre{white-space:pre-wrap;font:inherit;margin:0}:root{color-scheme:light dark}</style>
<h1>Inbox</h1>${
    mails
      .map(
        ({ to, subject, text, at }) =>
          `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, ${escaped(at)}</p><pre>${escaped(text)}</pre></article>`,
      )
      .join('') || '<p>No mail yet.</p>'
  }</html>`
