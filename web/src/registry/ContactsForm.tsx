import { Button, TextInput } from '@mantine/core'
import { useWrite } from '../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/feedback/Notice.tsx'
import { Form, FormActions } from '../ui/forms/Form.tsx'
import { useRecordForm } from '../ui/forms/useRecordForm.ts'
import { ContactRows } from './ContactRows.tsx'
import { type ContactValues, formOf, isBlank, pathOf, sent } from './contacts.ts'
import { type Agency, changeAgency, changeMyAgency } from './data.ts'
import { requiredOfWarehouse, WarehouseFields } from './WarehouseFields.tsx'
import styles from './registry.module.css'

interface Props {
  agency: Agency
  mine: boolean
  onDone: () => void
}

/** Phone, e-mail, warehouse and contacts of an agency. The version sent along keeps two people from overwriting one another. */
export function ContactsForm({ agency, mine, onDone }: Props) {
  const { t } = useTranslation('registry')
  const changeOwn = useWrite(changeMyAgency())
  const change = useWrite(changeAgency())
  const check = ({ warehouse, contacts }: ContactValues) => ({
    ...Object.fromEntries(
      requiredOfWarehouse.map((field) => [
        `warehouse.${field}`,
        warehouse && !warehouse[field]?.trim() && t('warehouseNeeded'),
      ]),
    ),
    ...Object.fromEntries(
      contacts.map((row, i) => [`contacts.${i}.name`, !isBlank(row) && !row.name.trim() && t('nameNeeded')]),
    ),
  })
  const form = useRecordForm({
    initial: formOf(agency),
    check,
    pathOf,
    write: (values): Promise<unknown> => {
      const body = { ...sent(values), version: agency.version }
      return mine ? changeOwn.mutateAsync({ body }) : change.mutateAsync({ params: { id: agency.id }, body })
    },
    onSaved: onDone,
  })
  return (
    <Form label={t('contacts')} onSubmit={form.submit(form.save)}>
      <div className={styles.pair}>
        {(['phone', 'email'] as const).map((field) => (
          <TextInput key={field} label={t(`office_${field}`)} {...form.getInputProps(field)} />
        ))}
      </div>
      <WarehouseFields form={form} home={agency.country} />
      <ContactRows form={form} />
      {form.overtaken && <Notice tone="err">{form.overtaken.message}</Notice>}
      <FormActions>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.busy}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
