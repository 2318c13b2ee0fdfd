import { openChannel } from './channel/openChannel.ts'
import { readConfig } from './config.ts'
import { createAnswer } from './methods/createAnswer.ts'
import { createPlace } from './views/createPlace.ts'
import { answerInWindow } from './window/answerInWindow.ts'

if (window.parent === window) {
  const { pathname } = location
  const [, way] = /^\/ways\/([a-z]{1,16})$/.exec(pathname) ?? []
  if (way) void import('./window/wayPage.ts').then(({ showWay }) => showWay(way))
  else if (pathname === '/device')
    void import('./views/DeviceView.tsx').then(({ showDevice }) => showDevice(readConfig()))
  else answerInWindow()
} else {
  const place = createPlace()
  openChannel(createAnswer(readConfig(), place), (hello) => place.follow(hello))
}
