import { createHash } from 'node:crypto'
import type { OpenedPurchase } from './createSandboxOnramp.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 32rem; padding: 1.5rem }
.sandbox { border: 2px dashed; border-radius: .5rem; font-weight: 600; padding: .75rem 1rem }
dt { margin-top: 1rem; opacity: .75 }
dd { margin: 0; overflow-wrap: anywhere }
.address { font-family: ui-monospace, monospace; word-spacing: .25em }
`

/** The one style sheet, and nothing else: no script, no form, no frame, nothing from elsewhere. */
export const sandboxPageHeaders = {
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** What a user sees who follows the address of a purchase in the sandbox. */
export function sandboxPage({ projectId, request, delivers }: OpenedPurchase): string {
  const rows: [string, string][] = [
    ['Asked for by', projectId ?? 'an application without a project'],
    ['Network', request.defaultNetwork ?? 'not chosen'],
  ]
  if (request.presetFiatAmount !== undefined) rows.push(['To pay', request.presetFiatAmount])
  if (request.presetCryptoAmount !== undefined) rows.push(['To buy', request.presetCryptoAmount])
  const wallets = request.destinationWallets.map(
    ({ address }) => `<dt>Goes to</dt><dd class="address">${escapeHtml(inGroups(address))}</dd>`,
  )
  return page(
    'Sandbox purchase',
    `<p>This purchase was opened. The address in your browser is used up now.</p>
<p>${
      delivers
        ? `${escapeHtml(`${delivers.amount} ${delivers.currency}`)} without value are on their way.`
        : 'Nothing is delivered.'
    }</p>
<dl>${rows.map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}${wallets.join('')}</dl>
<p>Close this page to go back to the application.</p>`,
  )
}

/** What a user sees who comes too late or twice. */
export function sandboxRefusalPage(message: string): string {
  return page('This purchase cannot be opened', `<p>${escapeHtml(message)}</p>`)
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>SANDBOX: ${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="sandbox">SANDBOX. Nothing is sold here and no money moves. Never enter a card anywhere because of this page.</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`
}

/** Four at a time, so that an address can be compared. */
function inGroups(address: string): string {
  return address.match(/.{1,4}/g)?.join(' ') ?? address
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
