import { createElement } from 'react'
import code from '../../../feature/code/code.css?inline'
import copyButton from '../../../ui/controls/copy-button.css?inline'
import tabs from '../../../ui/controls/tabs.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView.tsx'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.tsx'
import styles from './pairing.css?inline'

/** The feature, loaded for one modal. */
export function createFeature() {
  const opened = new WeakSet<object>()
  // biome-ignore lint/correctness/noComponentHookFactories: a modal loads a feature once
  const ConnectingWalletConnect = () => createElement(ConnectingWalletConnectView, { opened })
  return {
    styles: code + copyButton + notice + tabs + styles,
    views: {
      ConnectingWalletConnect,
      ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
    },
  }
}
