// A program of its own: the least that `ws` does for a message. It sends each frame back, or to
// everybody else when the frame begins with a B. It says where it listens and ends with the channel.
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const http = createServer()
const server = new WebSocketServer({ server: http, perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const text = data.toString()
    // As clients of a relay acknowledge what they have.
    if (text === 'ok') return
    if (!text.startsWith('B')) return socket.send(text)
    for (const other of server.clients) if (other !== socket) other.send(text)
  })
})
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address()
  process.send({ url: `ws://127.0.0.1:${port}` })
})
process.on('message', () => process.send({ rss: process.memoryUsage().rss }))
process.once('disconnect', () => process.exit(0))
