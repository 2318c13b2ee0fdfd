import { isReachable } from './cleanWallet.mjs'

/**
 * @typedef {{ sourceId: string, row: import('./cleanWallet.mjs').Row }} Candidate
 * @typedef {'same name as a built-in wallet' | 'same rdns' | 'same name' | 'same app'} Double
 */

/**
 * Which of several wallets that cannot be told apart stays: one of the built-in list always, and
 * otherwise the one the source ranks first.
 *
 * - Two with the same rdns are the same extension.
 * - Two that share a store entry are the same app.
 * - Two whose names read alike (letters of other alphabets, spaces and words such as "Wallet" and
 *   "Official" aside) cannot be told apart in a list; and one that reads like a
 *   built-in wallet may mean to be taken for it.
 * - Two that share only a scheme both stay, and both lose the link: either might open.
 *
 * @param {object} lists
 * @param {import('./cleanWallet.mjs').Row[]} lists.builtIn
 * @param {Candidate[]} lists.candidates best ranked first
 * @returns {{ kept: Candidate[], dropped: { sourceId: string, reason: Double, of: string }[],
 *   emptied: { sourceId: string, field: string, kind: 'shared scheme' }[] }}
 */
export function chooseWallets({ builtIn, candidates }) {
  /** @type {Map<string, string>} what is taken, and by whom */
  const taken = new Map()
  for (const row of builtIn) {
    for (const mark of marks(row)) taken.set(mark, row.name)
    taken.set(`built-in ${skeleton(row.name)}`, row.name)
    taken.set(`built-in ${skeleton(row.id)}`, row.name)
  }
  const kept = []
  const dropped = []
  for (const candidate of candidates) {
    const { sourceId, row } = candidate
    const found = marks(row).find((mark) => taken.has(mark))
    const imitated = taken.get(`built-in ${skeleton(row.name)}`)
    if (imitated) {
      dropped.push({ sourceId, reason: reasons.imitation, of: imitated })
    } else if (found) {
      const [kind] = /** @type {['rdns' | 'name' | 'app']} */ (found.split(' ', 1))
      dropped.push({ sourceId, reason: reasons[kind], of: taken.get(found) ?? '' })
    } else {
      kept.push(candidate)
      for (const mark of marks(row)) taken.set(mark, row.name)
    }
  }
  return { ...separateSchemes(builtIn, kept), dropped }
}

/** @type {Record<'imitation' | 'rdns' | 'name' | 'app', Double>} */
const reasons = {
  imitation: 'same name as a built-in wallet',
  rdns: 'same rdns',
  name: 'same name',
  app: 'same app',
}

/**
 * What a name looks like at a glance: without case, accents, spaces, decoration and the difference
 * between letters of several alphabets.
 *
 * @param {string} name
 */
export function skeleton(name) {
  const letters = [...name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => lookalikes.get(letter) ?? letter)
    .join('')
  const plain = letters
    .replace(/\b(wallets?|app|official|web3|mobile|extension)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=..)wallet$/, '')
  // A name of nothing but such words is what it is.
  return plain || letters.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Small letters of Cyrillic and Greek, and digits, that pass for Latin ones. */
const lookalikes = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ѕ: 's', һ: 'h', і: 'i', ј: 'j', к: 'k' },
    ...{ м: 'm', н: 'h', о: 'o', р: 'p', ԛ: 'q', т: 't', у: 'y', х: 'x', ѡ: 'w', ӏ: 'l' },
    ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p' },
    ...{ τ: 't', υ: 'u', χ: 'x', ω: 'w', ı: 'i', ł: 'l', ø: 'o', ß: 'ss' },
    ...{ 0: 'o', '|': 'l' },
  }),
)

/** What no two wallets share. @param {import('./cleanWallet.mjs').Row} row */
function marks(row) {
  const apps = [row.app_store, row.play_store, row.chrome_store].filter(Boolean)
  return [
    ...(row.rdns ? [`rdns ${row.rdns}`] : []),
    ...apps.map((store) => `app ${store}`),
    `name ${skeleton(row.name)}`,
  ]
}

/** @param {import('./cleanWallet.mjs').Row[]} builtIn @param {Candidate[]} kept */
function separateSchemes(builtIn, kept) {
  const fields = /** @type {const} */ (['mobile_link', 'desktop_link'])
  const claims = new Map()
  const claim = (/** @type {string | null} */ link, /** @type {unknown} */ owner) => {
    if (link && !link.startsWith('https:')) {
      claims.set(link, (claims.get(link) ?? new Set()).add(owner))
    }
  }
  for (const row of [...builtIn, ...kept.map(({ row }) => row)]) {
    for (const field of fields) claim(row[field], row)
  }
  const emptied = []
  const separated = []
  for (const { sourceId, row } of kept) {
    const ambiguous = fields.filter(
      (field) => row[field] && (claims.get(row[field])?.size ?? 0) > 1,
    )
    const clean = { ...row, ...Object.fromEntries(ambiguous.map((field) => [field, null])) }
    // A wallet that had nothing but that link keeps it: better one of two than none.
    if (!isReachable(clean)) {
      separated.push({ sourceId, row })
      continue
    }
    separated.push({ sourceId, row: clean })
    for (const field of ambiguous) {
      emptied.push({ sourceId, field, kind: /** @type {const} */ ('shared scheme') })
    }
  }
  return { kept: separated, emptied }
}

/**
 * The wallets in the order they are listed: the built-in ones first, then those with an image, each
 * as it was ranked. A list that is looked through by eye would otherwise begin its second screen with
 * a row of blanks.
 *
 * @template {{ image_id: string | null }} Row
 * @param {{ builtInCount: number, rows: Row[] }} ranked
 * @returns {Row[]}
 */
export function orderWallets({ builtInCount, rows }) {
  const others = rows.slice(builtInCount)
  return [
    ...rows.slice(0, builtInCount),
    ...others.filter(({ image_id }) => image_id !== null),
    ...others.filter(({ image_id }) => image_id === null),
  ]
}

/**
 * Gives every wallet an id: its name as a slug without the word "wallet", or, when that is taken or
 * too little is left of it, the source's own id.
 *
 * @param {object} lists
 * @param {Iterable<string>} lists.taken ids that are spoken for
 * @param {Candidate[]} lists.kept
 * @returns {(Candidate & { id: string })[]}
 */
export function nameWallets({ taken, kept }) {
  const ids = new Set(taken)
  return kept.map((candidate) => {
    const fromName = slug(candidate.row.name).replace(/(?<=.{3})-wallet$/, '')
    const isPlain = /^[\p{ASCII}²]*$/u.test(candidate.row.name) && fromName.length >= 2
    const id = [fromName, slug(candidate.sourceId)].find(
      (choice) => (choice !== fromName || isPlain) && !ids.has(choice),
    )
    if (!id) throw new Error(`${candidate.sourceId} has no id left`)
    ids.add(id)
    return { ...candidate, id }
  })
}

/** @param {string} text */
function slug(text) {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 64)
    .replace(/-$/, '')
}
