import { Demo } from './Demo.ts'
import type { PhoneWallet } from './phoneWallet.ts'
import { test as base, expect } from './test.ts'

/** What a tab is given to take over, or to be right again. */
export const within = { timeout: 3_000 }

/** A page with the demo in it. */
export interface Tab {
  readonly demo: Demo
  /** Sockets to the relay that are open. */
  openSockets(): number
  dialled(): number
}

/** Tabs of one browser, paired with one wallet on another device. */
export const test = base.extend<{ openTab(): Promise<Tab> }>({
  openTab: async ({ context, server, stack, walletScript }, use) => {
    const uncaught: string[] = []
    await use(async () => {
      const page = await context.newPage()
      page.on('pageerror', (error) => uncaught.push(String(error)))
      let open = 0
      let dialled = 0
      page.on('websocket', (socket) => {
        if (!socket.url().includes('/relay?')) return
        open++
        dialled++
        socket.on('close', () => {
          open--
        })
      })
      const demo = new Demo({ page, stack, walletScript })
      await demo.visit({ wallet: 'none', options: { backend: server.url } })
      return { demo, openSockets: () => (page.isClosed() ? 0 : open), dialled: () => dialled }
    })
    expect(uncaught).toEqual([])
  },
})

/** Connects by the code on screen. */
export async function pair({ demo }: Tab, pocket: PhoneWallet) {
  await demo.openConnect()
  await demo.row('WalletConnect').click()
  const code = demo.view.getByRole('img', { name: /^QR code/ })
  await expect(code).toHaveAttribute('data-uri', /^wc:/)
  await pocket.scan((await code.getAttribute('data-uri')) ?? '')
  await expect(demo.accountButton).toBeVisible()
}

/** Has the wallet sign a text through this tab. */
export const sign = ({ demo }: Tab, text: string) =>
  demo.request('personal_sign', [hex(text), '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])

export const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`
