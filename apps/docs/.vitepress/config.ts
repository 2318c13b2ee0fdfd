import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { transformerStyleToClass } from '@shikijs/transformers'
import { defineConfig } from 'vitepress'
import { anchorOf } from '../src/anchors.ts'
import { hardenPage } from '../src/hardenPage.ts'
import { rewriteLinks } from '../src/links.ts'
import { writeFullText, writeIndex } from '../src/llms.ts'
import { logicalStyles } from '../src/logicalStyles.ts'
import { readNavigation } from '../src/navigation.ts'
import { notPages, placeOf, readPages } from '../src/pages.ts'
import { headersFile } from '../src/policy.ts'
import { repository } from '../src/repository.ts'
import { alignTables } from '../src/tables.ts'

const folder = resolve(import.meta.dirname, '..')
const description = 'The open front door of on-chain applications'
const codeColours = transformerStyleToClass({ classPrefix: 'code-' })

/** A busy machine must not leave the end of a line without its colours, so that every build writes the same. */
const takeYourTime = {
  preprocess(_: string, options: { tokenizeTimeLimit?: number | undefined }) {
    options.tokenizeTimeLimit = 0
  },
}

export default defineConfig({
  title: 'Foyer',
  description,
  lang: 'en',
  // The Markdown of the whole repository; nothing is told twice.
  srcDir: '../..',
  srcExclude: notPages,
  rewrites(file) {
    const place = placeOf(file)
    if (!place) throw new Error(`${file} is no page, and notPages of src/pages.ts lets it through`)
    return place
  },
  outDir: 'dist',
  cacheDir: '../../.foyer/docs',
  cleanUrls: true,
  // Vue would write a style element at every change of the look, which the policy refuses.
  appearance: { disableTransition: false },
  // A file; it would stand in each page, and change all of them with each.
  metaChunk: true,
  head: [
    ['link', { rel: 'icon', href: '/mark.svg' }],
    ['meta', { name: 'color-scheme', content: 'light dark' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: [takeYourTime, codeColours],
    anchor: { slugify: anchorOf },
    config(md) {
      rewriteLinks(md, { repository })
      alignTables(md)
    },
  },
  themeConfig: {
    ...readNavigation(),
    logo: { src: '/mark.svg', alt: '' },
    search: { provider: 'local' },
    outline: [2, 3],
    externalLinkIcon: true,
  },
  vite: {
    publicDir: join(folder, 'public'),
    css: { postcss: { plugins: [logicalStyles] } },
  },
  // All code is rendered by now, so all its colours are known.
  async transformHead({ siteConfig }) {
    const href = await writeAsset(siteConfig.outDir, 'code', 'css', codeColours.getCSS())
    return [['link', { rel: 'stylesheet', href }]]
  },
  async transformHtml(rendered, _, { siteConfig }) {
    const { html, scripts } = hardenPage(rendered)
    await mkdir(join(siteConfig.outDir, 'assets'), { recursive: true })
    for (const { fileName, code } of scripts)
      await writeFile(join(siteConfig.outDir, fileName), code)
    return html
  },
  async buildEnd({ outDir }) {
    const pages = readPages()
    await writeFile(join(outDir, 'llms.txt'), writeIndex(pages, description))
    await writeFile(join(outDir, 'llms-full.txt'), writeFullText(pages))
    await writeFile(join(outDir, '_headers'), headersFile)
  },
})

async function writeAsset(outDir: string, name: string, extension: string, text: string) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const fileName = `assets/${name}.${hash}.${extension}`
  await mkdir(join(outDir, 'assets'), { recursive: true })
  await writeFile(join(outDir, fileName), text)
  return `/${fileName}`
}
