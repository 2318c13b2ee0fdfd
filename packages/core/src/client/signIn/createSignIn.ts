import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Connection } from '../../adapter/ChainAdapter.ts'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import { pageMetadata } from '../../platform/pageMetadata.ts'
import { AppError } from '../../primitives/AppError.ts'
import { lazy } from '../../primitives/lazy.ts'
import type { Network } from '../../primitives/Network.ts'
import type { Siwx, SiwxMessageData, SiwxSession } from '../../primitives/Siwx.ts'
import type { Foyer } from '../contract/Foyer.ts'
import type { Arrival } from '../contract/Gate.ts'
import {
  noAccount,
  otherTextSigned,
  signInCancelled,
  signInUnavailable,
  siwxNotEnabled,
} from './errors.ts'
import { isGateView, showGate } from './gateViews.ts'
import { createOneClick, type OneClick } from './oneClick.ts'
import { readWarnings } from './readWarnings.ts'
import type { SignInState } from './SignInState.ts'
import { dataOf, findSession, frozen, isSame, type Subject } from './sessions.ts'
import { watchAccounts } from './watchAccounts.ts'

/** The sign-in of a client. */
export interface SignIn {
  readonly store: Pick<StoreApi<SignInState>, 'getState' | 'subscribe'>
  /** Asks the wallet to sign the message, in the same turn. Nothing happens unless one is there to read. */
  sign(): Promise<void>
  /** Gives up. If sign-in is required the wallet goes back to the last network signed in on, or is disconnected. */
  cancel(): Promise<void>
  /**
   * Signs in with the active account. Resolves when it is signed in, at once when it already is.
   *
   * @throws `sign-in/not-enabled`, `sign-in/no-account`, `sign-in/cancelled`, `sign-in/unavailable`
   */
  start(): Promise<SiwxSession>
  /**
   * Ends the session of the active account; disconnects it where sign-in is required.
   *
   * @throws what `revokeSession` throws; signed out all the same when the session stands no more here
   */
  signOut(): Promise<void>
  /** Whether the view in which the user signs in may not be left. */
  holds(): boolean
}

/** What the client asks of it while a wallet connects. */
export interface SignInGate extends Pick<OneClick, 'ask' | 'remote'> {
  pass(arrival: Arrival): Promise<void>
}

/** Who is to sign, and what follows. */
interface Question {
  readonly subject: Subject
  readonly connection: Connection
  readonly isRequired: boolean
  /** The wallet is not connected yet. */
  readonly isArriving: boolean
  readonly isSmartAccount: boolean
  data: SiwxMessageData | null
  actions: WalletActions | null
  /** What the wallet wrote was not what the user read: the page writes the text from now on. */
  isTextOurs: boolean
  resolve(session: SiwxSession): void
  reject(error: unknown): void
}

/** A server that has not answered by then is not there. */
const serverMs = 20_000

const idle: SignInState = {
  ...{ stage: 'idle', isRequired: false, namespace: null, address: null, network: null },
  ...{
    wallet: null,
    site: { host: '', iconUrl: null },
    message: null,
    warnings: [],
    notice: null,
    reason: null,
  },
}

