import { type ImportKind, importKinds } from '@mandato/contract/imports/names'
import { Button, Select } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconFileImport, IconFileTypeCsv, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { DropZone } from '../ui/forms/DropZone.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { fileEndings, mostBytes, startImport } from './data.ts'
import { TemplateLinks } from './TemplateLinks.tsx'
import { ColumnNames } from './ColumnNames.tsx'
import { kindOf } from './recognise.ts'
import styles from './imports.module.css'
import { useFileWords } from './words.ts'

/**
 * Choose what the file holds, drop it, try it out.
 * @param begin the kind somebody came to bring in
 */
export function NewImport({ begin = 'invoices' }: { begin?: ImportKind | undefined }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const words = useFileWords()
  const navigate = useNavigate()
  const [kind, setKind] = useState<ImportKind>(begin)
  const [file, setFile] = useState<File | null>(null)
  /** What the columns of the file say. */
  const [found, setFound] = useState<'kindFound' | 'kindUnknown' | null>(null)
  const [sending, setSending] = useState<{ part: number; stop: AbortController } | null>(null)

  const choose = (chosen: File) => {
    if (chosen.size > mostBytes) return toast.error(t('tooLarge'))
    setFile(chosen)
    void kindOf(chosen).then((recognised) => {
      setFound(recognised ? 'kindFound' : 'kindUnknown')
      if (recognised) setKind(recognised)
    })
  }
  const start = async () => {
    if (!file) return
    const stop = new AbortController()
    const onSent = (part: number) => setSending({ part, stop })
    onSent(0)
    try {
      const { id } = await startImport({ kind, file, onSent, signal: stop.signal })
      await navigate({ to: '/imports/$id', params: { id: String(id) } })
    } catch (error) {
      if (!stop.signal.aborted) toast.error(error)
      setSending(null)
    }
  }
  return (
    <Card title={t('new')} hint={t('newHint')}>
      <div className={styles.new}>
        <DropZone
          tall
          icon={file ? IconFileTypeCsv : IconUpload}
          title={file ? file.name : t('drop')}
          hint={file ? format.bytes(file.size) : t('dropHint')}
          accept={fileEndings}
          disabled={sending !== null}
          onFile={choose}
        />
        <div className={styles.choices}>
          <Select
            label={t('kind')}
            data={importKinds.map((value) => ({ value, label: words.kind(value) }))}
            value={kind}
            allowDeselect={false}
            onChange={(value) => {
              setKind((value as ImportKind | null) ?? kind)
              setFound(null)
            }}
          />
          <output className={styles.columns}>{found && t(found)}</output>
          <ColumnNames kind={kind} />
          <TemplateLinks kind={kind} />
          {sending ? (
            <div>
              <ProgressBar label={t('sending')} value={sending.part}>
                {t('sendingFile', { size: format.bytes(file?.size ?? 0) })}
              </ProgressBar>
              <Button size="xs" variant="subtle" onClick={() => sending.stop.abort()}>
                {t('stopSending')}
              </Button>
            </div>
          ) : (
            <Button
              variant="filled"
              disabled={!file}
              leftSection={<IconFileImport size={16} />}
              onClick={() => void start()}
            >
              {t('try')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
