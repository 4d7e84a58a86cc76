import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { personQuery, personSearchQuery } from './data.ts'

interface Props {
  user: number | undefined
  onChange: (user: number | undefined) => void
}

/** Who did it: found by name while one types. */
export function PersonFilter({ user, onChange }: Props) {
  const { t } = useTranslation('audit')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 200)
  const chosen = useQuery({ ...personQuery(user ?? 0), enabled: user !== undefined })
  const named = chosen.data?.response
  // What stands in the field is a name that was found, not a question.
  const found = useQuery({
    ...personSearchQuery(asked === named?.name ? '' : asked),
    placeholderData: keepPreviousData,
  })
  const people = new Map(
    [...(named ? [named] : []), ...(found.data?.response ?? [])].map(({ id, name }) => [String(id), name]),
  )
  return (
    <Select
      aria-label={t('person')}
      placeholder={t('person')}
      searchable
      clearable
      data={[...people].map(([value, label]) => ({ value, label }))}
      value={user === undefined ? null : String(user)}
      onChange={(value) => onChange(value === null ? undefined : Number(value))}
      onSearchChange={setTyped}
    />
  )
}
