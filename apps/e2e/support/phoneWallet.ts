import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { buildAuthObject } from '@walletconnect/utils'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** A request as the wallet was asked it. */
interface PhoneRequest {
  readonly method: string
  readonly params: unknown
}

/** A wallet on another device: the last open release of the protocol's own wallet package. */
export interface PhoneWallet {
  /** Who asked to be connected, oldest first. */
  readonly proposals: readonly WalletKitTypes.SessionProposal[]
  readonly requests: readonly PhoneRequest[]
  /** What the next proposal is answered with. */
  answer: 'approve' | 'reject' | 'wait'
  /** Requests wait for this. */
  unlocked: Promise<void>
  /** Scans a QR code, or follows a link. */
  scan(uri: string): Promise<void>
  /** Approves the newest proposal, which had to wait. */
  approve(): Promise<void>
  sessionCount(): number
  /** Topics of the sessions that the page ended, oldest first. */
  readonly endedByPage: readonly string[]
  /** Shows its account on these chains only from now on; all chains stay approved. */
  showAccountOn(chainIds: readonly number[]): Promise<void>
  /** Says that it moved to this chain. */
  announceChain(chainId: number): Promise<void>
  /** When its first session ends, in milliseconds since 1970. */
  sessionEndsAtMs(): number
  /** Everything that nobody else may know, such as the keys of sessions. */
  secrets(): readonly string[]
  /** Says something in every session, such as `accountsChanged`. */
  emit(event: { readonly name: string; readonly data: unknown }): Promise<void>
  /** Its owner ends everything. */
  hangUp(): Promise<void>
  stop(): Promise<void>
}

/** A chain family that the phone serves besides EVM. */
export interface PhoneFamily {
  /** CAIP-2 namespace. */
  readonly namespace: string
  /** CAIP-2 id. */
  readonly chain: string
  readonly address: string
  /** What else a session says of the account. */
  readonly sessionProperties?: Readonly<Record<string, string>>
  /** What it does, by the names of the protocol. */
  readonly methods: Readonly<Record<string, (params: Readonly<Record<string, string>>) => unknown>>
}

/** Two of them in one process must not share what they keep. */
let started = 0

