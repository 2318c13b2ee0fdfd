import { evm } from '@foyer/evm'
import { createFoyer } from '@foyer/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './App.ts'

/*
 * Runs in Node, without a window. It prints the page and then does nothing: a timer or a socket that
 * anything left behind would keep the process alive.
 */
const foyer = createFoyer({
  projectId: 'host',
  networks: [
    {
      id: 31337,
      name: 'Anvil A',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    },
  ],
  adapters: [evm()],
})
console.log(renderToString(createElement(App, { foyer })))
