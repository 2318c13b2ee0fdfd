import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { account, playWallet } from '../test/playWallet.ts'
import { openPage } from '../test/setUpRemote.ts'

const never = () => new AbortController().signal

/** A page that went away while its user was in the wallet, and the page that came after it. */
async function reloadWhilePairing({ link }: { link: string | null }) {
  const first = openPage()
  const { relays, platform } = first
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  first.remote.hold()
  first.wallet.arrive({ signal: never() }).catch(() => {})
  if (link !== null) first.remote.chooseLink(link)
  await theirs.pair(await first.link())
  await relays.settle()
  first.remote.stop()
  const kept = createFakePlatform({ storage: platform.storage })
  await kept.clock.advance(platform.clock.now() - kept.clock.now())
  const page = openPage({ relays, platform: kept })
  let isOver = false
  const leaving = new AbortController()
  const over = page.wallet.expected?.({ signal: leaving.signal }).then(() => {
    isOver = true
  })
  await relays.settle()
  return { ...page, theirs, over, isOver: () => isOver, leave: () => leaving.abort() }
}

test.each(['acorn://', null])(
  'behavior: a wallet with link %s is expected until its link ends',
  async (link) => {
    const { isOver, over, platform, theirs, provider } = await reloadWhilePairing({ link })
    await platform.clock.advance(200_000)
    expect(isOver()).toBe(false)
    await theirs.approve()
    await over
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([account])
  },
)

test('behavior: nobody is expected once the link has ended', async () => {
  const { isOver, over, platform, remote } = await reloadWhilePairing({ link: null })
  await platform.clock.advance(240_000)
  await over
  expect([isOver(), remote.isConnected()]).toEqual([true, false])
})

test('behavior: an approval for a page that is gone ends when another wallet was chosen', async () => {
  const { over, leave, theirs, relays, remote } = await reloadWhilePairing({ link: 'acorn://' })
  leave()
  await over
  remote.endUnused([])
  await theirs.approve()
  await relays.settle()
  expect(theirs.requests.map(({ method }) => method)).toEqual(['wc_sessionDelete'])
  expect(remote.isConnected()).toBe(false)
})

test('behavior: an approval for a page that is gone ends when the attempt that followed was left', async () => {
  const { over, leave, theirs, relays, remote, wallet } = await reloadWhilePairing({
    link: 'acorn://',
  })
  leave()
  await over
  const leaving = new AbortController()
  const left = expect(wallet.arrive({ signal: leaving.signal })).rejects.toThrow('left')
  leaving.abort(new Error('left'))
  await left
  await theirs.approve()
  await relays.settle()
  expect(theirs.requests.map(({ method }) => method)).toEqual(['wc_sessionDelete'])
  expect(remote.isConnected()).toBe(false)
})
