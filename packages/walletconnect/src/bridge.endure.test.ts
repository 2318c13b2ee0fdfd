import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../../../scripts/build.mjs'
import { connectOver, startRelayProcess } from '../test/bridgedRelays.ts'
import { refuseOtherHosts } from '../test/pinnedWallets.ts'

let allowHosts = () => {}
beforeAll(async () => {
  allowHosts = refuseOtherHosts()
  await build({ demo: false, log() {} })
})
afterAll(() => allowHosts())

const minuteMs = 60_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function connect() {
  const upstream = await startRelayProcess()
  const own = await startRelayProcess({ RELAY_UPSTREAM: upstream.relayUrl })
  return { upstream, own, ...(await connectOver({ page: own, wallet: upstream })) }
}
type Bridged = Awaited<ReturnType<typeof connect>>

/** Who is away, and how they leave and come back. */
const absences: Record<
  string,
  { leave(bridged: Bridged): unknown; comeBack(bridged: Bridged): unknown }
> = {
  'the wallet': {
    leave: ({ wallet }) => wallet.leave(),
    comeBack: ({ wallet }) => wallet.comeBack(),
  },
  'our relay': { leave: ({ own }) => own.kill9(), comeBack: ({ own }) => own.start() },
  'the upstream relay': {
    leave: ({ upstream }) => upstream.kill9(),
    comeBack: ({ upstream }) => upstream.start(),
  },
}

test('behavior: a minute without the wallet, our relay or the upstream one loses and doubles nothing', {
  timeout: 300_000,
}, async () => {
  await Promise.all(
    Object.entries(absences).map(async ([name, { leave, comeBack }]) => {
      const bridged = await connect()
      const { sign, wallet, asked } = bridged
      await sign('before')
      await leave(bridged)
      const pending = [sign('at once')]
      await wait(minuteMs / 2)
      pending.push(sign('after half of it'))
      await wait(minuteMs / 2)
      await comeBack(bridged)
      const backMs = performance.now()
      await Promise.all(pending)
      console.log(
        `60 s without ${name}: answered ${Math.round(performance.now() - backMs)} ms after`,
      )
      await sign('afterwards')
      expect(wallet.shown.toSorted(), name).toEqual(asked.toSorted())
    }),
  )
})
