import { createFakePlatform } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { account, evmNamespaces, other, playWallet } from '../test/playWallet.ts'
import { openPage } from '../test/setUpPaired.ts'
import { createSharedStorage } from '../test/sharedStorage.ts'

const never = () => new AbortController().signal

/** Tabs of one origin, all with the session that one of them made. */
async function openTabs(count: number) {
  const shared = createSharedStorage()
  const platform = createFakePlatform()
  const openTab = (relays?: ReturnType<typeof openPage>['relays']) =>
    openPage({
      platform: { ...platform, storage: shared.tab() } as never,
      ...(relays && { relays }),
    })
  const first = openTab()
  const { relays } = first
  const tabs = [first, ...Array.from({ length: count - 1 }, () => openTab(relays))]
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  const release = first.paired.hold()
  const arrived = first.wallet.arrive({ signal: never() })
  await theirs.pair(await first.link())
  await relays.settle()
  await theirs.approve(evmNamespaces([1, 8453], [account, other]))
  await arrived
  release()
  await relays.settle()
  return { tabs, relays, theirs, reload: () => openTab(relays) }
}

type Step = { readonly what: string; readonly tab: number }

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('update', 'event', 'switch', 'ask', 'reload', 'link', 'end', 'delete'),
    tab: fc.integer({ min: 0, max: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
)

test('property: five tabs agree after anything, and a session that is over asks nothing', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence: Step[]) => {
      const { tabs, relays, theirs, reload } = await openTabs(5)
      let asked = 0
      let isOver = false
      const act: Record<string, (tab: (typeof tabs)[number], index: number) => unknown> = {
        update: () => theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1, 8453]) }),
        event: () =>
          theirs.say('wc_sessionEvent', {
            event: { name: 'chainChanged', data: 8453 },
            chainId: 'eip155:8453',
          }),
        switch: ({ provider }, index) =>
          provider
            .request({
              method: 'wallet_switchEthereumChain',
              params: [{ chainId: index % 2 ? '0x1' : '0x2105' }],
            })
            .catch(() => {}),
        ask({ provider }) {
          if (!isOver) asked++
          return provider.request({ method: 'personal_sign' }).catch(() => {})
        },
        reload(tab, index) {
          tab.paired.stop()
          tabs[index] = reload()
        },
        link: ({ paired }) => paired.hold()(),
        end({ provider }) {
          isOver = true
          return provider.request({ method: 'wallet_revokePermissions' })
        },
        async delete() {
          isOver = true
          await theirs.say('wc_sessionDelete', { code: 6000, message: '' })
          await relays.settle()
        },
      }
      for (const { what, tab } of sequence) {
        const page = tabs[tab]
        if (page) await act[what]?.(page, tab)
      }
      await relays.settle()
      const seen = await Promise.all(
        tabs.map(async ({ provider, paired }) => [
          paired.isConnected(),
          await provider.request({ method: 'eth_accounts' }),
          await provider.request({ method: 'eth_chainId' }).catch(({ code }) => code),
        ]),
      )
      for (const one of seen) expect(one).toEqual(seen[0])
      expect(seen[0]?.[0]).toBe(!isOver)
      const prompts = theirs.requests.filter(({ method }) => method === 'wc_sessionRequest')
      expect(prompts).toHaveLength(asked)
    }),
    { numRuns: 200 },
  )
})
