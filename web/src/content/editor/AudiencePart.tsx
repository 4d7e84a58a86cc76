import { Button, Checkbox } from '@mantine/core'
import type { StoredAudience } from '@mandato/contract/content/audience'
import { audienceProfiles } from '@mandato/contract/content/names'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useAgencyChoices } from '../../registry/index.ts'
import { countryOptions } from '../../ui/countries.ts'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import { AgencyName } from './AgencyName.tsx'
import styles from './editor.module.css'

type Part = StoredAudience[number]
interface Props {
  place: number
  part: Part
  onChange: (part: Part) => void
  onRemove: (() => void) | undefined
}
const types = [2, 3] as const
const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Who fits everything that is ticked here; of a line nothing ticked means all. */
export function AudiencePart({ place, part, onChange, onRemove }: Props) {
  const { t } = useTranslation('contents')
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const agencies = useAgencyChoices(typed, undefined)
  const group = <T extends string | number>(
    legend: string,
    chosen: readonly T[],
    options: readonly { readonly key: T; readonly label: string }[],
    change: (list: T[]) => void,
  ) => (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {options.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={chosen.includes(key)}
          onChange={() => change(toggled(chosen, key))}
        />
      ))}
    </fieldset>
  )
  return (
    <fieldset className={styles.part}>
      <legend className="sr-only">{t('audience.part', { n: place + 1 })}</legend>
      {group(
        t('audience.who'),
        part.types,
        types.map((key) => ({ key: key as number, label: t(`audience.types.${key}`) })),
        (chosen) => onChange({ ...part, types: chosen }),
      )}
      {group(
        t('audience.profile'),
        part.profiles,
        audienceProfiles.map((key) => ({ key, label: t(`audience.profiles.${key}`) })),
        (chosen) => onChange({ ...part, profiles: chosen }),
      )}
      {group(t('audience.country'), part.countries, countryOptions(language), (chosen) =>
        onChange({ ...part, countries: chosen }),
      )}
      <div className={styles.ticks}>
        {part.agencies.map((id) => (
          <AgencyName
            key={id}
            id={id}
            onRemove={() => onChange({ ...part, agencies: toggled(part.agencies, id) })}
          />
        ))}
        <FilterSearch
          label={t('audience.agency')}
          value={undefined}
          groups={[{ options: agencies.filter(({ key }) => !part.agencies.includes(Number(key))) }]}
          onSearch={setTyped}
          onChange={(key) =>
            key !== undefined && onChange({ ...part, agencies: [...part.agencies, Number(key)] })
          }
        />
      </div>
      {onRemove && (
        <Button variant="subtle" onClick={onRemove}>
          {t('audience.remove')}
        </Button>
      )}
    </fieldset>
  )
}
