import { laterTokenStyles, noticeStyles, skeletonStyles } from '@foyer/ui'
import { UpgradeEmailWalletView } from './UpgradeEmailWalletView.tsx'
import upgradeCss from './upgrade.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: `${laterTokenStyles}${noticeStyles}${skeletonStyles}${upgradeCss}`,
  views: { UpgradeEmailWallet: UpgradeEmailWalletView },
}
