// Comes into a process with `--import` and tells what its memory holds once garbage is collected. Does
// not keep the process alive.
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const place = process.env.FOYER_BENCH_PROBE

// Processes that this one starts would overwrite the place.
delete process.env.FOYER_BENCH_PROBE
delete process.env.NODE_OPTIONS

const server = createServer(async (_request, response) => {
  // What the first one releases may hold on to more.
  for (let round = 0; round < 2; round++) {
    globalThis.gc()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { rss, heapUsed } = process.memoryUsage()
  response.setHeader('connection', 'close').end(JSON.stringify({ rss, heapUsed }))
})
server.unref().listen(0, '127.0.0.1', () => {
  writeFileSync(place, `http://127.0.0.1:${server.address().port}`)
})
