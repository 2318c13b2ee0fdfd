import { signInExpress } from '@foyer/siwx/express'
import express from 'express'

const port = Number(process.env.PORT ?? 3000)
// Of the pages that may sign in here; behind a proxy it is not the address that the server listens at.
const origin = process.env.ORIGIN ?? `http://localhost:${port}`

const app = express()
app.use(signInExpress({ origin }))
app.get('/orders', (request, response) => {
  if (!request.signedIn) return response.status(401).end()
  response.json({ of: request.signedIn.account })
})
app.use(express.static('dist'))
app.listen(port, () => console.log(origin))
