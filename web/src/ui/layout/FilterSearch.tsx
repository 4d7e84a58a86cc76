import { Combobox, useCombobox } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plain } from '../plain.ts'
import styles from './FilterChip.module.css'
import { FilterFrame, FilterWords } from './FilterFrame.tsx'

export interface FilterGroup {
  readonly label?: string
  readonly options: readonly { readonly key: string; readonly label: string }[]
}

interface Props {
  label: string
  value: string | undefined
  groups: readonly FilterGroup[]
  /** Where somebody else searches, for choices without end: what is typed. The groups are then what was found. */
  onSearch?: (typed: string) => void
  /** undefined: no longer filtered. */
  onChange: (value: string | undefined) => void
}

/** The field keeps the cursor while the arrows walk the list below it. */
const walksTheList = { role: 'combobox', 'aria-expanded': true } as const
/** So many are shown at once; who looks for another one types. */
const shown = 60

/** The kit gives what opens a list the `autocomplete` of a field, which a button does not have. */
function Opener(given: ComponentProps<'button'> & { readonly autoComplete?: string }) {
  const { autoComplete: _none, ...rest } = given
  return <button type="button" {...rest} />
}

/** A filter with too many choices to look through: one types a few letters of it. */
export function FilterSearch({ label, value, groups, onSearch, onChange }: Props) {
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    setTyped(text)
    onSearch?.(text)
  }
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      combobox.focusTarget()
      type('')
    },
  })
  const chosen = groups.flatMap(({ options }) => options).find(({ key }) => key === value)
  // While the server searches, the options of the search before must not be chosen.
  const found = matching(groups, typed)
  return (
    <FilterFrame label={label} chosen={chosen} onClear={() => onChange(undefined)}>
      <Combobox
        store={combobox}
        position="bottom-start"
        width={280}
        onOptionSubmit={(key) => {
          onChange(key)
          combobox.closeDropdown()
        }}
      >
        <Combobox.Target targetType="button">
          <Opener className={styles.open} onClick={() => combobox.toggleDropdown()}>
            <FilterWords label={label} chosen={chosen} />
          </Opener>
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Search
            {...walksTheList}
            value={typed}
            aria-label={t('filters.search')}
            placeholder={t('filters.search')}
            onChange={(event) => {
              type(event.currentTarget.value)
              combobox.updateSelectedOptionIndex()
            }}
          />
          <Combobox.Options mah={320} className={styles.list} aria-label={label}>
            {found.map((group, i) => (
              <Combobox.Group key={group.label ?? i} label={group.label}>
                {group.options.map((option) => (
                  <Combobox.Option key={option.key} value={option.key} active={option.key === value}>
                    {option.label}
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            ))}
            {found.length === 0 && <Combobox.Empty>{t('filters.none')}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </FilterFrame>
  )
}

function matching(groups: readonly FilterGroup[], typed: string): FilterGroup[] {
  let left = shown
  return groups.flatMap((group) => {
    const options = group.options
      .filter((option) => plain(option.label).includes(plain(typed.trim())))
      .slice(0, left)
    left -= options.length
    return options.length > 0 ? [{ ...group, options }] : []
  })
}
