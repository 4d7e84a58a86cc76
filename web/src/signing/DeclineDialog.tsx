import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../platform/api-error.ts'
import { TextArea } from '../ui/forms/TextArea.tsx'
import { deadLink, declineSheet } from './data.ts'
import { Dialog } from './Dialog.tsx'
import styles from './signing.module.css'

interface Props {
  token: string
  opened: boolean
  onClose: () => void
  onEnded: () => void
}

/** Declining to sign, with a reason for the sender, who corrects the sheet and sends it again. */
export function DeclineDialog({ token, opened, onClose, onEnded }: Props) {
  const { t } = useTranslation('signing')
  const id = useId()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const decline = async () => {
    if (reason.trim().length < 3) return setProblem(t('decline.needed'))
    setBusy(true)
    try {
      await declineSheet(token, reason.trim())
      onEnded()
    } catch (error) {
      if (deadLink(error) || (error instanceof ApiError && error.key === 'already_signed')) onEnded()
      else setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <Dialog title={t('decline.title')} opened={opened} onClose={onClose}>
      <p className={styles.words}>{t('decline.words')}</p>
      <label className={styles.reason} htmlFor={id}>
        {t('decline.reason')}
      </label>
      <TextArea
        large
        id={id}
        rows={4}
        maxLength={1000}
        aria-invalid={problem !== null}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setProblem(null)
        }}
      />
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.dialogActs}>
        <Button size="lg" onClick={onClose}>
          {t('decline.back')}
        </Button>
        <Button size="lg" variant="filled" data-danger loading={busy} onClick={decline}>
          {t('decline.done')}
        </Button>
      </div>
    </Dialog>
  )
}
