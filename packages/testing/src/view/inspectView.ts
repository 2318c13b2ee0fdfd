/**
 * What is wrong with the view on screen, as far as the page itself can tell; empty when it is fine.
 *
 * It needs nothing from outside itself, so that it can travel into a page. Sizes are CSS pixels.
 *
 * @param selector of the modal's element
 * @example
 * import { inspectView } from '@foyer/testing/view'
 *
 * const findings = inspectView('foyer-modal')
 * if (findings.length > 0) throw new Error(findings.join('\n'))
 */
export function inspectView(selector: string): string[] {
  const minTargetPx = 24
  /** Of everything that is not a link inside a sentence. */
  const mainTargetPx = 44
  const minTextPx = 12
  /** Browsers place boxes on fractions of a pixel. */
  const tolerancePx = 1
  const controlSelector = 'button, a[href], input, select, textarea, [role="button"]'

  const modal = document.querySelector(selector)
  const root = modal?.shadowRoot
  if (!modal || !root) return [`no ${selector} with an open shadow root`]
  const embedded = modal.hasAttribute('data-embedded')
  const frame = root.querySelector(embedded ? 'section[aria-labelledby]' : 'dialog[open]')
  const card = root.querySelector('.card')
  if (!frame || !card) return [`no open ${embedded ? 'region' : 'dialog'}`]

  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isHidden = (element: Element) =>
    element.closest('[aria-hidden="true"], [inert]') !== null ||
    !element.checkVisibility({ visibilityProperty: true })
  /** There for screen readers only, so its place and size mean nothing. */
  const isClipped = (element: Element) => {
    for (let each: Element | null = element; each && each !== frame; each = each.parentElement)
      if (getComputedStyle(each).clipPath.startsWith('inset(50%')) return true
    return false
  }
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const referred = (ids: string | null) =>
    words(ids)
      .split(' ')
      .map((id) => (id ? root.getElementById(id)?.textContent : ''))
      .join(' ')
  const nameOf = (element: Element): string =>
    words(referred(element.getAttribute('aria-labelledby'))) ||
    words(element.getAttribute('aria-label')) ||
    words(
      labelsOf(element)
        .map((label) => label.textContent)
        .join(' '),
    ) ||
    words(element.textContent) ||
    words(element.getAttribute('title'))
  const describe = (element: Element) =>
    `<${element.localName}${element.className && typeof element.className === 'string' ? ` class="${element.className}"` : ''}> “${nameOf(element).slice(0, 60)}”`

  const findings: string[] = []
  const all = [...frame.querySelectorAll('*')].filter((element) => !isHidden(element))

  const headings = all.filter(({ localName }) => localName === 'h1')
  const title = words(headings[0]?.textContent)
  if (headings.length !== 1) findings.push(`${headings.length} headings of the first level`)
  if (title === '') findings.push('the heading is empty')
  if (words(referred(frame.getAttribute('aria-labelledby'))) !== title)
    findings.push(`the ${embedded ? 'region' : 'dialog'} is not named by its heading “${title}”`)

  if (!root.activeElement) findings.push('the focus is not inside the modal')

  for (const control of all.filter((element) => element.matches(controlSelector))) {
    if (nameOf(control) === '') findings.push(`no accessible name: ${describe(control)}`)
    if (isClipped(control)) continue
    const target = labelsOf(control)[0] ?? control
    const box = target.getBoundingClientRect()
    // What a control reaches beyond what is seen of it is rendered as its ::after.
    const reach = getComputedStyle(target, '::after')
    const width = Math.max(box.width, Number.parseFloat(reach.width) || 0)
    const height = Math.max(box.height, Number.parseFloat(reach.height) || 0)
    const inSentence = [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && words(node.textContent) !== '',
    )
    const leastPx = inSentence && control.localName === 'a' ? minTargetPx : mainTargetPx
    if (Math.min(width, height) < leastPx - tolerancePx)
      findings.push(
        `target of ${Math.round(width)}x${Math.round(height)}, less than ${leastPx}: ${describe(control)}`,
      )
  }

  const edge = card.getBoundingClientRect()
  if (edge.left < -tolerancePx || edge.right > document.documentElement.clientWidth + tolerancePx)
    findings.push('the card is wider than the window')
  for (const element of all) {
    if (!card.contains(element) || isClipped(element)) continue
    const box = element.getBoundingClientRect()
    if (box.width === 0 || element instanceof SVGElement) continue
    if (box.left < edge.left - tolerancePx || box.right > edge.right + tolerancePx)
      findings.push(`reaches out of the card: ${describe(element)}`)
    const { overflowX, overflowY } = getComputedStyle(element)
    const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')
    if (scrolls && element.scrollWidth > element.clientWidth + tolerancePx)
      findings.push(`scrolls sideways: ${describe(element)}`)
  }

  for (const element of all) {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && words(node.textContent) !== '',
    )
    if (!hasWords || isClipped(element)) continue
    const sizePx = Number.parseFloat(getComputedStyle(element).fontSize)
    // In hundredths, because sizes are computed from em.
    if (Math.round(sizePx * 100) < minTextPx * 100)
      findings.push(`text of ${sizePx} px: ${describe(element)}`)
  }
  return findings
}
