// A program of its own: sends token transfers to a local chain at an even pace, all from the first
// account. It is told what to do over the channel and says when all have been taken.
process.once('message', async ({ url, token, accounts, perSecond, count }) => {
  const [sender, ...others] = accounts
  // The chain works on a batch in no order, and would give one number to several.
  const [{ result }] = await ask({ url, calls: [toCount(sender)] })
  const firstNonce = Number(result)
  const startMs = performance.now()
  let sent = 0
  while (sent < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - startMs) / 1_000) * perSecond))
    if (due > sent) {
      await ask({ url, calls: range(sent, due).map(toCall) })
      sent = due
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  process.send({ sent, seconds: (performance.now() - startMs) / 1_000 }, () => process.disconnect())

  function toCall(index) {
    const to = others[index % others.length]
    // transfer(address,uint256) of the smallest unit. Named gas saves an estimate for each.
    const data = `0xa9059cbb${to.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`
    const nonce = `0x${(firstNonce + index).toString(16)}`
    const params = [{ from: sender, to: token, data, nonce, gas: '0x186a0' }]
    return { jsonrpc: '2.0', id: index, method: 'eth_sendTransaction', params }
  }
})

const range = (from, to) => Array.from({ length: to - from }, (_, index) => from + index)

const toCount = (account) => ({
  ...{ jsonrpc: '2.0', id: 0 },
  ...{ method: 'eth_getTransactionCount', params: [account, 'pending'] },
})

async function ask({ url, calls }) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls),
  })
  const answers = await response.json()
  const refused = answers.find(({ error }) => error)
  if (refused) throw new Error(`The chain refuses a call: ${refused.error.message}`)
  return answers
}
