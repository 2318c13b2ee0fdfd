// Markdown that reads the same on a code host and on the documentation site.

/** The head of a page: what it is made of, and that nobody writes into it. */
export function page({ title, lead, sources, sections }) {
  const from = sources.map((path) => `\`${path}\``).join(', ')
  return `${[
    `# ${title}`,
    lead,
    `<!-- Written by \`npm run reference\` from ${from.replaceAll('`', '')}. -->`,
    ...sections,
  ]
    .filter(Boolean)
    .join('\n\n')
    .trim()}\n`
}

/** Code on one line. */
export function code(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const fence = line.includes('`') ? '``' : '`'
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${fence}${space}${line}${space}${fence}`
}

/** Code of which some names lead to their sections. */
export function linkedCode(text, anchors) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const names = [...anchors.keys()].map((name) => name.replaceAll('$', '\\$'))
  if (names.length === 0) return code(line)
  return line
    .split(new RegExp(`\\b(${names.join('|')})\\b`))
    .filter((part) => part.trim() !== '')
    .map((part) => (anchors.has(part) ? `[${code(part)}](${anchors.get(part)})` : code(part)))
    .join(' ')
}

/** Prose of a docstring: outside of code, nothing in it is HTML or a template of the site. */
export function prose(text) {
  return text
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : linkPages(part)
            .replaceAll('<', '&lt;')
            .replaceAll('{{', '{ {')
            .replaceAll(/(?<=\S)\n(?=[^\n\s-])/g, ' '),
    )
    .join('')
    .replaceAll(/(?<=\S)\n(?=`)/g, ' ')
    .replaceAll(/(?<=`)\n(?=[^\n\s-])/g, ' ')
    .trim()
}

/** A page that a docstring names is one step away. */
function linkPages(text) {
  return text.replaceAll(/\bdocs\/(reference\/)?([\w-]+)\.md\b/g, (_, beside, name) =>
    beside ? `[${name}](${name}.md)` : `[${name}](../${name}.md)`,
  )
}

/** The same in one line, for a cell. */
export function sentence(text) {
  return prose(text).replaceAll(/\s*\n+\s*/g, ' ')
}

export function table(head, rows) {
  if (rows.length === 0) return ''
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')),
  )
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)))
  // Padded as long as that helps to read the source: one long cell would fill every line with spaces.
  const pad = (cell, column) => (widths[column] > 60 ? cell : cell.padEnd(widths[column]))
  const line = (row) => `| ${row.map(pad).join(' | ')} |`
  const [first, ...rest] = cells
  return [
    line(first),
    `| ${widths.map((width) => '-'.repeat(Math.min(width, 60))).join(' | ')} |`,
    ...rest.map(line),
  ].join('\n')
}

export function fence(language, text) {
  return `\`\`\`${language}\n${text.trim()}\n\`\`\``
}

/** An example of a docstring, fenced or not. */
export function example(text) {
  const fenced = text.match(/```(tsx?)[^\n]*\n([\s\S]*?)```/)
  if (fenced) return fence(fenced[1], fenced[2])
  return fence(/<\/|\/>/.test(text) ? 'tsx' : 'ts', text)
}
