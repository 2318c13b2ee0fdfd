import type { FrameAnswers } from '@foyer/protocol'
import type { Answer } from '../channel/openChannel.ts'
import type { FrameConfig } from '../config.ts'
import type { Place } from '../views/createPlace.ts'
import { accountMethods } from './account.ts'
import { changeEmailMethods } from './changeEmail.ts'
import { createContext, type Methods } from './createContext.ts'
import { loginMethods } from './login.ts'
import { ownerMethods } from './owners.ts'
import { requestMethods } from './requests.ts'
import { wayMethods } from './ways.ts'

/** Answers what a page may ask, for the life of the frame. */
export function createAnswer(config: FrameConfig, place: Place): Answer {
  const context = createContext(config, place)
  const methods: Methods<keyof FrameAnswers> = {
    ...loginMethods(context),
    ...accountMethods(context),
    ...changeEmailMethods(context),
    ...requestMethods(context),
    ...wayMethods(context),
    ...ownerMethods(context),
  }
  return (host, name, payload, id) => methods[name](host, payload as never, id)
}
