import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { countryOptions } from '../../ui/countries.ts'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import { reachQuery } from './data.ts'
import { everybody } from './draft.ts'
import styles from './editor.module.css'
import { type Eyes, isKindOfReader, type KindOfReader, kindsOfReader } from './preview.ts'

interface Props {
  eyes: Eyes
  onChange: (eyes: Eyes) => void
}

/** Everybody there is: the press is only reached by a part that names it. */
const all = [everybody, { ...everybody, profiles: ['press' as const] }]
const kinds = Object.keys(kindsOfReader).filter(isKindOfReader)
const homeOf = (kind: KindOfReader) => (kind === 'foreign_reseller' ? 'FR' : 'IT')

/** With whose eyes the preview looks: a kind of reader and his country, or a person. */
export function ReaderChoice({ eyes, onChange }: Props) {
  const { t } = useTranslation('contents')
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 300)
  // News are what every role reads.
  const read = useQuery({ ...reachQuery('news', all, q), placeholderData: keepPreviousData })
  const found = (read.data?.response.people ?? []).map(({ id, name }) => ({ key: String(id), label: name }))
  const person = eyes && 'person' in eyes ? { key: String(eyes.person), label: eyes.name } : undefined
  const people = person && !found.some(({ key }) => key === person.key) ? [person, ...found] : found
  const choose = (key: string | undefined) => {
    if (key === undefined) return onChange(undefined)
    if (isKindOfReader(key)) return onChange({ kind: key, country: homeOf(key) })
    const name = people.find((one) => one.key === key)?.label
    if (name !== undefined) onChange({ person: Number(key), name })
  }
  return (
    <div className={styles.ticks}>
      <FilterSearch
        label={t('preview.as')}
        value={eyes && ('person' in eyes ? String(eyes.person) : eyes.kind)}
        groups={[
          {
            label: t('preview.kinds'),
            options: kinds.map((key) => ({ key, label: t(`preview.reader.${key}`) })),
          },
          { label: t('preview.people'), options: people },
        ]}
        onSearch={setTyped}
        onChange={choose}
      />
      {eyes && 'kind' in eyes && (
        <Select
          aria-label={t('audience.country')}
          w={140}
          allowDeselect={false}
          data={countryOptions(language).map(({ key, label }) => ({ value: key, label }))}
          value={eyes.country}
          onChange={(country) => country && onChange({ ...eyes, country })}
        />
      )}
    </div>
  )
}
