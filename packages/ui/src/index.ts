/** The parts that views of Foyer are made of, with their style: for the modal, and for a frame of another origin. */

export { QrCode } from './code/QrCode.tsx'
export { qrCodeStyles } from './code/qrCodeStyles.ts'
export { Button, type ButtonProps } from './controls/Button.tsx'
export { CopyButton, type CopyButtonProps, copyButtonStyles } from './controls/CopyButton.tsx'
export { IconButton, type IconButtonProps } from './controls/IconButton.tsx'
export { Row, type RowProps } from './controls/Row.tsx'
export { SearchField, type SearchFieldProps, searchFieldStyles } from './controls/SearchField.tsx'
export { Switch, switchStyles } from './controls/Switch.tsx'
export { Tabs, type TabsProps, tabsStyles } from './controls/Tabs.tsx'
export { Tile, type TileProps, tileStyles } from './controls/Tile.tsx'
export {
  type GridPlace,
  longListStyles,
  topOfGrid,
  WindowedGrid,
  type WindowedGridProps,
} from './grid/WindowedGrid.tsx'
export { Artwork } from './images/Artwork.tsx'
export { Avatar, type AvatarProps, avatarStyles } from './images/Avatar.tsx'
export { Glyph } from './images/Glyph.tsx'
export { Icon, type IconName, type IconProps } from './images/Icon.tsx'
export {
  cardIcon,
  clockIcon,
  confirmedIcon,
  copyIcon,
  disconnectIcon,
  hiddenIcon,
  imageIcon,
  moreIcon,
  nameIcon,
  receiveIcon,
  sendIcon,
  settingsIcon,
  swapIcon,
  tokenIcon,
} from './images/laterIcons.ts'
export { SafeImage, type SafeImageProps } from './images/SafeImage.tsx'
export {
  downloadIcon,
  externalIcon,
  globeIcon,
  keyIcon,
  linkIcon,
  lockIcon,
  searchIcon,
  shieldIcon,
} from './images/seldomIcons.ts'
export { Notice, type NoticeProps, noticeStyles } from './messages/Notice.tsx'
export { PanelState, type PanelStateProps, panelStateStyles } from './messages/PanelState.tsx'
export { Toast, type ToastProps, toastStyles } from './messages/Toast.tsx'
export { AskedWallet, type AskedWalletProps } from './progress/AskedWallet.tsx'
export { Hairline } from './progress/Hairline.tsx'
export { Skeleton, type SkeletonProps, skeletonStyles } from './progress/Skeleton.tsx'
export { Thread, type ThreadProps, type ThreadState } from './progress/Thread.tsx'
export { ThreadRing, type ThreadRingProps } from './progress/ThreadRing.tsx'
export { contrastStyles } from './styles/contrast.ts'
export { laterTokenStyles } from './styles/laterTokens.ts'
export { uiStyles } from './styles/styles.ts'
export { Address, type AddressProps, addressStyles } from './text/Address.tsx'
export { AddressBlock, type AddressBlockProps, addressBlockStyles } from './text/AddressBlock.tsx'
export { Amount, type AmountProps, amountStyles } from './text/Amount.tsx'
export {
  dollarParts,
  dollars,
  heldAmount,
  heldParts,
  localNumber,
  roundedAmount,
} from './text/figures.ts'
export { Tag, type TagProps } from './text/Tag.tsx'
export { NamedSentence } from './words/NamedSentence.tsx'
export { plural } from './words/plural.ts'
export { Sentence } from './words/Sentence.tsx'
export { sentences } from './words/sentences.ts'
export {
  type Translate,
  TranslateContext,
  type Translation,
  translateWith,
  useTranslate,
  useWords,
  type Words,
} from './words/words.ts'
