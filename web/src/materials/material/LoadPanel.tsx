import { Button, TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { useFields } from '../../ui/forms/useFields.ts'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { today } from '../../ui/today.ts'
import { addLoad, changeLoad, type Load, type Material } from './data.ts'
import { isOfPieces, piecesOf, useWrongPieces } from './pieces.ts'

interface Props {
  one: Material
  /** The load that is corrected; null for a new one. */
  load: Load | null
  onClose: () => void
}

/** Pieces that came in, or what was typed wrong about them. */
export function LoadPanel({ one, load, onClose }: Props) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const { t: ui } = useTranslation('ui')
  const wrong = useWrongPieces()
  const add = useWrite(addLoad())
  const change = useWrite(changeLoad())
  const form = useFields(
    {
      quantity: load ? String(load.quantity) : '',
      date: load?.date ?? today(),
      supplier: load?.supplier ?? '',
      note: load?.note ?? '',
    },
    { quantity: wrong },
  )
  const save = form.submit(async ({ quantity, date, supplier, note }) => {
    const body = { quantity: Number(quantity), supplier, note, ...(date && { date }) }
    try {
      const { response } = load
        ? await change.mutateAsync({ params: { id: load.id }, body })
        : await add.mutateAsync({ params: { id: one.id }, body })
      toast.ok(t(load ? 'loads.corrected' : 'loads.added', { count: response.availability }))
    } catch (error) {
      if (!isOfPieces(error)) throw error
      return form.fail('quantity', error.message)
    }
    onClose()
  })
  const title = t(load ? 'loads.correct' : 'loads.new', { code: one.product_code })
  return (
    <SidePanel opened onClose={onClose} title={title}>
      <Form label={title} onSubmit={save}>
        <TextInput
          {...form.text('quantity')}
          label={t('loads.quantity')}
          {...(load && { description: t('loads.correctHint') })}
          required
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          onChange={(event) => form.set('quantity', piecesOf(event.currentTarget.value))}
        />
        <TextInput {...form.text('date')} type="date" label={t('loads.date')} />
        <TextInput {...form.text('supplier')} label={t('loads.supplier')} maxLength={120} />
        <TextInput {...form.text('note')} label={t('loads.note')} maxLength={500} />
        <FormActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.busy}>
            {t(load ? 'loads.save' : 'loads.act')}
          </Button>
        </FormActions>
      </Form>
    </SidePanel>
  )
}
