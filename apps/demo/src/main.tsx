import './demo.css'
import { start } from './hosts/react.tsx'

/** `?host=`: what renders the page. React 19 comes with this module, the others are fetched. */
switch (new URLSearchParams(location.search).get('host')) {
  case 'react18':
    // A build of its own, because one build resolves `react` to one React.
    await import(/* @vite-ignore */ new URL('/react18/react.js', location.href).href).then((host) =>
      host.start(),
    )
    break
  case 'wagmi':
    await import('./hosts/wagmi.tsx').then((host) => host.start())
    break
  default:
    start()
}
