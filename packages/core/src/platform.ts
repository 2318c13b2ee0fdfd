/** Everything Foyer takes from its surroundings, and the browser's own set of it. */
export {
  isAndroid,
  isInPress,
  isTelegram,
  type LinkWindow,
  linkTarget,
  openLink,
} from './platform/appLinks.ts'
export { browserPlatform } from './platform/browser.ts'
export type {
  Clock,
  Http,
  HttpImage,
  HttpRequest,
  HttpResponse,
  KeyValueStorage,
  PageWindow,
  Platform,
} from './platform/Platform.ts'
