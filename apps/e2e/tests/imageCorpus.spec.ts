import { readFileSync, writeFileSync } from 'node:fs'
import { inspectImage } from '@foyer/images'
import { isPlainDrawing } from '@foyer/images/plain'
import { chromium, expect, type Page, test } from '@playwright/test'
import { chromium as launchOptions } from '../support/chromium.ts'
import { times } from '../support/endurance.ts'
import { createChance, mutate, seeds } from '../support/imageCorpus.ts'

const limits = { maxBytes: 256 * 1_024, maxSide: 4_096 }
const mostMs = 200
/** What `control` takes on the machine that the weights were measured on. */
const controlMs = 70
const mostBytes = 100e6

const address = (bytes: Buffer) =>
  `data:image/${bytes[0] === 0x3c ? 'svg+xml' : 'png'};base64,${bytes.toString('base64')}`

test('of a generated corpus of images, none that passes takes a browser over 200 ms or 100 MB', async () => {
  const count = times({ few: 300, full: 10_000 })
  test.setTimeout(60_000 + count * 100)
  const seed = Date.now() >>> 0
  const chance = createChance(seed)
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage()
    await page.setContent('<canvas width="160" height="160"></canvas>')
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const memory = createMemory(processInfo.map(({ id }) => id))
    const verdicts = { shown: 0, refused: 0 }
    const slow: string[] = []
    for (let index = 0; index < count; index++) {
      const bytes = index < seeds.length ? (seeds[index] as Buffer) : mutate(chance)
      const reading = inspectImage(bytes, limits)
      // A page reads no further where it is plain.
      if ('fault' in reading && !(bytes[0] === 0x3c && isPlainDrawing(bytes))) {
        expect(index, `a seed: ${reading.fault}`).toBeGreaterThanOrEqual(seeds.length)
        verdicts.refused++
        continue
      }
      verdicts.shown++
      memory.begin()
      let ms = await Promise.race([draw(page, address(bytes)), never()])
      const grownBytes = memory.grown()
      // Another process may have had the core, or the machine is a slower one.
      let slowness = 1
      for (let again = 0; ms > mostMs * slowness && ms < hopelessMs && again < 4; again++) {
        slowness = Math.max(slowness, (await draw(page, address(control))) / controlMs)
        ms = Math.min(ms, await draw(page, address(bytes)))
      }
      if (ms <= mostMs * slowness && grownBytes <= mostBytes) continue
      const path = test.info().outputPath(`${slow.length}.${bytes[0] === 0x3c ? 'svg' : 'bin'}`)
      writeFileSync(path, bytes)
      if (ms === hopelessMs) {
        slow.push(`never: ${path}`)
        break
      }
      slow.push(
        `${Math.round(ms)} ms, machine ${slowness.toFixed(1)}, ${Math.round(grownBytes / 1e6)} MB: ${path}`,
      )
    }
    console.log(`seed ${seed}: ${verdicts.shown} rendered, ${verdicts.refused} refused`)
    expect(slow, `seed ${seed}`).toEqual([])
    // It tries something, and refuses something.
    expect(verdicts.shown).toBeGreaterThan(count * 0.3)
    expect(verdicts.refused).toBeGreaterThan(count * 0.1)
  } finally {
    await browser.close()
  }
})

test('the measure is one: what is refused is slow indeed', async ({ page }) => {
  await page.setContent('<canvas width="160" height="160"></canvas>')
  const line = 'M0 0L90 90L10 80L70 5'.repeat(11_000)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${line}" fill="none" stroke="#000"/></svg>`
  expect(inspectImage(Buffer.from(svg), limits)).toEqual({ fault: 'it takes too long to draw' })
  expect(await draw(page, address(Buffer.from(svg)))).toBeGreaterThan(mostMs)
})

/** Takes a third of what is allowed. */
const control = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${'<g opacity=".9">'.repeat(190)}<path d="M5 5h90v90"/><path d="M5 5h90v90"/>${'</g>'.repeat(190)}</svg>`,
)

/** So long that the page does not come back. */
const hopelessMs = 10_000
const never = () => new Promise<number>((resolve) => setTimeout(resolve, hopelessMs, hopelessMs))

/** How long a browser takes from the address to the last pixel. */
async function draw(page: Page, source: string): Promise<number> {
  return page.evaluate(async (source) => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const image = new Image()
    const startMs = performance.now()
    image.src = source
    try {
      await image.decode()
    } catch {
      return performance.now() - startMs
    }
    context?.clearRect(0, 0, 160, 160)
    context?.drawImage(image, 0, 0, 160, 160)
    context?.getImageData(0, 0, 1, 1)
    return performance.now() - startMs
  }, source)
}

/** What processes hold at most, beyond what they hold now. @see https://man7.org/linux/man-pages/man5/proc.5.html */
function createMemory(ids: readonly number[]) {
  const read = (id: number, name: string) => {
    const [, kilobytes = '0'] =
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1_024
  }
  let before = 0
  return {
    begin() {
      for (const id of ids) writeFileSync(`/proc/${id}/clear_refs`, '5')
      before = ids.reduce((sum, id) => sum + read(id, 'VmRSS'), 0)
    },
    grown: () => ids.reduce((sum, id) => sum + read(id, 'VmHWM'), 0) - before,
  }
}
