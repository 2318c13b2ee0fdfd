import type { ThemeMode } from '@foyer/core'
import { SafeLink } from '@foyer/core/wallets'
import { CopyButton, disconnectIcon, externalIcon, Glyph, Icon, Row, useWords } from '@foyer/ui'
import { useId } from 'react'
import { chooseTheme } from '../../../feature/chooseTheme.ts'
import { push, useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { SlotRows } from '../../../feature/SlotRows.tsx'
import { copyText } from '../../../platform/copyText.ts'
import { messages as words } from '../messages.ts'
import { LanguageRow } from './LanguageRow.tsx'

const modes: readonly ThemeMode[] = ['system', 'light', 'dark']

/**
 * The whole address, and what this user prefers.
 *
 * @contacts link — the account at a block explorer — when a user follows it — `blockExplorers` of
 * the network
 */
export function AccountSettingsView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const chain = useActiveChain()
  const { themeMode: fixedMode } = useStore(foyer.internals.options)
  if (!chain?.address || !chain.network) return null
  const { address, network, namespace } = chain
  const explorer = network.blockExplorers?.default
  const explorerUrl = SafeLink.https(chain.addressExplorerUrl)
  return (
    <div className="settings">
      <section className="settings-address" aria-label={messages.address}>
        <span>{messages.address}</span>
        <bdi dir="ltr">
          {groupsOf(address).map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and keep their places
            <span key={index}>{group} </span>
          ))}
        </bdi>
        <CopyButton
          value={address}
          label={messages.copyAddress}
          copiedLabel={messages.copied}
          onCopy={copyText}
        />
      </section>
      {fixedMode !== 'light' && fixedMode !== 'dark' && <Appearance />}
      <div className="list">
        {foyer.internals.navigation.has('ProfileWallets') && (
          <Row
            title={messages.wallets}
            image={<Glyph name="wallet" />}
            trailing={<Icon name="chevron" size={18} />}
            onClick={() => push(foyer, 'ProfileWallets', {})}
          />
        )}
        <SlotRows name="settingsRows" />
        <LanguageRow />
        {explorer && explorerUrl && (
          <a className="row" href={explorerUrl} target="_blank" rel="noopener noreferrer">
            <Glyph name={externalIcon} />
            <span className="row-text">{messages.explorer(explorer.name)}</span>
            <span className="visually-hidden">{messages.opensNewTab}</span>
          </a>
        )}
        <Row
          data-leaves
          title={messages.disconnect}
          image={<Glyph name={disconnectIcon} />}
          onClick={() => {
            void foyer.close()
            void foyer.disconnect(namespace)
          }}
        />
      </div>
    </div>
  )
}

/** Four letters at a time, easy to compare; what only says "this is hexadecimal" counts not. */
const groupsOf = (address: string) => address.match(/^0x.{1,4}|.{1,4}/g) ?? []

/** Light or dark, where the host leaves it to the user. */
function Appearance() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const { themeMode } = useStore(foyer.internals.theme)
  const group = useId()
  return (
    <fieldset className="bare choices">
      <legend>{messages.appearance}</legend>
      <div>
        {modes.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name={group}
              checked={themeMode === mode}
              onChange={() => chooseTheme(foyer, mode)}
            />
            <span>{messages.appearances[mode]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
