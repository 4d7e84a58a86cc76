import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './BudgetDialog.module.css'

interface Props {
  theirs: number
  mine: number
  onTheirs: () => void
  onMine: () => void
  busy: boolean
}

/** Somebody else saved while this form was open: both amounts, and the choice between them. */
export function ConflictNotice({ theirs, mine, onTheirs, onMine, busy }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  return (
    <div className={styles.conflict}>
      <Notice tone="warn">
        {t('budgetTab.conflict')}
        <dl className={styles.pair}>
          <dt>{t('budgetTab.theirs')}</dt>
          <dd>{format.euro(theirs, true)}</dd>
          <dt>{t('budgetTab.mine')}</dt>
          <dd>{format.euro(mine, true)}</dd>
        </dl>
        <div className={styles.buttons}>
          <Button size="xs" onClick={onTheirs}>
            {t('budgetTab.keepTheirs')}
          </Button>
          <Button size="xs" onClick={onMine} loading={busy}>
            {t('budgetTab.saveMine')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
