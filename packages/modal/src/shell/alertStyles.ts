import notice from '../ui/messages/notice.css?inline'

/** What alerts to the developer are drawn with; loaded where they are shown at all. */
export const alertStyles: string = notice
