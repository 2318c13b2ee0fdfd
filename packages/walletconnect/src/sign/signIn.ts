import type { SignIn, SignInProof, SignInRequest } from '@foyer/core/adapter'
import type { SignInPayload } from '../storage/Records.ts'

/*
 * One-click sign-in, loaded only by applications that want it.
 */

/** A wallet's answer that holds. */
export interface SignedIn {
  readonly proofs: readonly SignInProof[]
  /** What the signed message lets the application do, by CAIP-25. */
  readonly namespaces: {
    readonly eip155: {
      readonly chains: readonly string[]
      readonly accounts: readonly string[]
      readonly methods: readonly string[]
      readonly events: readonly string[]
    }
  }
}

const recapPrefix = 'urn:recap:'
const mostProofs = 64
const longestText = 4_096

/** What is asked to be signed: who, where and when, and the methods to be allowed (ERC-5573). */
export function payloadFor({
  request,
  chains,
  methods,
  nowMs,
}: {
  request: SignInRequest
  chains: readonly string[]
  methods: readonly string[]
  nowMs: number
}): SignInPayload {
  const { domain, uri, nonce, statement, issuedAt, notBefore, expiresAt, requestId } = request
  return {
    type: 'caip122',
    version: '1',
    chains,
    domain,
    aud: uri,
    nonce,
    iat: issuedAt ?? new Date(nowMs).toISOString(),
    ...(statement !== undefined && { statement }),
    ...(notBefore !== undefined && { nbf: notBefore }),
    ...(expiresAt !== undefined && { exp: expiresAt }),
    ...(requestId !== undefined && { requestId }),
    resources: [...(request.resources ?? []), recapOf(methods)],
  }
}

/**
 * Reads what a wallet signed. Every part must be what was asked, except that it may allow less; and
 * each signature must be that of the account it names.
 *
 * @returns `null` when anything does not hold
 */
export async function readAnswer({
  cacaos,
  payload,
  verifyContract,
}: {
  cacaos: unknown
  payload: SignInPayload
  verifyContract: SignIn['verifyContract']
}): Promise<SignedIn | null> {
  if (!Array.isArray(cacaos) || cacaos.length === 0 || cacaos.length > mostProofs) return null
  const proofs: SignInProof[] = []
  const accounts = new Set<string>()
  const methods = new Set<string>()
  for (const cacao of cacaos) {
    const read = readCacao(cacao, payload)
    if (!read || !(await isSigned(read, verifyContract))) return null
    const { account, message, signature, address } = read
    proofs.push({ account, message, signature, cacao })
    for (const chain of read.chains) accounts.add(`${chain}:${address}`)
    for (const method of read.methods) methods.add(method)
  }
  const all = [...accounts]
  const chains = [...new Set(all.map((id) => id.slice(0, id.lastIndexOf(':'))))]
  const events = ['accountsChanged', 'chainChanged']
  return {
    proofs,
    namespaces: { eip155: { chains, accounts: all, methods: [...methods], events } },
  }
}

interface ReadCacao {
  readonly account: string
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly kind: 'eip191' | 'eip1271'
  readonly chains: readonly string[]
  readonly methods: readonly string[]
}

function readCacao(cacao: unknown, asked: SignInPayload): ReadCacao | null {
  const { h, p, s } = fields(cacao)
  const payload = fields(p)
  const { t: kind, s: signature } = fields(s)
  if (fields(h).t !== 'caip122' || (kind !== 'eip191' && kind !== 'eip1271')) return null
  if (typeof signature !== 'string' || !/^0x(?:[\da-f]{2}){0,8192}$/i.test(signature)) return null
  const [, chain = '', address = ''] =
    /^did:pkh:(eip155:\d{1,15}):(0x[\da-f]{40})$/i.exec(text(payload.iss)) ?? []
  if (!asked.chains.includes(chain)) return null

  const same = ['domain', 'aud', 'nonce', 'iat', 'nbf', 'exp', 'requestId'] as const
  if (!same.every((name) => (payload[name] ?? undefined) === asked[name])) return null
  if (payload.version !== '1') return null
  const resources = readResources(payload.resources, asked.resources ?? [])
  if (!resources) return null
  const { recap, plain } = resources
  const words = recap && statementOf(recap.actions)
  const statement = [asked.statement, words].filter(Boolean).join(' ')
  // Wallets put the words of the capabilities into the statement, or leave that to the reader.
  const given = payload.statement ?? undefined
  if (given !== undefined && given !== asked.statement && given !== statement) return null
  if (given === undefined && asked.statement !== undefined) return null

  const message = messageOf({
    ...asked,
    chain,
    address,
    statement,
    resources: [...plain, ...(recap ? [recap.text] : [])],
  })
  return {
    account: `${chain}:${address}`,
    address,
    message,
    signature,
    kind,
    chains: [
      ...new Set([chain, ...(recap?.chains ?? []).filter((id) => asked.chains.includes(id))]),
    ],
    methods: (recap?.actions ?? []).map((action) => action.slice('request/'.length)),
  }
}

