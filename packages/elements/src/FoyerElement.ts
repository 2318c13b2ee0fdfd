import type { ChainState, Foyer } from '@foyer/core'
import { firstClient, watchClients } from './clients.ts'
import type { FoyerConnection, FoyerElementEvents, FoyerNetwork } from './FoyerEvents.ts'

/** A server has no elements, and imports this file all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/** What all elements of Foyer have: a client, for as long as they stand in a page. */
export abstract class FoyerElement extends Base {
  #own: Foyer | null = null
  #used: Foyer | null = null
  #stops: (() => void)[] = []

  /** The client; `null` while the page has none. Setting one takes it instead of the page's first. */
  get foyer(): Foyer | null {
    return this.#own ?? firstClient()
  }

  set foyer(foyer: Foyer | null) {
    this.#own = foyer
    this.#take()
  }

  connectedCallback(): void {
    // Frameworks may have set it before the element was defined: it would hide the property of the class.
    if (Object.hasOwn(this, 'foyer')) {
      const { foyer } = this
      Reflect.deleteProperty(this, 'foyer')
      this.#own = foyer
    }
    this.#stops = [watchClients(() => this.#take())]
    this.#take()
  }

  disconnectedCallback(): void {
    for (const stop of this.#stops.splice(0)) stop()
    this.#end()
  }

  /** Uses a client. @returns what ends it */
  protected abstract use(foyer: Foyer): () => void

  #end = () => {}

  #take(): void {
    if (!this.isConnected) return
    const { foyer } = this
    if (foyer === this.#used) return
    this.#end()
    if (!foyer) return
    this.#used = foyer
    let stop = () => {}
    try {
      const stops = [this.use(foyer), this.#tell(foyer)]
      stop = () => {
        for (const end of stops) end()
      }
    } catch (error) {
      // A client of another version than this element: the page goes on without it.
      foyer.internals?.platform?.reportToDeveloper(
        `<${this.localName}> cannot use this client, which is of another version of Foyer: ${error}`,
      )
    }
    this.#end = () => {
      stop()
      this.#used = null
      this.#end = () => {}
    }
  }

  /** Says to the page what happens: `foyer-connected`, `foyer-disconnected` and `foyer-network`, which bubble. */
  #tell(foyer: Foyer): () => void {
    const say = (type: keyof FoyerElementEvents, detail: FoyerConnection | FoyerNetwork) =>
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
    return foyer.subscribe((state, before) => {
      for (const [namespace, chain] of Object.entries(state.chains)) {
        const old = before.chains[namespace]
        const [is, was] = [connectedIn(chain), connectedIn(old)]
        if (is && is.address !== was?.address)
          say('foyer-connected', { namespace, caipAddress: is.caipAddress })
        if (!is && was) say('foyer-disconnected', { namespace, caipAddress: was.caipAddress })
        const caipNetworkId = chain?.network?.caipNetworkId ?? null
        if (caipNetworkId !== (old?.network?.caipNetworkId ?? null))
          say('foyer-network', { namespace, caipNetworkId })
      }
    })
  }
}

const connectedIn = (chain: ChainState | undefined) =>
  chain?.status === 'connected' && chain.address !== null ? chain : null
