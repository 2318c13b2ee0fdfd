import { createElement } from 'react'
import code from '../../../feature/code/code.css?inline'
import searchField from '../../../ui/controls/search-field.css?inline'
import tile from '../../../ui/controls/tile.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import { AllWalletsView } from './AllWalletsView.tsx'
import { DownloadsView } from './DownloadsView.tsx'
import { GetWalletView } from './GetWalletView.tsx'
import { createVisits } from './visits.ts'
import styles from './wallets.css?inline'

/** The feature, loaded for one modal. */
export function createFeature() {
  const visits = createVisits()
  const opened = new WeakSet<object>()
  // biome-ignore lint/correctness/noComponentHookFactories: a modal loads a feature once
  const AllWallets = () => createElement(AllWalletsView, { visits })
  // biome-ignore lint/correctness/noComponentHookFactories: a modal loads a feature once
  const Downloads = () => createElement(DownloadsView, { opened })
  return {
    styles: code + notice + searchField + tile + styles,
    views: { AllWallets, GetWallet: GetWalletView, Downloads },
  }
}
