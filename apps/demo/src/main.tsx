import './demo.css'
import { start } from './hosts/react.tsx'

/** `?host=`: what renders the page. React 19 comes with this module, the others are fetched. */
const host = new URLSearchParams(location.search).get('host')
switch (host) {
  case 'react18':
  case 'preact':
    // A build of its own, because one build resolves `react` to one React.
    await import(/* @vite-ignore */ new URL(`/${host}/react.js`, location.href).href).then(
      (built) => built.start(),
    )
    break
  case 'wagmi':
    await import('./hosts/wagmi.tsx').then((host) => host.start())
    break
  default:
    start()
}
