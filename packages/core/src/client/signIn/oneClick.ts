import type { Connection } from '../../adapter/ChainAdapter.ts'
import type { SignIn, SignInParameters, SignInProof } from '../../adapter/SignIn.ts'
import * as Address from '../../primitives/Address.ts'
import type { Siwx, SiwxMessageData, SiwxSession } from '../../primitives/Siwx.ts'
import { isOfPage } from './pageDomain.ts'
import { readSignInText } from './readSignInText.ts'
import { dataOf, type Subject } from './sessions.ts'

/** Signing while connecting: what wallets are asked, and what they signed. */
export interface OneClick {
  /** For wallets on other devices, asked with each link. */
  readonly remote: SignIn
  /** For a wallet of the page; `null` when no message can be had in time: it is connected without. */
  ask(namespace: string): Promise<SignInParameters | null>
  /** What a wallet signed while it connected, when it says what was asked. */
  take(connection: Connection, subject: Subject): SiwxSession | null
}

/** Links live for minutes, and their maker makes new ones. */
const mostAsked = 16
/** A press counts for little longer with a browser, and the wallet is asked in it. */
const patienceMs = 1_000

export function createOneClick({
  siwx,
  networkOf,
  chains,
  patience,
  onForeign,
  origin,
}: {
  siwx(): Promise<Siwx>
  /** Of the page; empty outside of one. */
  origin(): string
  /** The network that a wallet of this family is probably on. */
  networkOf(namespace: string): SignInParameters['network'] | null
  /** CAIP-2, the active one first. */
  chains(): readonly string[]
  /** Rejects once so much time has gone by. */
  patience<value>(promise: Promise<value>, ms: number): Promise<value>
  /** A wallet signed for the link of another tab. */
  onForeign(session: SiwxSession): void
}): OneClick {
  const asked: SiwxMessageData[] = []
  const proofs: SignInProof[] = []
  /** A message for whichever account the wallet chooses. */
  const write = async (chainId: string): Promise<SiwxMessageData | null> => {
    try {
      const given = await siwx()
      const data = dataOf(await given.createMessage({ accountAddress: '', chainId }))
      // The view warns of it, which nobody sees who signs while connecting.
      const page = origin()
      if (page && !isOfPage(data.domain, page)) return null
      if ((await given.isFlagged?.(data.domain).catch(() => false)) === true) return null
      asked.splice(0, asked.length - mostAsked + 1)
      asked.push(data)
      return data
    } catch {
      // Not for an account that is not known, or not now: the message is signed after connecting.
      return null
    }
  }
  const requestOf = ({
    expirationTime,
    accountAddress: _,
    chainId: __,
    ...data
  }: SiwxMessageData) => ({
    ...data,
    ...(expirationTime !== undefined && { expiresAt: expirationTime }),
  })
  const isOwn = ({ message }: SignInProof) => {
    const nonce = readSignInText(message)?.data.nonce
    return asked.some((data) => data.nonce === nonce)
  }
  return {
    remote: {
      async request() {
        const [chainId] = chains()
        const data = chainId === undefined ? null : await write(chainId)
        return data && requestOf(data)
      },
      // The keeper of the session checks the signature of a contract, on its chain; until then it lets
      // nobody in. The wallet is connected as it would be without signing.
      verifyContract: async () => true,
      signedIn(given) {
        const own = given.filter((proof) => isOwn(proof))
        if (own.length > 0) proofs.splice(0, proofs.length, ...own)
        // Another tab made the link, and this one hears its answer: what is kept here is found there.
        for (const proof of given) if (!isOwn(proof)) onForeign(sessionOf(proof))
      },
    },
    async ask(namespace) {
      const network = networkOf(namespace)
      if (!network) return null
      const data = await patience(write(network.caipNetworkId), patienceMs).catch(() => null)
      return data && { ...requestOf(data), network }
    },
    take({ signedIn }, { chainId, address }) {
      const account = `${chainId}:${address}`
      const proof = proofs.find(
        (one) =>
          Address.equals(addressOf(one.account), address) && one.account.startsWith(`${chainId}:`),
      )
      const { message, signature } = signedIn ?? proof ?? {}
      if (message === undefined || signature === undefined) return null
      const said = readSignInText(message)
      const data = asked.find(({ nonce }) => nonce === said?.data.nonce)
      if (!said || !data || !Address.equals(said.address, address)) return null
      if (signedIn && !Address.equals(signedIn.account, address)) return null
      const isAsked =
        said.data.domain === data.domain &&
        said.data.uri === data.uri &&
        account.startsWith(`${chainId.split(':')[0]}:${said.chain}:`)
      if (!isAsked) return null
      asked.splice(asked.indexOf(data), 1)
      return {
        data: { ...data, accountAddress: address, chainId },
        message,
        signature,
        ...(!signedIn && { cacao: proof?.cacao }),
      }
    },
  }
}

/** Its wallet was checked against what was asked when it answered. */
function sessionOf({ account, message, signature, cacao }: SignInProof): SiwxSession {
  const accountAddress = addressOf(account)
  const chainId = account.slice(0, -accountAddress.length - 1)
  const said = readSignInText(message)?.data ?? { domain: '', uri: '', version: '1', nonce: '' }
  return { data: { ...said, accountAddress, chainId }, message, signature, cacao }
}

const addressOf = (account: string) => account.slice(account.lastIndexOf(':') + 1)
