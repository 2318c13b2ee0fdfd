import type { PaymentRequest, WalletActions } from '@foyer/core/adapter'
import { readAmount } from '@foyer/core/holdings'
import { AddressBlock, Button, CopyButton, copyIcon, Icon, QrCode, Row, useWords } from '@foyer/ui'
import { useEffect, useId, useState } from 'react'
import { push, useFeature } from '../../../feature/FeatureContext.ts'
import { useActiveChain, useSettled } from '../../../feature/laterHooks.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { copyText } from '../../../platform/copyText.ts'
import { messages as words } from '../messages.ts'

/** The code follows what is typed once its writer rests. */
const redrawAfterMs = 300

/** The address to be paid at, as a code and in words, with an amount if the user wants one. */
export function ReceiveView() {
  const messages = useWords(words)
  const { foyer, toast } = useFeature()
  const chain = useActiveChain()
  const [text, setText] = useState('')
  const [lastGood, setLastGood] = useState<bigint | null>(null)
  const paymentLink = usePaymentLink(chain?.namespace)
  const fieldId = useId()
  const { address, network, requestedNetworks = [] } = chain ?? {}
  const decimals = network?.nativeCurrency.decimals ?? 0
  const read = text.trim() === '' ? null : readAmount(text, decimals)
  const isBad = text.trim() !== '' && (read === null || read === 0n)
  const amount = isBad ? lastGood : read
  if (!isBad && read !== lastGood) setLastGood(read)
  const link =
    address && network && amount !== null && paymentLink
      ? paymentLink({
          ...{ caipNetworkId: network.caipNetworkId, address, tokenAddress: null },
          amountAtomic: amount,
        })
      : (address ?? '')
  const shownLink = useSettled(link, redrawAfterMs)
  if (!address || !network) return null
  const others = requestedNetworks.filter(
    ({ caipNetworkId }) => caipNetworkId !== network.caipNetworkId,
  )
  const isLink = link !== address
  return (
    <div className="receive">
      <div className="receive-plate">
        <QrCode
          uri={shownLink || link}
          label={messages.code(network.name)}
          image={<NetworkImage network={network} size={44} />}
        />
      </div>
      <div className="receive-amount" data-bad={isBad || undefined}>
        <input
          id={fieldId}
          aria-label={messages.amount}
          aria-invalid={isBad}
          aria-describedby={`${fieldId}e`}
          placeholder={messages.amountOptional}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <bdi>{network.nativeCurrency.symbol}</bdi>
      </div>
      <p id={`${fieldId}e`} className="receive-error" role={isBad ? 'alert' : undefined}>
        {isBad && messages.badAmount(decimals)}
      </p>
      <div className="receive-address">
        <span>{messages.yourAddress(network.name)}</span>
        <div>
          <AddressBlock address={address} />
          <CopyButton
            value={address}
            label={messages.copyAddress}
            copiedLabel={messages.copied}
            onCopy={copyText}
          />
        </div>
      </div>
      {others.length > 0 && (
        <Row
          title={messages.alsoOn(others.length)}
          image={<NetworkImage network={others[0] ?? network} size={36} />}
          trailing={<Icon name="chevron" size={18} />}
          onClick={() => push(foyer, 'WalletCompatibleNetworks')}
        />
      )}
      {isLink && (
        <Button
          variant="primary"
          full
          icon={<Icon name={copyIcon} size={18} />}
          onClick={async () => {
            if (await copyText(link)) toast({ role: 'status', text: messages.linkCopied })
          }}
        >
          {messages.copyLink}
        </Button>
      )}
    </div>
  )
}

/** How the chain family writes payment links; `undefined` until its code is there. */
function usePaymentLink(namespace: string | undefined) {
  const { foyer } = useFeature()
  const [actions, setActions] = useState<WalletActions>()
  useEffect(() => {
    let isCurrent = true
    foyer.internals
      .connection(namespace ?? '')
      ?.actions?.()
      .then(
        (loaded) => isCurrent && setActions(loaded),
        () => {
          // Without it the code is that of the bare address, which every wallet reads.
        },
      )
    return () => {
      isCurrent = false
    }
  }, [foyer, namespace])
  const write = actions?.paymentLink
  return write && ((request: PaymentRequest) => write(request))
}
