import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './requests.module.css'
import type { Answering } from './useAnswering.ts'

/** What was decided last, and the way back. */
export function UndoLine({ answering: { taken, undo, undoing } }: { answering: Answering }) {
  const { t } = useTranslation('materials')
  return (
    <output className={styles.undo} data-empty={taken === null || undefined}>
      {taken && (
        <>
          <IconCircleCheck size={16} aria-hidden />
          <span>
            <b>{taken.verb}.</b> {taken.words}
          </span>
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconArrowBackUp size={14} />}
            loading={undoing}
            onClick={undo}
          >
            {t('requests.undo')}
          </Button>
        </>
      )}
    </output>
  )
}
