import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../platform/api-error.ts'
import { useWrite } from '../platform/use-write.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { Form, FormActions } from '../ui/forms/Form.tsx'
import { fieldError } from '../ui/forms/field-error.ts'
import { focusFirstError } from '../ui/forms/focus-first-error.ts'
import { useUnsaved } from '../ui/forms/useUnsaved.ts'
import { type Agency, changeAgency, changeMyAgency, type Contact } from './data.ts'
import { neededOfWarehouse, sentWarehouse, WarehouseFields } from './WarehouseFields.tsx'
import styles from './registry.module.css'

const empty: Contact = { name: '', role: '', email: '', phone: '' }
const fields = ['name', 'role', 'email', 'phone'] as const
const mostContacts = 20

interface Props {
  agency: Agency
  mine: boolean
  onDone: () => void
}

/** Phone, e-mail, warehouse and contacts of an agency. The version sent along keeps two people from overwriting one another. */
export function ContactsForm({ agency, mine, onDone }: Props) {
  const { t } = useTranslation('registry')
  const { t: app } = useTranslation('app')
  const { t: ui } = useTranslation('ui')
  const [office, setOffice] = useState({ phone: agency.phone ?? '', email: agency.email ?? '' })
  const [warehouse, setWarehouse] = useState(agency.warehouse ?? null)
  const [rows, setRows] = useState<readonly Contact[]>(agency.contacts.length ? agency.contacts : [empty])
  const [tried, setTried] = useState(false)
  const [dirty, setDirty] = useState(false)
  /** What the server found wrong, by the name of the field. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  useUnsaved(dirty, app('unsaved'))
  const own = useWrite(changeMyAgency())
  const any = useWrite(changeAgency())

  const touch = () => {
    setDirty(true)
    setRefused({})
  }
  const change = (at: number, contact: Contact | null) => {
    touch()
    setRows((old) =>
      contact ? old.map((row, i) => (i === at ? contact : row)) : old.filter((_, i) => i !== at),
    )
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const written = rows.flatMap((row, at) =>
      fields.some((field) => row[field].trim()) ? [{ row, at }] : [],
    )
    const contacts = written.map(({ row }) => row)
    setTried(true)
    if (contacts.some((row) => !row.name.trim())) return
    if (warehouse && neededOfWarehouse.some((field) => !warehouse[field]?.trim())) return
    // Rows left empty are not sent, so the server counts without them.
    const place = (key: string) => key.replace(/\d+/, (n) => String(written[Number(n)]?.at))
    const land = (error: ApiError) => {
      const wrong = Object.entries(error.fields).filter(
        ([key]) => key in office || /^(contacts|warehouse)\./.test(key),
      )
      if (wrong.length === 0) toast.error(error)
      setRefused(
        Object.fromEntries(wrong.map(([key, code]) => [place(key), fieldError(ui, code) ?? error.message])),
      )
      focusFirstError(form)
    }
    const body = {
      phone: office.phone || null,
      email: office.email || null,
      warehouse: sentWarehouse(warehouse),
      contacts,
      version: agency.version,
    }
    const after = {
      onSuccess: () => {
        setDirty(false)
        toast.ok(app('toasts.changesSaved'))
        onDone()
      },
      onError: land,
    }
    if (mine) own.mutate({ body }, after)
    else any.mutate({ params: { id: agency.id }, body }, after)
  }
  return (
    <Form label={t('contacts')} onSubmit={save}>
      <div className={styles.pair}>
        {(['phone', 'email'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`office_${field}`)}
            value={office[field]}
            error={refused[field]}
            onChange={(event) => {
              touch()
              setOffice({ ...office, [field]: event.currentTarget.value })
            }}
          />
        ))}
      </div>
      <WarehouseFields
        warehouse={warehouse}
        home={agency.country}
        refused={refused}
        tried={tried}
        onChange={(next) => {
          touch()
          setWarehouse(next)
        }}
      />
      {rows.map((row, i) => (
        <fieldset key={i} className={styles.contact}>
          <legend className="sr-only">{t('contactNumber', { n: i + 1 })}</legend>
          {fields.map((field) => (
            <TextInput
              key={field}
              label={t(field)}
              withAsterisk={field === 'name'}
              type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
              value={row[field]}
              error={
                tried && field === 'name' && !row.name.trim() && fields.some((f) => row[f].trim())
                  ? t('nameNeeded')
                  : refused[`contacts.${i}.${field}`]
              }
              onChange={(event) => change(i, { ...row, [field]: event.currentTarget.value })}
            />
          ))}
          <ActionIcon
            variant="subtle"
            aria-label={t('removeContact', { name: row.name || i + 1 })}
            onClick={() => change(i, null)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </fieldset>
      ))}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={14} />}
        disabled={rows.length >= mostContacts}
        onClick={() => setRows([...rows, empty])}
      >
        {t('addContact')}
      </Button>
      <FormActions>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" loading={own.isPending || any.isPending}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
