import { getSdkError } from '@walletconnect/utils'
import { type Desk, peerOf } from './Desk.ts'
import {
  approvedNamespaces,
  type Namespaces,
  type Proposal,
  proposedMethods,
  proposedNetworks,
  sharedFamilies,
} from './namespaces.ts'

/** Asks whether an application may connect. */
export function askForProposal(desk: Desk, proposal: Proposal): void {
  const { kit, families, refresh } = desk
  const peer = peerOf(proposal.proposer.metadata)
  const known = families.flatMap(({ networks }) => networks)
  const wanted = proposedNetworks(proposal)
  const unknown = wanted.filter((id) => !known.some((network) => network.id === id))
  const canApprove = approvedNamespaces({ proposal, families }) !== null
  const namespaces = new Set(wanted.map((id) => id.split(':')[0]))
  desk.ask(
    {
      key: `proposal ${proposal.id}`,
      peer,
      title: `Connect to ${peer.name}?`,
      facts: [
        ['Address', peer.url || 'None given'],
        ['Origin', 'Not verified'],
        ['Networks', namesOf(known.filter(({ id }) => wanted.includes(id)).map((it) => it.name))],
        ...(unknown.length > 0 ? [['Unknown here', namesOf(unknown)] as const] : []),
        ['Methods', namesOf(proposedMethods(proposal))],
      ],
      ...(!canApprove && {
        warning: 'This wallet serves none of the networks or methods that are needed.',
      }),
      canApprove,
      accounts: families
        .filter(({ namespace }) => namespaces.has(namespace))
        .flatMap(({ accounts }) => accounts),
    },
    {
      async approve(choice) {
        const approved = approvedNamespaces({ proposal, families, address: choice?.address })
        if (!approved) throw new Error('Nothing of this can be approved.')
        await kit.approveSession({
          ...{ id: proposal.id, namespaces: approved },
          sessionProperties: sessionProperties(approved, families),
        })
        refresh()
        return `Connected to ${peer.name}`
      },
      async reject() {
        const reason = getSdkError(canApprove ? 'USER_REJECTED' : 'UNSUPPORTED_CHAINS')
        await kit.rejectSession({ id: proposal.id, reason })
        return `Connecting to ${peer.name}`
      },
    },
  )
}

/** What the families say of the accounts that are shared. */
const sessionProperties = (approved: Namespaces, families: Desk['families']) =>
  Object.assign(
    {},
    ...sharedFamilies(approved, families).map(({ namespace, address }) =>
      families.find((family) => family.namespace === namespace)?.sessionProperties?.(address),
    ),
  )

const namesOf = (all: readonly string[]) => all.join(', ') || 'None'
