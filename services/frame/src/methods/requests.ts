import { userRejected } from '../channel/failures.ts'
import type { Look } from '../views/createPlace.ts'
import { setScene } from '../views/createPlace.ts'
import type { FrameContext, Methods } from './createContext.ts'
import type { RpcCall } from './rpc/RpcCall.ts'

/** What applications ask of the wallet, and what keeps page and frame alike. */
export function requestMethods({
  place,
  server,
  running,
  vault,
  walletOf,
  show,
}: FrameContext): Methods<'RPC_REQUEST' | 'RPC_ABORT' | 'SYNC_THEME'> {
  return {
    async RPC_REQUEST(host, call: RpcCall, id) {
      const stopped = new AbortController()
      running.set(id, stopped)
      const { signal } = stopped
      try {
        const [{ rpcRequest }, wallet, scene] = await Promise.all([
          import('./rpc/rpcRequest.ts'),
          walletOf(host),
          setScene(place),
        ])
        const { projectId, name: applicationName } = host.hello
        const { user } = await vault.read()
        return await rpcRequest(call, {
          ...{
            wallet,
            origin: host.origin,
            server,
            projectId,
            applicationName,
            keptSmartAccount: user?.smartAccount,
            signal,
            words: scene.words,
          },
          async approve(approval) {
            const [{ askApproval }, { showRecoveryCode }] = await Promise.all([
              import('../views/ApprovalView.tsx'),
              import('../views/RecoveryCodeView.tsx'),
            ])
            await show(host, 'approve', async () => {
              signal.throwIfAborted()
              // Before anything is at stake, for who has not looked at it yet.
              const code = await wallet.unseenCode()
              if (code) {
                await showRecoveryCode(scene, code, signal)
                await wallet.codeSeen()
              }
              await askApproval(scene, approval, signal)
            })
            signal.throwIfAborted()
          },
        })
      } finally {
        running.delete(id)
      }
    },
    async RPC_ABORT(_host, { request }: { request: string }) {
      running.get(request)?.abort(userRejected())
      return null
    },
    async SYNC_THEME(_host, look: Partial<Look>) {
      place.follow(look)
      return null
    },
  }
}
