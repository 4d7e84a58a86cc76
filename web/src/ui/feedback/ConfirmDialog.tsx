import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ConfirmDialog.module.css'

interface Props {
  opened: boolean
  /** The question, naming the object: "Cancel the import of fatture-novembre.csv?" */
  title: string
  /** What follows from it. */
  children?: ReactNode
  /** The verb on the button: "Cancel the import", never "OK". */
  verb: string
  /** Says that it cannot be undone. */
  irreversible?: boolean
  /** Whether something is lost: the button is red. What cannot be undone is taken for it, unless it goes on its way. */
  danger?: boolean | undefined
  busy?: boolean
  /** What it asks for is not there yet. */
  unready?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  opened,
  title,
  children,
  verb,
  irreversible,
  danger = irreversible,
  busy,
  unready = false,
  onConfirm,
  onClose,
}: Props) {
  const { t } = useTranslation('ui')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      classNames={{ header: styles.head, title: styles.title, body: styles.body }}
      closeButtonProps={{ 'aria-label': t('close') }}
      size={440}
    >
      {children && <div className={styles.words}>{children}</div>}
      {irreversible && <p className={styles.words}>{t('irreversible')}</p>}
      <div className={styles.acts}>
        {/* The way back is what a hurried Enter does. */}
        <Button onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button
          variant="filled"
          data-danger={danger || undefined}
          loading={busy}
          disabled={unready}
          onClick={onConfirm}
        >
          {verb}
        </Button>
      </div>
    </Modal>
  )
}
