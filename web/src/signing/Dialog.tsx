import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Dialog.module.css'

interface Props {
  title: string
  opened: boolean
  onClose: () => void
  children: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, closes with Escape and weighs nothing. */
export function Dialog({ title, opened, onClose, children }: Props) {
  const { t } = useTranslation('ui')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (opened) dialog.current?.showModal()
    else dialog.current?.close()
  }, [opened])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <IconX size={20} aria-hidden />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
