import { openChannel } from './channel/openChannel.ts'
import { readConfig } from './config.ts'
import { createAnswer } from './methods/createAnswer.ts'

openChannel(createAnswer(readConfig()))
