import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type Load, removeLoad } from './data.ts'
import styles from './material.module.css'

interface Props {
  loads: readonly Load[]
  acts: ReactNode
  /** For those who may manage the stock. */
  onCorrect: ((load: Load) => void) | undefined
}

/** The loads, the latest first; those taken out again stay in sight, struck through. */
export function LoadsCard({ loads, acts, onCorrect }: Props) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const format = useFormat()
  const [asked, setAsked] = useState<Load | null>(null)
  const remove = useWrite(removeLoad())
  const headers = [
    { key: 'date', type: 'date', label: t('loads.date') },
    { key: 'quantity', type: 'int', label: t('loads.quantity') },
    { key: 'supplier', type: 'text', label: t('loads.supplier') },
    { key: 'note', type: 'text', label: t('loads.note') },
    { key: 'created_by', type: 'text', label: t('loads.by') },
    ...(onCorrect ? [{ key: 'acts', type: 'text', label: t('loads.acts') } as const] : []),
  ] as const
  const name = (load: Load) => ({ n: format.int(load.quantity), date: format.date(load.date) })
  return (
    <Card flush title={t('loads.title')} count={loads.length} action={acts}>
      {loads.length === 0 ? (
        <p className={styles.empty}>{t('loads.none')}</p>
      ) : (
        <DataTable<Load>
          label={t('loads.title')}
          headers={headers}
          rows={loads}
          rowKey={({ id }) => String(id)}
          giveWay={['created_by', 'note', 'supplier']}
          tones={{ quantity: 'strong', created_by: 'muted' }}
          cells={{
            quantity: (load) =>
              load.removed_at ? (
                <s className={styles.gone} title={t('loads.removed')}>
                  {format.int(load.quantity)}
                </s>
              ) : (
                format.int(load.quantity)
              ),
            acts: (load) =>
              !load.removed_at && (
                <span className={styles.rowActs}>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('loads.correctOf', name(load))}
                    onClick={() => onCorrect?.(load)}
                  >
                    <IconPencil size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('loads.removeOf', name(load))}
                    onClick={() => setAsked(load)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </span>
              ),
          }}
        />
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={asked ? t('loads.removeTitle', name(asked)) : ''}
        verb={t('loads.remove')}
        busy={remove.isPending}
        onConfirm={() =>
          asked &&
          remove.mutate(
            { params: { id: asked.id } },
            {
              onError: toast.error,
              onSuccess: () => toast.ok(t('loads.removedNow')),
              onSettled: () => setAsked(null),
            },
          )
        }
        onClose={() => setAsked(null)}
      >
        {t('loads.removeWords')}
      </ConfirmDialog>
    </Card>
  )
}
