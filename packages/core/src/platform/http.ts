import { fetchImage } from './fetchImage.ts'
import type { Http } from './Platform.ts'
import { send } from './send.ts'

/** What speaks over the network, which arrives together. */
export const http: Http = { send, image: fetchImage }
