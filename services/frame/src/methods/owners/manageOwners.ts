import type { EmbeddedWayList } from '@foyer/protocol'
import type { Call } from '@foyer/transactions'
import {
  addPasskeyCall,
  isSignedByPasskey,
  keyIdHashOf,
  onlyOwnerCall,
  operationTypedData,
  type PasskeyOwner,
} from '@foyer/transactions/smart-accounts'
import { type Address, bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Described } from '../../approve/Approval.ts'
import { actionNotAllowed, notConnected, Refusal } from '../../channel/failures.ts'
import type { Host } from '../../channel/openChannel.ts'
import { readEs256Key } from '../../passkeys/es256Key.ts'
import { accountInUse, ownAccountOf, smartAddressOf } from '../../smart-account/accountInUse.ts'
import { approveOperation, awaitOperation, sendOperation } from '../../smart-account/operations.ts'
import { ownerOf, passkeysOf } from '../../smart-account/signers.ts'
import { takeOver } from '../../smart-account/takeOver.ts'
import type { Scene } from '../../views/createPlace.ts'
import { chooseOwners, type NetworkOwners, type OwnersChoice } from '../../views/OwnersView.tsx'
import type { FrameContext } from '../createContext.ts'
import { nodeOf, ownersContext, signBy } from './ownersContext.ts'

/** Which passkeys may recover the smart account of who is signed in, network by network. Over when its user is. */
export async function manageOwners(
  { server, vault, askServer, walletOf }: FrameContext,
  { host, scene, signal }: { host: Host; scene: Scene; signal: AbortSignal },
): Promise<void> {
  const { user } = await vault.read()
  const wallet = await walletOf(host)
  const addresses = await wallet.addresses()
  if (!user || !addresses) throw notConnected()
  const { smartAccountNetworks: networks = [], smartAccount: kept } = user
  if (networks.length === 0) throw actionNotAllowed()
  const owner = addresses.eip155 as Address
  const account = smartAddressOf(owner, kept)
  const { words } = scene
  const shown = { scene, signal }

  const look = async (): Promise<NetworkOwners[]> =>
    (
      await Promise.all(
        networks.map(async (network) => {
          const node = nodeOf(host, server, network)
          const state = await stateOf({ account, owner, node, signal }).catch(
            () => 'unknown' as const,
          )
          return state === null ? [] : [{ network, state }]
        }),
      )
    ).flat()
  const passkeys = async () =>
    (await askServer(host)<EmbeddedWayList>('ways', { purpose: 'ways' })).passkeys

  /** Of a passkey that its user has at hand, which shows its key: the server's word is not enough. */
  const readPasskey = async (): Promise<{ passkey: PasskeyOwner; name: string }> => {
    const all = await passkeys()
    if (all.length === 0) throw new Refusal(-32_000, words.owners.noPasskey)
    const challenge = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
    const ids = all.map(({ id }) => id)
    const assertion = await signBy(shown, ids, challenge)
    const { publicKey = '', name = '' } = all.find(({ id }) => id === assertion.keyId) ?? {}
    const key = readEs256Key(publicKey)
    const passkey = key && { keyId: assertion.keyId, ...key }
    if (!passkey || !(await isSignedByPasskey(assertion, challenge, passkey)))
      throw new Refusal(-32_000, words.owners.unsuited)
    return { passkey, name: name || passkey.keyId }
  }
  const doByKey = async (network: string, calls: readonly Call[], known: Described) => {
    const context = await ownersContext({ host, server, ...shown }, network)
    const { node, chainId } = context
    const smartAccount = await accountInUse({ owner, kept, node, signal })
    const operation = await approveOperation(calls, { ...context, smartAccount }, { known })
    const signature = await wallet.use(owner, ({ eip155 }) =>
      privateKeyToAccount(bytesToHex(eip155)).signTypedData(
        operationTypedData(operation, { chainId }),
      ),
    )
    const send = async () =>
      awaitOperation(await sendOperation({ ...operation, signature }, context), context)
    await context.wait(send())
  }

  const work: { [action in OwnersChoice['action']]: (network: string) => Promise<void> } = {
    async allow(network) {
      const { passkey, name } = await readPasskey()
      const { allowTitle: title, allowRisk } = words.owners
      const facts = [{ name: words.ways.passkey, value: name }]
      await doByKey(network, [addPasskeyCall(account, passkey)], {
        ...{ title, risks: [allowRisk], facts },
      })
    },
    async takeBack(network) {
      const { takeBackTitle: title } = words.owners
      await doByKey(network, [onlyOwnerCall(account, owner)], { title, risks: [], facts: [] })
    },
    async takeOver(network) {
      const context = await ownersContext({ host, server, ...shown }, network)
      const hashes = await passkeysOf({ account, node: context.node, signal })
      const ids = (await passkeys()).map(({ id }) => id)
      const [first, ...others] = ids.filter((id) => hashes.includes(keyIdHashOf(id)))
      if (first === undefined) throw new Refusal(-32_000, words.owners.unsuited)
      const keyIds = [first, ...others] as const
      await takeOver({
        ...context,
        ...{ account, keyIds: [first, ...others], newOwner: owner },
        sign: (challenge) => signBy(shown, keyIds, challenge),
      })
    },
  }

  let problem: string | null = null
  for (;;) {
    const choice = await chooseOwners(scene, { networks: await look(), problem, signal })
    if (!choice) return
    problem = null
    try {
      await work[choice.action](choice.network)
    } catch (error) {
      signal.throwIfAborted()
      const isGivenUp = (error as { code?: unknown }).code === 4001
      if (!isGivenUp) problem = error instanceof Error ? error.message : words.tryAgain
    }
  }
}

/** @returns `null` where nothing can be done: the account is not there, and will not be */
async function stateOf({
  account,
  owner,
  ...rest
}: {
  account: Address
  owner: Address
  node: Parameters<typeof ownerOf>[0]['node']
  signal: AbortSignal
}): Promise<NetworkOwners['state'] | null> {
  const [found, passkeys] = await Promise.all([
    ownerOf({ account, ...rest }),
    passkeysOf({ account, ...rest }),
  ])
  if (found === owner) return passkeys.length > 0 ? 'with' : 'without'
  // It is made with the first operation, and belongs to this key.
  if (found === null) return ownAccountOf(owner).address === account ? 'without' : null
  return passkeys.length > 0 ? 'elsewhere' : null
}
