import { signInExpress } from '@foyer/siwx/express'
import { signInFastify } from '@foyer/siwx/fastify'
import { signInHono } from '@foyer/siwx/hono'
import { signInNext } from '@foyer/siwx/next'
import { createSignInServer, memoryStore } from '@foyer/siwx/server'

const origin = 'https://shop.example'
const server = createSignInServer({ origin, store: memoryStore() })

export async function listOrders(request: Request): Promise<Response> {
  const answer = await server.handle(request)
  if (answer) return answer
  const user = await server.getSession(request.headers.get('cookie'))
  return user ? Response.json({ of: user.account }) : new Response(null, { status: 401 })
}

export const middlewares = [
  signInExpress({ origin }),
  signInFastify({ origin }),
  signInHono({ origin }),
  signInNext({ origin }).getSession,
]
