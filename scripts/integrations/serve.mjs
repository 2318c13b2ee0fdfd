// Serves what was built, or starts the server that an application brings.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}

/** @typedef {{ url: string, stop: () => Promise<void> }} Site */

/**
 * @param {string[]} folders a file is taken from the first that has it
 * @returns {Promise<Site>}
 */
export async function serveFolders(folders) {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url ?? '/', 'http://host')
    for (const folder of folders) {
      const path = join(folder, pathname === '/' ? 'index.html' : pathname)
      const body = await readFile(path).catch(() => null)
      if (!body) continue
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(body)
      return
    }
    // The favicon, which no page here has.
    response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Runs `npm start`, or another script, with a `PORT` that is free.
 *
 * @param {string} folder
 * @param {{ script?: string, port?: number, saysPort?: boolean }} [options] `saysPort` for a program that takes its port
 *   as `--port` alone
 * @returns {Promise<Site>}
 */
export async function startServer(
  folder,
  { script = 'start', port: given, saysPort = false } = {},
) {
  const port = given ?? (await findPort())
  const env = { ...process.env, PORT: `${port}`, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined }
  // A group of its own: npm does not pass every signal on to what it started.
  const words = ['run', script, ...(saysPort ? ['--', '--port', `${port}`] : [])]
  const child = spawn('npm', words, { cwd: folder, env, detached: true, stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = once(child, 'close')
  const stop = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const url = `http://localhost:${port}/`
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`npm run ${script} ended: ${said}`)
    if (await fetch(url).catch(() => null)) return { url, stop }
    await wait(200)
  }
  await stop()
  throw new Error(`npm run ${script} serves nothing: ${said}`)
}

/** @returns {Promise<number>} a port that nothing listens on */
export async function findPort() {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function listen(server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server.address().port
}
