import { AppError } from '@foyer/core/primitives'
import { parseMessage } from '@foyer/siwx/message'
import { decodeFunctionResult, encodeFunctionData, type Hex, pad, parseAbi } from 'viem'
import { fetchConfigured } from '../../../platform/outgoing/fetchConfigured.ts'
import type { FarcasterSetting } from '../../../platform/settings/groups/embedded.ts'
import { verifySignature } from '../../signatures/verifySignature.ts'
import { identityOf } from './oauthWay.ts'
import type { LinkWay, WayIdentity } from './Way.ts'

/** Messages are signed for OP Mainnet, where the registries are. @see https://docs.farcaster.xyz/reference/contracts */
const caipNetworkId = 'eip155:10'
const idRegistry = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const keyRegistry = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e'
const registries = parseAbi([
  'function idOf(address owner) view returns (uint256)',
  'function keyDataOf(uint256 fid, bytes key) view returns ((uint8 state, uint32 keyType))',
])
/** Of the KeyRegistry: the key counts, and it is an address that may sign in. */
const keyAdded = 1
const authAddress = 2

/** Of FIP-11, and of the relay's clients before it. */
const statements = ['Farcaster Auth', 'Farcaster Connect']
/** Every answer of ours is due in 3 s. */
const relayTimeoutMs = 2_000
const nodeTimeoutMs = 2_000
const maxLinkLetters = 500

/**
 * Sign In With Farcaster: the relay passes a message on that the user's application signed. Nothing that the relay says
 * counts by itself: message, key and its owner are checked here.
 *
 * @see https://github.com/farcasterxyz/protocol/discussions/110
 */
export function farcasterWay({ relay, node }: FarcasterSetting): LinkWay {
  const ask = async <answer>(path: string, token: string | null, json?: object) => {
    const { status, bytes } = await fetchConfigured(`${relay}/v1/${path}`, {
      ...{ timeoutMs: relayTimeoutMs, maxBytes: 32_768, contentTypes: ['application/json'], json },
      ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
    })
    return { status, answer: JSON.parse(new TextDecoder().decode(bytes)) as answer }
  }
  const request = async ({ method, params }: { method: string; params: readonly unknown[] }) => {
    const { bytes } = await fetchConfigured(node, {
      ...{ timeoutMs: nodeTimeoutMs, maxBytes: 65_536 },
      json: { jsonrpc: '2.0', id: 1, method, params },
    })
    const { result } = JSON.parse(new TextDecoder().decode(bytes)) as { result?: unknown }
    if (result === undefined) throw new Error('The node of OP Mainnet refuses')
    return result
  }
  const read = async (to: Hex, data: Hex) =>
    (await request({ method: 'eth_call', params: [{ to, data }, 'latest'] })) as Hex

  /** Whether an address may sign for an account: its owner, or one that its owner added for this. */
  const isOf = async (address: Hex, fid: bigint): Promise<boolean> => {
    const abi = registries
    const owned = await read(
      idRegistry,
      encodeFunctionData({ abi, functionName: 'idOf', args: [address] }),
    )
    if (decodeFunctionResult({ abi, functionName: 'idOf', data: owned }) === fid) return true
    const found = await read(
      keyRegistry,
      encodeFunctionData({
        ...{ abi, functionName: 'keyDataOf', args: [fid, pad(address, { size: 32 })] },
      }),
    )
    const { state, keyType } = decodeFunctionResult({
      ...{ abi, functionName: 'keyDataOf', data: found },
    })
    return state === keyAdded && keyType === authAddress
  }

  const verify = async (
    { message, signature, username }: Completed,
    { site, nonce }: { site: string; nonce: string },
  ): Promise<WayIdentity> => {
    if (typeof message !== 'string' || typeof signature !== 'string')
      throw new Error('The relay has no message')
    const fields = parseMessage(message)
    const fids = (fields.resources ?? []).flatMap(
      (resource) => /^farcaster:\/\/fid\/([1-9]\d{0,18})\/?$/.exec(resource)?.[1] ?? [],
    )
    const [fid = ''] = fids
    const nowMs = Date.now()
    const isInOrder =
      fields.domain === new URL(site).host &&
      new URL(fields.uri).origin === site &&
      fields.nonce === nonce &&
      fields.chainId === caipNetworkId &&
      statements.includes(fields.statement ?? '') &&
      fids.length === 1 &&
      !(fields.expirationTime && Date.parse(fields.expirationTime) <= nowMs) &&
      !(fields.notBefore && Date.parse(fields.notBefore) > nowMs)
    if (!isInOrder) throw new Error('The message is for something else')
    const { accountAddress: address } = fields
    const isSigned = await verifySignature({
      ...{ rpc: { request }, caipNetworkId, address, message, signature },
    })
    if (!isSigned) throw new Error('The signature is wrong')
    if (!(await isOf(address as Hex, BigInt(fid))))
      throw new Error('The key is none of the account')
    return identityOf({ subject: fid, name: username })
  }

  return {
    async begin({ site, nonce, untilMs }) {
      const { answer } = await ask<{ channelToken?: unknown; url?: unknown }>('channel', null, {
        ...{ siweUri: site, domain: new URL(site).host, nonce, acceptAuthAddress: true },
        expirationTime: new Date(untilMs).toISOString(),
      })
      const { channelToken: token, url: link } = answer
      const isLink = typeof link === 'string' && link.length <= maxLinkLetters && URL.canParse(link)
      if (typeof token !== 'string' || !/^[\w-]{1,200}$/.test(token) || !isLink)
        throw new Error('The relay answers what is no channel')
      // It becomes a link in a page.
      if (new URL(link).protocol !== 'https:') throw new Error('The relay names no page')
      return { link, token }
    },
    async look({ token, nonce, site }) {
      let found: { status: number; answer: Completed }
      try {
        found = await ask<Completed>('channel/status', token)
      } catch (error) {
        const status = AppError.is(error) ? error.context?.status : undefined
        // It does not know the channel, or gave its answer before.
        if (status === 401 || status === 404) throw error
        return null
      }
      if (found.status !== 200 || found.answer.state !== 'completed') return null
      return verify(found.answer, { site, nonce })
    },
  }
}

/** What a channel answers once. */
interface Completed {
  readonly state?: unknown
  readonly message?: unknown
  readonly signature?: unknown
  readonly username?: unknown
}
