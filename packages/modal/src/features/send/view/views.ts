import { styles } from '../../../money/styles.ts'
import { ConfirmedView } from './ConfirmedView.tsx'
import { LookAlikeView } from './LookAlikeView.tsx'
import { PreviewView } from './PreviewView.tsx'
import { SelectTokenView } from './SelectTokenView.tsx'
import { SendView } from './SendView.tsx'

/** The feature, loaded. */
export const feature = {
  styles,
  views: {
    WalletSend: SendView,
    WalletSendSelectToken: SelectTokenView,
    WalletSendLookAlike: LookAlikeView,
    WalletSendPreview: PreviewView,
    WalletSendConfirmed: ConfirmedView,
  },
}
