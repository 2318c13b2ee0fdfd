import type { Network } from '@foyer/core/adapter'
import type { SendState } from '@foyer/core/send'
import { useWords } from '@foyer/ui'
import { useFeature, useFoyerState, useStore } from '../../../feature/FeatureContext.ts'
import { messages as words } from '../messages.ts'

/** Why a recipient cannot be used. */
export interface ShownProblem {
  /** In words; `null` when it can be used. */
  readonly problem: string | null
  /** The network of the application's that would solve it, where the modal may switch. */
  readonly elsewhere: Network | undefined
}

/** Why the recipient that was written cannot be used, and where it could be. */
export function useRecipientProblem({
  namespace,
  network,
  recipientProblem: problem,
  wantedNetwork,
}: Pick<SendState, 'namespace' | 'network' | 'recipientProblem' | 'wantedNetwork'>): ShownProblem {
  const messages = useWords(words)
  const { options, navigation } = useFeature().foyer.internals
  const { enableNetworkSwitch } = useStore(options)
  const networks = useFoyerState(({ chains }) => chains[namespace]?.requestedNetworks)
  if (problem !== 'otherNetwork')
    return { problem: problem && messages.problems[problem], elsewhere: undefined }
  const wanted = networks?.find(({ caipNetworkId }) => caipNetworkId === wantedNetwork)
  const canSwitch = enableNetworkSwitch !== false && navigation.has('SwitchNetwork')
  // The wallet may be there by now, and the recipient about to be read again.
  const isThere = wanted?.caipNetworkId === network?.caipNetworkId
  return {
    problem: messages.otherNetwork(wanted?.name ?? messages.unknownNetwork),
    elsewhere: canSwitch && !isThere ? wanted : undefined,
  }
}
