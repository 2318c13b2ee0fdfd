// A program of its own: asks at an even pace, whether or not the answers keep up. A time is counted
// from the moment at which the request was due, so that an answer which holds up others is not
// counted once only.
import { Agent, request } from 'node:http'

process.once('message', async ({ urls, perSecond, seconds, headers }) => {
  const agent = new Agent({ keepAlive: true })
  const total = perSecond * seconds
  const timesMs = []
  let failures = 0
  /** How often, by status or by what the network said. */
  const reasons = {}
  const ask = (url, dueMs) =>
    new Promise((resolve) => {
      const fail = (reason) => {
        failures++
        reasons[reason] = (reasons[reason] ?? 0) + 1
        resolve()
      }
      const asked = request(url, { agent, headers }, (response) => {
        let bytes = 0
        response.on('data', (chunk) => {
          bytes += chunk.length
        })
        response.on('error', (error) => fail(error.message))
        response.on('end', () => {
          if (response.statusCode !== 200 || bytes === 0) return fail(response.statusCode)
          timesMs.push(performance.now() - dueMs)
          resolve()
        })
      })
      asked.setTimeout(10_000, () => asked.destroy(new Error('No answer within 10 s')))
      asked.on('error', (error) => fail(error.message)).end()
    })

  const startMs = performance.now()
  const answers = []
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startMs) / 1_000) * perSecond) + 1)
    while (answers.length < due) {
      const index = answers.length
      answers.push(ask(urls[index % urls.length], startMs + (index / perSecond) * 1_000))
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(answers)
  agent.destroy()
  process.send({ timesMs, failures, reasons }, () => process.disconnect())
})
