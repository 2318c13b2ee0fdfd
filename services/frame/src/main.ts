import { openChannel } from './channel/openChannel.ts'
import { readConfig } from './config.ts'
import { createAnswer } from './methods/createAnswer.ts'
import { openReview } from './window/openReview.ts'

if (window.parent === window) openReview()
else openChannel(createAnswer(readConfig()))
