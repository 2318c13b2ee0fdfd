/**
 * What a list says about a wallet's stores, as the shortest link to the same entry; nothing when it
 * leads elsewhere, such as to a download page, an APK or another store.
 */

/** @param {string | null | undefined} value */
export function toAppStore(value) {
  const store =
    /^https:\/\/(?:apps|itunes)\.apple\.com\/(?:.*\b(?:id)|(?:[a-z]{2}\/)?app\/)(\d{5,})/
  const [, id] = store.exec(value ?? '') ?? []
  return id && `https://apps.apple.com/app/id${id}`
}

/** @param {string | null | undefined} value */
export function toPlayStore(value) {
  const store = /^https:\/\/play\.google\.com\/store\/apps\/details\/?\?(?:.*&)?id=([\w.]+)/
  const [, id] = store.exec(value ?? '') ?? []
  return id && `https://play.google.com/store/apps/details?id=${id}`
}

/** @param {string | null | undefined} value */
export function toChromeStore(value) {
  const store =
    /^https:\/\/(?:chrome\.google\.com\/webstore|chromewebstore\.google\.com)\/.*\/([a-p]{32})\b/
  const [, id] = store.exec(value ?? '') ?? []
  return id && `https://chromewebstore.google.com/detail/${id}`
}

/** Whether a link leads to a store of any maker. @param {URL} url */
export function isStore({ hostname }) {
  return /(^|\.)(apps\.apple\.com|itunes\.apple\.com|testflight\.apple\.com|play\.google\.com|chromewebstore\.google\.com|chrome\.google\.com|addons\.mozilla\.org|microsoftedge\.microsoft\.com|addons\.opera\.com)$/.test(
    hostname,
  )
}
