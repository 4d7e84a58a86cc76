import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconFileTypePdf, IconPhoto, IconShieldCheck, IconSignature, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type Attachment, attachmentsQuery, deleteAttachment } from '../data.ts'
import { AddFile } from './AddFile.tsx'
import styles from './files.module.css'
import { dot } from '../../ui/dot.ts'

interface Props {
  client: number
  mayAdd: boolean
  /** A copy signed by hand counts as the signature. */
  mayPaper: boolean
}

/** The files of a client's sheets: what was signed, and what was added. */
export function AttachmentsCard({ client, mayAdd, mayPaper }: Props) {
  const { t } = useTranslation('sheets')
  const read = useQuery(attachmentsQuery(client))
  const [asked, setAsked] = useState<Attachment | null>(null)
  const drop = useWrite(deleteAttachment())
  return (
    <div className={styles.files}>
      {mayAdd && <AddFile client={client} mayPaper={mayPaper} />}
      <Card flush title={t('files.title')} {...(read.data && { count: read.data.response.length })}>
        <Loaded
          read={read}
          skeleton={
            <div className={styles.waiting}>
              <LinesSkeleton lines={4} />
            </div>
          }
        >
          {({ response }) =>
            response.length === 0 ? (
              <EmptyState drawing="folder" title={t('files.none')}>
                {mayAdd ? t('files.noneNext') : null}
              </EmptyState>
            ) : (
              <LineList>
                {response.map((one) => (
                  <Line key={one.id} one={one} onDelete={() => setAsked(one)} />
                ))}
              </LineList>
            )
          }
        </Loaded>
      </Card>
      <ConfirmDialog
        opened={asked !== null}
        title={t('files.deleteTitle', { name: asked?.name ?? '' })}
        verb={t('files.delete')}
        irreversible
        busy={drop.isPending}
        onConfirm={() =>
          asked &&
          drop.mutate(
            { params: { id: asked.id } },
            {
              onSuccess: () => toast.ok(t('toasts.fileDeleted')),
              onError: toast.error,
              onSettled: () => setAsked(null),
            },
          )
        }
        onClose={() => setAsked(null)}
      />
    </div>
  )
}

const icons = { upload: null, paper_signature: IconSignature, signed: IconShieldCheck } as const

function Line({ one, onDelete }: { one: Attachment; onDelete: () => void }) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const Icon = icons[one.kind] ?? (one.mime === 'application/pdf' ? IconFileTypePdf : IconPhoto)
  return (
    <li>
      <Icon size={20} stroke={1.6} aria-hidden />
      <div className={styles.words}>
        <a href={one.url} download={one.name}>
          {one.name}
        </a>
        <span>
          {[
            one.revision !== null && t('revision', { n: format.int(one.revision) }),
            format.bytes(one.size),
            format.dateTime(one.created_at),
            one.by,
          ]
            .filter(Boolean)
            .join(dot)}
        </span>
      </div>
      {one.kind !== 'upload' && (
        <Badge tone={one.kind === 'signed' ? 'ok' : 'info'}>{t(`files.kinds.${one.kind}`)}</Badge>
      )}
      {one.may.delete && (
        <ActionIcon aria-label={t('files.deleteOne', { name: one.name })} onClick={onDelete}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </li>
  )
}
