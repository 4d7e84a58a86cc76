import { dot } from '../../ui/dot.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { type ViewList, viewPeopleQuery } from './data.ts'
import styles from './views.module.css'
import { ViewsSkeleton } from './ViewsSkeleton.tsx'

export interface Named {
  readonly id: number
  readonly name: string
}
/** Of those who are chosen already the agency is not told again. */
type Found = Named & { readonly agency?: string | null }
interface Props {
  list: ViewList
  chosen: readonly Named[]
  onChange: (people: readonly Named[]) => void
}

/** People by name: those that are chosen first, then those that fit what is typed. */
export function PeopleChoice({ list, chosen, onChange }: Props) {
  const { t } = useTranslation('views')
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const read = useQuery({ ...viewPeopleQuery(list, q), placeholderData: keepPreviousData })
  const toggle = (one: Named) =>
    onChange(
      chosen.some(({ id }) => id === one.id) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one],
    )
  return (
    <>
      <TextInput
        label={t('people')}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Loaded read={read} skeleton={<ViewsSkeleton />}>
        {({ response }) => {
          const others = response.filter((one) => !chosen.some(({ id }) => id === one.id))
          const all: readonly Found[] = [...chosen, ...others]
          // Colleagues need no telling where they are.
          const several = new Set(response.map(({ agency }) => agency)).size > 1
          return all.length === 0 ? (
            <p className={styles.hint}>{t('nobodyFound')}</p>
          ) : (
            <div className={styles.people}>
              {all.map((one) => (
                <Checkbox
                  key={one.id}
                  label={several && one.agency ? [one.name, one.agency].join(dot) : one.name}
                  checked={chosen.some(({ id }) => id === one.id)}
                  onChange={() => toggle(one)}
                />
              ))}
            </div>
          )
        }}
      </Loaded>
    </>
  )
}
