import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { type BestMeta, pinBestSellers } from '../data.ts'
import type { BestSearch } from '../search.ts'
import styles from './best.module.css'

interface Props {
  category: BestSearch['category']
  pins: NonNullable<BestMeta['pins']> | null
  onClose: () => void
}

/** Which articles head office puts first, why, and until when; none takes them back. */
export function PinsDialog({ category, pins, onClose }: Props) {
  const { t } = useTranslation('catalogue')
  const [codes, setCodes] = useState(pins?.codes.join(', ') ?? '')
  const [reason, setReason] = useState(pins?.reason ?? '')
  const [until, setUntil] = useState(pins?.until ?? '')
  const [fault, setFault] = useState<string | null>(null)
  // As it was opened: a colleague's change is refused, not written over at the second press.
  const [version] = useState(pins?.version ?? 0)
  const write = useWrite(pinBestSellers())
  const save = () =>
    write.mutate(
      {
        body: {
          ...(category && { category }),
          codes: codes
            .split(/[,;\n]/)
            .map((code) => code.trim())
            .filter(Boolean),
          reason: reason.trim(),
          ...(until && { until }),
          version,
        },
      },
      {
        onError: ({ message }) => setFault(message),
        onSuccess: () => {
          toast.ok(t('best.saved'))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      opened
      title={t('best.pin')}
      verb={t('best.save')}
      busy={write.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <TextInput
          label={t('best.codes')}
          description={t('best.codesWords')}
          error={fault}
          value={codes}
          onChange={({ currentTarget }) => {
            setFault(null)
            setCodes(currentTarget.value)
          }}
        />
        <label>
          {t('best.reason')}
          <TextArea
            rows={2}
            maxLength={300}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </label>
        <TextInput
          type="date"
          label={t('best.until')}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  )
}
