import { hasPrices, type OrderType } from '@mandato/contract/orders/names'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { LinesSum } from './lines/LinesSum.tsx'
import type { OrderFormState } from './useOrderForm.ts'

interface Props {
  opened: boolean
  form: OrderFormState
  type: OrderType
  returned: boolean
  onClose: () => void
}

function Question({ opened, form, type, returned, onClose }: Props) {
  const { t } = useTranslation('orders')
  const { t: ui } = useTranslation('ui')
  const online = useOnline()
  const { lines } = form.values
  const priced = hasPrices(type)
  const changed = priced ? lines.filter(({ price }) => price?.changed !== undefined).length : 0
  const verb = online ? t(returned ? 'form.sendAgain' : 'form.send') : ui('draft.sendLater')
  return (
    <ConfirmDialog
      opened={opened}
      title={t('form.ask')}
      verb={verb}
      busy={form.busy}
      onConfirm={() => {
        onClose()
        form.save('send')
      }}
      onClose={onClose}
    >
      <LinesSum lines={lines} priced={priced} />
      {changed > 0 && <p>{t('price.changedLines', { count: changed })}</p>}
      <p>{t(returned ? 'form.askAgain' : 'form.askWords')}</p>
    </ConfirmDialog>
  )
}

/** Asked once before an order leaves: from then on it is not edited. Not drawn with the letters while nobody asks. */
export const SendQuestion = memo(Question, (was, is) => !was.opened && !is.opened)