/** @param relayUrl such as `ws://127.0.0.1:5110/relay` */
export async function startPhoneWallet({
  relayUrl,
  privateKey,
  rpcUrl,
  chainIds = [31337, 31338],
  otherAddresses = [],
  families = [],
  signsIn = false,
}: {
  relayUrl: string
  privateKey: `0x${string}`
  /** Of the first chain. */
  rpcUrl: string
  chainIds?: readonly number[]
  /** Approved beside that of the key. */
  otherAddresses?: readonly string[]
  /** Approved beside EVM, where a page asks for them. */
  families?: readonly PhoneFamily[]
  /** It connects and signs in with one answer, where a page asks for it. */
  signsIn?: boolean
}): Promise<PhoneWallet> {
  const account = privateKeyToAccount(privateKey)
  const core = new Core({
    relayUrl,
    projectId: 'phone',
    customStoragePrefix: `phone-${process.pid}-${++started}`,
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
  })
  const kit = await WalletKit.init({
    // The declared types of the two packages differ in what may be undefined.
    core: core as never,
    metadata: { name: 'Pocket', description: 'A phone', url: 'https://pocket.example', icons: [] },
  })
  const proposals: WalletKitTypes.SessionProposal[] = []
  const requests: PhoneRequest[] = []
  const endedByPage: string[] = []
  kit.on('session_delete', ({ topic }) => void endedByPage.push(topic))
  const perform = async (chainId: string, method: string, params: unknown): Promise<unknown> => {
    const family = families.find(({ chain }) => chain === chainId)
    if (family) return family.methods[method]?.(params as Record<string, string>)
    if (method === 'wallet_getCallsStatus') return { status: 100 }
    if (method === 'personal_sign')
      return account.signMessage({ message: { raw: (params as [`0x${string}`])[0] } })
    if (method !== 'eth_sendTransaction') throw new Error(`${method} is not played`)
    const [{ to, value = '0x0', data = '0x' }] = params as [
      { to: `0x${string}`; value?: `0x${string}`; data?: `0x${string}` },
    ]
    const client = createWalletClient({ account, transport: http(rpcUrl) })
    return client.sendTransaction({ chain: null, to, value: BigInt(value), data })
  }
  const chains = chainIds.map((id) => `eip155:${id}`)
  const namespacesOn = (shownOn: readonly string[]) => ({
    eip155: {
      chains,
      accounts: [account.address, ...otherAddresses].flatMap((address) =>
        shownOn.map((chain) => `${chain}:${address}`),
      ),
      methods: [
        'personal_sign',
        'eth_sendTransaction',
        'eth_signTypedData_v4',
        'wallet_getCallsStatus',
      ],
      events: ['accountsChanged', 'chainChanged'],
    },
    ...Object.fromEntries(
      families.map(({ namespace, chain, address, methods }) => [
        namespace,
        {
          ...{ chains: [chain], accounts: [`${chain}:${address}`] },
          ...{ methods: Object.keys(methods), events: [] },
        },
      ]),
    ),
  })
  const sessionProperties = Object.assign({}, ...families.map((one) => one.sessionProperties))
  const wallet: PhoneWallet = {
    proposals,
    requests,
    answer: 'approve',
    unlocked: Promise.resolve(),
    scan: (uri) => kit.pair({ uri }),
    endedByPage,
    sessionCount: () => Object.keys(kit.getActiveSessions()).length,
    async approve() {
      const id = proposals.at(-1)?.id
      if (id === undefined) return
      const namespaces = namespacesOn(chains)
      await kit.approveSession({
        id,
        namespaces,
        ...(families.length > 0 && { sessionProperties }),
      })
    },
    async showAccountOn(shownOn) {
      for (const topic of Object.keys(kit.getActiveSessions())) {
        const update = { topic, namespaces: namespacesOn(shownOn.map((id) => `eip155:${id}`)) }
        // Whether it is acknowledged shows in the page: the kit's `acknowledged()` waits for ever where the
        // answer came before it was called.
        await kit.updateSession(update)
      }
    },
    async announceChain(chainId) {
      for (const { topic, namespaces } of Object.values(kit.getActiveSessions())) {
        // The kit says nothing on a chain without an account.
        const chain = namespaces.eip155?.accounts[0]?.split(':').slice(0, 2).join(':') ?? ''
        const event = { name: 'chainChanged', data: chainId }
        await kit.emitSessionEvent({ topic, event, chainId: chain })
      }
    },
    sessionEndsAtMs: () => (Object.values(kit.getActiveSessions())[0]?.expiry ?? 0) * 1_000,
    secrets: () => [...core.crypto.keychain.keychain.values()],
    async emit(event) {
      for (const topic of Object.keys(kit.getActiveSessions()))
        await kit.emitSessionEvent({ topic, event, chainId: `eip155:${chainIds[0]}` })
    },
    async hangUp() {
      for (const topic of Object.keys(kit.getActiveSessions()))
        await kit.disconnectSession({ topic, reason: { code: 6000, message: 'Bye' } })
    },
    stop: () => core.relayer.transportClose(),
  }
  kit.on('session_proposal', async (proposal) => {
    proposals.push(proposal)
    if (wallet.answer === 'wait') return
    if (wallet.answer === 'reject')
      return kit.rejectSession({ id: proposal.id, reason: { code: 5000, message: 'No' } })
    await wallet.approve()
  })
  kit.on('session_request', async ({ topic, id, params: { chainId, request } }) => {
    requests.push(request)
    await wallet.unlocked
    const response = await perform(chainId, request.method, request.params).then(
      (result) => ({ id, jsonrpc: '2.0', result }),
      () => ({ id, jsonrpc: '2.0', error: { code: 5000, message: 'User rejected.' } }),
    )
    await kit.respondSessionRequest({ topic, response })
  })
  // A kit that listens to this hears no proposal of the same link.
  if (signsIn)
    kit.on('session_authenticate', async ({ id, params: { authPayload } }) => {
      const iss = `did:pkh:${chains[0]}:${account.address}`
      const message = kit.formatAuthMessage({ request: authPayload, iss })
      const signature = { t: 'eip191' as const, s: await account.signMessage({ message }) }
      const auth = buildAuthObject(authPayload as never, signature, iss)
      await kit.approveSessionAuthenticate({ id, auths: [auth] })
    })
  return wallet
}
