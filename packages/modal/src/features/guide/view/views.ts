import { WhatIsANetworkView, WhatIsAWalletView } from './GuideView.tsx'
import styles from './guide.css?inline'

/** The feature, loaded. */
export const feature = {
  styles,
  views: { WhatIsAWallet: WhatIsAWalletView, WhatIsANetwork: WhatIsANetworkView },
}
