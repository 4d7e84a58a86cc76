import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { askForTour } from '../../platform/tour.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { choose } from '../blocks/data.ts'
import styles from './Welcome.module.css'

/** Somebody's first time in this role: whether to be shown around. Asked once, whatever the answer. */
export function Welcome() {
  const { t } = useTranslation('tour')
  const name = useMe()?.name.split(' ')[0]
  const answer = (go: boolean) => () => {
    if (go) askForTour()
    void choose({ shown_around: true })
  }
  return (
    <Card>
      <div className={styles.line}>
        <div>
          <h2>{t('welcome.title', { name })}</h2>
          <p>{t('welcome.words')}</p>
        </div>
        <span className={styles.acts}>
          <Button variant="subtle" onClick={answer(false)}>
            {t('welcome.no')}
          </Button>
          <Button variant="filled" onClick={answer(true)}>
            {t('welcome.yes')}
          </Button>
        </span>
      </div>
    </Card>
  )
}
