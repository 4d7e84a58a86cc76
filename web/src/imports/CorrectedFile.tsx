import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconRefresh } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../platform/use-write.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { cancelImport, fileEndings, type Import, mostBytes, startImport } from './data.ts'

/** Takes the corrected file in the place of this one: it is tried at once, and a trial it replaces is given up. */
export function CorrectedFile({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const cancel = useWrite(cancelImport())
  const [sent, setSent] = useState<number | null>(null)
  const send = async (file: File) => {
    if (file.size > mostBytes) return toast.error(t('tooLarge'))
    setSent(0)
    try {
      const signal = new AbortController().signal
      const { id } = await startImport({ kind: one.kind, file, onSent: setSent, signal })
      if (one.may.cancel) cancel.mutate({ params: { id: one.id } })
      await navigate({ to: '/imports/$id', params: { id: String(id) } })
    } catch (error) {
      toast.error(error)
    } finally {
      setSent(null)
    }
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t('corrected')}
        accept={fileEndings}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (chosen) void send(chosen)
        }}
      />
      <Button
        leftSection={<IconRefresh size={16} />}
        loading={sent !== null}
        onClick={() => field.current?.click()}
      >
        {t('corrected')}
      </Button>
    </>
  )
}
