import { expect, test } from 'vitest'
import {
  isAndroid,
  isInPress,
  isTelegram,
  type LinkWindow,
  linkTarget,
  openLink,
} from './appLinks.ts'

/** A window that remembers what was opened in it. */
function createWindow(marks: object = {}, { framed = false, userAgent = 'iPhone' } = {}) {
  const opened: unknown[] = []
  const view = {
    navigator: { userAgent },
    top: null as unknown,
    open: (...given: unknown[]) => void opened.push(given),
    ...marks,
  }
  view.top = framed ? {} : view
  return { view: view as LinkWindow, opened }
}

test('behavior: a link is opened in the page, out of a frame, and beside Telegram', () => {
  const mark = { TelegramWebviewProxy: {} }
  const targets = [
    createWindow(),
    createWindow({}, { framed: true }),
    createWindow(mark),
    createWindow(mark, { framed: true }),
  ].map(({ view }) => linkTarget(view))
  expect(targets).toEqual(['_self', '_top', '_blank', '_blank'])
})

test('behavior: a frame that hides what it is in is a frame', () => {
  const view = {
    ...createWindow().view,
    get top(): unknown {
      throw new Error('SecurityError')
    },
  }
  expect(linkTarget(view)).toBe('_top')
})

test('behavior: Telegram and Android are told by their marks', () => {
  const { view } = createWindow({ Telegram: {} }, { userAgent: 'Mozilla/5.0 (Linux; Android 15)' })
  expect([isTelegram(view), isAndroid(view), isAndroid(createWindow().view)]).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['a press', { userActivation: { isActive: true } }, true],
  ['none', { userActivation: { isActive: false } }, false],
  ['a browser that does not tell', {}, false],
])('behavior: with %s', (_what, activation, expected) => {
  const { view } = createWindow()
  expect(isInPress({ ...view, navigator: { ...view.navigator, ...activation } })).toBe(expected)
})

test('behavior: a new page cannot reach back', () => {
  const { view, opened } = createWindow({ Telegram: {} })
  expect(openLink(view, 'https://w.example/wc?uri=1')).toBe(true)
  expect(opened).toEqual([['https://w.example/wc?uri=1', '_blank', 'noopener,noreferrer']])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http://w.example',
  'intent://x',
])('error: %s is never opened', (link) => {
  const { view, opened } = createWindow()
  expect([openLink(view, link), opened]).toEqual([false, []])
})
