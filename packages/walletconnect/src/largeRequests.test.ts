import { expect, test } from 'vitest'
import { account } from '../test/playWallet.ts'
import { openConnected } from '../test/setUpPaired.ts'

const textOf = (kilobytes: number) => `0x${'ab'.repeat((kilobytes * 1_024) / 2)}`

test('error: a request of 300 KB is refused at once with its size, and nothing is sent', async () => {
  const { provider, theirs, relays } = await openConnected()
  const params = [textOf(300), account]
  await expect(provider.request({ method: 'personal_sign', params })).rejects.toMatchObject({
    code: -32_005,
    message:
      'The request has 401 KB, and relays carry 256 KB at most. Nothing was sent to the wallet: ask for less at once, or use a browser wallet.',
  })
  await relays.settle()
  expect(theirs.requests).toEqual([])
})

test('behavior: what fits is sent, and nothing of a refused request waits', async () => {
  const { provider, theirs, relays } = await openConnected()
  // More than may wait at once.
  for (let n = 0; n < 70; n++)
    await expect(
      provider.request({ method: 'personal_sign', params: [textOf(300), account] }),
    ).rejects.toMatchObject({ code: -32_005, message: expect.stringContaining('401 KB') })
  void provider.request({ method: 'personal_sign', params: [textOf(150), account] }).catch(() => {})
  await relays.settle()
  expect(theirs.requests).toHaveLength(1)
})
