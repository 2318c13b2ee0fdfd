import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from '../support/test.ts'

const entry = fileURLToPath(new URL('../hosts/parts.tsx', import.meta.url))

/** One script, as an application would ship it. */
async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'parts' },
      rolldownOptions: { external: [] },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = built.flatMap(({ output }) => output)
  expect(chunks.filter(({ type }) => type === 'chunk')).toHaveLength(1)
  const [chunk] = chunks
  return chunk?.type === 'chunk' ? chunk.code : ''
}

test('a bare page of another origin renders a notice and an address, and may load nothing', async ({
  page,
}) => {
  const code = await bundle()
  const policy = "default-src 'none'; script-src 'self'"
  const asked: string[] = []
  await page.route('https://frame.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    return pathname === '/'
      ? route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
          body: '<!doctype html><main></main><script type="module" src="/parts.js"></script>',
        })
      : route.fulfill({ contentType: 'text/javascript', body: code })
  })
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto('https://frame.example/')
  await expect(page.getByRole('alert')).toHaveText('Check the address before you approve.')
  const address = page.locator('.address-block')
  await expect(address).toHaveText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  // The style is there without `style-src`: the groups stand apart.
  const color = await page
    .getByRole('alert')
    .evaluate((notice) => getComputedStyle(notice).borderRadius)
  expect(color).not.toBe('0px')
  expect([asked.filter((path) => path !== '/favicon.ico'), problems]).toEqual([
    ['/', '/parts.js'],
    [],
  ])
})
