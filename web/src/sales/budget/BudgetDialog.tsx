import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { mayLeave } from '../../platform/unsaved.ts'
import { useView } from '../view.ts'
import type { BudgetRow } from '../data.ts'
import styles from './BudgetDialog.module.css'
import { BudgetFields } from './BudgetFields.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { useBudgetForm } from './useBudgetForm.ts'

/** Writes the budget of one category: the amount of the year, or twelve months that add up to it. */
export function BudgetDialog({ row, onClose }: { row: BudgetRow; onClose: () => void }) {
  const { t } = useTranslation('sales')
  const { t: ui } = useTranslation('ui')
  const { t: app } = useTranslation('app')
  const { meta, name } = useView()
  const budget = useBudgetForm(row, onClose)
  const leave = async () => {
    if (!budget.form.dirty || (await mayLeave(app('unsaved')))) onClose()
  }
  return (
    <Modal
      opened
      onClose={() => void leave()}
      size={560}
      title={t('budgetTab.dialogTitle', { category: row.label, year: meta.year })}
      classNames={{ header: styles.head, title: styles.title, body: styles.body }}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <p className={styles.who}>{name}</p>
      {row.source === 'clients' && <p className={styles.hint}>{t('budgetTab.replacesClients')}</p>}
      {budget.meanwhile && (
        <ConflictNotice
          theirs={budget.meanwhile.amount}
          mine={budget.read.amount ?? 0}
          onTheirs={onClose}
          onMine={budget.saveOver}
          busy={budget.form.busy}
        />
      )}
      <BudgetFields budget={budget} onLeave={() => void leave()} />
    </Modal>
  )
}
