import { openChannel } from './channel/openChannel.ts'
import { readConfig } from './config.ts'
import { createAnswer } from './methods/createAnswer.ts'
import { createPlace } from './views/createPlace.ts'
import { openReview } from './window/openReview.ts'

if (window.parent === window) openReview()
else {
  const place = createPlace()
  openChannel(createAnswer(readConfig(), place), (hello) => place.follow(hello))
}
