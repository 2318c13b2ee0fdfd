import copyButton from '../../../ui/controls/copy-button.css?inline'
import searchField from '../../../ui/controls/search-field.css?inline'
import tile from '../../../ui/controls/tile.css?inline'
import longList from '../../../ui/grid/long-list.css?inline'
import avatar from '../../../ui/images/avatar.css?inline'
import notice from '../../../ui/messages/notice.css?inline'
import panelState from '../../../ui/messages/panel-state.css?inline'
import laterTokens from '../../../ui/styles/later-tokens.css?inline'
import addressBlock from '../../../ui/text/address-block.css?inline'
import { ConfirmedView } from './ConfirmedView.tsx'
import { LookAlikeView } from './LookAlikeView.tsx'
import { PreviewView } from './PreviewView.tsx'
import { SelectTokenView } from './SelectTokenView.tsx'
import { SendView } from './SendView.tsx'
import styles from './send.css?inline'

/** The feature, loaded. */
export const feature = {
  styles:
    laterTokens +
    copyButton +
    searchField +
    tile +
    longList +
    avatar +
    notice +
    panelState +
    addressBlock +
    styles,
  views: {
    WalletSend: SendView,
    WalletSendSelectToken: SelectTokenView,
    WalletSendLookAlike: LookAlikeView,
    WalletSendPreview: PreviewView,
    WalletSendConfirmed: ConfirmedView,
  },
}
