import { createFoyer } from '@foyer/elements'
import { evm } from '@foyer/evm'
import { networks, place } from './surroundings.ts'

/** A page of custom elements: they stand in it before there is a client. */
export function startElements() {
  place().innerHTML = `
    <form aria-label="Header"><foyer-button></foyer-button></form>
    <foyer-network-button></foyer-network-button>
    <foyer-wallet-button wallet="dev.foyer.birch" label="Birch"></foyer-wallet-button>
    <p id="said" role="log"></p>`
  for (const type of ['foyer-connected', 'foyer-disconnected', 'foyer-network'])
    place().addEventListener(type, (event) => {
      const said = document.getElementById('said')
      if (said && (event.target as Element).localName === 'foyer-button') said.append(`${type} `)
    })
  const foyer = createFoyer({ projectId: 'host', networks: networks(), adapters: [evm()] })
  Object.assign(window, { foyer })
}
