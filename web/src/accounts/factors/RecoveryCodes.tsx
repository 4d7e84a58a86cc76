import { Button, Modal } from '@mantine/core'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../platform/brand.ts'
import { saveBlob } from '../../platform/files.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { FormActions } from '../../ui/forms/Form.tsx'
import styles from './factors.module.css'

/** The recovery codes, the only time they are seen: to be copied, saved or printed. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('factors')
  const { t: ui } = useTranslation('ui')
  const text = [t('recovery.fileTitle', { brand: brand() }), '', ...codes, ''].join('\r\n')
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(() => toast.ok(t('recovery.copied')), toast.error)
  const save = () =>
    saveBlob(new Response(text, { headers: { 'content-type': 'text/plain' } }), t('recovery.fileName'))
  return (
    <Modal
      opened
      // They are not seen again: not closed by a slip.
      closeOnClickOutside={false}
      closeOnEscape={false}
      onClose={onClose}
      title={t('recovery.title')}
      size={520}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <p className={styles.words}>{t('recovery.words')}</p>
      <ol className={styles.codes} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void save()}>
          {t('recovery.save')}
        </Button>
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {t('recovery.print')}
        </Button>
      </div>
      <FormActions>
        <Button variant="filled" onClick={onClose}>
          {t('recovery.kept')}
        </Button>
      </FormActions>
    </Modal>
  )
}
