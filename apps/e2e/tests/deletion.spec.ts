import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { readDescription } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)
const typesFile = 'tsconfig.onModal.json'

/** Features that the others do without: without its folder, its line and its texts in each language, all is green. */
const laterFeatures = [
  ...['settings', 'tokens', 'nfts', 'activity', 'receive', 'send', 'sign-in'],
  ...['families', 'profile', 'swap', 'buy', 'name'],
]
/** Those of a wallet whose keys a frame keeps. */
const frameFeatures = ['secureWallet', 'smartAccount', 'upgrade']
/** Taken out together, as each look at all types takes a while; none of a group leads to another of it. */
const optionalFeatures = [
  ...[
    ['settings', 'activity', 'receive'],
    ['tokens', 'nfts', 'families', 'buy'],
    ['send', 'sign-in', 'profile', 'name', 'secureWallet'],
    ['guide', 'networks', 'swap', 'upgrade', 'social', 'smartAccount'],
  ],
  ['pairing', 'email', 'farcaster'],
]

test('a feature is a folder and a line: without it all else stands, with it nobody pays before connecting', async ({
  demo,
  page,
}) => {
  test.setTimeout(300_000)
  const house = await copyHouse()
  try {
    for (const features of optionalFeatures) {
      const ways: (() => Promise<void>)[] = []
      for (const feature of features) ways.unshift(await removeFeature({ house, feature }))
      await test.step(`types without ${features.join(', ')}`, () => typecheck(house))
      for (const putBack of ways) await putBack()
    }

    await removeFeature({ house, feature: 'settings' })
    await addFeature(house)
    await build(house)
    const [before, after] = [await loadedFirst(root), await loadedFirst(house)]
    // Names of chunks may be numbered differently, and what shares them be given other names at the end.
    expect(Math.abs(codeOf(after).length - codeOf(before).length)).toBeLessThan(32)
    expect(after.length - before.length).toBeLessThan(32)
    expect(after).not.toMatch(/leftovers|crumbs/i)

    await serveInstead({ page, demoUrl: demo.stack.demoUrl, folder: join(house, 'apps/demo/dist') })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await demo.visit({ wallet: 'approve' })
    await demo.connect()
    expect(asked.filter((url) => /later|leftovers/i.test(url))).toEqual([])

    await demo.openAccount()
    const { modal } = demo
    await expect(modal.getByText('Nothing is left over.')).toBeVisible()
    await modal.getByRole('tab', { name: 'Crumbs', exact: true }).click()
    await expect(modal.getByText('No crumbs either.')).toBeVisible()
    await demo.button('Leftovers').click()
    await expect(modal).toHaveAttribute('data-view', 'Leftovers')
    await demo.button('Look closer').click()
    await expect(modal).toHaveAttribute('data-view', 'LeftoversDetail')
    await demo.button('Back').click()
    await demo.button('Back').click()
    await expect(demo.button('Disconnect')).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Settings' })).toHaveCount(0)
    const refusal = await page.evaluate(() =>
      window.foyer.open({ view: 'AccountSettings' }).catch(({ code }) => code),
    )
    expect(refusal).toBe('navigation/unknown-view')
    await expect(modal).toHaveAttribute('data-view', 'Account')
  } finally {
    await rm(house, { recursive: true, force: true })
  }
})

/** What everyone loads with the modal. */
const loadedFirst = (place: string) => readFile(join(place, 'packages/modal/dist/index.js'), 'utf8')

