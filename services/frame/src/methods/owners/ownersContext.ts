import type { NodeRequest } from '@foyer/transactions'
import { type Hex, hexToBytes } from 'viem'
import { createNode } from '../../approve/chain.ts'
import type { Host } from '../../channel/openChannel.ts'
import type { OperationContext } from '../../smart-account/operations.ts'
import type { Scene } from '../../views/createPlace.ts'

/** What a task about the owners of a smart account is done with on one network, and what its user sees of it. */
export type OwnersContext = Omit<OperationContext, 'smartAccount'> & {
  /** Shows that something is waited for. */
  wait<result>(work: Promise<result>): Promise<result>
}

/** @param network CAIP-2 */
export const nodeOf = (
  host: Host,
  server: string,
  network: string,
  path: 'rpc' | 'bundler' = 'rpc',
): NodeRequest => createNode({ server, projectId: host.hello.projectId, chainId: network, path })

/** @param network CAIP-2 */
export async function ownersContext(
  {
    host,
    server,
    scene,
    signal,
  }: { host: Host; server: string; scene: Scene; signal: AbortSignal },
  network: string,
): Promise<OwnersContext> {
  const [{ askApproval }, { showWaiting }] = await Promise.all([
    import('../../views/ApprovalView.tsx'),
    import('../../views/WaitView.tsx'),
  ])
  return {
    ...{ chainId: Number(network.slice('eip155:'.length)), origin: host.origin },
    node: nodeOf(host, server, network),
    bundler: nodeOf(host, server, network, 'bundler'),
    approve: (approval) => askApproval(scene, approval, signal),
    wait: (work) => showWaiting(scene, work, signal),
    ...{ words: scene.words, signal },
  }
}

/** Asks one of these passkeys to sign. @param ids in base64url */
export async function signBy(
  { scene, signal }: { scene: Scene; signal: AbortSignal },
  ids: readonly string[],
  challenge: Hex,
) {
  const { signWithPasskey } = await import('../../views/PasskeyView.tsx')
  const bytes = Uint8Array.from(hexToBytes(challenge))
  return signWithPasskey(scene, { challenge: bytes, ids }, signal)
}
