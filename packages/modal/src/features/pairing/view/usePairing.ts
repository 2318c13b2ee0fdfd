import type { RemoteLink, WalletRequestState } from '@foyer/core/client'
import type { WalletListing } from '@foyer/core/wallets'
import { useRef, useState } from 'react'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { useWalletRequest } from '../../../feature/useWalletRequest.ts'
import type { ShownLink, Trouble } from '../link.ts'
import { useLink } from './useLink.ts'

/** One visit: the link, the wallet that is expected, and what a user can do. */
export interface Pairing {
  readonly state: WalletRequestState
  readonly link: ShownLink
  readonly trouble: Trouble | null
  /** Makes a new link and asks the relay again. `null`: the application makes its links itself. */
  readonly renew: (() => void) | null
  /** Another attempt, after a refusal or a failure. */
  retry(): void
  /** How the wallet is opened from now on; `null` when it scans a code. */
  choose(app: string | null): void
}

/** Parameters of {@link usePairing}. */
export interface PairingParameters {
  readonly wallet?: WalletListing.WalletListing | undefined
  /** A link that the application made itself, and follows itself. */
  readonly uri?: string | undefined
  /** The chain family to connect; the active one unless it is given. */
  readonly namespace?: string | undefined
  /** The same, beside what is connected there. */
  readonly addWalletForNamespace?: string | undefined
}

/** Waits for a wallet for as long as the view is on screen. */
export function usePairing({
  wallet,
  uri,
  addWalletForNamespace: added,
  namespace = added,
}: PairingParameters): Pairing {
  const { foyer, wallets } = useFeature()
  const [remote, setRemote] = useState<RemoteLink | null>(wallets.remote.current())
  const app = useRef<string | null>(null)
  // A later attempt begins with a link of its own.
  const { state, retry } = useWalletRequest('pair', {
    async ask({ signal, isFirst }) {
      if (uri !== undefined) return new Promise(() => {})
      const found = await wallets.remote.load()
      setRemote(found)
      if (!isFirst) found?.renew()
      const method = () => (app.current === null ? 'qrcode' : 'mobile')
      const keepOthers = added !== undefined
      await foyer.connect({ connector: 'walletConnect', signal, method, namespace, keepOthers })
      if (wallet) wallets.remember(wallet.id)
    },
    isInPage: false,
    celebrates: true,
  })
  const { link, trouble, renew } = useLink(uri === undefined ? remote : null, uri)
  return {
    state,
    link,
    trouble,
    renew,
    retry,
    choose(chosen) {
      app.current = chosen
      remote?.chooseLink(chosen)
    },
  }
}
