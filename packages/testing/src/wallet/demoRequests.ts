import type { Ask } from './demoPrompt.ts'
import type { Rpc } from './demoSigner.ts'
import type { InTurn } from './demoSigning.ts'
import {
  invalidParams,
  unauthorized,
  unknownChain,
  unreachable,
  unsupportedMethod,
} from './providerErrors.ts'

/** A chain that the Demo wallet knows. */
export interface DemoWalletChain {
  readonly chainId: number
  readonly rpcUrl: string
  /** Shown in prompts; `Chain 31337` when absent. */
  readonly name?: string
}

/** An account that the Demo wallet holds. Never use a key that guards real money. */
export interface DemoWalletAccount {
  readonly privateKey: `0x${string}`
  /** Saves loading the cryptography before the first signature. */
  readonly address?: `0x${string}`
}

type Request = (request: { readonly method: string; readonly params?: unknown }) => Promise<unknown>

/** The wallet's own memory of this site, as an extension would keep it; not Foyer's. */
const permissionKey = 'dev.foyer.demo/permission'

/** What the Demo wallet does for each method. */
export function createDemoRequests({
  page,
  chains,
  accounts,
  ask,
  emit,
  signal,
}: {
  page: Window & typeof globalThis
  chains: readonly DemoWalletChain[]
  accounts: readonly DemoWalletAccount[]
  ask: Ask
  emit: (event: string, value: unknown) => void
  /** Ends what the wallet listens to. */
  signal: AbortSignal
}): Request {
  const known = new Map(chains.map((chain) => [chain.chainId, chain]))
  const memory = permissionMemory(page)
  const remembered = memory.read()
  let permitted = remembered !== null
  let chainId =
    remembered !== null && known.has(remembered) ? remembered : (chains[0]?.chainId ?? 1)

  const chainName = (id: number) => known.get(id)?.name ?? `Chain ${id}`
  const rpcOf = (id: number): Rpc => {
    const url = known.get(id)?.rpcUrl ?? ''
    return (method, params) => callNode({ page, url, method, params })
  }

  const keysByAddress = async () =>
    new Map(
      await Promise.all(
        accounts.map(async ({ address, privateKey }) => {
          const own = address ?? (await import('./demoSigner.ts')).addressOf(privateKey)
          return [own, privateKey] as const
        }),
      ),
    )
  const visible = async () => (permitted ? [...(await keysByAddress()).keys()] : [])
  const keyOf = async (address: unknown) => {
    const wanted = String(address).toLowerCase()
    const found = [...(await keysByAddress())].find(([own]) => own.toLowerCase() === wanted)
    if (!permitted || !found) throw unauthorized()
    return found[1]
  }
  let last: Promise<unknown> = Promise.resolve()
  const inTurn: InTurn = (send) => {
    const sent = last.then(send)
    last = sent.catch(() => {}) // the page gets the error; the next one is not to blame
    return sent
  }
  const permissions = () => (permitted ? [{ parentCapability: 'eth_accounts' }] : [])

  const permit = async (method: string) => {
    await ask(method, {
      title: 'Share your accounts?',
      facts: (await keysByAddress()).size > 1 ? [['Accounts', `${accounts.length}`]] : [],
    })
    permitted = true
    memory.write(chainId)
    emit('accountsChanged', await visible())
  }
  const move = (next: number) => {
    chainId = next
    if (permitted) memory.write(chainId)
    emit('chainChanged', toHex(chainId))
  }

  /** An extension is one for all tabs, so what is allowed in one is allowed in each. */
  page.addEventListener(
    'storage',
    async ({ key }) => {
      if (key !== permissionKey && key !== null) return
      const kept = memory.read()
      const moved = kept !== null && kept !== chainId && known.has(kept)
      const changed = permitted !== (kept !== null)
      permitted = kept !== null
      if (moved) chainId = kept
      if (changed) emit('accountsChanged', await visible())
      if (moved) emit('chainChanged', toHex(chainId))
    },
    { signal },
  )

  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_chainId: () => toHex(chainId),
    net_version: () => `${chainId}`,
    eth_accounts: visible,
    async eth_requestAccounts() {
      if (!permitted) await permit('eth_requestAccounts')
      return visible()
    },
    wallet_getPermissions: permissions,
    async wallet_requestPermissions() {
      await permit('wallet_requestPermissions')
      return permissions()
    },
    wallet_revokePermissions() {
      permitted = false
      memory.forget()
      emit('accountsChanged', [])
      return null
    },
    async wallet_switchEthereumChain([asked]) {
      const next = chainIdOf(asked)
      if (!known.has(next)) throw unknownChain(toHex(next))
      if (next === chainId) return null
      await ask('wallet_switchEthereumChain', {
        title: 'Switch network?',
        facts: [
          ['From', chainName(chainId)],
          ['To', chainName(next)],
        ],
      })
      move(next)
      return null
    },
    async wallet_addEthereumChain([asked]) {
      const added = chainIdOf(asked)
      const { rpcUrls, chainName: name } = asked as { rpcUrls?: unknown; chainName?: unknown }
      const [rpcUrl] = Array.isArray(rpcUrls) ? rpcUrls : []
      if (!/^https?:\/\//.test(rpcUrl)) throw invalidParams('Expected an http url in rpcUrls.')
      await ask('wallet_addEthereumChain', {
        title: 'Add and use this network?',
        facts: [
          ['Network', String(name ?? added)],
          ['Chain id', `${added}`],
          ['RPC', rpcUrl],
        ],
      })
      if (!known.has(added)) known.set(added, { chainId: added, rpcUrl, name: String(name) })
      if (added !== chainId) move(added)
      return null
    },
  }

  return async ({ method, params }) => {
    const list = Array.isArray(params) ? params : []
    const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
    if (answer) return answer(list)
    if (/^(personal_sign|eth_signTypedData_v4|eth_sendTransaction)$/.test(method)) {
      const { sign } = await import('./demoSigning.ts')
      const network = { chainId, name: chainName(chainId), rpc: rpcOf(chainId) }
      return sign({ method, params: list, network, keyOf, ask, inTurn })
    }
    if (!/^(eth|net|web3)_(?!sign)/.test(method)) throw unsupportedMethod(method)
    return rpcOf(chainId)(method, params ?? [])
  }
}

