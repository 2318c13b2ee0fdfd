import type { EmbeddedBegun, EmbeddedUser, FrameAnswers } from '@foyer/protocol'
import type { Address } from 'viem'
import { createNode } from '../approve/chain.ts'
import { cameByAnotherWay, notConnected } from '../channel/failures.ts'
import type { Host } from '../channel/openChannel.ts'
import type { FrameConfig } from '../config.ts'
import type { Wallet } from '../keys/createWallet.ts'
import { type AskServer, createAskServer, SignedOut } from '../session/askServer.ts'
import { createVault, type SignedIn, type Vault } from '../session/vault.ts'
import { type Place, type Scene, setScene } from '../views/createPlace.ts'
import { loadWords } from '../words/loadWords.ts'

/** A method: what a page may ask, by the name of `@foyer/protocol`. */
export type Methods<name extends keyof FrameAnswers> = {
  readonly [one in name]: (host: Host, payload: never, id: string) => Promise<FrameAnswers[one]>
}

/** What the methods of a frame share. */
export interface FrameContext {
  readonly place: Place
  readonly server: string
  readonly vault: Vault
  /** Requests whose user is asked, or that prepare to: by the page's id. */
  readonly running: Map<string, AbortController>
  askServer(host: Host): AskServer
  walletOf(host: Host): Promise<Wallet>
  /** Lends the frame to one view after the other, and says to the page when it has to be in sight. */
  show<result>(
    host: Host,
    purpose: 'approve' | 'recovery',
    view: () => Promise<result>,
  ): Promise<result>
  /** For what its user does in the frame, until the page or its user gives it up. */
  whileShown<result>(
    id: string,
    work: (signal: AbortSignal, scene: Scene) => Promise<result>,
  ): Promise<result>
  user(host: Host): Promise<FrameAnswers['GET_USER']>
  /**
   * After the proof of the address: the wallet is made, or this device let in.
   *
   * @param passkey by which its user signed in
   */
  enter(host: Host, user: SignedIn, passkey?: EnteringPasskey | null): Promise<void>
  /**
   * A code for the address of now, though this device is signed in: somebody else may hold it. Who came by a service
   * proves themselves by signing in there.
   */
  proveAnew(host: Host): Promise<Proving>
  /** What the server gave for a login at a service; it counts for minutes. */
  keepProof(proof: string | undefined): void
}

interface EnteringPasskey {
  /** Its credential id, in base64url. */
  readonly keyId: string
  /** What it gives, and the share that this opens; `null` where it opens none. */
  readonly opens: { readonly secret: Uint8Array; readonly sealed: string } | null
}

interface Proving {
  /** `null`: no code was sent, as its user proved themselves a moment ago. */
  readonly email: string | null
  /** @returns the proof */
  prove(code: string): Promise<string>
}

export function createContext({ server }: FrameConfig, place: Place): FrameContext {
  const vault = createVault()
  const running = new Map<string, AbortController>()
  let freshProof: string | undefined
  /** One at a time is shown: the next one waits for its turn. */
  let turn: Promise<unknown> = Promise.resolve()
  let ask: AskServer | null = null
  let wallet: Promise<Wallet> | null = null
  const askServer = (host: Host) => {
    ask ??= createAskServer({
      ...{ vault, server, site: host.origin, projectId: host.hello.projectId },
      words: () => loadWords(place.look().locale),
    })
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
    const { user: known } = await vault.read()
    if (!known) throw notConnected()
    const user = await ask<SignedIn>('session', { purpose: 'session' }).catch((error: unknown) => {
      if (error instanceof SignedOut) throw notConnected()
      // A server that is away signs nobody out; it is needed to sign anything.
      return known
    })
    const { email, way, name, smartAccountNetworks, smartAccount } = user
    // The address was changed on another device.
    const hasMoved =
      smartAccountNetworks?.join() !== known.smartAccountNetworks?.join() ||
      smartAccount !== known.smartAccount ||
      email !== known.email
    if (hasMoved) await vault.keep({ user })
    const [addresses, code] = await Promise.all([
      (await walletOf(host)).addresses(),
      (await walletOf(host)).unseenCode(),
    ])
    if (!addresses) throw notConnected()
    const { findUsable } = await import('../smart-account/findUsable.ts')
    return {
      ...{ email, way, name, addresses, hasUnseenCode: code !== null },
      smartAccount: await findUsable({
        ...{ owner: addresses.eip155 as Address, kept: smartAccount },
        networks: smartAccountNetworks ?? [],
        nodeOf: (network) =>
          createNode({ server, projectId: host.hello.projectId, chainId: network }),
      }),
    }
  }

  const enter = async (host: Host, user: SignedIn, passkey: EnteringPasskey | null = null) => {
    const opens = passkey?.opens
    const wallet = await walletOf(host)
    await vault.keep({ user })
    if (!(await wallet.needsShare())) await wallet.make()
    else if (!(opens && (await wallet.recoverWith(opens.secret, opens.sealed)))) {
      const { letIn } = await import('./letIn.ts')
      const scene = await setScene(place)
      const smartAccount = await show(host, 'recovery', () =>
        letIn({ host, server, scene, user, wallet, keyId: passkey?.keyId ?? null }),
      )
      if (smartAccount !== null) await vault.keep({ user: { ...user, smartAccount } })
    }
    host.tell('SESSION_UPDATE', { isConnected: true })
  }

  const whileShown = async <result>(
    id: string,
    work: (signal: AbortSignal, scene: Scene) => Promise<result>,
  ): Promise<result> => {
    const stopped = new AbortController()
    running.set(id, stopped)
    try {
      return await work(stopped.signal, await setScene(place))
    } finally {
      running.delete(id)
    }
  }
  const proveAnew: FrameContext['proveAnew'] = async (host) => {
    const { user } = await vault.read()
    if (!user) throw notConnected()
    const { email } = user
    if (email === null) {
      const proof = freshProof
      // It begins with its end, in milliseconds since 1970.
      if (proof && Number.parseInt(proof, 10) > Date.now())
        return { email, prove: async () => proof }
      throw cameByAnotherWay((await loadWords(place.look().locale)).cameByWay)
    }
    const ask = askServer(host)
    const begun = await ask<EmbeddedBegun>('email', {
      ...{ purpose: 'email', email, isFresh: true },
      ...localeOf(place),
    })
    return {
      email,
      async prove(code: string): Promise<string> {
        const { proof = '' } = await ask<EmbeddedUser>('otp', {
          ...{ purpose: 'otp', login: begun.login, code },
        })
        return proof
      },
    }
  }
  return {
    place,
    server,
    vault,
    running,
    askServer,
    walletOf,
    show,
    whileShown,
    user,
    enter,
    proveAnew,
    keepProof(proof) {
      freshProof = proof
    },
  }
}

/** The language of a mail, where the page has one. */
export function localeOf(place: Place): { locale?: string } {
  const { locale } = place.look()
  return locale ? { locale } : {}
}
