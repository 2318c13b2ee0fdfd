const { createFoyer, evm, mainnet } = globalThis.Foyer

createFoyer({ projectId: 'one-file', networks: [mainnet], adapters: [evm()] })

const output = document.querySelector('output')
document.addEventListener('foyer-connected', ({ detail }) => {
  output.textContent = detail.caipAddress
})
document.addEventListener('foyer-disconnected', () => {
  output.textContent = ''
})