export function createSignIn(foyer: Foyer): SignIn & SignInGate {
  const { internals } = foyer
  const { platform, navigation } = internals
  const { clock } = platform
  const { siwx: given, siweConfig } = internals.options.getState()
  if (!given && !siweConfig) throw siwxNotEnabled()
  /** As if there were no sign-in. */
  const isOff = !given && siweConfig?.enabled === false
  const siwxOf = lazy(async (): Promise<Siwx> => {
    if (isOff) throw siwxNotEnabled()
    if (given || !siweConfig) return given as Siwx
    const { fromSiweConfig } = await import('./fromSiweConfig.ts')
    return fromSiweConfig(siweConfig, clock)
  })
  const store = createStore<SignInState>(() => idle)
  const { getState } = store
  const set = (changes: Partial<SignInState>) => store.setState(changes)
  let question: Question | null = null

  const inTime = <value>(promise: Promise<value>, ms = serverMs) => {
    let cancel = () => {}
    const late = new Promise<never>((_, reject) => {
      cancel = clock.after(ms, () => reject(new Error('No answer in time.')))
    })
    return Promise.race([promise, late]).finally(cancel)
  }
  const networkOf = (namespace: string, chainId: string): Network | null =>
    foyer
      .getState()
      .chains[namespace]?.requestedNetworks.find((one) => one.caipNetworkId === chainId) ?? null
  const properties = ({ subject, isSmartAccount }: Question) => ({
    network: subject.chainId,
    isSmartAccount,
  })
  const look = async (subject: Subject) =>
    isOff ? null : inTime(siwxOf().then((siwx) => findSession(siwx, subject, clock.now())))
  const isRequired = () => given?.getRequired?.() ?? siweConfig?.required ?? true

  const oneClick = createOneClick({
    siwx: siwxOf,
    origin: () => pageMetadata().origin,
    patience: inTime,
    onForeign: (session) => void keep(session),
    networkOf: (namespace) => foyer.getState().chains[namespace]?.network ?? null,
    chains() {
      const { activeNamespace, chains } = foyer.getState()
      const active = chains[activeNamespace ?? '']?.network?.caipNetworkId
      return active ? [active] : []
    },
  })

  const accounts = watchAccounts({
    foyer,
    look,
    networkOf,
    isRequired,
    pending: () => question?.subject ?? null,
    onSigned(namespace, session) {
      if (question?.subject.namespace === namespace) settle(question, session)
      else if (!question) leave()
    },
    onUnsigned(subject, connection) {
      if (!isOff) request(subject, connection, false).catch(() => {})
    },
    onChanged(namespace) {
      if (question?.subject.namespace === namespace && !question.isArriving) drop(signInCancelled())
    },
    onFailed: (namespace, error) => void fail(namespace, error),
    async onSignedOut({ chainId, address }, isLast) {
      try {
        const siwx = await siwxOf()
        if (siwx.signOutOnDisconnect === false) return
        await inTime(isLast ? siwx.setSessions([]) : siwx.revokeSession(chainId, address))
      } catch {
        // Its keeper cannot be reached: the session ends with its time, and no other account uses it.
      }
    },
  })
  const holds = () => question?.isRequired === true
  const show = (gate: string) => showGate(foyer, gate, holds)
  const isShown = () => foyer.getState().open && isGateView(foyer, foyer.getState().view)

  /** Withdraws the request; its callers get the reason. */
  const drop = (error: unknown) => {
    const dropped = question
    question = null
    if (getState().stage !== 'failed') store.setState(idle, true)
    dropped?.reject(error)
  }
  const leave = () => {
    if (isShown()) navigation.router.complete('success')
  }
  const settle = (signed: Question, session: SiwxSession) => {
    if (question !== signed) return
    question = null
    accounts.know(signed.subject, session)
    set({ stage: 'done', notice: null, reason: null })
    signed.resolve(session)
    // What follows may need the account, which is connected a moment later.
    if (signed.isArriving && signed.isRequired)
      accounts.whenConnected(signed.subject.namespace, leave)
    else leave()
  }

  /** Lets the user sign. Resolves with the session, rejects when they do not want to. */
  const request = async (
    subject: Subject,
    connection: Connection,
    isArriving: boolean,
    required = isRequired(),
  ): Promise<SiwxSession> => {
    drop(signInCancelled())
    const { connector, accounts: all } = connection
    const outcome = new Promise<SiwxSession>((resolve, reject) => {
      question = {
        ...{ subject, connection, isArriving, isRequired: required, resolve, reject },
        ...{ data: null, actions: null, isTextOurs: false },
        isSmartAccount: all[0]?.type === 'smartAccount',
      }
    })
    outcome.catch(() => {})
    const asked = question as unknown as Question
    const network = networkOf(subject.namespace, subject.chainId)
    const { id, name, type, imageUrl } = connector
    store.setState({
      ...idle,
      ...{
        stage: 'preparing',
        isRequired: required,
        network,
        wallet: { id, name, type, imageUrl },
      },
      ...{ namespace: subject.namespace, address: subject.address, site: readSite() },
    })
    const shown = show('sign-in')
    try {
      await prepare(asked, network)
      await shown
    } catch (error) {
      if (question === asked) void fail(subject.namespace, error, isArriving)
    }
    if (question === asked && required && !isArriving) accounts.hold(subject.namespace)
    return outcome
  }

  const prepare = async (asked: Question, network: Network | null) => {
    const { subject, connection } = asked
    const siwx = await siwxOf()
    const input = { accountAddress: subject.address, chainId: subject.chainId }
    const [message, actions] = await Promise.all([
      inTime(siwx.createMessage(input)),
      connection.actions?.() ?? null,
    ])
    const data = dataOf(message)
    const text = String(message)
    const isFlagged =
      (await inTime(siwx.isFlagged?.(data.domain) ?? Promise.resolve(false)).catch(() => false)) ===
      true
    if (question !== asked || !network) return
    Object.assign(asked, { data, actions })
    const { origin } = pageMetadata()
    const { chains } = foyer.getState()
    const networks = Object.values(chains).flatMap((chain) => chain.requestedNetworks)
    const warnings = readWarnings({
      ...{ text, origin, address: subject.address, network, networks, isFlagged },
    })
    set({ stage: 'ready', message: text, warnings })
  }

  /** No message, or no word about sessions: nobody can be let in, and nothing can be signed. */
  const fail = async (namespace: string, cause: unknown, isArriving = false) => {
    const error = AppError.is(cause, 'sign-in/unavailable') ? cause : signInUnavailable(cause)
    const wasShown = foyer.getState().open
    set({ stage: 'failed', notice: 'unavailable' })
    if (question?.subject.namespace === namespace) drop(error)
    if (!isArriving) await foyer.disconnect(namespace)
    // The view says so, and leads to Connect; a page that was only loaded does not open for it.
    if (wasShown) await show('sign-in').catch(() => {})
    return error
  }

  const signWith = async (asked: Question, text: string) => {
    const { actions, data, subject } = asked
    const network = networkOf(subject.namespace, subject.chainId)
    if (actions?.signIn && data && network && !asked.isTextOurs) {
      const { expirationTime, accountAddress: _, chainId: __, ...rest } = data
      const answer = await actions.signIn({ ...rest, expiresAt: expirationTime, network })
      if (answer.message === text) return answer.signature
      asked.isTextOurs = true
      throw otherTextSigned()
    }
    if (!actions?.signMessage) throw otherTextSigned()
    return actions.signMessage({ message: text, account: subject.address })
  }

  const signIn: SignIn & SignInGate = {
    store,
    ask: oneClick.ask,
    remote: oneClick.remote,
    holds,

    async pass({ connection, signal }) {
      if (isOff) return
      const { chain: namespace } = connection.connector
      const subject: Subject = {
        namespace,
        chainId: `${namespace}:${connection.chainReference}`,
        address: connection.accounts[0]?.address ?? '',
      }
      // The user has to leave it first, and is asked then.
      if (!networkOf(namespace, subject.chainId)) return accounts.know(subject, null)
      let session: SiwxSession | null
      try {
        session = await look(subject)
        const proof = session ? null : oneClick.take(connection, subject)
        if (proof) session = await keep(proof)
      } catch (cause) {
        throw await fail(namespace, cause, true)
      }
      if (signal.aborted) return
      if (session) return accounts.know(subject, session)
      const required = isRequired()
      const asked = request(subject, connection, true, required)
      signal.addEventListener('abort', () => {
        if (question && isSame(question.subject, subject) && question.isArriving)
          drop(signal.reason)
      })
      if (required) await asked
      else {
        accounts.know(subject, null)
        asked.catch(() => {})
      }
    },

    async sign() {
      const asked = question
      const { message } = getState()
      if (!asked || message === null || getState().stage !== 'ready') return
      set({ stage: 'signing', notice: null, reason: null })
      internals.track('CLICK_SIGN_SIWX_MESSAGE', properties(asked))
      try {
        const signature = await signWith(asked, message)
        if (question !== asked || !asked.data) return
        set({ stage: 'checking' })
        void show('sign-in-check').catch(() => {})
        const session = frozen({ data: asked.data, message, signature })
        await inTime((await siwxOf()).addSession(session))
        internals.track('SIWX_AUTH_SUCCESS', properties(asked))
        accounts.tell()
        settle(asked, session)
      } catch (thrown) {
        if (question !== asked) return
        internals.track('SIWX_AUTH_ERROR', { ...properties(asked), message: messageOf(thrown) })
        const wasChecking = getState().stage === 'checking'
        await again(asked, wasChecking ? messageOf(thrown) : null)
      }
    },

    async cancel() {
      const asked = question
      if (!asked || getState().stage === 'returning') return
      internals.track('CLICK_CANCEL_SIWX', properties(asked))
      const { namespace } = asked.subject
      if (!asked.isRequired) {
        drop(signInCancelled())
        if (isShown()) await foyer.close()
        return
      }
      const last = asked.isArriving ? null : accounts.lastSigned(asked.subject)
      if (last) {
        const { stage } = getState()
        set({ stage: 'returning' })
        // The session there is found as soon as the wallet is back.
        return foyer.switchNetwork(last).catch(() => {
          if (question === asked) set({ stage: stage === 'signing' ? 'ready' : stage })
        })
      }
      drop(signInCancelled())
      if (!asked.isArriving) await foyer.disconnect(namespace)
      if (isShown()) navigation.router.reset('Connect')
    },

    async start() {
      if (isOff) throw siwxNotEnabled()
      const { activeNamespace, chains } = foyer.getState()
      const chain = chains[activeNamespace ?? '']
      const connection = internals.connection(activeNamespace ?? '')
      if (!chain?.address || !chain.network || !connection) throw noAccount()
      const subject: Subject = {
        namespace: chain.namespace,
        chainId: chain.network.caipNetworkId,
        address: chain.address,
      }
      const session = accounts.session(subject)
      return session ?? request(subject, connection, false)
    },

    async signOut() {
      const siwx = await siwxOf()
      const { activeNamespace, chains } = foyer.getState()
      const chain = chains[activeNamespace ?? '']
      if (!chain?.address || !chain.network) return
      const { namespace, address } = chain
      const subject: Subject = { namespace, address, chainId: chain.network.caipNetworkId }
      let failure: unknown
      try {
        await siwx.revokeSession(subject.chainId, address)
      } catch (error) {
        // The keeper of the session may have forgotten it all the same, when only a server was away.
        const isStanding = await look(subject).then(Boolean, () => true)
        if (isStanding) throw error
        failure = error
      }
      accounts.forget(namespace)
      accounts.tell()
      if (isRequired()) await foyer.disconnect(namespace)
      if (failure !== undefined) throw failure
    },
  }

  /** A session of a wallet that signed while it connected; `null` when it does not hold. */
  const keep = async (proof: SiwxSession) => {
    const session = frozen(proof)
    const event = { network: proof.data.chainId, isSmartAccount: false }
    try {
      await inTime((await siwxOf()).addSession(session))
      internals.track('SIWX_AUTH_SUCCESS', event)
      accounts.tell()
      return session
    } catch (thrown) {
      internals.track('SIWX_AUTH_ERROR', { ...event, message: messageOf(thrown) })
      // It may be a nonce that expired meanwhile: the user is asked for another signature.
      return null
    }
  }

  /** Shows the message once more; a new one where the server has seen it, as a nonce works once. */
  const again = async (asked: Question, reason: string | null) => {
    const notice = asked.isSmartAccount ? 'smartAccount' : 'declined'
    set({ stage: reason === null ? 'ready' : 'preparing', notice, reason })
    const shown = show('sign-in').catch(() => {})
    if (reason !== null)
      await prepare(asked, getState().network).catch((error) => {
        if (question === asked) void fail(asked.subject.namespace, error, asked.isArriving)
      })
    await shown
  }

  // A user who closes the view, or goes elsewhere, does not want to sign in now.
  const stop = foyer.subscribe((state, previous) => {
    if (!question || (state.open === previous.open && state.view === previous.view)) return
    const { stage } = getState()
    if (isShown() || stage === 'signing' || stage === 'checking') return
    if (!question.isRequired) {
      if (isGateView(foyer, previous.view)) drop(signInCancelled())
    } else if (state.open && !previous.open) void show('sign-in').catch(() => {})
  })
  internals.over.addEventListener('abort', () => {
    stop()
    accounts.stop()
    drop(signInCancelled())
  })
  return signIn
}

/** The page, with its icon where that is its own: no other host learns of a sign-in. */
function readSite(): SignInState['site'] {
  const { origin, icon } = pageMetadata()
  const isOwn = icon.startsWith(`${origin}/`) && icon !== `${origin}/favicon.ico`
  return { host: origin && new URL(origin).host, iconUrl: isOwn ? icon : null }
}

const messageOf = (thrown: unknown): string =>
  typeof (thrown as Error | null)?.message === 'string' ? (thrown as Error).message : String(thrown)
