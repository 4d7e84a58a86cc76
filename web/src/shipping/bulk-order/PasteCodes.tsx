import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { allRecipients } from './data.ts'
import styles from './bulk-order.module.css'
import { codesIn, namedBy } from './codes.ts'
import type { Kind, Recipient } from './useOrder.ts'

interface Props {
  kind: Kind
  onFound: (recipients: readonly Recipient[]) => void
}

/** Codes copied from a sheet or a mail; those that name nobody stay in the field. */
export function PasteCodes({ kind, onFound }: Props) {
  const { t } = useTranslation('shipping')
  const [open, setOpen] = useState(false)
  const [pasted, setPasted] = useState('')
  const [unknown, setUnknown] = useState(0)
  const [busy, setBusy] = useState(false)
  const read = async () => {
    setBusy(true)
    const rows = await allRecipients(kind).catch(toast.error)
    setBusy(false)
    if (!rows) return
    const named = namedBy(pasted, rows)
    onFound(named.found)
    setPasted(named.unknown.join('\n'))
    setUnknown(named.unknown.length)
    if (named.found.length > 0) toast.ok(t('bulkOrder.pasted', { count: named.found.length }))
  }
  if (!open)
    return (
      <Button className={styles.paste} size="xs" variant="subtle" onClick={() => setOpen(true)}>
        {t('bulkOrder.paste')}
      </Button>
    )
  return (
    <div className={styles.fields}>
      <label>
        <span className={styles.label}>{t('bulkOrder.codes')}</span>
        <TextArea
          rows={4}
          maxLength={20_000}
          placeholder={t('bulkOrder.codesHint')}
          aria-invalid={unknown > 0}
          value={pasted}
          onChange={(event) => {
            setPasted(event.currentTarget.value)
            setUnknown(0)
          }}
        />
      </label>
      {unknown > 0 && (
        <p className={styles.lacks} role="alert">
          {t('bulkOrder.unknown', { count: unknown })}
        </p>
      )}
      <Button
        className={styles.paste}
        size="xs"
        loading={busy}
        disabled={codesIn(pasted).length === 0}
        onClick={() => void read()}
      >
        {t('bulkOrder.addPasted')}
      </Button>
    </div>
  )
}
