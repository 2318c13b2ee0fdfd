import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')
const page = join(root, 'docs/shop.md')
const vite = join(root, 'node_modules/vite/bin/vite.js')

/** The files that a page of the documentation tells its readers to write: each block after a line that begins with its name. */
function readFiles(text: string): Map<string, string> {
  const blocks = text.matchAll(/^`([\w./]+)`[^\n]*\n\n```\w+[^\n]*\n(.*?)^```/gms)
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]))
}

/**
 * Builds and serves the shop as `docs/shop.md` has it, with another chain in the place of its own.
 *
 * The folder lies inside of the repository, so that packages are found as in an application.
 */
export async function startShop({ rpcUrl }: { readonly rpcUrl: string }) {
  const parent = join(root, '.foyer/shops')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'shop-'))
  const files = readFiles(await readFile(page, 'utf8'))
  for (const [name, code] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), code.replaceAll('http://127.0.0.1:8545', rpcUrl))
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')

  const [port, pagePort] = await Promise.all([freePort(), freePort()])
  const origin = `http://localhost:${pagePort}`
  const env = { ...process.env, PORT: String(port), ORIGIN: origin }
  const children: ChildProcess[] = []
  const start = (...command: string[]) => {
    const child = spawn(process.execPath, command, { cwd: folder, env, stdio: 'ignore' })
    children.push(child)
    return child
  }
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const [code] = await once(start(vite, 'build'), 'exit')
    if (code !== 0) throw new Error('The shop of docs/shop.md does not build')
    start('server.js')
    start(vite, 'preview', '--port', String(pagePort), '--strictPort')
    await Promise.all([answers(`http://127.0.0.1:${port}/orders`), answers(origin)])
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, names: [...files.keys()], stop }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port')
  return address.port
}

async function answers(url: string): Promise<void> {
  const deadlineMs = performance.now() + 30_000
  for (;;) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (performance.now() > deadlineMs) throw new Error(`Nothing answers at ${url}`)
    await new Promise((wake) => setTimeout(wake, 100))
  }
}
