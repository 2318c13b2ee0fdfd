/** An image as it is sent. */
export interface ImageFile {
  /** Such as `image/webp`. */
  readonly contentType: string
  readonly bytes: Uint8Array
  /** Changes with the bytes; for `etag`. */
  readonly digest: string
}
