import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { settingsFound } from './find.ts'
import { settingsSearch } from './search.ts'

const route = getRouteApi('/in/settings')

/** Finds a setting by its words, in whichever tab it stands, and opens that. */
export function FindSetting() {
  const { t, i18n } = useTranslation('settings')
  const navigate = route.useNavigate()
  const [typed, setTyped] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const found = settingsFound(i18n.getResourceBundle(i18n.language, 'settings'), typed)
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(tab) => {
        setTyped('')
        combobox.closeDropdown()
        void navigate({ search: settingsSearch({ tab: tab.split(' ')[0] }) })
      }}
    >
      <Combobox.Target>
        <TextInput
          type="search"
          aria-label={t('find.label')}
          placeholder={t('find.label')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            combobox.openDropdown()
            combobox.selectFirstOption()
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed.trim().length < 2}>
        <Combobox.Options aria-label={t('find.found')}>
          {found.length === 0 && <Combobox.Empty>{t('find.none')}</Combobox.Empty>}
          {found.map(({ tab, words }, n) => (
            <Combobox.Option key={`${tab} ${words}`} value={`${tab} ${n}`}>
              {[t(`tabs.${tab}`), words].join(dot)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
