/**
 * Registering a name without any view: the flow that the modal renders. It needs a client with a connected EVM wallet and
 * a backend that gives names.
 *
 * @packageDocumentation
 */
import { perClient } from './client/perClient.ts'
import { createName } from './flows/name/createName.ts'

export type { NameFlow } from './flows/name/createName.ts'
export type {
  NameForm,
  NameHolder,
  NameNotice,
  NameRequest,
  NameSearch,
  NameState,
} from './flows/name/NameState.ts'

/**
 * The registering of a name of a client, one at a time. The wallet signs for it, which costs nothing; the name can be
 * sent to at once.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { getName } from '@foyer/core/names'
 * import { mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 * const name = getName(foyer)
 * name.start()
 * name.store.subscribe(() => {
 *   const state = name.store.getState()
 *   if (state.status === 'choosing' && state.chosen) name.register()
 *   if (state.status === 'registered') console.log(`${state.request.name} is yours`)
 * })
 * name.writeName('alice')
 */
export const getName = perClient(createName)
