import { createElement } from 'react'
import code from '../../../room/code/code.css?inline'
import copyButton from '../../../ui/copy-button.css?inline'
import notice from '../../../ui/notice.css?inline'
import tabs from '../../../ui/tabs.css?inline'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView.tsx'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.tsx'
import styles from './pairing.css?inline'

/** The room, loaded for one modal. */
export function createRoom() {
  const opened = new WeakSet<object>()
  // biome-ignore lint/correctness/noComponentHookFactories: a modal loads a room once
  const ConnectingWalletConnect = () => createElement(ConnectingWalletConnectView, { opened })
  return {
    styles: code + copyButton + notice + tabs + styles,
    views: {
      ConnectingWalletConnect,
      ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
    },
  }
}
