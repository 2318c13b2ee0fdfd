import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { MarkdownOptions } from 'vitepress'
import { placeOf, root } from './pages.ts'

export type MarkdownIt = Parameters<Required<MarkdownOptions>['config']>[0]

/**
 * Turns links between files of the repository into links between pages of the site. What is there and no page leads to
 * the public repository; while there is none, only its name is shown. What is not there is left for VitePress to refuse.
 */
export function rewriteLinks(md: MarkdownIt, { repository }: { repository: string | undefined }) {
  md.core.ruler.push('repository-links', (state) => {
    const file = fileOf(state.env as { realPath?: string; path: string })
    for (const block of state.tokens) {
      if (block.type === 'html_block') block.content = withDots(block.content)
      const { children } = block
      if (!children) continue
      let isHidden = false
      for (const token of children) {
        if (token.type === 'html_inline') token.content = withDots(token.content)
        if (token.type === 'link_open') {
          const href = resolveHref({ file, href: token.attrGet('href') ?? '', repository })
          isHidden = href === undefined
          if (href !== undefined) token.attrSet('href', href)
        }
        if (isHidden && token.type.startsWith('link_')) {
          if (token.type === 'link_close') isHidden = false
          token.type = 'text'
          token.tag = ''
          token.nesting = 0
          token.content = ''
        }
      }
    }
  })
}

/**
 * Where a link of a file leads on the site.
 *
 * @returns undefined when it leads to a file that nobody can open from there
 */
export function resolveHref({
  file,
  href,
  repository,
}: {
  file: string
  href: string
  repository: string | undefined
}): string | undefined {
  if (/^([a-z][a-z\d+.-]*:|#|\/)/i.test(href)) return href
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  const target = posix.join(posix.dirname(file), decodeURI(path)).replace(/\/$/, '')
  for (const candidate of [target, `${target}/README.md`]) {
    const place = placeOf(candidate)
    if (place && existsSync(join(root, candidate))) return `/${place}${rest}`
  }
  if (!existsSync(join(root, target))) return href
  return repository && `${repository}/blob/main/${target}${rest}`
}

/** Images in HTML: a bare name would be that of a package. */
const withDots = (html: string) => html.replace(/(<img[^>]* src=")(?![./]|[a-z]+:)/g, '$1./')

/** In the repository, of what VitePress says about the page that it renders. */
function fileOf({ realPath, path }: { realPath?: string; path: string }): string {
  return posix.relative(root.replaceAll('\\', '/'), realPath ?? path)
}
