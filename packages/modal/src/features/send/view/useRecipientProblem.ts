import type { SendState } from '@foyer/core/send'
import { useWords } from '@foyer/ui'
import { useFoyerState } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'

/** Why the recipient that was written cannot be used, in words; `null` when it can. */
export function useRecipientProblem({
  namespace,
  recipientProblem: problem,
  wantedNetwork,
}: Pick<SendState, 'namespace' | 'recipientProblem' | 'wantedNetwork'>): string | null {
  const messages = useWords(words)
  const networks = useFoyerState(({ chains }) => chains[namespace]?.requestedNetworks)
  if (problem !== 'otherNetwork') return problem && messages.problems[problem]
  const wanted = networks?.find(({ caipNetworkId }) => caipNetworkId === wantedNetwork)
  return messages.otherNetwork(wanted?.name ?? messages.unknownNetwork)
}
