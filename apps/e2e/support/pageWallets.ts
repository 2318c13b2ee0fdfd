import { createScriptedWallet, type RecordedRequest, type ScriptedWallet } from '@foyer/testing'

/*
 * Runs inside the page, before any script of the page.
 */

/** What tests ask of a wallet in the page: plain data, since it travels as JSON. */
export type WalletParameters = Omit<Parameters<typeof createScriptedWallet>[0], 'rpc'> & {
  /**
   * `late` waits for `wallet.announceLate`, `ethereum` becomes `window.ethereum`, and the application gives an
   * `own` one as its connector.
   */
  readonly place?: 'announced' | 'late' | 'ethereum' | 'own'
  /** Answers what is not about accounts and chains. */
  readonly rpcUrl?: string
  /** The user approved before and the wallet keeps it, so a reload finds it permitted. */
  readonly persists?: boolean
  /** It has permissions of ERC-7715, which `answerPermissions` of the test gives. */
  readonly permits?: boolean
}

declare global {
  interface Window {
    answerPermission(request: RecordedRequest): Promise<{ result?: unknown; error?: unknown }>
  }
}

/** Wallets of this page by name. */
export const wallets: Record<string, ScriptedWallet> = {}

export function addWallet({ place, rpcUrl, persists, permits, ...parameters }: WalletParameters) {
  const memory = `test-wallet/${parameters.rdns}`
  const wallet = createScriptedWallet({
    chainId: 31337,
    ...parameters,
    permitted: parameters.permitted ?? (persists === true && localStorage.getItem(memory) !== null),
    ...(rpcUrl && {
      rpc: (request) =>
        permits && /^wallet_\w+Permissions?$/.test(request.method)
          ? askPermission(request)
          : askNode(rpcUrl, request),
    }),
  })
  if (persists)
    wallet.provider.on?.('accountsChanged', (accounts: readonly string[]) => {
      if (accounts.length > 0) localStorage.setItem(memory, 'yes')
      else localStorage.removeItem(memory)
    })
  if (place === 'ethereum') wallet.installAsEthereum(window as { ethereum?: unknown })
  else if (place === 'own') giveAway(parameters.name, wallet)
  else if (place !== 'late') wallet.announce(window)
  wallets[parameters.name] = wallet
  return wallet
}

/** The demo takes what it finds there, as an application with a kit of its own does. */
function giveAway(name: string, { provider }: ScriptedWallet) {
  const own = { id: name.toLowerCase(), name, type: 'EXTERNAL', getProvider: async () => provider }
  Object.assign(window, { ownConnectors: [own] })
}

async function askPermission(request: RecordedRequest) {
  const { result, error } = await window.answerPermission(request)
  if (error) throw error
  return result
}

async function askNode(url: string, { method, params }: { method: string; params: unknown }) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
  })
  const { result, error } = await response.json()
  if (error) throw Object.assign(new Error(error.message), { code: error.code })
  return result
}
