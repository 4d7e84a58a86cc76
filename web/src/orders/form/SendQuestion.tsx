import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { placesOf } from './typed.ts'
import type { OrderFormState } from './useOrderForm.ts'

interface Props {
  opened: boolean
  form: OrderFormState
  returned: boolean
  onClose: () => void
}

function Question({ opened, form, returned, onClose }: Props) {
  const { t } = useTranslation('orders')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const online = useOnline()
  const { lines } = form.values
  const count = placesOf(lines).length
  const pieces = lines.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
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
      {t('countLines', { count, lines: format.int(count) })},{' '}
      {t('countPieces', { count: pieces, pieces: format.int(pieces) })}.{' '}
      {t(returned ? 'form.askAgain' : 'form.askWords')}
    </ConfirmDialog>
  )
}

/** Asked once before an order leaves: from then on it is not edited. Not drawn with the letters while nobody asks. */
export const SendQuestion = memo(Question, (was, is) => !was.opened && !is.opened)
