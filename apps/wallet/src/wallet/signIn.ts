import { buildAuthObject, getSdkError, populateAuthPayload } from '@walletconnect/utils'
import { type Desk, peerOf } from './Desk.ts'

/** The wish to connect and to sign in at once, in as many words of the kit as are needed. */
export interface SignInRequest {
  readonly id: number
  readonly params: {
    readonly requester: { readonly metadata: { readonly name: string; readonly url: string } }
    readonly authPayload: Parameters<typeof populateAuthPayload>[0]['authPayload']
  }
}

/** Asks whether a user wants to connect and to sign in, with one signature. */
export function askForSignIn(desk: Desk, { id, params }: SignInRequest): void {
  const { kit, families, refresh } = desk
  const peer = peerOf(params.requester.metadata)
  const { chains, domain } = params.authPayload
  const family = families.find(
    ({ signIn, networks }) => signIn && networks.some((network) => chains.includes(network.id)),
  )
  const known = family?.networks.filter((network) => chains.includes(network.id)) ?? []
  const [network] = known
  const [first] = family?.accounts ?? []
  const messageFor = (address: string) => {
    if (!family || !network) throw new Error('This wallet serves none of the networks.')
    const authPayload = populateAuthPayload({
      authPayload: params.authPayload,
      chains: known.map((it) => it.id),
      methods: [...family.methods],
    })
    const iss = `${network.id}:${address}`
    return { authPayload, iss, text: kit.formatAuthMessage({ request: authPayload, iss }) }
  }
  desk.ask(
    {
      key: `sign-in ${id}`,
      peer,
      title: `Sign in to ${peer.name}?`,
      facts: [
        ['Domain', domain],
        ['Origin', 'Not verified'],
        ['Networks', known.map(({ name }) => name).join(', ') || 'None'],
      ],
      ...(first && network && { text: messageFor(first.address).text }),
      ...(network
        ? hostOf(peer.url) !== domain && {
            warning: `It signs in to ${domain}, not to ${peer.url}.`,
          }
        : { warning: 'This wallet serves none of the networks that are needed.' }),
      canApprove: network !== undefined,
      // The text above is that of the first account; another one would need another text.
      accounts: [],
    },
    {
      async approve() {
        if (!family?.signIn || !first) throw new Error('This wallet serves none of the networks.')
        const { authPayload, iss, text } = messageFor(first.address)
        const s = await family.signIn(text, first.address)
        await kit.approveSessionAuthenticate({
          id,
          auths: [buildAuthObject(authPayload, { t: 'eip191', s }, iss)],
        })
        refresh()
        return `Signed in to ${peer.name}`
      },
      async reject() {
        await kit.rejectSessionAuthenticate({ id, reason: getSdkError('USER_REJECTED') })
        return `Signing in to ${peer.name}`
      },
    },
  )
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')
