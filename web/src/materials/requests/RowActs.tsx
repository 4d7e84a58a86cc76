import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RequestRow } from '../data.ts'
import styles from '../materials.module.css'
import { mostOf } from './decision.ts'
import type { Answering } from './useAnswering.ts'

/** What head office does with a line that waits: the whole, a part, or neither; what the stock cannot give is no button. */
export function RowActs({ row, answering }: { row: RequestRow; answering: Answering }) {
  const { t } = useTranslation('materials')
  const most = mostOf(row)
  const busy = answering.busy.has(row.id)
  const whole = most >= row.requested
  return (
    <span className={styles.acts} data-request={row.id}>
      <Button
        size="xs"
        leftSection={whole && <IconCheck size={14} />}
        disabled={!whole || busy}
        aria-label={t('requests.acceptOf', { n: row.requested, name: row.name })}
        data-act="accept"
        onClick={() => answering.accept(row)}
      >
        {t('requests.acceptWhole')}
      </Button>
      {most > 0 && (
        <Button
          size="xs"
          disabled={busy}
          aria-label={t('requests.partOf', { name: row.name })}
          data-act="part"
          onClick={() => answering.open(row, 'part')}
        >
          {t('requests.part')}
        </Button>
      )}
      {most > 0 ? (
        <ActionIcon
          size="lg"
          variant="subtle"
          disabled={busy}
          aria-label={t('requests.rejectOf', { name: row.name })}
          data-act="reject"
          onClick={() => answering.open(row, 'reject')}
        >
          <IconX size={16} />
        </ActionIcon>
      ) : (
        <Button
          size="xs"
          data-danger
          disabled={busy}
          aria-label={t('requests.rejectOf', { name: row.name })}
          data-act="reject"
          onClick={() => answering.open(row, 'reject')}
        >
          {t('requests.rejectNow')}
        </Button>
      )}
    </span>
  )
}
