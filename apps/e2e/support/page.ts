import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Requests of a page to anyone but these origins, as they were tried. */
export function thirdPartiesOf(page: Page, origins: readonly string[]): string[] {
  const known = new Set(origins.map((url) => new URL(url).origin))
  const thirdParties: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && !known.has(url.origin)) thirdParties.push(url.href)
  })
  page.on('websocket', (socket) => thirdParties.push(socket.url()))
  return thirdParties
}

/** Plays animations fast: most of what a page costs without a graphics card is their frames. */
export async function hasten(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 20 })
}

/** The same for what happens hundreds of times, in a small window: painting a large page takes most of the time. */
export async function hurry(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 480 })
  await hasten(page)
}

/** Resolves when nothing in the modal moves any more, except what moves for ever. */
export async function atRest(modal: Locator): Promise<void> {
  await expect
    .poll(() =>
      modal.evaluate(
        ({ shadowRoot }) =>
          (shadowRoot?.getAnimations() ?? []).filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          ).length,
      ),
    )
    .toBe(0)
}

/** Parameters of {@link examine}. */
interface Examination {
  readonly within?: string
  /** Where the same boxes have other colours, and all else is examined in another scheme. */
  readonly only?: 'colours' | undefined
}

/** What axe says of the modal, or of another part of the page. */
export async function examine(
  page: Page,
  { within = 'foyer-modal', only }: Examination = {},
): Promise<Pick<AxeResults, 'violations'>> {
  // Once in a page: it is half a megabyte, and takes longer to read than to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only && { runOnly: ['color-contrast'] }),
  }
  const violations = await page.evaluate(
    async ([within, options]) => {
      const examineAtRest = async () => {
        const moving = () =>
          (document.querySelector('foyer-modal')?.shadowRoot?.getAnimations() ?? []).filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          )
        while (moving().length > 0) {
          await Promise.allSettled(moving().map(({ finished }) => finished))
          await new Promise(requestAnimationFrame)
        }
        return (await window.axe.run(within, options)).violations
      }
      const found = await examineAtRest()
      // What came in meanwhile faded in, and had paler colours than it has now.
      return found.length > 0 ? examineAtRest() : found
    },
    [within, options] as const,
  )
  return { violations }
}

/** What axe objects to inside the modal, in a form that tells where to look. */
export async function axeViolations(
  page: Page,
  { only }: Pick<Examination, 'only'> = {},
): Promise<string[]> {
  await atRest(page.locator('foyer-modal'))
  const { violations } = await examine(page, { only })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** Which boxes of the modal are wider than their place; the page itself included. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('foyer-modal')?.shadowRoot
    const card = root?.querySelector('.card')
    const boxes = [document.documentElement, card, ...(root?.querySelectorAll('.view') ?? [])]
    const cardEdges = card?.getBoundingClientRect()
    const wide = boxes.flatMap((box) =>
      box && box.scrollWidth > box.clientWidth
        ? [`${box.localName}.${box.className}: ${box.scrollWidth} > ${box.clientWidth}`]
        : [],
    )
    const outside = [...(root?.querySelectorAll('.view:not([inert]) :is(button,h2,p)') ?? [])]
      .map((element) => ({ element, edges: element.getBoundingClientRect() }))
      .filter(
        ({ edges }) =>
          cardEdges && (edges.left < cardEdges.left - 1 || edges.right > cardEdges.right + 1),
      )
      .map(({ element }) => `outside the card: ${element.textContent?.slice(0, 40)}`)
    return [...wide, ...outside]
  })
}
