import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../platform/use-write.ts'
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { CorrectedFile } from './CorrectedFile.tsx'
import { applyImport, cancelImport, type Import } from './data.ts'

/** Apply what was tried, or drop it. With rejected rows the question names how many stay out. */
export function ImportActions({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const [asked, setAsked] = useState<'apply' | 'cancel' | null>(null)
  const apply = useWrite(applyImport())
  const cancel = useWrite(cancelImport())
  const valid = one.created + one.updated + one.unchanged
  const names = { file: one.file_name }
  const done = { onError: toast.error, onSettled: () => setAsked(null) }
  const confirm = () => {
    if (asked === 'cancel')
      cancel.mutate({ params: { id: one.id } }, { ...done, onSuccess: () => toast.ok(t('toasts.cancelled')) })
    else apply.mutate({ params: { id: one.id }, body: { accept_valid: one.rejected > 0 } }, done)
  }
  return (
    <>
      {one.may.cancel && (
        <Button variant="subtle" onClick={() => setAsked('cancel')}>
          {t('cancelImport')}
        </Button>
      )}
      {one.finished_at && one.state !== 'done' && <CorrectedFile one={one} />}
      {(one.may.apply || one.may.accept_valid) && valid > 0 && (
        <Button variant="filled" leftSection={<IconCheck size={16} />} onClick={() => setAsked('apply')}>
          {t('applyRows', { count: valid })}
        </Button>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={t(asked === 'cancel' ? 'cancelTitle' : 'applyTitle', names)}
        verb={asked === 'cancel' ? t('cancelImport') : t('applyRows', { count: valid })}
        busy={apply.isPending || cancel.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {asked === 'cancel'
          ? t('cancelWords')
          : one.rejected > 0
            ? `${t('staysOut', { count: one.rejected })} ${t('isWritten', { count: valid })}`
            : t('applyWords')}
      </ConfirmDialog>
    </>
  )
}