/** The resources that were asked for, unchanged, and capabilities that go no further than those. */
function readResources(
  value: unknown,
  asked: readonly string[],
): { plain: readonly string[]; recap: Recap | null } | null {
  const given = Array.isArray(value) ? value : []
  if (!given.every((one) => typeof one === 'string' && one.length <= longestText)) return null
  const isRecap = (one: string) => one.startsWith(recapPrefix)
  const plain = given.filter((one) => !isRecap(one))
  if (plain.join('\n') !== asked.filter((one) => !isRecap(one)).join('\n')) return null
  const [text, ...more] = given.filter(isRecap)
  if (more.length > 0) return null
  if (text === undefined) return { plain, recap: null }
  // Only as the last resource are they what the user was shown.
  if (given.at(-1) !== text) return null
  const recap = readRecap(text)
  const most = readRecap(asked.find(isRecap) ?? '')
  if (!recap?.actions.every((action) => most?.actions.includes(action))) return null
  return { plain, recap }
}

interface Recap {
  readonly text: string
  readonly actions: readonly string[]
  readonly chains: readonly string[]
}

function recapOf(methods: readonly string[]): string {
  const actions = [...methods].sort().map((method) => [`request/${method}`, [{}]])
  const json = JSON.stringify({ att: { eip155: Object.fromEntries(actions) } })
  // ERC-5573 wants no padding.
  return recapPrefix + btoa(json).replace(/=+$/, '')
}

function readRecap(text: string): Recap | null {
  try {
    const base64 = text.slice(recapPrefix.length).replaceAll('-', '+').replaceAll('_', '/')
    const { att } = fields(JSON.parse(atob(base64.replace(/=+$/, ''))))
    const resources = Object.entries(fields(att))
    const [name, abilities] = resources[0] ?? []
    if (resources.length !== 1 || name !== 'eip155') return null
    const actions = Object.keys(fields(abilities))
    if (!actions.every((action) => /^request\/\w{1,64}$/.test(action))) return null
    const limits = Object.values(fields(abilities)).flatMap((limit) => (limit as unknown[]) ?? [])
    const chains = limits.flatMap((limit) => {
      const named = fields(limit).chains
      return Array.isArray(named) ? named : []
    })
    return { text, actions, chains: chains.filter((chain) => typeof chain === 'string') }
  } catch {
    // Not base64, or no JSON: capabilities that nobody can read.
    return null
  }
}

function statementOf(actions: readonly string[]): string {
  const names = actions.map((action) => `'${action.slice('request/'.length)}'`).sort()
  return `I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': ${names.join(', ')} for 'eip155'.`
}

/** The text of ERC-4361. */
function messageOf(parts: SignInPayload & { chain: string; address: string }): string {
  const { statement, exp, nbf, requestId, resources = [] } = parts
  return [
    `${parts.domain} wants you to sign in with your Ethereum account:`,
    parts.address,
    '',
    ...(statement ? [statement] : []),
    '',
    `URI: ${parts.aud}`,
    `Version: ${parts.version}`,
    `Chain ID: ${parts.chain.slice('eip155:'.length)}`,
    `Nonce: ${parts.nonce}`,
    `Issued At: ${parts.iat}`,
    ...(exp === undefined ? [] : [`Expiration Time: ${exp}`]),
    ...(nbf === undefined ? [] : [`Not Before: ${nbf}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources.length === 0 ? [] : ['Resources:', ...resources.map((one) => `- ${one}`)]),
  ].join('\n')
}

async function isSigned(
  { account, address, message, signature, kind }: ReadCacao,
  verifyContract: SignIn['verifyContract'],
): Promise<boolean> {
  if (kind === 'eip1271') return verifyContract({ account, message, signature })
  const { recoverSigner } = await import('./recoverSigner.standalone.ts')
  return recoverSigner(message, signature) === address.toLowerCase()
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
