import { groupPages } from './navigation.ts'
import type { Page } from './pages.ts'

/** An index of the site for programs that read it: a line a page, in the order of reading. */
export function writeIndex(pages: Page[], description: string): string {
  const groups = groupPages(pages).map(
    ({ text, pages }) => `## ${text}\n\n${pages.map(lineOf).join('\n')}`,
  )
  return `${[`# Foyer\n\n> ${description}`, 'The whole text is in /llms-full.txt.', ...groups].join('\n\n')}\n`
}

/** The text of every page, in the same order, each under its address. */
export function writeFullText(pages: Page[]): string {
  const first = pages.filter(({ path }) => path === '/')
  const all = [...first, ...groupPages(pages).flatMap(({ pages }) => pages)]
  return `${all.map(({ path, text }) => `<!-- ${path} -->\n\n${text.trim()}`).join('\n\n')}\n`
}

function lineOf({ path, title, text }: Page): string {
  const summary = firstSentence(text)
  return `- [${title}](${path})${summary && `: ${summary}`}`
}

/** Of the first paragraph, as plain text. */
function firstSentence(text: string): string {
  const paragraph = text
    .replace(/^---\n.*?\n---\n/s, '')
    .split(/\n{2,}/)
    .find((block) => /^[\p{L}\p{N}`*_["]/u.test(block))
  const plain = (paragraph ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
  return /^.+?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain
}
