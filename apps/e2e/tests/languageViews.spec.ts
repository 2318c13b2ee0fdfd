import type { Page } from '@playwright/test'
import type { Demo } from '../support/Demo.ts'
import { accountViews, englishTexts, openViews, textsOf } from '../support/languages.ts'
import { atRest, axeViolations } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const all = [
  ...['ar', 'bn', 'cs', 'da', 'de', 'el', 'es', 'fa', 'fi', 'fr', 'he', 'hi', 'hu', 'id', 'it'],
  ...['ja', 'ko', 'ms', 'nl', 'pl', 'pt-BR', 'ro', 'ru', 'sv', 'th', 'tr', 'uk', 'ur', 'vi'],
  ...['zh-CN', 'zh-TW'],
]
/** The longest words, each direction, and lines that break without spaces. `FOYER_LANGUAGES=all` walks the others, too. */
const sample = ['ar', 'de', 'fi', 'hi', 'ja', 'ru', 'th']
/** Of five scripts. */
const examined = ['ar', 'hi', 'ja', 'ru', 'th']

/** A desk at 400 %, and the narrowest phone. */
test.use({ viewport: { width: 320, height: 640 } })

const walked = process.env.FOYER_LANGUAGES === 'all' ? all : sample

test(`in ${walked.length} languages no word is cut, overlapping or English at 320 pixels`, async ({
  demo,
  page,
}) => {
  test.setTimeout(walked.length * 20_000)
  const findings: string[] = []
  const walk = async (lang: string, view: string, english: ReadonlySet<string>) => {
    await page.evaluate((view) => void window.foyer.open({ view }).catch(() => {}), view)
    await expect(demo.modal).toHaveAttribute('data-view', view)
    await atRest(demo.modal)
    const said = await textsOf(demo)
    findings.push(
      ...said
        .filter((text) => english.has(text))
        .map((text) => `${lang} ${view}: English: ${text}`),
      ...(await stayingCutTexts(page)).map((text) => `${lang} ${view}: ${text}`),
    )
    if (examined.includes(lang))
      findings.push(...(await axeViolations(page)).map((found) => `${lang} ${view}: ${found}`))
  }
  const speak = async (lang: string) => {
    await withFoyer(page, (foyer, locale) => foyer.updateOptions({ locale }), lang)
    await expect(demo.modal).toHaveAttribute('lang', lang)
  }
  const english = new Map(
    await Promise.all(walked.map(async (lang) => [lang, await englishTexts(lang)] as const)),
  )
  await demo.visit({ wallet: 'approve', options: { locale: 'en' } })
  await page.evaluate(() => window.foyer.open())
  for (const lang of walked) {
    await speak(lang)
    for (const view of openViews) await walk(lang, view, english.get(lang) ?? new Set())
  }
  await speakEnglish(page, demo)
  await demo.row('Demo wallet').click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await page.evaluate(() => void window.foyer.open())
  for (const lang of walked) {
    await speak(lang)
    for (const view of accountViews) await walk(lang, view, english.get(lang) ?? new Set())
  }
  expect(findings).toEqual([])
})

async function speakEnglish(page: Page, demo: Demo) {
  await withFoyer(page, (foyer) => foyer.updateOptions({ locale: 'en' }))
  await page.evaluate(() => void window.foyer.open({ view: 'Connect' }))
  await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
}

/** The same a moment later, too: the title of the view before leaves while the next one's is there. */
async function stayingCutTexts(page: Page): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(
      async () => {
        found = await cutTexts(page)
        return found.length
      },
      { timeout: 2_000 },
    )
    .toBe(0)
    .catch(() => undefined)
  return found
}

/** What the eye does not get to read: texts that their box cuts off, that stick out, or that lie over each other. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.querySelector('foyer-modal')?.shadowRoot as ShadowRoot
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const shown: { text: string; rect: DOMRect; of: Element }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const of = node.parentElement
      if (!of || text === '' || of.closest('[inert], .visually-hidden, style, option')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.height > 1) shown.push({ text, rect, of })
      for (let box: Element | null = of; box && !box.matches('.card'); box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box as HTMLElement
        const isCut =
          (overflowX === 'hidden' && scrollWidth > clientWidth + 1) ||
          (overflowY === 'hidden' && scrollHeight > clientHeight + 1)
        // A name on a tile has one line where something stands under it; it is said whole.
        if (isCut && clientWidth > 1 && !box.matches('.views, .view, dialog, .tile bdi')) {
          found.push(`cut: ${text}`)
          break
        }
      }
    }
    for (const { text, rect } of shown)
      if (rect.left < -1 || rect.right > innerWidth + 1) found.push(`sticks out: ${text}`)
    for (const [index, one] of shown.entries())
      for (const other of shown.slice(index + 1)) {
        if (one.of === other.of || one.of.contains(other.of) || other.of.contains(one.of)) continue
        const across =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const down =
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        const least = Math.min(one.rect.height, other.rect.height)
        if (across > 3 && down > least / 2) found.push(`overlap: ${one.text} / ${other.text}`)
      }
    return [...new Set(found)]
  })
