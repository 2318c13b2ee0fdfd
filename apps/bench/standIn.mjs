/**
 * What is awaited or pressed: the exact words of a button, heading or image; or a selector, for a page
 * whose words are spread over components.
 *
 * @typedef {string | { selector: string }} Target
 */

/**
 * Runs in the page before anything else: a wallet that announces itself and answers at once, and the
 * stop watch. It is sent to the browser as text, so it knows nothing outside of itself.
 *
 * @param {Target} button what the page is rendered with
 */
export function standIn(button) {
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>')}`
  const answers = {
    eth_requestAccounts: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    eth_chainId: '0x1',
  }
  const detail = {
    info: { uuid: 'bench', name: 'Bench wallet', rdns: 'dev.foyer.bench', icon },
    provider: { request: async ({ method }) => answers[method], on() {}, removeListener() {} },
  }
  window.addEventListener('eip6963:requestProvider', () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
  )

  /** The page and every shadow tree in it, those within others too. */
  const roots = [document]
  const attachShadow = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    roots.push(root)
    return root
  }
  const wordsOf = (element) =>
    element.role === 'img'
      ? element.ariaLabel
      : (element.querySelector('.row-title') ?? element).textContent
  /** The first visible element that a `Target` names. */
  const find = (target) => {
    const { selector, words } =
      typeof target === 'string' ? { selector: 'button, h2, [role=img]', words: target } : target
    return roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .find(
        (element) =>
          (words === undefined || wordsOf(element) === words) && element.checkVisibility(),
      )
  }
  /** When the frame after which the condition holds has been handed over. */
  const frameWhere = (condition) =>
    new Promise((resolve) => {
      const look = () => {
        if (!condition()) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  const longTasks = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({
    type: 'longtask',
  })
  window.bench = {
    /** @returns {Promise<number>} milliseconds of the longest task since asked last; 0 if all were shorter than 50 */
    async longestTask() {
      // The browser tells of a task some time after its end.
      await new Promise((resolve) => setTimeout(resolve, 100))
      return Math.max(0, ...longTasks.splice(0).map(({ duration }) => duration))
    },
    /** @returns {Promise<number>} milliseconds from the press to the frame that shows the other */
    async press(pressed, shown) {
      const element = find(pressed)
      performance.mark('bench-press')
      const startMs = performance.now()
      // Without pointing first: Foyer loads nothing ahead, like the control.
      element.click()
      const endMs = await frameWhere(() => find(shown))
      performance.mark('bench-shown')
      return endMs - startMs
    },
    /** @returns {Promise<number>} the same, from the next click that the browser itself delivers */
    async clicked(shown) {
      const startMs = await new Promise((resolve) => {
        addEventListener('click', () => resolve(performance.now()), { capture: true, once: true })
      })
      return (await frameWhere(() => find(shown))) - startMs
    },
    gone: (words) => frameWhere(() => !find(words)),
    rendered: frameWhere(() => find(button)),
  }
}
