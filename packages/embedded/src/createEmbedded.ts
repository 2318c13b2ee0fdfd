import type { Connector, Network, RemoteWallet } from '@foyer/core/adapter'
import type {
  ConnectOptions,
  ConnectWallet,
  RemoteConnector,
  RemoteConnectorHost,
  RemoteLogin,
} from '@foyer/core/remote'
import type { FrameUser } from '@foyer/protocol'
import { type Frame, openFrame } from './channel/openFrame.ts'
import { pageLook, watchPageLook } from './channel/pageLook.ts'
import {
  emailMissing,
  familyMissing,
  loginFailed,
  nobodySignedIn,
  pageMissing,
  userRejected,
} from './errors.ts'
import type { EvmAccount } from './provider/createAccounts.ts'
import { createEvmProvider } from './provider/createEvmProvider.ts'
import { createSolanaProvider } from './provider/createSolanaProvider.ts'
import { showSmartAccount } from './showSmartAccount.ts'

const connectorId = 'embedded'

/** A chain family that it has accounts on. */
type Family = keyof FrameUser['addresses']

/** What the frame calls what its user does in it. */
const tasks = {
  showCode: 'SHOW_RECOVERY_CODE',
  showPhrase: 'EXPORT',
  addPasskey: 'ADD_PASSKEY',
  setPassword: 'SET_PASSWORD',
  manageWays: 'MANAGE_WAYS',
  manageOwners: 'MANAGE_OWNERS',
  forgetDevices: 'FORGET_DEVICES',
  deleteWallet: 'DELETE_ACCOUNT',
} as const
const otpOf = { old: 'UPDATE_EMAIL_PRIMARY_OTP', new: 'UPDATE_EMAIL_SECONDARY_OTP' } as const

/** What the frame is asked to sign. */
interface FrameCall {
  readonly method: string
  readonly params: unknown
  readonly chainId: string
  readonly address: string
}

/** Between two looks whether a link was answered. */
const deviceLookMs = 2_000
/** How long the modal may take until it has a place for the frame. */
const lookMs = 20
const mostLooks = 50

