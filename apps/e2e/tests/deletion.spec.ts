import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { startStack } from '@foyer/testing/stack'
import { expect, test } from '../support/test.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)
const typesFile = 'tsconfig.onModal.json'

/** Features that the others do without: without its folder and its line, all is green. */
const laterFeatures = [
  ...['settings', 'tokens', 'nfts', 'activity', 'receive', 'send', 'sign-in'],
  ...['families', 'profile'],
]
/** Taken out together, as each look at all types takes a while; none of a group leads to another of it. */
const optionalFeatures = [
  ...[
    ['settings', 'activity', 'receive'],
    ['tokens', 'nfts', 'families'],
    ['send', 'sign-in', 'profile'],
    ['guide', 'networks'],
  ],
  ['pairing'],
]

test('a feature is a folder and a line: without it all else stands, with it nobody pays before connecting', async ({
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
    const weight = () =>
      readFile(join(house, 'packages/modal/dist/index.js')).then(({ length }) => length)
    await build({ house, demo: false })
    const before = await weight()
    await addFeature(house)
    await build({ house, demo: true })
    // Names of chunks and of what they share may be numbered differently.
    expect(Math.abs((await weight()) - before)).toBeLessThan(32)

    const stack = await startStack({ demoFolder: join(house, 'apps/demo/dist') })
    try {
      const demo = stack.parts.find(({ name }) => name === 'demo')
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`${demo?.url}/?wallet=approve`)
      await page.getByRole('button', { name: 'Connect wallet', exact: true }).click()
      await page.getByRole('button', { name: 'Demo wallet', exact: true }).click()
      await expect(page.getByRole('button', { name: '0xf3…b92266', exact: true })).toBeVisible()
      expect(asked.filter((url) => /later|leftovers/i.test(url))).toEqual([])

      await page.getByRole('button', { name: '0xf3…b92266', exact: true }).click()
      const modal = page.locator('foyer-modal')
      await expect(modal.getByText('Nothing is left over.')).toBeVisible()
      await modal.getByRole('tab', { name: 'Crumbs', exact: true }).click()
      await expect(modal.getByText('No crumbs either.')).toBeVisible()
      await modal.getByRole('button', { name: 'Leftovers', exact: true }).click()
      await expect(modal).toHaveAttribute('data-view', 'Leftovers')
      await modal.getByRole('button', { name: 'Look closer', exact: true }).click()
      await expect(modal).toHaveAttribute('data-view', 'LeftoversDetail')
      await modal.getByRole('button', { name: 'Back', exact: true }).click()
      await modal.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(modal.getByRole('button', { name: 'Disconnect', exact: true })).toBeVisible()
      await expect(modal.getByRole('button', { name: 'Settings' })).toHaveCount(0)
      const refusal = await page.evaluate(() =>
        window.foyer.open({ view: 'AccountSettings' }).catch(({ code }) => code),
      )
      expect(refusal).toBe('navigation/unknown-view')
      await expect(modal).toHaveAttribute('data-view', 'Account')
    } finally {
      await stack.stop()
    }
  } finally {
    await rm(house, { recursive: true, force: true })
  }
})

/**
 * Everything that the packages and the demo are built from, on the modules of this checkout, with what was
 * built of it: only what a change reaches is built again.
 */
async function copyHouse(): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'foyer-deletion-'))
  const filter = (path: string) =>
    basename(path) !== 'node_modules' && !basename(path).startsWith('.')
  for (const path of ['packages', 'apps/demo', 'scripts'])
    await cp(join(root, path), join(house, path), { recursive: true, filter })
  // The demo on another React shows nothing here.
  await rm(join(house, 'apps/demo/vite.react18.config.ts'))
  await cp(join(root, '.foyer/build'), join(house, '.foyer/build'), { recursive: true })
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'])
    await cp(join(root, path), join(house, path))
  const include = (await unitsOnModal()).map((unit) => `${unit}/src`)
  await writeFile(join(house, typesFile), JSON.stringify({ extends: './tsconfig.json', include }))
  await linkModules({ from: join(root, 'node_modules'), to: join(house, 'node_modules') })
  for (const unit of await readdir(join(root, 'packages')))
    await linkModules({
      from: join(root, 'packages', unit, 'node_modules'),
      to: join(house, 'packages', unit, 'node_modules'),
    })
  return house
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

/** @returns brings the feature back */
async function removeFeature({ house, feature }: { house: string; feature: string }) {
  const folder = join(house, 'packages/modal/src/features', feature)
  const list = join(
    house,
    'packages/modal/src/shell',
    laterFeatures.includes(feature) ? 'laterFeatures.ts' : 'firstFeatures.ts',
  )
  const text = await readFile(list, 'utf8')
  await rm(folder, { recursive: true })
  await writeFile(
    list,
    text
      .replace(new RegExp(`^import .*/features/${feature}/manifest.*\n`, 'm'), '')
      .replace(new RegExp(`^.*import[(]'../features/${feature}/manifest.*\n`, 'm'), '')
      .replace(new RegExp(`(= \\[[^\\]]*?)\\s*\\b${feature}\\b,?`), '$1'),
  )
  return async () => {
    await writeFile(list, text)
    const source = join(root, 'packages/modal/src/features', feature)
    await cp(source, folder, { recursive: true })
  }
}

/** In a process of its own, as the script builds the checkout that it lies in. */
function build({ house, demo }: { house: string; demo: boolean }) {
  const script = pathToFileURL(join(house, 'scripts/build.mjs'))
  const code = `const { build } = await import('${script}'); await build({ demo: ${demo} })`
  return run(process.execPath, ['--input-type=module', '--eval', code], { cwd: house })
}

async function typecheck(house: string) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  // Each look checks what the folder taken out was known to, rather than all of it once more.
  const remembered = ['--incremental', '--tsBuildInfoFile', join(house, 'types.json')]
  const options = ['--noEmit', '-p', join(house, typesFile), ...remembered]
  const complaints = await run(process.execPath, [compiler, ...options]).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
  expect(complaints).toBe('')
}
