import {
  addressBlockStyles as addressBlock,
  avatarStyles as avatar,
  copyButtonStyles as copyButton,
  laterTokenStyles as laterTokens,
  longListStyles as longList,
  noticeStyles as notice,
  panelStateStyles as panelState,
  searchFieldStyles as searchField,
} from '@foyer/ui'
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
