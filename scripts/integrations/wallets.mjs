// Wallets that approve everything. Each function runs in the page, so it uses nothing from outside.

/** Announces itself by EIP-6963. */
export function announceEvmWallet() {
  const accounts = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266']
  const answers = {
    eth_requestAccounts: accounts,
    eth_accounts: accounts,
    eth_chainId: '0x1',
    eth_getBalance: '0x0',
  }
  const provider = {
    request: async ({ method, params }) =>
      method === 'personal_sign' ? window.signAsAcorn(params[0]) : (answers[method] ?? null),
    on() {},
    removeListener() {},
  }
  const icon = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
  const info = { uuid: crypto.randomUUID(), name: 'Acorn', rdns: 'dev.foyer.acorn', icon }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** Registers by the Wallet Standard. Its key is 32 bytes of 1, so that the address is known. */
export function registerSolanaWallet() {
  const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => Number.parseInt(pair, 16))
  const seed = '01'.repeat(32)
  const chains = ['solana:mainnet', 'solana:devnet', 'solana:localnet']
  const account = {
    address: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
    publicKey: bytesOf('8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c'),
    chains,
    features: ['solana:signTransaction'],
  }
  let accounts = []
  const listeners = new Set()
  const sign = async (message) => {
    // A key in PKCS #8: what says that it is one of Ed25519, and the key.
    const pkcs8 = bytesOf(`302e020100300506032b657004220420${seed}`)
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign'])
    return new Uint8Array(await crypto.subtle.sign('Ed25519', key, message))
  }
  const features = {
    'standard:connect': {
      version: '1.0.0',
      async connect({ silent } = {}) {
        if (!silent) accounts = [account]
        for (const listener of listeners) listener({ accounts })
        return { accounts }
      },
    },
    'standard:events': {
      version: '1.0.0',
      on(_event, listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: (...inputs) =>
        Promise.all(
          inputs.map(async ({ transaction }) => {
            // One signature: a byte that counts it, its 64 bytes, and what is signed.
            const signedTransaction = transaction.slice()
            signedTransaction.set(await sign(transaction.slice(65)), 1)
            return { signedTransaction }
          }),
        ),
    },
  }
  const icon = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
  const wallet = {
    ...{ version: '1.0.0', name: 'Acorn', icon, chains, features },
    get accounts() {
      return accounts
    },
  }
  const register = ({ register: add }) => add(wallet)
  window.addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}
