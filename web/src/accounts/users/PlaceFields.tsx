import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { permissions } from '@mandato/contract/call'
import { permissionWords } from '@mandato/contract/accounts/user-names'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { RecordForm } from '../../ui/forms/useRecordForm.ts'
import { agencySearchQuery, clientSearchQuery } from './data.ts'
import type { UserForm } from './kinds.ts'
import styles from './users.module.css'

interface Props {
  form: RecordForm<UserForm>
  hasClients: boolean
}

/** Where somebody belongs, by kind: an agency, clients, or areas with permissions. */
export function PlaceFields({ form, hasClients }: Props) {
  const { kind } = form.values
  return (
    <>
      {kind === 'agent' && <AgencyField form={form} />}
      {hasClients && <ClientsField form={form} />}
      {kind === 'sales' && <OfficeFields form={form} />}
    </>
  )
}

function AgencyField({ form }: { form: RecordForm<UserForm> }) {
  const { t } = useTranslation('people')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 200)
  const found = useQuery({ ...agencySearchQuery(asked), placeholderData: keepPreviousData })
  return (
    <Select
      label={t('users.form.agency')}
      required
      searchable
      data={(found.data?.response ?? []).map((row) => ({
        value: String(row.id),
        label: `${row.code} ${row.business_name}`,
      }))}
      onSearchChange={setTyped}
      {...form.getInputProps('agency')}
    />
  )
}

function ClientsField({ form }: { form: RecordForm<UserForm> }) {
  const { t } = useTranslation('people')
  const [typed, setTyped] = useState('')
  const search = useQuery({ ...clientSearchQuery(typed), enabled: typed.trim().length >= 2 })
  const { clients } = form.values
  const found = (search.data?.response ?? []).filter(({ id }) => !clients.some((one) => one.id === id))
  return (
    <>
      {clients.length > 0 && (
        <ul className={styles.linked} aria-label={t('users.form.clients')}>
          {clients.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <Button
                size="xs"
                aria-label={t('users.form.unlinkNamed', { name })}
                onClick={() =>
                  form.setFieldValue(
                    'clients',
                    clients.filter((one) => one.id !== id),
                  )
                }
              >
                {t('users.form.unlink')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Select
        label={t('users.form.client')}
        searchable
        value={null}
        error={form.errors['clients']}
        data={found.map(({ id, code, business_name: name }) => ({
          value: String(id),
          label: `${code} ${name}`,
        }))}
        searchValue={typed}
        onSearchChange={setTyped}
        nothingFoundMessage={t('decision.typeMore')}
        onChange={(value) => {
          const one = found.find(({ id }) => String(id) === value)
          if (one)
            form.setFieldValue('clients', [
              ...clients,
              { id: one.id, name: `${one.code} ${one.business_name}` },
            ])
          setTyped('')
        }}
      />
    </>
  )
}

function OfficeFields({ form }: { form: RecordForm<UserForm> }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const { permissions: held } = form.values
  return (
    <>
      <TextInput
        label={t('users.form.areas')}
        description={t('users.form.areasHint')}
        {...form.getInputProps('areas')}
      />
      <fieldset className={styles.permissions}>
        <legend>{t('users.form.permissions')}</legend>
        {permissions.map((one) => (
          <Checkbox
            key={one}
            label={permissionWords[one][language]}
            checked={held.includes(one)}
            onChange={({ currentTarget }) =>
              form.setFieldValue(
                'permissions',
                currentTarget.checked ? [...held, one] : held.filter((other) => other !== one),
              )
            }
          />
        ))}
      </fieldset>
    </>
  )
}
