import { expect, type Locator, type Page } from '@playwright/test'

/** The development wallet in a tab, named as a user would name its parts. */
export class DevWallet {
  readonly page: Page
  readonly dialog: Locator
  readonly link: Locator
  readonly log: Locator
  readonly #url: string
  readonly #relayUrl: string | undefined

  /** @param relayUrl when it is not that of the stack */
  constructor({ page, url, relayUrl }: { page: Page; url: string; relayUrl?: string }) {
    this.page = page
    this.#url = url
    this.#relayUrl = relayUrl
    this.dialog = page.getByRole('dialog')
    this.link = page.getByRole('textbox', { name: 'Pairing link' })
    this.log = page.getByRole('log')
  }

  urlOf({ uri, auto }: { uri?: string; auto?: 'approve' | 'reject' } = {}): string {
    const url = new URL(uri === undefined ? '/' : '/wc', this.#url)
    if (uri !== undefined) url.searchParams.set('uri', uri)
    if (auto) url.searchParams.set('auto', auto)
    if (this.#relayUrl !== undefined) url.searchParams.set('relay', this.#relayUrl)
    return url.href
  }

  async open(visit?: Parameters<DevWallet['urlOf']>[0]) {
    await this.page.goto(this.urlOf(visit))
    await expect(this.link).toBeVisible()
  }

  /** The same wallet in another tab of the same browser. */
  async inNewTab(): Promise<DevWallet> {
    const page = await this.page.context().newPage()
    const relayUrl = this.#relayUrl
    return new DevWallet({ page, url: this.#url, ...(relayUrl !== undefined && { relayUrl }) })
  }

  async pair(uri: string) {
    await this.link.fill(uri)
    await this.button('Pair').click()
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** The question of this title. */
  question(title: string): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true })
  }

  async approve(title: string) {
    await this.question(title).getByRole('button', { name: 'Approve' }).click()
    await expect(this.question(title)).toBeHidden()
  }

  async reject(title: string) {
    await this.question(title).getByRole('button', { name: 'Reject' }).click()
    await expect(this.question(title)).toBeHidden()
  }

  session(name: string): Locator {
    return this.page.getByRole('listitem', { name, exact: true })
  }
}
