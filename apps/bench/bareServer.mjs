// A program of its own: the least that Fastify does for an answer. It is told its answers over the
// channel, by the number of the page, says where it listens and ends with the channel.
import fastify from 'fastify'

process.once('message', async (answers) => {
  const app = fastify()
  const bodies = answers.map(({ body, ...rest }) => ({
    ...rest,
    body: Buffer.from(body, 'base64'),
  }))
  app.get('/getWallets', (request, reply) => {
    const { body, headers } = bodies[Number(request.query.page) - 1]
    reply.headers(headers).send(body)
  })
  process.send({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
})
process.once('disconnect', () => process.exit(0))
