import './wallet.css'
import { createRoot } from 'react-dom/client'
import { familiesOf } from './families/families.ts'
import { lendBuffer } from './page/lendBuffer.ts'
import { readSettings } from './page/settings.ts'
import { readStack } from './page/stack.ts'
import { stayLocal } from './page/stayLocal.ts'
import { takeTab, wasLeft } from './page/takeTab.ts'
import { App } from './views/App.tsx'
import { Closed } from './views/Closed.tsx'

stayLocal(window)
lendBuffer(window)
const stack = readStack(document)
const settings = readSettings(new URL(location.href), stack)
const families = familiesOf(stack)
history.replaceState(null, '', settings.lastingUrl)

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the wallet.')
const root = createRoot(place)

if (wasLeft(window))
  root.render(
    <Closed title="The wallet is open in another tab" action="Use it here" onAction={start} />,
  )
else await start()

async function start() {
  const { relayUrl, answer, link } = settings
  if (!relayUrl) {
    root.render(
      <Closed title="No relay to talk to">
        Start the local stack with <code>npm start</code>, or name a relay on this machine with{' '}
        <code>?relay=ws://127.0.0.1:…/relay</code>.
      </Closed>,
    )
    return
  }
  await takeTab(window)
  // Only now: the kit must not find a page that would let it call its makers.
  const { createWallet } = await import('./wallet/createWallet.ts')
  const { origin } = location
  const onError = (error: unknown) => console.warn(error)
  const wallet = await createWallet({ relayUrl, families, answer, origin, onError })
  root.render(<App wallet={wallet} answer={answer} relayUrl={relayUrl} families={families} />)
  if (link) await wallet.pair(link)
}
