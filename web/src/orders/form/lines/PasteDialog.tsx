import { mostLines } from '@mandato/contract/orders/limits'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { useFormat } from '../../../ui/useFormat.ts'
import styles from './paste.module.css'
import type { Pasted } from './pasted.ts'

interface Props {
  pasted: Pasted
  /** How many of them the order has no place for. */
  tooMany: number
  onConfirm: () => void
  onClose: () => void
}

/** What was understood of a pasted table, before it fills the form; and what it left out. */
export function PasteDialog({ pasted, tooMany, onConfirm, onClose }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { lines, headed, leftOut, unread } = pasted
  const count = lines.length - tooMany
  const notes = [
    headed && t('paste.headed'),
    leftOut.length > 0 && t('paste.leftOut', { names: leftOut.join(', ') }),
    unread > 0 && t('paste.unread', { count: unread }),
    tooMany > 0 && t('paste.tooMany', { count: tooMany, most: format.int(mostLines) }),
  ].filter(Boolean)
  return (
    <ConfirmDialog
      opened
      title={t('paste.title')}
      verb={t('paste.insert', { count })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('form.code')}</th>
            <th scope="col">{t('paste.description')}</th>
            <th scope="col">{t('form.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, 5).map(({ product_code, description, quantity }, at) => (
            <tr key={at}>
              <td>{product_code || '–'}</td>
              <td>{description || '–'}</td>
              <td>{quantity || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > 5 && <p>{t('paste.more', { count: lines.length - 5 })}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={String(note)}>{note}</li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  )
}
