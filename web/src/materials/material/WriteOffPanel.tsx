import { Button, Select, TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAgencyChoices } from '../../registry/index.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { useFields } from '../../ui/forms/useFields.ts'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { type Material, writeOff } from './data.ts'
import { isOfPieces, piecesOf, useWrongPieces } from './pieces.ts'

/** Pieces that are lost or spoilt, in the warehouse or at an agency, and why. */
export function WriteOffPanel({ one, onClose }: { one: Material; onClose: () => void }) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const { t: ui } = useTranslation('ui')
  const wrong = useWrongPieces()
  const [typed, setTyped] = useState('')
  const write = useWrite(writeOff())
  const form = useFields(
    { quantity: '', agency_id: null as string | null, reason: '' },
    {
      quantity: wrong,
      reason: (reason) => (reason.trim().length >= 3 ? null : t('writeOff.reasonNeeded')),
    },
  )
  const agency = form.values.agency_id === null ? undefined : Number(form.values.agency_id)
  const agencies = useAgencyChoices(typed, agency)
  const save = form.submit(async ({ quantity, reason }) => {
    const where = agency === undefined ? {} : { agency_id: agency }
    const body = { quantity: Number(quantity), reason, ...where }
    try {
      await write.mutateAsync({ params: { product: one.id }, body })
    } catch (error) {
      if (!isOfPieces(error)) throw error
      return form.fail('quantity', error.message)
    }
    toast.ok(t('writeOff.done', { count: Number(quantity) }))
    onClose()
  })
  const title = t('writeOff.title', { code: one.product_code })
  return (
    <SidePanel opened onClose={onClose} title={title}>
      <Form label={title} onSubmit={save}>
        <TextInput
          {...form.text('quantity')}
          label={t('loads.quantity')}
          description={
            agency === undefined ? t('writeOff.most', { count: one.availability ?? 0 }) : undefined
          }
          required
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          onChange={(event) => form.set('quantity', piecesOf(event.currentTarget.value))}
        />
        <Select
          label={t('writeOff.where')}
          placeholder={t('writeOff.warehouse')}
          searchable
          clearable
          data={agencies.map(({ key, label }) => ({ value: key, label }))}
          value={form.values.agency_id}
          error={form.text('agency_id').error}
          onSearchChange={setTyped}
          onChange={(key) => form.set('agency_id', key)}
        />
        <TextInput
          {...form.text('reason')}
          label={t('writeOff.reason')}
          description={t('writeOff.reasonHint')}
          required
          maxLength={300}
        />
        <FormActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.busy}>
            {t('writeOff.act')}
          </Button>
        </FormActions>
      </Form>
    </SidePanel>
  )
}
