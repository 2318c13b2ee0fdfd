import { expect, test, vi } from 'vitest'
import { createFetchPublic, type PublicEdges } from './fetchPublic.ts'
import type { SentAnswer } from './sendRequest.ts'

const json = (body: string): SentAnswer => ({
  status: 200,
  contentType: 'application/json',
  location: null,
  bytes: Buffer.from(body),
})
const redirect = (location: string): SentAnswer => ({
  status: 302,
  contentType: '',
  location,
  bytes: new Uint8Array(),
})

function createFetch({
  resolve = async () => ['93.184.216.34'],
  answers = {},
}: {
  resolve?: PublicEdges['resolve']
  answers?: Record<string, SentAnswer>
} = {}) {
  const resolved = vi.fn(resolve)
  const sent: string[] = []
  const send = vi.fn<PublicEdges['send']>(async ({ url, addresses }) => {
    sent.push(`${url.href} at ${addresses?.join()}`)
    return answers[url.href] ?? json('{}')
  })
  return { fetchPublic: createFetchPublic({ resolve: resolved, send }), sent, resolved }
}

const refused = { code: 'upstream/address-refused', kind: 'invalid' }

test('behavior: connects to the addresses that were checked', async () => {
  const { fetchPublic, sent } = createFetch({
    resolve: async () => ['93.184.216.34', '2606:4700::1111'],
    answers: { 'https://example.com/a.json?b=c': json('{"a":1}') },
  })
  const answer = await fetchPublic('https://EXAMPLE.com/a.json?b=c#d')
  expect(answer).toMatchObject({
    url: 'https://example.com/a.json?b=c',
    status: 200,
    contentType: 'application/json',
  })
  expect(new TextDecoder().decode(answer.bytes)).toBe('{"a":1}')
  expect(sent).toEqual(['https://example.com/a.json?b=c at 93.184.216.34,2606:4700::1111'])
})

test('error: no spelling of this machine or of a private place is asked', async () => {
  const { fetchPublic, sent, resolved } = createFetch({ resolve: async () => ['127.0.0.1'] })
  for (const host of [
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    '127.0.0.1',
    '127.1',
    '127.0.0.1.',
    '127.255.0.9',
    '0',
    '0.0.0.0',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.01',
    '%31%32%37.0.0.1',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00::1]',
    '169.254.169.254',
    '[fd00:ec2::254]',
    'metadata.google.internal',
    '10.0.0.1',
    '172.16.5.4',
    '192.168.0.1',
    '100.64.0.1',
    'router.lan',
    'printer.local',
    'intranet',
  ]) {
    await expect(fetchPublic(`https://${host}/`), host).rejects.toMatchObject(refused)
  }
  expect(resolved).not.toHaveBeenCalled()
  // A name that looks like any other, and leads home.
  for (const host of ['localtest.example.com', '127.0.0.1.nip.example']) {
    await expect(fetchPublic(`https://${host}/`), host).rejects.toMatchObject(refused)
  }
  expect(sent).toEqual([])
})

test('error: only https on its own port, without credentials', async () => {
  const { fetchPublic, sent } = createFetch()
  for (const url of [
    'http://example.com/',
    'ftp://example.com/',
    'gopher://example.com/_GET',
    'file:///etc/passwd',
    'data:application/json,{}',
    'blob:https://example.com/1',
    'javascript:1',
    'ipfs://bafy/1',
    '//example.com/',
    'example.com',
    'https://example.com:8443/',
    'https://example.com:22/',
    'https://user@example.com/',
    'https://user:word@example.com/',
    'https://',
    'https://exa mple.com/',
    '',
    `https://example.com/${'a'.repeat(2_048)}`,
  ]) {
    await expect(fetchPublic(url), url).rejects.toMatchObject(refused)
  }
  expect(sent).toEqual([])
})

test('error: a name with one private address among its addresses is not asked', async () => {
  for (const addresses of [
    ['93.184.216.34', '10.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['2606:4700::1111', 'fd00::1'],
    ['fe80::1%eth0'],
    [],
  ]) {
    const { fetchPublic, sent } = createFetch({ resolve: async () => addresses })
    await expect(fetchPublic('https://example.com/')).rejects.toMatchObject(refused)
    expect(sent).toEqual([])
  }
})

test('error: a name that changes its mind is connected to where it was checked', async () => {
  let asked = 0
  const { fetchPublic, sent, resolved } = createFetch({
    resolve: async () => (asked++ === 0 ? ['93.184.216.34'] : ['127.0.0.1']),
    answers: { 'https://rebind.example/': redirect('/again') },
  })
  await expect(fetchPublic('https://rebind.example/')).rejects.toMatchObject(refused)
  expect(resolved).toHaveBeenCalledTimes(2)
  expect(sent).toEqual(['https://rebind.example/ at 93.184.216.34'])
})

test('behavior: redirects are checked like the first address, and three at most', async () => {
  const home = 'https://example.com/'
  const { fetchPublic, sent } = createFetch({
    answers: {
      [home]: redirect('/1'),
      'https://example.com/1': redirect('//cdn.example.org/2'),
      'https://cdn.example.org/2': redirect('https://example.net/3'),
    },
  })
  expect((await fetchPublic(home)).url).toBe('https://example.net/3')
  expect(sent).toHaveLength(4)

  for (const location of [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://2130706433/',
    'https://localhost/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'https://user@example.com/',
    'https://example.com:6379/',
    home,
  ]) {
    const evil = createFetch({ answers: { [home]: redirect(location) } })
    await expect(evil.fetchPublic(home), location).rejects.toMatchObject(refused)
    expect(evil.sent.every((each) => each.startsWith(home))).toBe(true)
    expect(evil.sent.length).toBeLessThanOrEqual(4)
  }
})

test('error: an answer of another type, or that is no success', async () => {
  const { fetchPublic } = createFetch({
    answers: {
      'https://example.com/page': { ...json('<html>'), contentType: 'text/html' },
      'https://example.com/gone': { ...json('{}'), status: 404 },
      'https://example.com/image': { ...json(''), contentType: 'image/png' },
    },
  })
  const get = (path: string) =>
    fetchPublic(`https://example.com/${path}`, { contentTypes: ['application/json', 'image/'] })
  await expect(get('page')).rejects.toMatchObject({ code: 'upstream/answer-refused' })
  await expect(get('gone')).rejects.toMatchObject({
    code: 'upstream/answer-refused',
    context: { status: 404 },
  })
  expect((await get('image')).contentType).toBe('image/png')
})
