import type { PairedWallets } from '@foyer/core/adapter'
import type { WalletListing } from '@foyer/core/wallets'
import { useRef, useState } from 'react'
import { useFeature, useFlow } from '../../../feature/FeatureContext.ts'
import { createPairingFlow, type PairingState } from '../flow.ts'
import type { ShownLink, Trouble } from '../link.ts'
import { useLink } from './useLink.ts'

/** The check stays long enough to be seen before the modal leaves. */
const celebrationMs = 600

/** One visit: the link, the wallet that is expected, and what a person can do. */
export interface Pairing {
  readonly state: PairingState
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
  readonly redirectView?: string | undefined
  /** A link that the application made itself, and follows itself. */
  readonly uri?: string | undefined
}

/** Waits for a wallet for as long as the view is on screen. */
export function usePairing({ wallet, redirectView, uri }: PairingParameters): Pairing {
  const { foyer, embedded, reducedMotion, wallets } = useFeature()
  const { clock } = foyer.internals.platform
  const [paired, setPaired] = useState<PairedWallets | null>(wallets.paired.current())
  const [definition] = useState(createPairingFlow)
  const app = useRef<string | null>(null)
  const [state, send] = useFlow(definition, {
    async connect({ signal, isFirst }) {
      if (uri !== undefined) return new Promise(() => {})
      const found = await wallets.paired.load()
      setPaired(found)
      if (!isFirst) found?.renew()
      const method = () => (app.current === null ? 'qrcode' : 'mobile')
      await foyer.connect({ connector: 'walletConnect', signal, method })
      if (wallet) wallets.remember(wallet.id)
    },
    finish() {
      if (redirectView) foyer.router.reset(redirectView)
      else if (embedded) foyer.router.reset('Account')
      else void foyer.close()
    },
    elapsedMs: clock.elapsed,
    after: clock.after,
    celebrationMs: reducedMotion ? 0 : celebrationMs,
  })
  const { link, trouble, renew } = useLink(uri === undefined ? paired : null, uri)
  return {
    state,
    link,
    trouble,
    renew,
    retry: () => send({ type: 'retry' }),
    choose(chosen) {
      app.current = chosen
      paired?.chooseLink(chosen)
    },
  }
}
