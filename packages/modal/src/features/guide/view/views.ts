import { WhatIsANetworkView, WhatIsAWalletView } from './GuideView.tsx'
import styles from './guide.css?inline'

/** The room, loaded. */
export const room = {
  styles,
  views: { WhatIsAWallet: WhatIsAWalletView, WhatIsANetwork: WhatIsANetworkView },
}
