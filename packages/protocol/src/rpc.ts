import * as z from 'zod/mini'

const id = z.union([z.string().check(z.maxLength(128)), z.int(), z.null()])

/** One call as JSON-RPC 2.0 writes it. It has an id: what nobody waits for is not asked. */
export const RpcCall = z.object({
  jsonrpc: z.literal('2.0'),
  id,
  method: z.string().check(z.minLength(1), z.maxLength(64)),
  params: z.optional(z.array(z.unknown()).check(z.maxLength(8))),
})
export type RpcCall = z.infer<typeof RpcCall>

/** The body of `POST /v1/rpc`: one call, or up to 20. */
export const RpcRequest = z.union([
  RpcCall,
  z.array(RpcCall).check(z.minLength(1), z.maxLength(20)),
])
export type RpcRequest = z.infer<typeof RpcRequest>

/** What one call gave. */
export const RpcAnswer = z.union([
  z.strictObject({ jsonrpc: z.literal('2.0'), id, result: z.unknown() }),
  z.strictObject({
    jsonrpc: z.literal('2.0'),
    id,
    error: z.object({ code: z.int(), message: z.string(), data: z.optional(z.unknown()) }),
  }),
])
export type RpcAnswer = z.infer<typeof RpcAnswer>

/** The answer of `POST /v1/rpc`: as many as calls, in their order. */
export const RpcResponse = z.union([RpcAnswer, z.array(RpcAnswer)])
export type RpcResponse = z.infer<typeof RpcResponse>