async function callNode({
  page,
  url,
  method,
  params,
}: {
  page: Window & typeof globalThis
  url: string
  method: string
  params: unknown
}): Promise<unknown> {
  const response = await page
    .fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    .catch((cause: unknown) => {
      throw unreachable(url, cause)
    })
  const { result, error } = await response.json()
  if (error) throw Object.assign(new Error(error.message), { code: error.code, data: error.data })
  return result
}

/** The chain the user last used with this site; nothing when the site is not allowed. */
function permissionMemory(page: Window) {
  const attempt = <value>(action: (storage: Storage) => value): value | null => {
    try {
      return action(page.localStorage)
    } catch {
      // Without storage the wallet forgets at reload, as an extension does when it is reset.
      return null
    }
  }
  return {
    read: () =>
      attempt((storage) => {
        const stored = JSON.parse(storage.getItem(permissionKey) ?? 'null')
        return stored === null ? null : Number(stored.chainId)
      }),
    write: (chainId: number) =>
      void attempt((storage) => storage.setItem(permissionKey, JSON.stringify({ chainId }))),
    forget: () => void attempt((storage) => storage.removeItem(permissionKey)),
  }
}

function chainIdOf(asked: unknown): number {
  const { chainId } = (asked ?? {}) as { chainId?: unknown }
  if (typeof chainId !== 'string' || !/^0x[0-9a-f]{1,13}$/i.test(chainId))
    throw invalidParams("Expected a 0x-prefixed 'chainId'.")
  return Number(chainId)
}

const toHex = (chainId: number) => `0x${chainId.toString(16)}`
