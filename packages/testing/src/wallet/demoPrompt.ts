/** What a user is asked, line by line. */
export interface PromptQuestion {
  readonly title: string
  /** Facts as label and value; a long text gets a box of its own that scrolls. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly text?: string
}

/** Resolves when the user agrees, and rejects with the wallet's error otherwise. */
export type Ask = (method: string, question: PromptQuestion) => Promise<void>

/** Above everything of the page; only the top layer is higher, and a wallet cannot get there. */
const zIndex = 2147483647

const sheetText = `
.foyer-demo-wallet, .foyer-demo-wallet * {
  all: revert;
  box-sizing: border-box;
  margin: 0;
  font: 400 14px/20px system-ui, sans-serif;
  color: var(--ink);
}
.foyer-demo-wallet {
  --paper: #131416; --panel: #1b1d1f; --ink: #f4f2ed; --soft: #a9a7a1; --line: #f4f2ed1f;
  --accent: #62cbc7; --on-accent: #07191b;
  color-scheme: dark;
  position: fixed; inset: 12px 12px auto auto; z-index: ${zIndex};
  display: flex; flex-direction: column; gap: 12px;
  width: min(360px, calc(100vw - 24px)); max-height: calc(100vh - 24px);
  padding: 16px; border-radius: 20px; background: var(--paper);
  box-shadow: 0 0 0 1px var(--line), 0 24px 64px -12px #000b;
  text-align: start; overflow-wrap: anywhere;
}
.foyer-demo-wallet b { display: flex; gap: 8px; align-items: center; font-weight: 600; }
.foyer-demo-wallet b::before {
  content: ''; width: 20px; height: 20px; border-radius: 6px; background: var(--accent);
}
.foyer-demo-wallet h2 { font-size: 18px; line-height: 24px; font-weight: 600; }
.foyer-demo-wallet dl {
  display: grid; grid-template-columns: auto 1fr; gap: 4px 16px;
  padding: 12px; border-radius: 14px; background: var(--panel);
}
.foyer-demo-wallet dt { color: var(--soft); }
.foyer-demo-wallet dd { text-align: end; unicode-bidi: isolate; }
.foyer-demo-wallet pre {
  min-height: 44px; overflow: auto; padding: 12px; border-radius: 14px; background: var(--panel);
  font: 400 13px/18px ui-monospace, monospace; white-space: pre-wrap; unicode-bidi: plaintext;
}
.foyer-demo-wallet footer { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.foyer-demo-wallet button {
  min-height: 44px; border: 0; border-radius: 14px; background: var(--panel);
  font-weight: 500; cursor: pointer;
}
.foyer-demo-wallet button:last-child { background: var(--accent); color: var(--on-accent); }
.foyer-demo-wallet button:hover { filter: brightness(1.08); }
.foyer-demo-wallet :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (prefers-color-scheme: light) {
  .foyer-demo-wallet {
    --paper: #fdfcfa; --panel: #f5f3ef; --ink: #191a1c; --soft: #63615c; --line: #191a1c14;
    --accent: #0a666e; --on-accent: #fff;
    color-scheme: light;
  }
}`

/**
 * Asks in the page, in the corner where an extension would open, and resolves with the user's
 * answer; `false` when the signal takes the question away.
 *
 * Styled through the CSSOM and built node by node, so a strict policy has nothing to object to.
 */
export function askInPage({
  page,
  question,
  signal,
}: {
  page: Window & typeof globalThis
  question: PromptQuestion
  signal: AbortSignal
}): Promise<boolean> {
  const { document } = page
  const node = <tag extends keyof HTMLElementTagNameMap>(
    tag: tag,
    text = '',
    ...children: Node[]
  ): HTMLElementTagNameMap[tag] => {
    const element = document.createElement(tag)
    element.textContent = text
    element.append(...children)
    return element
  }

  const reject = node('button', 'Reject')
  const approve = node('button', 'Approve')
  const card = node('div', '', node('b', 'Demo wallet'), node('h2', question.title))
  card.className = 'foyer-demo-wallet'
  card.setAttribute('role', 'dialog')
  card.setAttribute('aria-label', 'Demo wallet')
  const facts = [['Site', page.location.origin] as const, ...question.facts]
  card.append(
    node('dl', '', ...facts.flatMap(([label, value]) => [node('dt', label), node('dd', value)])),
  )
  if (question.text !== undefined) {
    const text = node('pre', question.text)
    text.tabIndex = 0
    text.setAttribute('role', 'region')
    text.setAttribute('aria-label', 'Full text')
    card.append(text)
  }
  card.append(node('footer', '', reject, approve))

  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(sheetText)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const focusedBefore = deepActiveElement(document)
  document.body.append(card)
  const focusFirst = () => {
    if (!card.contains(document.activeElement)) approve.focus()
  }
  focusFirst()
  // A page that steps aside for the wallet may move focus once more while it does so.
  page.requestAnimationFrame(focusFirst)

  return new Promise((resolve) => {
    const answer = (approved: boolean) => {
      const hadFocus = card.contains(document.activeElement)
      signal.removeEventListener('abort', onAbort)
      card.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      if (hadFocus) focusedBefore?.focus()
      resolve(approved)
    }
    const onAbort = () => answer(false)
    signal.addEventListener('abort', onAbort)
    reject.addEventListener('click', () => answer(false))
    approve.addEventListener('click', () => answer(true))
    card.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      // The prompt is not the page's, so the page must not close anything of its own for it.
      event.preventDefault()
      event.stopPropagation()
      answer(false)
    })
  })
}

/** The element that really has focus, inside whatever shadow roots. */
function deepActiveElement(document: Document): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}
