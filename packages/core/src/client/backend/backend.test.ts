import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readServiceUrl, requestUrl, serviceUrl } from './backend.ts'
import { namesService } from './namesService.ts'

const projectId = 'shop'

describe('the address of a service', () => {
  test('behavior: one address serves all', () => {
    const backend = 'https://foyer.example'
    for (const service of ['blockchain', 'wallets', 'analytics', 'relay', 'secureSite'] as const)
      expect(serviceUrl({ projectId, backend }, service)).toBe(backend)
  })

  test('behavior: services that are named alone leave the others out', () => {
    const backend = { wallets: 'https://wallets.example/' }
    expect(serviceUrl({ projectId, backend }, 'wallets')).toBe('https://wallets.example')
    expect(serviceUrl({ projectId, backend }, 'analytics')).toBeNull()
  })

  test.each([
    ['https://foyer.example/', 'https://foyer.example'],
    ['https://foyer.example/api//', 'https://foyer.example/api'],
    ['http://127.0.0.1:5110', 'http://127.0.0.1:5110'],
    ['HTTPS://Foyer.Example/api?key=1#top', 'https://foyer.example/api'],
  ])('behavior: %s is read as %s', (backend, url) => {
    expect(serviceUrl({ projectId, backend }, 'wallets')).toBe(url)
  })

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no address', 'foyer.example'],
    ['a path', '/api'],
    ['another scheme', 'ftp://foyer.example'],
    ['a script', 'javascript:alert(1)'],
    ['a socket', 'wss://foyer.example'],
    ['a user name', 'https://me:secret@foyer.example'],
  ])('error: %s is none', (_, backend) => {
    expect(serviceUrl({ projectId, backend }, 'wallets')).toBeNull()
  })

  test('error: something that is no text is none', () => {
    for (const value of [null, 5, {}, ['https://a.example']])
      expect(readServiceUrl(value, 'wallets')).toBeNull()
  })

  test('behavior: the relay may be a socket', () => {
    expect(readServiceUrl('wss://relay.example/v2/', 'relay')).toBe('wss://relay.example/v2')
  })

  test('behavior: only the relay may be an object with its address', () => {
    const object = { url: 'wss://relay.example/', projectId: 'theirs' }
    expect(serviceUrl({ projectId, backend: { relay: object } }, 'relay')).toBe(
      'wss://relay.example',
    )
    expect(readServiceUrl(object, 'wallets')).toBeNull()
    for (const value of [{ url: 5 }, { url: null }, { url: 'ftp://a.example' }, [], null])
      expect(readServiceUrl(value, 'relay')).toBeNull()
  })

  test('behavior: without a project id nobody is asked', () => {
    expect(serviceUrl({ backend: 'https://foyer.example' }, 'wallets')).toBeNull()
    expect(serviceUrl({ backend: 'https://foyer.example', projectId: '' }, 'wallets')).toBeNull()
  })
})

describe('whether a service is named, which is known before its address is read', () => {
  test.each([
    'https://foyer.example/',
    'http://127.0.0.1:5110',
    'HTTPS://Foyer.Example/api?key=1#top',
    ' https://foyer.example\n',
  ])('behavior: %s, which is an address, names it', (backend) => {
    expect(serviceUrl({ projectId, backend }, 'wallets')).not.toBeNull()
    expect(namesService({ projectId, backend }, 'wallets')).toBe(true)
    expect(namesService({ projectId, backend: { wallets: backend } }, 'wallets')).toBe(true)
    expect(namesService({ projectId, backend: { wallets: backend } }, 'relay')).toBe(false)
    expect(namesService({ backend }, 'wallets')).toBe(false)
    expect(namesService({ backend, projectId: '' }, 'wallets')).toBe(false)
  })

  test.each(['wss://relay.example', { url: 'ws://relay.example', projectId: 'theirs' }])(
    'behavior: %j names a relay',
    (relay) => {
      expect(serviceUrl({ projectId, backend: { relay } }, 'relay')).not.toBeNull()
      expect(namesService({ projectId, backend: { relay } }, 'relay')).toBe(true)
    },
  )

  test.each([
    ...[undefined, '', 'foyer.example', '/api', 'ftp://foyer.example', 'javascript:alert(1)'],
    ...[
      'https://',
      'https://me:secret@foyer.example',
      'https://me@foyer.example',
      'http://a:99999',
    ],
  ])('error: %s names none', (backend) => {
    expect(namesService({ projectId, backend }, 'wallets')).toBe(false)
    if (backend !== undefined) expect(serviceUrl({ projectId, backend }, 'wallets')).toBeNull()
  })

  test('behavior: a sign of a user in a path is no user', () => {
    expect(namesService({ projectId, backend: 'https://foyer.example/@us' }, 'wallets')).toBe(true)
  })

  test('error: something that is no text names none', () => {
    for (const value of [null, 5, {}, ['https://a.example'], { url: 5 }, { url: null }]) {
      const backend = { wallets: value } as unknown as { wallets: string }
      expect(namesService({ projectId, backend }, 'wallets')).toBe(false)
    }
    const backend = null as unknown as string
    expect(namesService({ projectId, backend }, 'wallets')).toBe(false)
  })
})

describe('the address of a request', () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  )

  test('behavior: it says who asks, with the version of this package', () => {
    expect(
      requestUrl({ baseUrl: 'https://foyer.example/api', path: '/getWallets', projectId }),
    ).toBe(`https://foyer.example/api/getWallets?projectId=shop&st=foyer&sv=js-${version}`)
  })

  test('behavior: parameters are encoded, and what is not given is left out', () => {
    const url = requestUrl({
      baseUrl: 'https://foyer.example',
      path: '/getWallets',
      projectId: 'a&b=c',
      query: { page: 1, search: 'é & #', include: '', exclude: undefined },
    })
    expect(url).toContain('?projectId=a%26b%3Dc&')
    expect([...new URL(url).searchParams.keys()]).toEqual([
      'projectId',
      'st',
      'sv',
      'page',
      'search',
    ])
    expect(new URL(url).searchParams.get('search')).toBe('é & #')
  })
})
