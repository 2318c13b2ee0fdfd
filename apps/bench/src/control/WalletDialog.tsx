import { useEffect, useRef, useState } from 'react'

interface Wallet {
  readonly info: { readonly uuid: string; readonly name: string; readonly icon: string }
  readonly provider: { request(request: { method: string }): Promise<string[]> }
}

/** The wallets that announce themselves, in a dialog without any style. */
export default function WalletDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wallets, setWallets] = useState<readonly Wallet[]>([])
  const [account, setAccount] = useState<string>()
  useEffect(() => {
    const receive = (event: Event) => setWallets([(event as CustomEvent<Wallet>).detail])
    window.addEventListener('eip6963:announceProvider', receive)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    dialog.current?.showModal()
    return () => window.removeEventListener('eip6963:announceProvider', receive)
  }, [])
  return (
    <dialog ref={dialog} aria-label="Connect wallet" onClose={onClose}>
      {account ? (
        <h2>Connected</h2>
      ) : (
        wallets.map(({ info, provider }) => (
          <button
            key={info.uuid}
            type="button"
            onClick={async () => {
              const [first] = await provider.request({ method: 'eth_requestAccounts' })
              setAccount(first)
            }}
          >
            <img src={info.icon} alt="" width="36" height="36" />
            {info.name}
          </button>
        ))
      )}
    </dialog>
  )
}
