import type { FoyerEvent, FoyerState } from '@foyer/core'
import { expect, type Locator, type Page } from '@playwright/test'
import type { addWallet, WalletParameters, wallets } from './pageWallets.ts'
import type { TestStack } from './stack.ts'

declare global {
  interface Window {
    foyer: {
      getState(): FoyerState
      open(options?: object): Promise<undefined>
      close(): Promise<boolean>
      disconnect(): Promise<void>
      getProvider(namespace: string): {
        request(request: { method: string; params?: unknown }): Promise<unknown>
      }
      onEvent(listener: (event: FoyerEvent) => void): () => void
      subscribe(listener: (state: FoyerState) => void): () => void
      router: { push(view: string, parameters?: object): void; back(): void }
    }
    /** Everything `onEvent` said since the page loaded. */
    foyerEvents: FoyerEvent[]
    /** Every status and address the client passed through, with the page's clock. */
    foyerHistory: { status: string; address: string | null; atMs: number }[]
    pageWallets: { addWallet: typeof addWallet; wallets: typeof wallets }
  }
}

/** First account of the local chains, as the Demo wallet and the scripted wallets give it. */
export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const shortAccount = '0xf3…b92266'

/** What the address of the demo may ask for. */
export interface Visit {
  readonly wallet?: 'approve' | 'reject' | 'hang' | 'none'
  readonly options?: object
  readonly csp?: 'strict'
}

/** The demo in a tab, named as a user would name its parts. */
export class Demo {
  readonly page: Page
  readonly stack: TestStack
  readonly modal: Locator
  readonly dialog: Locator
  /** The view on screen, without the one that is leaving. */
  readonly view: Locator
  readonly opener: Locator
  readonly accountButton: Locator
  /** The Demo wallet's own question. */
  readonly prompt: Locator
  readonly #walletScript: string

  constructor({
    page,
    stack,
    walletScript,
  }: {
    page: Page
    stack: TestStack
    walletScript: string
  }) {
    this.page = page
    this.stack = stack
    this.#walletScript = walletScript
    this.modal = page.locator('foyer-modal')
    this.dialog = this.modal.locator('dialog')
    this.view = this.modal.locator('.view:not([inert])')
    this.opener = page.getByRole('button', { name: 'Connect wallet', exact: true })
    this.accountButton = page.getByRole('button', { name: shortAccount, exact: true })
    this.prompt = page.locator('[role="dialog"][aria-label="Demo wallet"]')
  }

  urlOf({ wallet, options, csp }: Visit = {}): string {
    const url = new URL(this.stack.demoUrl)
    // What renders the page: React 19 without it (`npm run views` takes each in turn).
    const { FOYER_HOST: host } = process.env
    if (host) url.searchParams.set('host', host)
    if (wallet) url.searchParams.set('wallet', wallet)
    if (options) url.searchParams.set('options', JSON.stringify(options))
    if (csp) url.searchParams.set('csp', csp)
    return url.href
  }

  /** Loads the demo and listens to everything the client says from its first moment. */
  async visit(visit?: Visit) {
    await this.page.addInitScript(() => {
      let foyer: Window['foyer']
      window.foyerEvents = []
      window.foyerHistory = []
      Object.defineProperty(window, 'foyer', {
        configurable: true,
        get: () => foyer,
        set(client: Window['foyer']) {
          foyer = client
          client.onEvent((event) => window.foyerEvents.push(event))
          client.subscribe(({ chains }) => {
            const { status = 'none', address = null } = chains.eip155 ?? {}
            const last = window.foyerHistory.at(-1)
            if (last?.status !== status || last.address !== address)
              window.foyerHistory.push({ status, address, atMs: performance.now() })
          })
        },
      })
    })
    await this.page.goto(this.urlOf(visit))
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }

  /** Puts scripted wallets into every page that loads from now on. */
  async addWallets(...all: WalletParameters[]) {
    await this.page.addInitScript({
      content: `${this.#walletScript};window.pageWallets ??= pageWallets;for (const wallet of ${JSON.stringify(all)}) window.pageWallets.addWallet(wallet)`,
    })
  }

  /** Runs code with a scripted wallet of the page. */
  async withWallet<value, argument = undefined>(
    name: string,
    use: (wallet: ReturnType<typeof addWallet>, argument: argument) => value,
    argument?: argument,
  ): Promise<value> {
    return this.page.evaluate(
      `(${use})(pageWallets.wallets[${JSON.stringify(name)}], ${JSON.stringify(argument)})`,
    ) as Promise<value>
  }

  /** Methods that a scripted wallet was asked, oldest first. */
  methodsOf(name: string): Promise<string[]> {
    return this.withWallet(name, (wallet) => wallet.requests.map(({ method }) => method))
  }

  row(name: string): Locator {
    return this.view.getByRole('button', { name, exact: true })
  }

  button(name: string): Locator {
    return this.modal.getByRole('button', { name, exact: true })
  }

  heading(name: string | RegExp): Locator {
    return this.view.getByRole('heading', { name, exact: typeof name === 'string' })
  }

  async openConnect() {
    await this.opener.click()
    await expect(this.modal).toHaveAttribute('data-view', 'Connect')
  }

  /** From the opener to a wallet's own view, which is left at once by a wallet that answers at once. */
  async choose(wallet = 'Demo wallet') {
    await this.openConnect()
    await this.row(wallet).click()
    await expect(this.modal).not.toHaveAttribute('data-view', 'Connect')
  }

  /** All the way, with a wallet that approves. */
  async connect(wallet = 'Demo wallet') {
    await this.openConnect()
    await this.row(wallet).click()
    await expect(this.modal).toHaveAttribute('data-open', 'false')
    await expect(this.accountButton).toBeVisible()
    await expect(this.dialog).toBeHidden()
  }

  async openAccount() {
    await this.accountButton.click()
    await expect(this.modal).toHaveAttribute('data-view', 'Account')
  }

  state(): Promise<FoyerState> {
    return this.page.evaluate(() => window.foyer.getState())
  }

  /** Tracked events by name, oldest first. */
  tracked(...names: string[]): Promise<string[]> {
    return this.page.evaluate(
      (wanted) =>
        window.foyerEvents.flatMap((event) =>
          event.type === 'track' && (wanted.length === 0 || wanted.includes(event.event))
            ? [event.event]
            : [],
        ),
      names,
    )
  }

  /** What wallets were asked through the client's own provider. */
  requestEvents(): Promise<FoyerEvent[]> {
    return this.page.evaluate(() => window.foyerEvents.filter(({ type }) => type === 'request'))
  }

  /** Asks the connected wallet through the client's provider; a refusal comes back as its code. */
  request(method: string, params?: unknown): Promise<{ result?: unknown; code?: unknown }> {
    return this.page.evaluate(
      ([method, params]) =>
        window.foyer
          .getProvider('eip155')
          .request({ method, ...(params !== null && { params }) })
          .then(
            (result) => ({ result }),
            ({ code }) => ({ code }),
          ),
      [method, params ?? null] as const,
    )
  }

  /** Our own record of connections. */
  stored(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('@foyer/connections'))
  }
}
