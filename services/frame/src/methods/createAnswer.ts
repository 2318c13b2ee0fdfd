import type { EmbeddedBegun, EmbeddedUser, FrameAnswers } from '@foyer/protocol'
import { actionNotAllowed, notConnected, userRejected } from '../channel/failures.ts'
import type { Answer, Host } from '../channel/openChannel.ts'
import type { FrameConfig } from '../config.ts'
import type { Wallet } from '../keys/createWallet.ts'
import { type AskServer, createAskServer, SignedOut } from '../session/askServer.ts'
import { createVault } from '../session/vault.ts'
import { type Look, type Place, setScene } from '../views/createPlace.ts'
import type { RpcCall } from './rpc/RpcCall.ts'

type Answers = { [name in keyof FrameAnswers]: FrameAnswers[name] }

/** Answers what a page may ask, for the life of the frame. */
export function createAnswer({ server }: FrameConfig, place: Place): Answer {
  const vault = createVault()
  /** Requests whose user is asked, or that prepare to: by the page's id. */
  const running = new Map<string, AbortController>()
  /** One at a time is shown: the next one waits for its turn. */
  let turn: Promise<unknown> = Promise.resolve()
  let login: string | null = null
  let ask: AskServer | null = null
  let wallet: Promise<Wallet> | null = null
  const askServer = (host: Host) => {
    ask ??= createAskServer({ vault, server, projectId: host.hello.projectId })
    return ask
  }
  /** The code of keys is loaded while its user looks for the mail, and not before. */
  const walletOf = (host: Host) => {
    wallet ??= import('../keys/createWallet.ts').then(({ createWallet }) =>
      createWallet({ vault, ask: askServer(host) }),
    )
    wallet.catch(() => {
      wallet = null
    })
    return wallet
  }

  /** Lends the frame to one view after the other, and says to the page when it has to be in sight. */
  const show = <result>(
    host: Host,
    purpose: 'approve' | 'recovery',
    view: () => Promise<result>,
  ): Promise<result> => {
    const shown = turn.then(async () => {
      host.tell('PLACE', { purpose })
      try {
        return await view()
      } finally {
        host.tell('PLACE', { purpose: null })
      }
    })
    turn = shown.catch(() => {})
    return shown
  }

  const user = async (host: Host): Promise<FrameAnswers['GET_USER']> => {
    const ask = askServer(host)
    const { email: known } = await vault.read()
    if (known === null) throw notConnected()
    const { email } = await ask<EmbeddedUser>('session', { purpose: 'session' }).catch(
      (error: unknown) => {
        if (error instanceof SignedOut) throw notConnected()
        // A server that is away signs nobody out; it is needed to sign anything.
        return { email: known }
      },
    )
    const [addresses, code] = await Promise.all([
      (await walletOf(host)).addresses(),
      (await walletOf(host)).unseenCode(),
    ])
    if (!addresses) throw notConnected()
    return { email, addresses, hasUnseenCode: code !== null }
  }

  /** After the proof of the address: the wallet is made, or this device let in. */
  const enter = async (host: Host, email: string) => {
    const wallet = await walletOf(host)
    await vault.keep({ email })
    if (!(await wallet.needsCode())) {
      await wallet.make()
      host.tell('SESSION_UPDATE', { isConnected: true })
      return
    }
    const { askRecoveryCode } = await import('../views/AskRecoveryCodeView.tsx')
    const scene = await setScene(place)
    await show(host, 'recovery', () => askRecoveryCode(scene, (code) => wallet.recover(code)))
    host.tell('SESSION_UPDATE', { isConnected: true })
  }

  const answers: {
    [name in keyof Answers]: (host: Host, payload: never, id: string) => Promise<FrameAnswers[name]>
  } = {
    async CONNECT_EMAIL(host, { email, locale }: { email: string; locale?: string }) {
      const site = host.origin
      const begun = await askServer(host)<EmbeddedBegun>('email', {
        ...{ purpose: 'email', email, site, ...(locale && { locale }) },
      })
      login = begun.login
      // A failure is told when the code of the mail is there.
      void walletOf(host).catch(() => {})
      if (begun.action === 'CONNECT') await enter(host, email)
      return { action: begun.action }
    },
    async CONNECT_OTP(host, { otp }: { otp: string }) {
      const code = otp.replace(/\D/g, '')
      if (login === null || code.length !== 6) throw actionNotAllowed()
      const proven = await askServer(host)<EmbeddedUser>('otp', {
        ...{ purpose: 'otp', login, code },
      })
      login = null
      await enter(host, proven.email)
      return null
    },
    async IS_CONNECTED(host) {
      const found = await user(host).catch(() => null)
      return { isConnected: found !== null }
    },
    GET_USER: user,
    async SIGN_OUT(host) {
      for (const request of running.values()) request.abort(userRejected())
      await askServer(host)('sign-out', { purpose: 'sign-out' }).catch(() => {
        // The server forgets a device that nobody uses by itself.
      })
      await vault.keep({ email: null })
      host.tell('SESSION_UPDATE', { isConnected: false })
      return null
    },
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
        const { projectId } = host.hello
        return await rpcRequest(call, {
          ...{ wallet, origin: host.origin, server, projectId, signal, words: scene.words },
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
    async SHOW_RECOVERY_CODE(host, _nothing, id) {
      const stopped = new AbortController()
      running.set(id, stopped)
      try {
        const [{ showRecoveryCode }, wallet] = await Promise.all([
          import('../views/RecoveryCodeView.tsx'),
          walletOf(host),
        ])
        const code = await wallet.unseenCode()
        if (code === null) throw actionNotAllowed()
        const scene = await setScene(place)
        await show(host, 'recovery', () => showRecoveryCode(scene, code, stopped.signal))
        await wallet.codeSeen()
        return null
      } finally {
        running.delete(id)
      }
    },
    async EXPORT(host, _nothing, id) {
      const stopped = new AbortController()
      running.set(id, stopped)
      try {
        const { email } = await vault.read()
        if (email === null) throw notConnected()
        const [{ showPhrase }, wallet] = await Promise.all([
          import('../views/PhraseView.tsx'),
          walletOf(host),
        ])
        const ask = askServer(host)
        const begun = await ask<EmbeddedBegun>('email', {
          ...{ purpose: 'email', email, site: host.origin, isFresh: true },
        })
        const scene = await setScene(place)
        await show(host, 'recovery', () =>
          showPhrase(scene, {
            ...{ email, signal: stopped.signal },
            // Somebody else may hold the device: only its user reads the mails.
            async prove(code) {
              await ask('otp', { ...{ purpose: 'otp', login: begun.login, code } })
              return wallet.phrase()
            },
          }),
        )
        return null
      } finally {
        running.delete(id)
      }
    },
    async SYNC_THEME(_host, look: Partial<Look>) {
      place.follow(look)
      return null
    },
    async RPC_ABORT(_host, { request }: { request: string }) {
      running.get(request)?.abort(userRejected())
      return null
    },
  }
  return (host, name, payload, id) => answers[name](host, payload as never, id)
}
