import { DisplayName, WalletListing } from '@foyer/core/primitives'
import { ListedWallet } from '@foyer/protocol'
import { type ImageReading, readDataImage, readImage } from '../../images/checks/readImage.ts'

/** Something of a row that an import did not take. */
export interface Finding {
  /** Of the file, from 1. */
  readonly row: number
  /** Of the wallet, as far as it can be told. */
  readonly name: string
  readonly about: 'row' | 'image' | keyof ListedWallet
  readonly outcome: 'left out' | 'emptied' | 'cleaned'
  readonly reason: string
}

interface ImportedImage {
  readonly imageId: string
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly digest: string
}

/** What is left of an import after checking. */
export interface ImportedRows {
  /** In the order of the file. */
  readonly wallets: readonly ListedWallet[]
  readonly images: readonly ImportedImage[]
  readonly findings: readonly Finding[]
  /** How many rows the file had. */
  readonly rowCount: number
}

/** Ids are part of addresses, of lists in addresses and of file names. */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/
const imageIdPattern = /^[a-z0-9-]{1,64}$/
/** A page holds a hundred rows. */
const maxRowLength = 32_768

/**
 * Checks the rows of an import: `getWallets` rows, each on its own, so that a bad one never stops the
 * others. Never throws, whatever the rows are.
 *
 * @param readFile the bytes of the image that the operator laid beside the file for an image id, or
 *   `null`
 */
export function readImportedRows({
  source,
  readFile = () => null,
}: {
  source: readonly unknown[]
  readFile?: (imageId: string) => Uint8Array | null
}): ImportedRows {
  const findings: Finding[] = []
  const wallets = new Map<string, { row: number; wallet: ListedWallet }>()
  const images = new Map<string, ImportedImage>()

  for (const [index, value] of source.entries()) {
    const row = index + 1
    const fields = readFields(value)
    const note: Note = (about, outcome, reason) =>
      void findings.push({ row, name: nameOf(fields), about, outcome, reason })

    const wallet = readWallet({ value, fields, note })
    if (!wallet) continue
    const earlier = wallets.get(wallet.id)
    if (earlier) {
      note('row', 'left out', `its id came before, in row ${earlier.row}`)
      continue
    }
    const { image_id, image } = chooseImage({ wallet, fields, images, readFile, note })
    if (image) images.set(image.imageId, image)
    wallets.set(wallet.id, { row, wallet: { ...wallet, image_id, image_url: null } })
  }
  return {
    wallets: [...wallets.values()].map(({ wallet }) => wallet),
    images: [...images.values()],
    findings,
    rowCount: source.length,
  }
}

type Fields = Readonly<Record<string, unknown>>
type Note = (about: Finding['about'], outcome: Finding['outcome'], reason: string) => void

/** The fields as they are in the file; JSON has no getters, and other values have no fields. */
function readFields(value: unknown): Fields {
  try {
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // Thrown by a getter or proxy: not out of a file, so nothing to read.
    return {}
  }
}

function nameOf(fields: Fields): string {
  return DisplayName.clean(fields.name) || DisplayName.clean(fields.id) || '(no name)'
}

function readWallet({
  value,
  fields,
  note,
}: {
  value: unknown
  fields: Fields
  note: Note
}): ListedWallet | null {
  const fault = rowFault(value, fields)
  if (fault !== null) {
    note('row', 'left out', fault)
    return null
  }
  // Images are looked at apart, and would make every row too long.
  const listing = WalletListing.parse({ ...fields, image_url: null })
  const { success, data: wallet } = ListedWallet.safeParse(listing)
  if (!success) {
    note('row', 'left out', 'it is not of the shape of getWallets')
    return null
  }
  if (JSON.stringify(wallet).length > maxRowLength) {
    note('row', 'left out', `it is longer than ${maxRowLength} letters`)
    return null
  }
  noteChanges({ fields, wallet, note })
  return wallet
}

function rowFault(value: unknown, { id, name }: Fields): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it is no object'
  if (id === undefined || id === null || id === '') return 'it has no id'
  if (typeof id !== 'string' || !idPattern.test(id)) {
    return 'its id cannot be used in an address: only letters, digits, ".", "_" and "-", 128 at most'
  }
  return DisplayName.clean(name) === '' ? 'it has no readable name' : null
}

const reasons: Partial<Record<keyof ListedWallet, string>> = {
  badge_type: 'it is no text',
  chains: 'none of them is a CAIP-2 id or a namespace',
  description: 'it is no text',
  image_id: 'it may hold a-z, 0-9 and "-", 64 at most',
  injected: 'none of them has a namespace and an id',
  order: 'it is no number',
  rdns: 'it is no reverse domain name',
  supports_wc: 'it is neither true nor false',
  desktop_link: 'it is no link that is safe to follow',
  mobile_link: 'it is no link that is safe to follow',
  browser_link: 'it is no link with a safe place for the address of a page',
}

function noteChanges({
  fields,
  wallet,
  note,
}: {
  fields: Fields
  wallet: ListedWallet
  note: Note
}) {
  for (const field of Object.keys(wallet) as (keyof ListedWallet)[]) {
    const before = fields[field]
    const after = wallet[field]
    if (field === 'image_url' || field === 'image_id' || isEmpty(before)) continue
    if (after === null)
      note(field, 'emptied', reasons[field] ?? 'it is no https: link that is safe to follow')
    else if (Array.isArray(before) && Array.isArray(after) && after.length < before.length) {
      note(
        field,
        'cleaned',
        `${before.length - after.length} of ${before.length} could not be read`,
      )
    } else if (field === 'name' && before !== after) {
      note(field, 'cleaned', 'letters that cannot be shown were taken away, or it was cut')
    }
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isEmptyList(value)
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** A file that the operator chose counts more than what the row holds. */
function chooseImage({
  wallet,
  fields,
  images,
  readFile,
  note,
}: {
  wallet: ListedWallet
  fields: Fields
  images: ReadonlyMap<string, ImportedImage>
  readFile: (imageId: string) => Uint8Array | null
  note: Note
}): { image_id: string | null; image: ImportedImage | null } {
  const given = fields.image_id
  const isUsable = typeof given === 'string' && imageIdPattern.test(given)
  if (!isUsable && !isEmpty(given)) note('image_id', 'emptied', reasons.image_id ?? '')
  // A row that brings an image without naming it gets the name of its wallet, where that may be one.
  const imageId = isUsable ? given : imageIdPattern.test(wallet.id) ? wallet.id : null
  const none = { image_id: isUsable ? given : null, image: null }

  const file = imageId === null ? null : readFile(imageId)
  const address = fields.image_url
  const isData = typeof address === 'string' && /^data:/i.test(address)
  if (!isData && !isEmpty(address)) {
    note(
      'image_url',
      'emptied',
      'images stay where they are served from: a browser would tell that server who looks; ' +
        'lay the image into a folder and name it with --images',
    )
  }
  const reading: ImageReading | null = file
    ? readImage(file)
    : isData
      ? readDataImage(address)
      : null
  if (reading === null) return none
  if ('fault' in reading) {
    note('image', 'left out', reading.fault)
    return none
  }
  if (imageId === null) {
    note('image', 'left out', 'neither image_id nor id can name it: a-z, 0-9 and "-", 64 at most')
    return none
  }
  const known = images.get(imageId)
  if (known) {
    if (known.digest !== reading.image.digest) {
      note('image', 'left out', 'another row has the same image_id and another image, which counts')
    }
    return { image_id: imageId, image: null }
  }
  return { image_id: imageId, image: { imageId, ...reading.image } }
}