/** The wallet without a wallet for one client. `null` where the options name no secure site. */
export async function createEmbedded({
  options,
  platform,
  store,
  adapters,
  networks,
  remembered,
  resources,
  gates,
  storageKey,
  show,
  alert,
}: RemoteConnectorHost): Promise<RemoteConnector | null> {
  const url = secureSiteOf(options)
  if (url === null) return null
  let user: FrameUser | null = null
  let frame: Promise<Frame> | null = null
  let stopWatching = () => {}
  const purpose = createObserved<'approve' | 'recovery' | null>(null)

  const pause = (ms: number) =>
    new Promise<void>((resolve) => void platform.clock.after(ms, resolve))
  const hasPage = () => typeof document !== 'undefined'
  /** Where the modal keeps a frame; `null` while it is not rendered. */
  const placeInModal = () =>
    document.querySelector('foyer-modal')?.shadowRoot?.querySelector<HTMLElement>('.frame-place') ??
    null
  const openIn = (place: HTMLElement) => {
    const opening = openFrame({
      ...{ url, clock: platform.clock, place },
      hello: {
        ...(options.projectId !== undefined && { projectId: options.projectId }),
        ...(options.metadata?.name !== undefined && { name: options.metadata.name }),
        ...pageLook(),
      },
      onEvent(name, payload) {
        if (name === 'PLACE') purpose.set((payload as { purpose: never }).purpose)
        if (name === 'SESSION_UPDATE' && !(payload as { isConnected: boolean }).isConnected)
          forget()
      },
    })
    frame = opening
    stopWatching()
    void opening.then(
      ({ ask }) => {
        stopWatching = watchPageLook((look) => void ask('SYNC_THEME', look).catch(() => {}))
      },
      () => {},
    )
    opening.catch(() => {
      if (frame === opening) frame = null
    })
    return opening
  }
  /** In the modal where it is rendered; else out of sight, where the frame can be asked who is signed in. */
  const open = async () => {
    if (!hasPage()) throw pageMissing()
    return moving ?? frame ?? openIn(placeInModal() ?? document.body)
  }
  /** Where it can be seen. A frame that moves would load anew: it is opened there instead. */
  let moving: Promise<Frame> | null = null
  const openInSight = () => {
    moving ??= moveInSight().finally(() => {
      moving = null
    })
    return moving
  }
  const moveInSight = async (): Promise<Frame> => {
    for (let look = 0; look < mostLooks && !placeInModal(); look++)
      // The modal is rendered in a turn of its own.
      await pause(lookMs)
    const place = placeInModal()
    const known = await frame?.catch(() => null)
    if (known && (!place || place.contains(known.element))) return known
    known?.close()
    return openIn(place ?? document.body)
  }
  /** As it was before anybody asked it for anything. */
  const reloadFrame = async () => {
    const known = await frame?.catch(() => null)
    known?.close()
    frame = null
    await open()
  }
  const networksOf = (namespace: Family) =>
    networks
      .filter(({ chainNamespace }) => chainNamespace === namespace)
      .map(({ caipNetworkId }: Network) => caipNetworkId)
  /** Shows the frame, which shows what is asked for. */
  const sign = async (call: FrameCall) => {
    const stopped = new AbortController()
    const view = await show('ApproveTransaction')
    let isOver = false
    let isGranted = false
    // Who leaves says no: nothing is signed that nobody looks at.
    void view.left.then(() => isOver || stopped.abort(userRejected()))
    try {
      const { ask } = await openInSight()
      const answer = await ask('RPC_REQUEST', call, stopped.signal)
      // It was shown before the first approval.
      hasUnseenCode.set(false)
      isGranted = call.method === 'wallet_requestExecutionPermissions'
      return answer
    } finally {
      isOver = true
      view.leave()
      if (isGranted) void show('SmartSessionCreated')
    }
  }
  const read = async ({
    caipNetworkId,
    method,
    params,
  }: {
    caipNetworkId: string
    method: string
    params: unknown
  }) => {
    const network = networks.find((one) => one.caipNetworkId === caipNetworkId)
    const backend = await resources()
    if (!network || !backend) return null
    return backend.rpc({
      ...{ network, method, params: Array.isArray(params) ? params : [] },
      signal: new AbortController().signal,
    })
  }
  const chainKey = storageKey('embedded-chain')
  const typeKey = storageKey('embedded-account-type')
  const evm = createEvmProvider({
    user: () => user,
    async expectUser() {
      if (user) return
      if (remembered.all().some((known) => known.connectorId === connectorId)) await readUser()
    },
    async granted(caipNetworkId, address) {
      const { readGranted } = await import('./provider/operations.ts')
      const network = networks.find((one) => one.caipNetworkId === caipNetworkId)
      return readGranted(await resources(), { network, address })
    },
    hasPermissions: () => options.features?.smartSessions === true,
    preferred() {
      const kept = platform.storage.get(typeKey) ?? options.defaultAccountTypes?.eip155
      return kept === 'eoa' ? 'eoa' : 'smartAccount'
    },
    networks: () => networksOf('eip155'),
    chainNow: {
      get: () => platform.storage.get(chainKey),
      set: (caipNetworkId) => platform.storage.set(chainKey, caipNetworkId),
    },
    read,
    sign,
    askFrame: async (call) => (await open()).ask('RPC_REQUEST', call),
    pause,
    onDone: () => smartAccount.lookAgain(),
  })
  const solana = createSolanaProvider({
    address: () => user?.addresses.solana ?? null,
    networks: () => networksOf('solana'),
    sign,
  })
  /** Who is signed in, as the frame knows; asked once for all who want to know. */
  let reading: Promise<void> | null = null
  const readUser = () => {
    reading ??= open()
      .then(({ ask }) => ask('GET_USER', {}))
      .then(
        (found) => {
          user ??= found
          hasUnseenCode.set(found.hasUnseenCode)
        },
        (error: unknown) => {
          // Nobody is. That it cannot be asked is something else.
          if ((error as { code?: unknown }).code !== 4900) throw error
        },
      )
      .finally(() => {
        reading = null
      })
    return reading
  }
  const hasUnseenCode = createObserved(false)
  /** Something of it is another one now. */
  const readUserAgain = async () => {
    const { ask } = await open()
    user = await ask('GET_USER', {})
    hasUnseenCode.set(user.hasUnseenCode)
    evm.tellAccounts()
    showUser()
  }
  const forget = () => {
    if (!user) return
    hasUnseenCode.set(false)
    user = null
    for (const { namespace, provider } of served) {
      store.updateChain(namespace, { user: null, socialProvider: null })
      provider.emit('accountsChanged', [])
      provider.emit('disconnect', { code: 4900, message: 'Nobody is signed in.' })
    }
  }
  const signedIn = (found: FrameUser) => {
    user = found
    hasUnseenCode.set(found.hasUnseenCode)
    evm.tellAccounts()
    solana.emit('accountsChanged', solana.accounts())
  }

  const state = createObserved<ReturnType<RemoteLogin['state']['getState']>>({ stage: 'idle' })
  /** Until the address is proven, and the wallet is there. */
  const logIn = async (
    work: (frame: Frame) => Promise<void>,
    email: string,
    signal: AbortSignal,
  ) => {
    state.set({ stage: 'starting', email })
    try {
      const frame = await open()
      await work(frame)
      const found = await frame.ask('GET_USER', {}, signal)
      signedIn(found)
      state.set({ stage: 'connected', email: found.email ?? '' })
    } catch (error) {
      state.set({ stage: 'idle' })
      signal.throwIfAborted()
      throw asFailure(error)
    }
  }
  /** @throws what the server says when the answer is no, or none comes in time */
  const approveDevice = async (signal: AbortSignal) => {
    const { ask } = await open()
    const look = () =>
      ask('CONNECT_DEVICE', {}, signal).catch((error: unknown) => {
        throw asFailure(error)
      })
    while (!(await look()).isApproved) {
      await abortable(pause(deviceLookMs), signal)
    }
  }
  const byEmail =
    (
      {
        email,
        code,
        onNewDevice,
      }: { email: string; code(problem: Error | null): Promise<string>; onNewDevice?(): void },
      signal: AbortSignal,
    ) =>
    async ({ ask }: Frame) => {
      const { locale } = pageLook()
      const begin = () => ask('CONNECT_EMAIL', { email, ...(locale && { locale }) }, signal)
      let { action } = await begin()
      if (action === 'VERIFY_DEVICE') {
        state.set({ stage: 'device', email })
        onNewDevice?.()
        await approveDevice(signal)
        ;({ action } = await begin())
      }
      if (action === 'CONNECT') return
      await untilRight(async (problem) => {
        state.set({ stage: 'code', email, problem })
        const otp = await abortable(code(problem), signal)
        state.set({ stage: 'checking', email })
        await ask('CONNECT_OTP', { otp }, signal)
      }, signal)
    }
  const arrive = async () => {
    await readUser()
    if (!user) throw nobodySignedIn()
  }
  /** The families of the application that it has an account on, with a wallet for each. */
  const served = [
    { namespace: 'eip155' as const, provider: evm },
    { namespace: 'solana' as const, provider: solana },
  ].flatMap((one) => {
    const adapter = adapters.get(one.namespace)
    if (!adapter) return []
    const connector: Connector = {
      ...{ id: connectorId, type: 'AUTH', name: 'Email', imageUrl: null, rdns: null },
      chain: one.namespace,
    }
    const wallet: RemoteWallet = {
      ...{ connector, provider: one.provider, arrive, expected: readUser },
      ...(one.namespace === 'solana'
        ? { accounts: () => (user ? [{ address: user.addresses.solana }] : []) }
        : { describeAccounts: evm.accounts }),
    }
    adapter.addRemoteWallet?.(wallet)
    return [{ ...one, connector }]
  })
  const isConnected = (namespace: Family) =>
    store.getState().chains[namespace]?.status === 'connected'
  const setAccountType = (type: EvmAccount['type']) => {
    platform.storage.set(typeKey, type)
    evm.tellAccounts()
  }
  const smartAccount = showSmartAccount({
    ...{ store, user: () => user, accounts: evm.accounts, connectorId, setAccountType },
    async isDeployed(caipNetworkId, address) {
      const params = [address, 'latest']
      const code = await read({ caipNetworkId, method: 'eth_getCode', params })
      return typeof code?.result === 'string' && code.result.length > 2
    },
  })
  const showUser = () => {
    for (const { namespace } of served) {
      const { connector, user: shown } = store.getState().chains[namespace] ?? {}
      if (!user || connector?.id !== connectorId) continue
      const { email, name, way } = user
      if (shown?.email !== email || shown?.username !== name)
        store.updateChain(namespace, {
          user: { email, username: name },
          socialProvider: way === 'email' ? null : way,
        })
    }
  }
  const stopShowing = store.subscribe(() => {
    showUser()
    smartAccount.look()
  })

  return {
    login: {
      ...{ state, purpose, hasUnseenCode, approveDevice, setAccountType },
      frame: async () => (await openInSight()).element,
      async inFrame(task, signal) {
        const { ask } = await openInSight()
        await ask(tasks[task], {}, signal)
        if (task === 'showCode') hasUnseenCode.set(false)
        if (task === 'forgetDevices' || task === 'manageWays' || task === 'manageOwners')
          await readUserAgain()
      },
      async changeEmail({ email, code }, signal) {
        const { ask } = await open()
        await ask('UPDATE_EMAIL', { email }, signal)
        for (const of of ['old', 'new'] as const)
          await untilRight(async (problem) => {
            const otp = await abortable(code(of, problem), signal)
            await ask(otpOf[of], { otp }, signal)
          }, signal)
        await readUserAgain()
      },
    },
    async connect(given: ConnectOptions, connect: ConnectWallet) {
      const { way = 'email', email, code, onNewDevice, popup = null, resultUri } = given
      if (!hasPage()) throw pageMissing()
      if (way === 'email' && (!email || !code)) throw emailMissing()
      const wanted = given.namespace ?? store.getState().activeNamespace
      const first = served.find(({ namespace }) => namespace === wanted) ?? served[0]
      if (!first) throw familyMissing()
      await connect({
        ...given,
        connector: first.connector,
        async arrive(signal) {
          const work = async (frame: Frame) => {
            if (way === 'passkey') await frame.ask('CONNECT_PASSKEY', {}, signal)
            else if (way === 'farcaster') {
              const { signInByFarcaster } = await import('./byFarcaster.ts')
              await signInByFarcaster(frame, {
                ...{ signal, pause, reload: reloadFrame },
                onLink: (link) => given.onLink?.(link),
              })
            } else if (way !== 'email') {
              const { signInAtVendor, comeBack, leaveForVendor } = await import('./atVendor.ts')
              if (resultUri !== undefined) return comeBack(frame, resultUri, signal)
              if (given.redirect) return leaveForVendor(frame, way, signal)
              await signInAtVendor(frame, {
                ...{ way, popup, signal, pause, alert },
                onWindowClosed: () => given.onWindowClosed?.(),
              })
            } else if (email && code)
              await byEmail({ email, code, ...(onNewDevice && { onNewDevice }) }, signal)(frame)
          }
          await logIn(work, email ?? '', signal)
          return first.connector
        },
      })
      // Where each family is signed in to, its user is asked when they go there, and not twice at once.
      if (gates.length > 0 || given.namespace !== undefined) return
      for (const { namespace, connector } of served)
        if (namespace !== first.namespace && !isConnected(namespace))
          // It has an account there as well; that it cannot be shown ends no login.
          await connect({ connector, keepActive: true }).catch(() => {})
    },
    endUnused(begun) {
      const isUsed = served.some(
        ({ namespace }) =>
          begun.includes(namespace) ||
          store.getState().chains[namespace]?.connections.some(({ id }) => id === connectorId),
      )
      if (isUsed || !user) return
      forget()
      void open().then(({ ask }) => ask('SIGN_OUT', {}))
    },
    stop() {
      stopShowing()
      stopWatching()
      void frame?.then(({ close }) => close())
      frame = null
    },
  }
}

/** Asks for a code until it is the right one. */
async function untilRight(
  tryCode: (problem: Error | null) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (let problem: Error | null = null; ; )
    try {
      return await tryCode(problem)
    } catch (error) {
      signal.throwIfAborted()
      // Given up in the frame, where the recovery code is asked for.
      if ((error as { code?: unknown }).code === 4001) throw error
      problem = error instanceof Error ? error : new Error(String(error))
    }
}

/** What has a code of ours is told as it is. */
function asFailure(error: unknown): Error {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error
  const message = error instanceof Error ? error.message : 'The login failed. Try again.'
  return loginFailed(message, error)
}

function secureSiteOf({ backend }: RemoteConnectorHost['options']): string | null {
  const site = typeof backend === 'object' && backend !== null ? backend.secureSite : undefined
  if (typeof site !== 'string' || !URL.canParse(site)) return null
  const { protocol, origin } = new URL(site)
  return /^https?:$/.test(protocol) ? origin : null
}

function createObserved<value>(first: value) {
  let now = first
  const listeners = new Set<(value: value) => void>()
  return {
    getState: () => now,
    set(next: value) {
      now = next
      for (const listener of [...listeners]) listener(next)
    },
    subscribe(listener: (value: value) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function abortable<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}
