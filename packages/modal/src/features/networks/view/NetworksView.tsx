import type { Step } from '@foyer/core/client'
import { Button, Icon, SearchField, searchIcon, useWords } from '@foyer/ui'
import { useRef, useState } from 'react'
import { push, useFeature, useFoyerState, useStore } from '../../../feature/FeatureContext.ts'
import { familyOf } from '../../../feature/family.tsx'
import { messages as words } from '../messages.ts'
import { NetworkList } from './NetworkList.tsx'

/** More than these are hard to take in at a glance. */
const searchFrom = 9

/** The networks of one chain family among others. */
function NetworkFamily(family: Omit<Parameters<typeof NetworkList>[0], 'label'>) {
  const { foyer } = useFeature()
  const { heading } = familyOf(foyer, family.chain?.namespace ?? '')
  return (
    <section className="networks-family">
      <h2>{heading}</h2>
      <NetworkList {...family} label={heading} />
    </section>
  )
}

/** The networks of all chain families, to choose one from. */
export function NetworksView() {
  const messages = useWords(words)
  const { foyer, embedded } = useFeature()
  const chains = useFoyerState((state) => state.chains)
  const { stack } = useStore(foyer.internals.navigation.routes)
  const { enableNetworkSwitch } = useStore(foyer.internals.options)
  const [search, setSearch] = useState('')
  const all = Object.values(chains).flatMap(({ requestedNetworks }) => requestedNetworks)
  const canSearch = all.length >= searchFrom
  const field = useRef<HTMLInputElement>(null)
  // Networks may go while a user searches, and the field with them.
  const wanted = canSearch ? search.trim().toLowerCase() : ''
  const isFound = ({ name }: (typeof all)[number]) => name.toLowerCase().includes(wanted)
  const families = Object.values(chains)
    .map((chain) => ({ chain, networks: chain.requestedNetworks.filter(isFound) }))
    .filter(({ networks }) => networks.length > 0)
  // A user who came from the account goes back to it, one who came from the page to the page.
  const cameFromAccount = stack.some(({ view }) => view === 'Account')
  const done: Step = cameFromAccount
    ? { to: 'backTo', view: 'Account' }
    : { to: embedded ? 'back' : 'close' }
  return (
    <>
      {canSearch && (
        <div className="search-above">
          <SearchField
            label={messages.search}
            value={search}
            onChange={setSearch}
            inputRef={field}
          />
        </div>
      )}
      {families.length > 0 ? (
        <fieldset className="bare" disabled={enableNetworkSwitch === false}>
          {families.map(({ chain, networks }) =>
            // One family needs no name.
            Object.keys(chains).length === 1 ? (
              <NetworkList key={chain.namespace} {...{ chain, networks, done }} />
            ) : (
              <NetworkFamily key={chain.namespace} {...{ chain, networks, done }} />
            ),
          )}
        </fieldset>
      ) : (
        <div className="empty">
          <span className="empty-icon">
            <Icon name={searchIcon} size={20} />
          </span>
          <div role="status">
            <h2>{wanted ? messages.noneFound(search.trim()) : messages.none}</h2>
          </div>
          <p>{wanted ? messages.noneFoundText : messages.noneText}</p>
          {wanted && (
            <Button
              onClick={() => {
                setSearch('')
                field.current?.focus()
              }}
            >
              {messages.clearSearch}
            </Button>
          )}
        </div>
      )}
      {foyer.internals.navigation.has('WhatIsANetwork') && (
        <div className="footer">
          <button type="button" className="link" onClick={() => push(foyer, 'WhatIsANetwork')}>
            {messages.whatIsANetwork}
          </button>
        </div>
      )}
    </>
  )
}
