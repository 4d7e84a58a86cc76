import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAgencyChoices } from '../../registry/index.ts'
import { clientsQuery } from '../data.ts'
import { dot } from '../../ui/dot.ts'
import type { For } from './typed.ts'

interface Props {
  value: For
  /** Head office names the agency; an agent has one. */
  staff: boolean
  onChange: (value: For) => void
}

const numbered = (value: string | null) => (value === null ? undefined : Number(value))
const written = (value: number | undefined) => (value === undefined ? null : String(value))

/** For an agency, or for one of its clients. */
export function Recipient({ value: { agency, client }, staff, onChange }: Props) {
  const { t } = useTranslation('materials')
  const [typed, setTyped] = useState('')
  const agencies = useAgencyChoices(typed, agency, staff)
  const clients = useQuery({ ...clientsQuery(agency), enabled: !staff || agency !== undefined })
  const names = (clients.data?.response ?? []).map(({ id, business_name, city, code }) => ({
    value: String(id),
    label: [business_name, city, code].filter(Boolean).join(dot),
  }))
  const nameOf = (key: string | null) => names.find(({ value }) => value === key)?.label
  return (
    <>
      {staff && (
        <Select
          label={t('agency')}
          placeholder={t('chooseAgency')}
          searchable
          data={agencies.map(({ key, label }) => ({ value: key, label }))}
          value={written(agency)}
          onSearchChange={setTyped}
          onChange={(key) => onChange({ agency: numbered(key) })}
        />
      )}
      <Select
        label={t('client')}
        placeholder={t('forAgency')}
        description={t('clientHint')}
        searchable
        clearable
        limit={30}
        disabled={staff && agency === undefined}
        nothingFoundMessage={t('noClient')}
        data={names}
        value={written(client)}
        onChange={(key) => onChange({ agency, client: numbered(key), name: nameOf(key) })}
      />
    </>
  )
}
