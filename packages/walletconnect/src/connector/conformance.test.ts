import { createScriptedRemoteWallets } from '@foyer/testing'
import { describeRemoteConnectorConformance } from '@foyer/testing/conformance'
import { walletConnect } from './walletConnect.ts'

describeRemoteConnectorConformance('WalletConnect', {
  setUp({ platform, providers, hasSession }) {
    const remote = createScriptedRemoteWallets({
      ...{ providers, now: platform.clock.now, connected: hasSession },
    })
    return {
      loader: walletConnect(async () => remote.code),
      approve: () => remote.approve(),
      reject: remote.reject,
      waiting: () => remote.waiting,
      sessions: () => remote.sessions,
    }
  },
})
