import type { Ref } from 'react'
import { Icon } from '../images/Icon.tsx'
import { searchIcon } from '../images/seldomIcons.ts'
import searchFieldCss from './search-field.css?inline'

/** The style of {@link SearchField}: add it to the sheet of the page or shadow root that renders it. */
export const searchFieldStyles: string = searchFieldCss

/** What a search field is rendered with. */
export type SearchFieldProps = {
  /** The accessible name and the placeholder: "Search wallets". */
  label: string
  value: string
  onChange: (value: string) => void
  inputRef?: Ref<HTMLInputElement> | undefined
}

/**
 * A field to look for something in a list.
 *
 * @example
 * <SearchField label="Search wallets" value="" onChange={(value) => console.log(value)} />
 */
export function SearchField({ label, value, onChange, inputRef }: SearchFieldProps) {
  return (
    <label className="search-field">
      <Icon name={searchIcon} size={18} />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}
