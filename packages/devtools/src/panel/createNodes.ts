/** What an element is made with. */
interface NodeProperties {
  readonly class?: string
  readonly text?: string
  /** Attributes; `false` and `null` leave one out. */
  readonly set?: Readonly<Record<string, string | boolean | null>>
  readonly on?: Readonly<Record<string, (event: Event) => void>>
}

/** Makes an element of one document. */
export type MakeNode = <tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  properties?: NodeProperties,
  ...children: readonly (Node | string)[]
) => HTMLElementTagNameMap[tag]

/** Node by node, so that a policy with Trusted Types has nothing to object to. */
export const createNodes =
  (document: Document): MakeNode =>
  (tag, { class: name, text, set = {}, on = {} } = {}, ...children) => {
    const element = document.createElement(tag)
    if (name) element.className = name
    if (text !== undefined) element.textContent = text
    for (const [attribute, value] of Object.entries(set)) {
      if (value === true) element.setAttribute(attribute, '')
      else if (typeof value === 'string') element.setAttribute(attribute, value)
    }
    for (const [type, listener] of Object.entries(on)) element.addEventListener(type, listener)
    element.append(...children)
    return element
  }

/** A button that submits nothing. */
export const button = (make: MakeNode, text: string, press: () => void, name?: string) =>
  make('button', {
    text,
    set: { type: 'button', 'aria-label': name ?? null },
    on: { click: press },
  })

/** Writes a text where it is another one: selections and screen readers notice each write. */
export function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** Puts children in place, and touches none that is there already: the focus stays. */
export function place(parent: Element, children: readonly Element[]): void {
  const wanted = new Set<Element>(children)
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove()
  let next = parent.firstElementChild
  for (const child of children) {
    if (child === next) next = next.nextElementSibling
    else parent.insertBefore(child, next)
  }
}