/** Without the names by which other chunks know it. */
const codeOf = (text: string) => text.replaceAll(/^export \{.*$/gm, '')

/** Where the demo is asked for, the page gets the one built into this folder. */
async function serveInstead({
  page,
  demoUrl,
  folder,
}: {
  page: Page
  demoUrl: string
  folder: string
}) {
  const description = JSON.stringify(await readDescription(demoUrl))
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const body = template.replace('__FOYER_STACK__', () => description)
  await page.route(`${new URL(demoUrl).origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fulfill({ path: join(folder, pathname) })
  })
}

/** Units of which a change of a feature reaches the sources or what is built. */
const changed = ['packages/modal', 'packages/react', 'packages/elements', 'apps/demo']

/**
 * Everything that the packages and the demo are built from, on the modules of this checkout, with what was
 * built of it: only what a change reaches is copied, and built again.
 */
async function copyHouse(): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'foyer-deletion-'))
  const filter = (path: string) =>
    basename(path) !== 'node_modules' && !basename(path).startsWith('.')
  for (const path of [...changed, 'scripts'])
    await cp(join(root, path), join(house, path), { recursive: true, filter })
  for (const name of await readdir(join(root, 'packages')))
    if (!changed.includes(`packages/${name}`))
      await symlink(join(root, 'packages', name), join(house, 'packages', name))
  // The demo on another React, or on Preact, shows nothing here.
  for (const host of ['react18', 'preact'])
    await rm(join(house, `apps/demo/vite.${host}.config.ts`))
  await cp(join(root, '.foyer/build'), join(house, '.foyer/build'), { recursive: true })
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'])
    await cp(join(root, path), join(house, path))
  await writeFile(join(house, typesFile), JSON.stringify(await typesOnModal()))
  await linkModules({ from: join(root, 'node_modules'), to: join(house, 'node_modules') })
  for (const unit of changed)
    await linkModules({
      from: join(root, unit, 'node_modules'),
      to: join(house, unit, 'node_modules'),
    })
  return house
}

/** Looks at the sources of what can know a feature, on the types that were built of all else. */
async function typesOnModal() {
  const units = await unitsOnModal()
  expect([...units].sort()).toEqual([...changed].sort())
  const packages = units.filter((unit) => unit.startsWith('packages/'))
  const paths = packages.map((unit) => [`@foyer/${basename(unit)}`, [`./${unit}/src/index.ts`]])
  return {
    extends: './tsconfig.json',
    compilerOptions: { customConditions: [], paths: Object.fromEntries(paths) },
    include: units.map((unit) => `${unit}/src`),
  }
}

/** What can know a feature of the modal: the modal, and what depends on it. */
async function unitsOnModal(): Promise<string[]> {
  const packages = (await readdir(join(root, 'packages'))).map((name) => `packages/${name}`)
  const manifests = await Promise.all(
    [...packages, 'apps/demo'].map(async (unit) => ({
      unit,
      manifest: await readFile(join(root, unit, 'package.json'), 'utf8'),
    })),
  )
  return manifests
    .filter(({ manifest }) => /"@foyer\/(modal|react)"/.test(manifest))
    .map(({ unit }) => unit)
}

/** Links to installed modules; our own packages become those of the copy. */
async function linkModules({ from, to }: { from: string; to: string }) {
  const names = await readdir(from).catch((): string[] => [])
  if (names.length === 0) return
  await mkdir(to)
  for (const name of names) if (name !== '@foyer') await symlink(join(from, name), join(to, name))
  if (!names.includes('@foyer')) return
  await mkdir(join(to, '@foyer'))
  for (const name of await readdir(join(from, '@foyer'))) {
    const copied = join(to, '../packages', name)
    // What is not copied, such as the server that tests start, is this checkout's.
    const place = existsSync(copied) ? copied : join(from, '@foyer', name)
    await symlink(place, join(to, '@foyer', name))
  }
}

/** Adds a feature for connected accounts, as its author would: a folder and a line. */
async function addFeature(house: string) {
  const folder = join(house, 'packages/modal/src/features/leftovers')
  await mkdir(join(folder, 'view'), { recursive: true })
  await writeFile(
    join(folder, 'manifest.ts'),
    `import { defineFeature } from '../../feature/Feature.ts'
import { push } from '../../feature/FeatureContext.ts'

declare module '../../feature/Feature.ts' {
  interface Views {
    Leftovers: object
    LeftoversDetail: object
  }
}

export const leftovers = defineFeature({
  id: 'leftovers',
  views: {
    Leftovers: { title: () => 'Leftovers', requiresAccount: true },
    LeftoversDetail: { title: () => 'Closer', requiresAccount: true },
  },
  slots: {
    accountTiles: [
      {
        id: 'leftovers',
        title: () => 'Leftovers',
        icon: 'wallet',
        onPress: (foyer) => push(foyer, 'Leftovers', {}),
      },
    ],
    accountTabs: [
      { id: 'rest', title: () => 'Rest', panel: 'RestPanel' },
      { id: 'crumbs', title: () => 'Crumbs', panel: 'CrumbsPanel' },
    ],
  },
  load: async () => (await import('./view/views.tsx')).feature,
})
`,
  )
  await writeFile(
    join(folder, 'view/views.tsx'),
    `import { push, useFeature } from '../../../feature/FeatureContext.ts'

function Leftovers() {
  const { foyer } = useFeature()
  return (
    <button type="button" onClick={() => push(foyer, 'LeftoversDetail', {})}>
      Look closer
    </button>
  )
}

export const feature = {
  styles: '',
  views: { Leftovers, LeftoversDetail: () => <p>Still nothing.</p> },
  panels: {
    RestPanel: () => <p>Nothing is left over.</p>,
    CrumbsPanel: () => <p>No crumbs either.</p>,
  },
}
`,
  )
  const list = join(house, 'packages/modal/src/shell/laterFeatures.ts')
  const text = await readFile(list, 'utf8')
  await writeFile(
    list,
    text
      .replace('\n\n', "\nimport { leftovers } from '../features/leftovers/manifest.ts'\n\n")
      .replace('= [', '= [leftovers, '),
  )
}

/** Its texts stand with those of all others in each language. @returns brings them back */
async function removeTexts({ house, feature }: { house: string; feature: string }) {
  const folder = join(house, 'packages/modal/src/languages')
  const paths = await readdir(folder, { recursive: true })
  const files = paths.filter((path) => path.endsWith('ing.ts') || path.endsWith('ed.ts'))
  const before = await Promise.all(
    files.map(
      async (path) => [join(folder, path), await readFile(join(folder, path), 'utf8')] as const,
    ),
  )
  for (const [path, text] of before) {
    const [, name] =
      new RegExp(`^import type .* as (\\w+) .*/features/${feature}/messages`, 'm').exec(text) ?? []
    if (name === undefined) continue
    await writeFile(
      path,
      text
        .replace(new RegExp(`^import type .*/features/${feature}/messages.*\n`, 'm'), '')
        .replace(new RegExp(`^const ${name}Texts: [^]*?\n}\n`, 'm'), '')
        .replace(`  ${name}Texts,\n`, ''),
    )
  }
  return () => Promise.all(before.map(([path, text]) => writeFile(path, text)))
}

/** @returns brings the feature back */
async function removeFeature({ house, feature }: { house: string; feature: string }) {
  const folder = join(house, 'packages/modal/src/features', feature)
  const list = frameFeatures.includes(feature)
    ? 'frameFeatures.ts'
    : laterFeatures.includes(feature)
      ? 'laterFeatures.ts'
      : 'firstFeatures.ts'
  const putTextsBack = await removeTexts({ house, feature })
  await rm(folder, { recursive: true })
  // The file for pages that want connecting alone has a list of its own.
  const texts = new Map<string, string>()
  for (const name of [list, 'connectOnlyFeatures.ts']) {
    const path = join(house, 'packages/modal/src/shell', name)
    const text = await readFile(path, 'utf8')
    texts.set(path, text)
    await writeFile(path, withoutFeature(text, feature))
  }
  return async () => {
    await putTextsBack()
    for (const [path, text] of texts) await writeFile(path, text)
    const source = join(root, 'packages/modal/src/features', feature)
    await cp(source, folder, { recursive: true })
  }
}

/** A list of features without one. */
function withoutFeature(text: string, feature: string): string {
  const [line = '', name = feature] =
    new RegExp(`^import [{] (\\w+) [}].*/features/${feature}/manifest.*\n`, 'm').exec(text) ?? []
  return text
    .replace(line, '')
    .replace(new RegExp(`^.*import[(]'../features/${feature}/manifest.*\n`, 'm'), '')
    .replace(new RegExp(`^ *'[\\w-]+': ${name},\n`, 'm'), '')
    .replace(new RegExp(`(= \\[[^\\]]*?)\\s*\\b${name}\\b,?`), '$1')
}

/** In a process of its own, as the script builds the checkout that it lies in. */
function build(house: string) {
  const script = pathToFileURL(join(house, 'scripts/build.mjs'))
  const code = `const { build } = await import('${script}'); await build()`
  return run(process.execPath, ['--input-type=module', '--eval', code], { cwd: house })
}

async function typecheck(house: string) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  // By one thread: several check much of it twice, beside other tests.
  const options = ['--noEmit', '--singleThreaded', '-p', join(house, typesFile)]
  const complaints = await run(process.execPath, [compiler, ...options]).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
  expect(complaints).toBe('')
}
