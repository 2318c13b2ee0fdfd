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
export { checkHeaders } from './platform/checkHeaders.ts'
export type {
  Clock,
  Http,
  HttpHeaders,
  HttpImage,
  HttpRequest,
  HttpResponse,
  KeyValueStorage,
  PageWindow,
  Platform,
} from './platform/Platform.ts'
