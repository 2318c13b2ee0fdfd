import { foyer } from './foyer'
import './style.css'

const output = document.querySelector('output')

function showAccount() {
  const { activeNamespace, chains } = foyer.getState()
  if (output) output.textContent = chains[activeNamespace ?? '']?.caipAddress ?? 'Not connected'
}

foyer.subscribe(showAccount)
showAccount()
