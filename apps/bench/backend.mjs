// A stand-in for the server: the calls that the modal makes until a wallet is connected, over a small
// generated list of wallets, answered as well or as badly as a visit wants it.
import { once } from 'node:events'
import { createServer } from 'node:http'

/** A white pixel. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
  'base64',
)

const walletCount = 60
const slowMs = 500

/**
 * `hangs` takes a connection and never answers; `refused` takes none.
 *
 * @typedef {'instant' | 'slow' | 'hangs' | 'refused'} Behaviour
 */

/**
 * Starts the server, instant at first.
 *
 * @returns {Promise<{ url: string, behave: (how: Behaviour) => Promise<void>, stop: () => void }>}
 */
export async function serveBackend() {
  const wallets = Array.from({ length: walletCount }, (_, index) => describeWallet(index))
  let behaviour = 'instant'
  const server = createServer((request, response) => {
    if (behaviour === 'hangs') return
    const delayMs = behaviour === 'slow' ? slowMs : 0
    setTimeout(() => answer({ request, response, wallets }), delayMs)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address()
  const close = async () => {
    if (!server.listening) return
    const closed = once(server.close(), 'close')
    server.closeAllConnections()
    await closed
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async behave(how) {
      if (how === behaviour) return
      behaviour = how
      if (how === 'refused') return close()
      // Whatever hung until now would otherwise hold a connection of the next visit.
      server.closeAllConnections()
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    stop: () => void close(),
  }
}

function answer({ request, response, wallets }) {
  const { pathname, searchParams } = new URL(request.url, 'http://bench')
  const send = (status, type, body) =>
    response
      .writeHead(status, {
        'content-type': type,
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': 'GET, POST',
        'timing-allow-origin': '*',
      })
      .end(body)
  const json = (value, status = 200) => send(status, 'application/json', JSON.stringify(value))
  if (request.method === 'OPTIONS') return send(204, 'text/plain')
  if (pathname === '/getWallets') return json(list(wallets, searchParams))
  if (pathname.startsWith('/getWalletImage/')) return send(200, 'image/png', image)
  if (pathname === '/getAnalyticsConfig') return json({ isAnalyticsEnabled: false })
  if (pathname === '/e') return json({}, 202)
  json({ status: 404, statusText: 'Not Found' }, 404)
}

function list(wallets, query) {
  const ids = (name) => (query.get(name) ?? '').split(',').filter(Boolean)
  const include = ids('include')
  const exclude = ids('exclude')
  const search = query.get('search')?.toLowerCase() ?? ''
  const found = wallets.filter(
    ({ id, name }) =>
      (include.length === 0 || include.includes(id)) &&
      !exclude.includes(id) &&
      name.toLowerCase().includes(search),
  )
  const entries = Number(query.get('entries') || 40)
  const start = (Number(query.get('page') || 1) - 1) * entries
  return { data: found.slice(start, start + entries), count: found.length }
}

function describeWallet(index) {
  const number = String(index).padStart(2, '0')
  return {
    id: `bench-${number}`,
    name: `Plausible Wallet ${number}`,
    badge_type: null,
    description: 'Keeps keys, shows balances and signs what you approve.',
    chains: ['eip155:1', 'eip155:8453', 'eip155:10', 'eip155:42161'],
    homepage: `https://wallet-${number}.example`,
    image_id: `image-${number}`,
    image_url: null,
    order: index,
    link_mode: null,
    mobile_link: `wallet${number}://`,
    desktop_link: null,
    webapp_link: null,
    app_store: null,
    play_store: null,
    chrome_store: `https://store.example/wallet-${number}`,
    rdns: `example.wallet-${number}`,
    injected: [{ namespace: 'eip155', injected_id: `isWallet${number}` }],
    supports_wc: true,
  }
}
