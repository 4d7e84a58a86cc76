import { Button } from '@mantine/core'
import { hasPrices, type OrderType } from '@mandato/contract/orders/names'
import { IconEye, IconSend } from '@tabler/icons-react'
import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { KeptLine } from '../../ui/forms/KeptLine.tsx'
import { LinesSum } from './lines/LinesSum.tsx'
import styles from './form.module.css'
import type { OrderFormState, Purpose } from './useOrderForm.ts'

interface Props {
  form: OrderFormState
  type: OrderType
  returned: boolean
}

/** What the order comes to, what of it is kept, and where the order goes from here. */
export function FormFoot({ form, type, returned }: Props) {
  const { t } = useTranslation('orders')
  const { values, busy, leaving, waits } = form
  const files = values.attachment.length + values.photo_defect.length + values.photo_label.length
  // The buttons save what is typed when they are pressed, whatever they were drawn with.
  const now = useRef(form)
  useLayoutEffect(() => {
    now.current = form
  })
  const save = useCallback((purpose: Purpose) => now.current.save(purpose), [])
  return (
    <div className={styles.foot}>
      <LinesSum lines={values.lines} priced={hasPrices(type)} />
      <KeptLine form={form} />
      {busy && files > 0 && <ProgressBar label={t('form.sending')} value={form.part} />}
      <Ways
        returned={returned}
        unnamed={values.customer_code === ''}
        leaving={leaving}
        waits={waits}
        toSend={waits && form.record?.act === 'send'}
        onSave={save}
      />
    </div>
  )
}

interface WaysProps {
  returned: boolean
  /** Nobody said for whom it is. */
  unnamed: boolean
  leaving: Purpose | null
  /** It waits for a network; `toSend`, to be sent. */
  waits: boolean
  toSend: boolean
  onSave: (purpose: Purpose) => void
}

const Ways = memo(function Ways({ returned, unnamed, leaving, waits, toSend, onSave }: WaysProps) {
  const { t } = useTranslation('orders')
  const { t: ui } = useTranslation('ui')
  const online = useOnline()
  const busy = leaving !== null
  return (
    <>
      {!returned && (
        <>
          <Button
            leftSection={<IconEye size={16} />}
            disabled={busy || waits || unnamed || !online}
            loading={leaving === 'preview'}
            onClick={() => onSave('preview')}
          >
            {t('form.preview')}
          </Button>
          <Button disabled={busy || unnamed} loading={leaving === 'draft'} onClick={() => onSave('draft')}>
            {t('form.saveDraft')}
          </Button>
        </>
      )}
      <Button
        type="submit"
        variant="filled"
        disabled={(busy && leaving !== 'send') || toSend}
        loading={leaving === 'send'}
        leftSection={<IconSend size={16} />}
      >
        {online ? t(returned ? 'form.sendAgain' : 'form.send') : ui('draft.sendLater')}
      </Button>
    </>
  )
})
