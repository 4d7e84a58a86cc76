import { useTranslation } from 'react-i18next'
import { type Step, Steps } from '../ui/layout/Steps.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { Import } from './data.ts'

/** The four steps of an import: file, columns, trial, application. */
export function ImportSteps({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const columns = one.recognised?.columns
  const known = columns?.filter((column) => column.known).length ?? 0
  const ended = one.state === 'failed' || one.state === 'cancelled'
  const tried = ['checked', 'applying', 'done'].includes(one.state)
  const columnsDone = columns !== undefined && (tried || !ended || one.rows > 0)
  const at = (done: boolean, now: boolean): Step['state'] =>
    done ? 'done' : ended ? 'failed' : now ? 'now' : 'todo'
  return (
    <Steps
      label={t('steps.label')}
      steps={[
        { key: 'file', label: t('steps.file'), note: format.bytes(one.bytes), state: 'done' },
        {
          key: 'columns',
          label: t('steps.columns'),
          note: columns && t('steps.columnsNote', { known, all: columns.length }),
          state: at(columnsDone, one.state === 'checking'),
        },
        {
          key: 'trial',
          label: t('steps.trial'),
          note: one.state === 'checked' ? t('steps.trialNote') : undefined,
          // Where the columns were refused, the trial never began.
          state: one.state === 'checked' ? 'now' : columnsDone ? at(tried, one.state === 'checking') : 'todo',
        },
        {
          key: 'apply',
          label: t('steps.apply'),
          note: one.state === 'done' && one.finished_at ? format.dateTime(one.finished_at) : undefined,
          state: one.state === 'done' ? 'done' : one.state === 'applying' ? 'now' : 'todo',
        },
      ]}
    />
  )
}
