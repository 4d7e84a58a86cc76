import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SearchField.module.css'

interface Props {
  label: string
  value: string
  /** Told when typing pauses, so that each letter is not a question to the server. */
  onChange: (value: string) => void
}

/** The search of a list. */
export function SearchField({ label, value, onChange }: Props) {
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  // Changed from elsewhere, by "show all" or the way back: the field follows.
  if (value !== told) {
    setTold(value)
    setTyped(value)
  }
  const tell = useDebouncedCallback((text: string) => {
    setTold(text)
    onChange(text)
  }, 250)
  const type = (text: string) => {
    setTyped(text)
    tell(text)
  }
  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} />}
      rightSection={
        typed && (
          <CloseButton size="sm" aria-label={t('filters.clear', { name: label })} onClick={() => type('')} />
        )
      }
    />
  )
}
