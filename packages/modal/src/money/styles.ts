import copyButton from '../ui/controls/copy-button.css?inline'
import searchField from '../ui/controls/search-field.css?inline'
import longList from '../ui/grid/long-list.css?inline'
import avatar from '../ui/images/avatar.css?inline'
import notice from '../ui/messages/notice.css?inline'
import panelState from '../ui/messages/panel-state.css?inline'
import laterTokens from '../ui/styles/later-tokens.css?inline'
import addressBlock from '../ui/text/address-block.css?inline'
import money from './money.css?inline'

/** Of every view in which money moves. */
export const styles =
  laterTokens +
  copyButton +
  searchField +
  longList +
  avatar +
  notice +
  panelState +
  addressBlock +
  money
