import { familiesOf, firstEvmOf } from './networks.ts'
import type { TemplateName } from './templates.ts'

/**
 * Writes the networks of an application, and its server, into the file with the options.
 *
 * @param parameters.backend how the source reads the address of the server; none without a server
 */
export function writeOptions({
  text,
  networks,
  backend,
}: {
  text: string
  networks: readonly string[]
  backend: string | undefined
}): string {
  const families = familiesOf(networks)
  const added = [
    ...families
      .filter((family) => family !== 'evm')
      .map((family) => `import { ${family} } from '@foyer/${family}'`),
    ...(backend ? [`import { foyerSignIn } from '@foyer/siwx'`] : []),
  ]
  const siwx = `foyerSignIn({ backend, projectId, statement: 'Sign in to my-application.' })`
  // Two networks are called like the adapters of their families.
  const aliasOf = (name: string) =>
    name === 'solana' || name === 'bitcoin' ? `${name}Mainnet` : name
  const imported = networks
    .toSorted()
    .map((name) => (aliasOf(name) === name ? name : `${name} as ${aliasOf(name)}`))
  return edit(text, [
    ['import { base, mainnet }', `import { ${imported.join(', ')} }`],
    ['networks: [mainnet, base]', `networks: [${networks.map(aliasOf).join(', ')}]`],
    [
      'adapters: [evm()],',
      `adapters: [${families.map((family) => `${family}()`).join(', ')}],${
        backend ? `\n  backend,\n  siwx: ${siwx},` : ''
      }`,
    ],
    ['\n\nexport', `${['', ...added].join('\n')}\n\nexport`],
    ...(backend
      ? ([
          [
            '\nexport',
            `\nconst projectId = 'my-application'\nconst backend = ${backend}\n\nexport`,
          ],
          [`projectId: 'my-application',`, 'projectId,'],
        ] as const)
      : []),
  ])
}

/** Puts the wallet of the test on the first network that it can be on. */
export function editTest({
  text,
  networks,
}: {
  text: string
  networks: readonly string[]
}): string {
  return text.replace(/\bmainnet\b/g, firstEvmOf(networks))
}

/** Lets pages ask the server, show its images and use its relay. */
export function editPolicy({ text, template }: { text: string; template: TemplateName }): string {
  const allow = [
    [
      `"connect-src 'self'"`,
      `\`connect-src 'self' \${backend} \${backend.replace(/^http/, 'ws')}\``,
    ],
    [`"img-src 'self' data:"`, `\`img-src 'self' data: \${backend}\``],
  ] as const
  if (template === 'next')
    return edit(text, [
      ...allow,
      ['  const nonce', `  const backend = process.env.NEXT_PUBLIC_BACKEND ?? ''\n  const nonce`],
    ])
  return edit(text, [
    ...allow,
    ['defineConfig, type', 'defineConfig, loadEnv, type'],
    [
      '\nconst policy',
      `\nconst backend = loadEnv('production', '.').VITE_BACKEND ?? ''\n\nconst policy`,
    ],
  ])
}

/** @throws when a template has a text no more, which a test of this package would have found */
function edit(text: string, changes: readonly (readonly [before: string, after: string])[]) {
  return changes.reduce((edited, [before, after]) => {
    if (!edited.includes(before)) throw new Error(`The template has no ${before}`)
    return edited.replace(before, () => after)
  }, text)
}
