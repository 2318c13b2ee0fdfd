import { expect, test } from 'vitest'
import type { FetchedAnswer } from '../../platform/outgoing/FetchedAnswer.ts'
import { createNamedFetch } from './createNamedFetch.ts'

const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const refused = { code: 'upstream/address-refused', kind: 'invalid' }
const limits = { maxBytes: 1_000 }

/** @param answer of every place */
function prepare({
  ipfsGateway = null,
  answer = async () => Buffer.from('fetched'),
}: {
  ipfsGateway?: string | null
  answer?: (url: string) => Promise<Uint8Array>
} = {}) {
  const asked: string[] = []
  const ask =
    (way: string) =>
    async (url: string): Promise<FetchedAnswer> => {
      asked.push(`${way} ${url}`)
      return { url, status: 200, contentType: '', bytes: await answer(url) }
    }
  const outgoing = { fetchPublic: ask('public'), fetchConfigured: ask('configured') }
  return { asked, named: createNamedFetch({ outgoing, ipfsGateway }) }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('behavior: https goes the careful way, and http is asked for over https', async () => {
  const { asked, named } = prepare()
  for (const address of ['https://a.example/1', ' http://b.example/2 ', 'HTTP://C.example:80/3']) {
    expect(textOf(await named.fetch(address, limits))).toBe('fetched')
  }
  expect(asked).toEqual([
    'public https://a.example/1',
    'public https://b.example/2',
    'public https://c.example/3',
  ])
})

test('behavior: data is there already, in every usual way of writing it', async () => {
  const { asked, named } = prepare()
  for (const [address, text] of [
    ['data:application/json;base64,eyJhIjoxfQ==', '{"a":1}'],
    ['data:application/json,{"a":1}', '{"a":1}'],
    ['data:application/json;utf8,%7B%22a%22:1%7D', '{"a":1}'],
    ['data:,100%', '100%'],
  ] as const) {
    expect(textOf(await named.fetch(address, limits)), address).toBe(text)
  }
  expect(asked).toEqual([])
  for (const long of [`data:,${'a'.repeat(1_001)}`, `data:,${'%61'.repeat(1_001)}`]) {
    await expect(named.fetch(long, limits)).rejects.toMatchObject({
      code: 'upstream/answer-refused',
    })
  }
})

test('behavior: ipfs goes to the gateway of the operator', async () => {
  const { asked, named } = prepare({ ipfsGateway: 'http://127.0.0.1:8080' })
  await named.fetch(`ipfs://${cid}/1.json`, limits)
  await named.fetch(`ipfs://ipfs/${cid}`, limits)
  expect(asked).toEqual([
    `configured http://127.0.0.1:8080/ipfs/${cid}/1.json`,
    `configured http://127.0.0.1:8080/ipfs/${cid}`,
  ])
})

test('error: nothing else of the gateway can be reached, and nothing without one', async () => {
  const { asked, named } = prepare({ ipfsGateway: 'http://127.0.0.1:8080' })
  for (const address of [
    `ipfs://${cid}/../../api/v0/config/show`,
    `ipfs://${cid}/%2e%2e/%2E%2E/api/v0/id`,
    `ipfs://${cid}/..\\..\\api`,
    `ipfs://${cid}?redirect=1`,
    `ipfs://${cid}#a`,
    'ipfs://../api/v0/shutdown',
    'ipfs://ipfs/../api',
    'ipfs://short/1',
    `ipfs://${cid}@evil.example/1`,
    `ipfs:${cid}`,
    `ipfs://${'a'.repeat(2_100)}`,
  ]) {
    expect(named.takes(address), address).toBe(false)
    await expect(named.fetch(address, limits), address).rejects.toMatchObject(refused)
  }
  expect(asked).toEqual([])
  const without = prepare()
  expect(without.named.takes(`ipfs://${cid}/1`)).toBe(false)
  await expect(without.named.fetch(`ipfs://${cid}/1`, limits)).rejects.toMatchObject(refused)
  expect(without.asked).toEqual([])
})

test('error: what is no place of the web is not asked', async () => {
  const { asked, named } = prepare({ ipfsGateway: 'http://127.0.0.1:8080' })
  for (const address of [
    '',
    'a.example/1',
    '//a.example/1',
    'ftp://a.example/1',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'javascript:alert(1)',
    'blob:https://a.example/1',
    'unix:/var/run/docker.sock',
    'ar://abc',
    'data:text/html',
    `https://a.example/${'a'.repeat(2_048)}`,
  ]) {
    await expect(named.fetch(address, limits), address).rejects.toMatchObject(refused)
  }
  expect(asked).toEqual([])
})

test('behavior: a site that hangs holds up no other, whatever name it takes', async () => {
  let release = () => {}
  const hanging = new Promise<Uint8Array>((resolve) => {
    release = () => resolve(Buffer.from('late'))
  })
  const { asked, named } = prepare({
    answer: async (url) => (url.includes('hang') ? hanging : Buffer.from('here')),
  })
  const late = Array.from({ length: 40 }, (_, index) =>
    named.fetch(`https://n${index}.hang.example/`, limits),
  )
  expect(textOf(await named.fetch('https://b.other.test/', limits))).toBe('here')
  // Four of one site at a time.
  expect(asked).toHaveLength(5)
  release()
  expect((await Promise.all(late)).map(textOf)).toEqual(Array(40).fill('late'))
  expect(asked).toHaveLength(41)
})
