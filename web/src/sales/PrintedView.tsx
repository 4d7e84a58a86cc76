import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import { usePeriodWords } from './usePeriodWords.ts'
import { useView } from './view.ts'
import styles from './PrintedView.module.css'
import { dot } from '../ui/dot.ts'

/** In print, one line names the chosen filters in place of tabs and filters. */
export function PrintedView({ tab }: { tab: string }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { meta, scope } = useView()
  const words = usePeriodWords(meta)
  return (
    <p className={styles.line} aria-hidden>
      {[
        tab,
        t('printed', { now: words.now, before: words.before }),
        meta.subject.agent && t('clientsOf', { name: meta.subject.agent.name }),
        scope.role !== 'customer' && format.pair(t('assignment.label'), t(`assignment.${meta.assignment}`)),
      ]
        .filter(Boolean)
        .join(dot)}
    </p>
  )
}
