import { SignClient } from '@walletconnect/sign-client'
import { renderSVG } from 'uqr'

/** A link, and its QR code as SVG. */
export interface Code {
  readonly uri: string
  readonly svg: string
}

/**
 * Makes the protocol's own client.
 *
 * @returns makes a link of its own with each call
 */
export async function openClient(): Promise<() => Promise<Code>> {
  if (!benchBackend) throw new Error('This page needs a relay.')
  const client = await SignClient.init({
    relayUrl: `ws://${new URL(benchBackend).host}/relay`,
    projectId: 'bench',
    metadata: {
      name: document.title,
      description: document.title,
      url: location.origin,
      icons: [],
    },
    telemetryEnabled: false,
    logger: 'silent',
  })
  // Otherwise every link waits for a host of the vendor's, or for 5 s where there is none.
  client.core.verify.register = async () => undefined
  return async () => {
    const { uri } = await client.connect({
      optionalNamespaces: {
        eip155: {
          chains: ['eip155:1'],
          methods: ['eth_sendTransaction', 'personal_sign'],
          events: ['accountsChanged', 'chainChanged'],
        },
      },
    })
    if (!uri) throw new Error('The client gave no link.')
    return { uri, svg: renderSVG(uri, { ecc: 'M' }) }
  }
}
