import { createFakePlatform } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { endurance } from '../../../scripts/endurance.ts'
import { createFakeOrigin } from '../test/fakeOrigin.ts'
import { account, evmNamespaces, other, playWallet } from '../test/playWallet.ts'
import { createScriptedRelay } from '../test/scriptedRelay.ts'
import { openConnected, openPage } from '../test/setUpRemote.ts'
import { createSharedStorage } from '../test/sharedStorage.ts'
import * as Key from './crypto/Key.ts'
import { createRelay } from './relay/createRelay.ts'

const never = () => new AbortController().signal
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

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
  const release = first.remote.hold()
  const arrived = first.wallet.arrive({ signal: never() })
  await theirs.pair(await first.link())
  await relays.settle()
  await theirs.approve(evmNamespaces([1, 8453], [account, other]))
  await arrived
  release()
  await relays.settle()
  return { tabs, relays, theirs, reload: () => openTab(relays) }
}

test('behavior: a wallet has one answer to what it said when the owner of the socket dies with it', async () => {
  const scripted = createScriptedRelay()
  const origin = createFakeOrigin({ relay: scripted })
  const shared = createSharedStorage()
  const platform = createFakePlatform()
  const { clock } = platform
  const seed = Key.random()
  const where = { url: 'wss://relay.example/relay', projectId: 'shop', clock }
  const openTab = () => {
    const page = origin.openPage()
    // Tabs of a browser do not render the same lots.
    const surroundings = { ...page.platform, random: Math.random }
    const relay = createRelay({ ...where, seed: () => seed, platform: surroundings })
    const tab = openPage({
      platform: { ...platform, storage: shared.tab() } as never,
      relays: { connect: () => relay, settle: later } as never,
    })
    return { ...tab, relay, page }
  }
  const [owner, follower] = [openTab(), openTab()]
  const phone = createFakeOrigin({ relay: scripted }).openPage()
  const theirSeed = Key.random()
  const wallet = createRelay({ ...where, seed: () => theirSeed, platform: phone.platform })
  const theirs = playWallet({ relay: wallet, nowMs: clock.now })
  const release = owner.remote.hold()
  const arrived = owner.wallet.arrive({ signal: never() })
  await vi.waitFor(async () => theirs.pair(await owner.link()))
  await vi.waitFor(() => expect(theirs.proposals).toHaveLength(1))
  await theirs.approve(evmNamespaces([1, 8453]))
  await arrived
  release()
  await vi.waitFor(() => expect(follower.remote.isConnected()).toBe(true))
  expect([owner, follower].map(({ relay }) => relay.isOwner())).toEqual([true, false])
  await vi.waitFor(() => expect(theirs.responses).toHaveLength(1))

  // From here on the relay takes nothing of theirs: the owner's answer is under way when it dies.
  const [{ topic } = { topic: '' }] = theirs.sessions
  const update = { namespaces: evmNamespaces([1]) }
  scripted.remove = ({ method, params }) =>
    method === 'irn_publish' && params?.topic === topic && params.tag === 1105 ? 'call' : 'nothing'
  await theirs.say('wc_sessionUpdate', update)
  await vi.waitFor(() => {
    for (const { records } of [owner, follower])
      expect(JSON.stringify(records.read().sessions[0]?.namespaces)).not.toContain('8453')
  })
  await later()
  owner.page.kill()
  scripted.remove = () => 'nothing'
  await vi.waitFor(() => expect(follower.relay.isOwner()).toBe(true))
  await vi.waitFor(() => expect(theirs.responses).toHaveLength(2))
  await later()
  expect(theirs.responses).toHaveLength(2)
  expect(theirs.responses[1]).toMatchObject({ result: true })
  wallet.close()
  follower.relay.close()
})

test('behavior: the tab that shows a code hears that it was rejected, also after another tab', async () => {
  const shared = createSharedStorage()
  const platform = createFakePlatform()
  const openTab = (relays?: ReturnType<typeof openPage>['relays']) =>
    openPage({
      platform: { ...platform, storage: shared.tab() } as never,
      ...(relays && { relays }),
    })
  const first = openTab()
  const { relays } = first
  const maker = openTab(relays)
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  maker.remote.hold()
  const arrived = maker.wallet.arrive({ signal: never() })
  await theirs.pair(await maker.link())
  await relays.settle()
  await Promise.all([
    expect(arrived).rejects.toMatchObject({ code: 'wallet/declined' }),
    theirs.reject(),
  ])
  await relays.settle()
  const [, ...others] = maker.records.read().pairings
  expect(others).toEqual([])
})

test('behavior: a message counts as arrived only when what it changed was found in the store', async () => {
  const line: (() => void)[] = []
  let isHeld = false
  const turn = (action: () => void) =>
    new Promise<void>((resolve) => {
      const run = () => {
        action()
        resolve()
      }
      if (isHeld) line.push(run)
      else run()
    })
  const { relays, records, theirs } = await openConnected({ turn })
  isHeld = true
  relays.tamper = () => []
  const update = await theirs.say('wc_sessionUpdate', { namespaces: evmNamespaces([1]) })
  let isTaken = false
  const taken = relays.deliver(update).then(() => {
    isTaken = true
  })
  await vi.waitFor(() => expect(line).toHaveLength(1))
  expect(records.read().sessions[0]?.namespaces.eip155?.chains).toEqual(['eip155:1'])
  await later()
  expect(isTaken).toBe(false)
  for (const run of line) run()
  await taken
})

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
          tab.remote.stop()
          tabs[index] = reload()
        },
        link: ({ remote }) => remote.hold()(),
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
        tabs.map(async ({ provider, remote }) => [
          remote.isConnected(),
          await provider.request({ method: 'eth_accounts' }),
          await provider.request({ method: 'eth_chainId' }).catch(({ code }) => code),
        ]),
      )
      for (const one of seen) expect(one).toEqual(seen[0])
      expect(seen[0]?.[0]).toBe(!isOver)
      const prompts = theirs.requests.filter(({ method }) => method === 'wc_sessionRequest')
      expect(prompts).toHaveLength(asked)
    }),
    { numRuns: endurance({ few: 25, all: 200 }) },
  )
})
