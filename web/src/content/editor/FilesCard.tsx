import { Button, FileButton } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import type { SentFile } from './data.ts'
import type { Draft } from './draft.ts'
import styles from './editor.module.css'
import { FileLine } from './FileLine.tsx'
import type { Change } from './useEditor.ts'

interface Props {
  draft: Draft
  onChange: (change: Change) => void
  /** Sends a file and gives it as the server keeps it. */
  onFile: (file: File) => Promise<SentFile | null>
}

/** What comes with the item, for readers of every language; of a promotion its conditions. */
export function FilesCard({ draft, onChange, onFile }: Props) {
  const { t } = useTranslation('contents')
  const add = async (file: File | null, take: (sent: SentFile) => void) => {
    const sent = file && (await onFile(file))
    if (sent) take(sent)
  }
  return (
    <Card title={t('files.title')}>
      <div className={styles.fields}>
        <ul className={styles.names}>
          {draft.attachments.map((file) => (
            <FileLine
              key={file.id}
              file={file}
              onRemove={() =>
                onChange((now) => ({ attachments: now.attachments.filter(({ id }) => id !== file.id) }))
              }
            />
          ))}
          {draft.conditions && (
            <FileLine
              file={draft.conditions}
              hint={t('files.conditions')}
              onRemove={() => onChange({ conditions: null })}
            />
          )}
        </ul>
        <FileButton
          onChange={(file) =>
            void add(file, (sent) => onChange((now) => ({ attachments: [...now.attachments, sent] })))
          }
        >
          {(props) => (
            <Button
              {...props}
              leftSection={<IconPaperclip size={16} />}
              disabled={draft.attachments.length >= 20}
            >
              {t('files.add')}
            </Button>
          )}
        </FileButton>
        {draft.kind === 'promotions' && !draft.conditions && (
          <FileButton
            accept="application/pdf"
            onChange={(file) => void add(file, (sent) => onChange({ conditions: sent }))}
          >
            {(props) => <Button {...props}>{t('files.addConditions')}</Button>}
          </FileButton>
        )}
      </div>
    </Card>
  )
}
