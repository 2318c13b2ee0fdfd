import { inspectView } from './inspectView.ts'

/** What the suite needs of a page; Playwright's `Page` has it. */
export interface ViewPage {
  evaluate<result>(
    run: (argument: string) => result | Promise<result>,
    argument: string,
  ): Promise<result>
  readonly keyboard: { press(key: string): Promise<void> }
}

/** What axe says; the caller brings axe along. */
export interface AxeResults {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/** Parameters of {@link checkView}. */
export interface ViewParameters {
  /** Examines the modal, for example with `@axe-core/playwright`. */
  axe?(): Promise<AxeResults>
  /**
   * Walks through the view with Tab. Leave it out while a wallet is asked: its prompt lives in the
   * page, so the way there must stay open.
   */
  readonly tab?: boolean
  /** How the view is left at the end: Escape closes or shakes, Back goes one view back. */
  readonly leave?: 'escape' | 'back'
  /** Of the modal's element. */
  readonly selector?: string
}

/** More controls than any view has; the lists of wallets are the longest. */
const maxTabs = 200

/**
 * Holds the view on screen to what every view of the modal must do: a named dialog with one heading,
 * focus inside, names and sizes of controls, nothing that sticks out, no tiny text, Tab that stays
 * inside and reaches everything, axe, and the ways out.
 *
 * @returns what is wrong, in sentences; empty when nothing is
 * @example
 * import { checkView, type ViewPage } from '@foyer/testing/view'
 *
 * declare const page: ViewPage
 * const findings = await checkView(page, { tab: true, leave: 'escape' })
 * if (findings.length > 0) throw new Error(findings.join('\n'))
 */
export async function checkView(
  page: ViewPage,
  { axe, tab = false, leave, selector = 'foyer-modal' }: ViewParameters = {},
): Promise<string[]> {
  await page.evaluate(settle, selector)
  const findings = await page.evaluate(inspectView, selector)
  if (axe) {
    const { violations } = await axe()
    for (const { id, help, nodes } of violations)
      findings.push(`axe ${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  if (tab) findings.push(...(await tabThrough(page, selector)))
  if (leave === 'escape') findings.push(...(await pressEscape(page, selector)))
  if (leave === 'back') findings.push(...(await pressBack(page, selector)))
  return findings
}

/** Waits for every animation that ends. */
async function settle(selector: string) {
  const root = document.querySelector(selector)?.shadowRoot
  const running = () =>
    (root?.getAnimations() ?? []).filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  while (running().length > 0) {
    await Promise.allSettled(running().map(({ finished }) => finished))
    await new Promise(requestAnimationFrame)
  }
}

/** Presses Tab until everything was reached; the page behind must never be. */
async function tabThrough(page: ViewPage, selector: string): Promise<string[]> {
  const controls = await page.evaluate(markControls, selector)
  const reached = new Set<string>()
  for (let index = 0; index < maxTabs && reached.size < controls.length; index++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(focusedMark, selector)
    if (focused === 'page') return ['Tab reaches the page behind']
    if (focused) reached.add(focused)
  }
  // Once more round the end, where a trap would leak.
  let focused = ''
  for (let index = 0; index < 3 && focused === ''; index++) {
    await page.keyboard.press('Tab')
    focused = await page.evaluate(focusedMark, selector)
  }
  return [
    ...(focused === 'page' ? ['Tab reaches the page behind'] : []),
    ...controls
      .filter(({ mark }) => !reached.has(mark))
      .map(({ name }) => `Tab does not reach “${name}”`),
  ]
}

/** Numbers everything that Tab should reach; of radio buttons, the group is one. */
function markControls(selector: string): { mark: string; name: string }[] {
  const frame = document.querySelector(selector)?.shadowRoot?.querySelector('.card')
  const controls = [
    ...(frame?.querySelectorAll<HTMLElement>(
      'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, [tabindex="0"]',
    ) ?? []),
  ].filter(
    (element) =>
      element.tabIndex >= 0 && element.checkVisibility() && element.closest('[inert]') === null,
  )
  const groups = new Set<string>()
  return controls.flatMap((element, index) => {
    const group = element instanceof HTMLInputElement && element.type === 'radio' && element.name
    const mark = group ? `group ${group}` : String(index)
    element.dataset.tabMark = mark
    if (group && groups.has(group)) return []
    if (group) groups.add(group)
    return [{ mark, name: element.getAttribute('aria-label') ?? element.textContent.trim() }]
  })
}

/** The number of what has the focus, `page` when it is something behind the modal. */
function focusedMark(selector: string): string {
  const modal = document.querySelector(selector)
  const { activeElement } = document
  // The browser's own controls come between the last one and the first: then nothing has it.
  if (!activeElement || activeElement === document.body) return ''
  if (activeElement !== modal) return 'page'
  const focused = modal.shadowRoot?.activeElement
  return focused instanceof HTMLElement ? (focused.dataset.tabMark ?? '') : ''
}

/** Escape closes the modal, or the modal shakes because it may not. */
async function pressEscape(page: ViewPage, selector: string): Promise<string[]> {
  await page.keyboard.press('Escape')
  const answered = await page.evaluate(isGoneOrShakes, selector)
  return answered ? [] : ['Escape neither closes nor shakes']
}

async function isGoneOrShakes(selector: string): Promise<boolean> {
  for (let turns = 0; turns < 40; turns++) {
    const modal = document.querySelector(selector)
    if (modal?.getAttribute('data-open') !== 'true' || modal.hasAttribute('data-shake')) return true
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return false
}

/** The button named Back leads to another view, or out of the first. */
async function pressBack(page: ViewPage, selector: string): Promise<string[]> {
  const before = await page.evaluate(focusBack, selector)
  if (before === null) return ['there is no button named Back']
  await page.keyboard.press('Enter')
  const moved = await page.evaluate(hasMoved, `${selector}\n${before}`)
  return moved ? [] : ['Back stays where it is']
}

function focusBack(selector: string): string | null {
  const modal = document.querySelector(selector)
  const back = modal?.shadowRoot?.querySelector<HTMLElement>('button[aria-label="Back"]')
  if (!modal || !back) return null
  back.focus()
  return modal.getAttribute('data-view') ?? ''
}

async function hasMoved(given: string): Promise<boolean> {
  const [selector = '', before] = given.split('\n')
  for (let turns = 0; turns < 40; turns++) {
    const modal = document.querySelector(selector)
    if (modal?.getAttribute('data-view') !== before) return true
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return false
}
