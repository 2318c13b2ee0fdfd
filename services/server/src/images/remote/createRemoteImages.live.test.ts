import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import { showAvatar } from '../../identity/names/showAvatar.ts'
import { createLog } from '../../platform/log/createLog.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { answerRefused } from '../../platform/outgoing/errors.ts'
import { createFetchPublic, type PublicEdges } from '../../platform/outgoing/fetchPublic.ts'
import { sendRequest } from '../../platform/outgoing/sendRequest.ts'
import { createNamedFetch } from './createNamedFetch.ts'
import { createRemoteImages } from './createRemoteImages.ts'
import { forgetImages } from './forgetImages.ts'

const log = createLog({ level: 'silent' })
const png = Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\0\x10\0\0\0\x10rest', 'latin1')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'

describeDatabases('images of third parties', ({ database }) => {
  const prepare = (fetchPublic: ReturnType<typeof createFetchPublic>, maxBytes = 1e9) => {
    const outgoing = { ...createOutgoing(), fetchPublic }
    const named = createNamedFetch({ outgoing, ipfsGateway: null })
    return createRemoteImages({ database: database(), named, maxBytes, log })
  }
  /** @param places what lies on the internet, by address */
  const over = (places: ReadonlyMap<string, Uint8Array>) => {
    const asked: string[] = []
    const images = prepare(async (url) => {
      asked.push(url)
      const bytes = places.get(url)
      if (!bytes) throw answerRefused({ reason: 'its status is 404', status: 404 })
      return { url, status: 200, contentType: 'text/html', bytes }
    })
    const claim = async (address: string) => (await images.claim([address])).get(address)
    return { images, asked, claim }
  }

  test('behavior: only what was named can be asked for, and is fetched once for all', async () => {
    const address = 'https://art.example/a.png'
    const { images, asked, claim } = over(new Map([[address, png]]))
    const { app } = await createTestServer({ images })
    const id = (await claim(address)) ?? ''
    expect(id).toMatch(/^[0-9a-f]{64}$/)
    expect(asked).toEqual([])
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.inject(`/public/getRemoteImage/${id}`)),
    )
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload).toEqual(png)
      // By its bytes, whatever its place calls it.
      expect(answer.headers['content-type']).toBe('image/png')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    }
    // Another server on the same database has it already.
    expect(await over(new Map()).images.read(id)).toMatchObject({ contentType: 'image/png' })
    expect(asked).toEqual([address])

    for (const other of ['a', 'f'.repeat(64), encodeURIComponent(address), '..%2f..', `${id}0`]) {
      const answer = await app.inject(`/public/getRemoteImage/${other}`)
      expect(answer.statusCode, other).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, other).toBeLessThan(500)
    }
    expect(asked).toEqual([address])
  })

  test('behavior: an inline drawing is kept, and one that could run is not', async () => {
    const { images, claim, asked } = over(new Map())
    const data = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`
    const id = (await claim(data(drawing))) ?? ''
    expect(await images.read(id)).toMatchObject({ contentType: 'image/svg+xml' })
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>a()</script></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://tracker.example"/></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>',
      '<html></html>',
      '',
    ]) {
      expect(await claim(data(text)), text).toBeUndefined()
    }
    expect(asked).toEqual([])
  })

  test('error: what takes a browser long gets in by no way, neither inline nor from its place', async () => {
    const repeated = Array.from({ length: 6 }, (_, level) =>
      level === 0
        ? '<rect id="l0" width="1" height="1"/>'
        : `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
    ).join('')
    const hostile = [
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${repeated}</svg>`),
      Buffer.from('474946383961010001000000002c00000000803e803e0002024401003b', 'hex'),
      Buffer.from('ffd8ff00ffe000040000ffc0000b083e803e8001011100', 'hex'),
    ]
    const places = new Map(
      hostile.map((bytes, index) => [`https://art.example/${index}`, bytes] as const),
    )
    const { images, claim } = over(places)
    for (const [address, bytes] of places) {
      expect(await claim(`data:image/png;base64,${bytes.toString('base64')}`)).toBeUndefined()
      const id = (await claim(address)) ?? ''
      expect(await images.read(id), address).toBeNull()
    }
    const avatar = `data:image/svg+xml;base64,${hostile[0]?.toString('base64')}`
    expect(await showAvatar({ avatar, images })).toBeNull()
  })

  test('error: what is no image, too large or gone is not shown, and not asked for again', async () => {
    const places = new Map<string, Uint8Array>([
      ['https://a.example/page', Buffer.from('<html><script>alert(1)</script></html>')],
      ['https://a.example/json', Buffer.from('{}')],
      ['https://a.example/run.svg', Buffer.from(drawing.replace('<path', '<path onclick="a()"'))],
      ['https://a.example/large.png', Buffer.concat([png, Buffer.alloc(3 * 1_024 * 1_024)])],
    ])
    const { images, claim, asked } = over(places)
    for (const address of [...places.keys(), 'https://a.example/gone']) {
      const id = (await claim(address)) ?? ''
      expect(await images.read(id), address).toBeNull()
      expect(await images.read(id), address).toBeNull()
    }
    expect(asked).toEqual([...places.keys(), 'https://a.example/gone'])
  })

  test('behavior: an image that changed is shown as it was until it is there anew', async () => {
    const address = 'https://art.example/a'
    const places = new Map<string, Uint8Array>([[address, png]])
    const { images, claim, asked } = over(places)
    const id = (await claim(address)) ?? ''
    await images.read(id)
    places.set(address, Buffer.from(drawing))
    expect(await images.read(id)).toMatchObject({ contentType: 'image/png' })
    expect(asked).toHaveLength(1)
    await database().run((queries) =>
      queries.execute(sql`update foyer.remote_pictures set next_at = now()`),
    )
    expect(await images.read(id)).toMatchObject({ contentType: 'image/png' })
    await expect
      .poll(async () => (await images.read(id))?.contentType, { timeout: 3_000 })
      .toBe('image/svg+xml')
    expect(asked).toHaveLength(2)
  })

  test('behavior: the longest unused go when there is no room, and their collectibles are read anew', async () => {
    const { images, claim } = over(new Map())
    const ids: string[] = []
    for (let index = 0; index < 4; index++) {
      const bytes = Buffer.concat([png, Buffer.alloc(1_000), Buffer.from([index])])
      ids.push((await claim(`data:image/png;base64,${bytes.toString('base64')}`)) ?? '')
      const id = ids[index]
      await database().run(async (queries) => {
        await queries.execute(sql`
          update foyer.remote_pictures set used_at = now() - make_interval(days => ${10 * index})
          where id = ${id}`)
        await queries.execute(sql`
          insert into foyer.nft_metadata (chain_id, token, token_id, name, picture_id, next_at)
          values ('eip155:1', '0x', ${index}, 'a', ${id}, now())`)
      })
    }
    const left = async () => {
      const found = (await database().run((queries) =>
        queries.execute(sql`select token_id::int as id from foyer.nft_metadata order by 1`),
      )) as unknown as { rows: { id: number }[] }
      return found.rows.map(({ id }) => id)
    }
    // Seen today counts as used, so reading the second keeps it.
    await images.read(ids[1] ?? '')
    await database().run((queries) =>
      queries.execute(sql`
        update foyer.remote_pictures set used_at = now() - interval '31 days' where id = ${ids[3]}`),
    )
    await forgetImages({ database: database(), maxBytes: 1_000_000 })
    expect(await left()).toEqual([0, 1, 2])
    await forgetImages({ database: database(), maxBytes: 2_500 })
    expect(await left()).toEqual([0, 1])
    expect(await images.read(ids[2] ?? '')).toBeNull()
    expect(await images.read(ids[0] ?? '')).not.toBeNull()
  })

  test('behavior: a caller that asks for many images does not fill the disk', async () => {
    const images = prepare(async (url) => {
      const bytes = Buffer.concat([png, Buffer.alloc(10_000)])
      return { url, status: 200, contentType: '', bytes }
    }, 50_000)
    for (let index = 0; index < 20; index++) {
      const address = `https://art.example/${index}`
      const id = (await images.claim([address])).get(address) ?? ''
      expect(await images.read(id)).not.toBeNull()
    }
    const found = (await database().run((queries) =>
      queries.execute(sql`select sum(size)::int as total from foyer.remote_pictures`),
    )) as unknown as { rows: { total: number }[] }
    expect(found.rows[0]?.total).toBeLessThanOrEqual(50_000)
    expect(found.rows[0]?.total).toBeGreaterThan(30_000)
  })

  test('error: no spelling of this machine, no redirect and no name that changes reaches it', async () => {
    let hits = 0
    const canary = createServer((_request, response) => {
      hits += 1
      response.end(png)
    })
    await new Promise<void>((resolve) => canary.listen(0, '::', resolve))
    onTestFinished(() => {
      canary.closeAllConnections()
      canary.close()
    })
    const { port } = canary.address() as AddressInfo
    /** As if the canary stood at the only port that is asked, and spoke TLS. */
    const toCanary: PublicEdges['send'] = (parameters) =>
      sendRequest({ ...parameters, url: new URL(`http://${parameters.url.hostname}:${port}/`) })
    const seen = async (address: string, edges: Partial<PublicEdges> = {}) => {
      const images = prepare(
        createFetchPublic({ resolve: async () => ['127.0.0.1'], send: toCanary, ...edges }),
      )
      const id = (await images.claim([address])).get(address)
      return id === undefined ? null : images.read(id)
    }
    for (const host of [
      'localhost',
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.0.0.1',
      '0177.0.0.1',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[0000:0000:0000:0000:0000:0000:0000:0001]',
      '①②⑦.0.0.①',
      '169.254.169.254',
      '10.0.0.1',
      '[fd00:ec2::254]',
      'metadata.google.internal',
      // A name like any other, and where it leads.
      'name.example',
    ]) {
      for (const address of [`https://${host}/a.png`, `http://${host}/a.png`]) {
        expect(await seen(address), address).toBeNull()
      }
      expect(await seen(`http://${host}:${port}/a.png`), host).toBeNull()
    }
    for (const location of ['https://127.0.0.1/', 'https://name.example/', 'http://[::1]/', '/']) {
      let resolved = 0
      const turned = await seen(`https://public.example/${encodeURIComponent(location)}`, {
        resolve: async () => (resolved++ === 0 ? ['93.184.216.34'] : ['127.0.0.1']),
        send: async () => ({ status: 302, contentType: '', location, bytes: new Uint8Array() }),
      })
      expect(turned, location).toBeNull()
    }
    expect(hits).toBe(0)
    // The canary sings: without the check it would have been reached.
    const open = prepare(async (url) => ({
      ...(await toCanary({
        url: new URL(url),
        addresses: ['127.0.0.1'],
        maxBytes: 99,
        signal: AbortSignal.timeout(3_000),
      })),
      url,
    }))
    const [id = ''] = (await open.claim(['https://sings.example/'])).values()
    expect(await open.read(id)).toMatchObject({ contentType: 'image/png' })
    expect(hits).toBe(1)
  })
})
