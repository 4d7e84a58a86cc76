import { Button, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerLeaving, type Choice, type Question } from '../../platform/journal/leaving.ts'
import styles from './LeaveQuestion.module.css'

interface Asked extends Question {
  readonly answer: (choice: Choice) => void
}

/** Before the sign-out: what shall happen with what lies on this device alone. */
export function LeaveQuestion() {
  const { t } = useTranslation('app')
  const { t: ui } = useTranslation('ui')
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => answerLeaving((question) => new Promise((answer) => setAsked({ ...question, answer }))), [])
  if (!asked) return null
  const { records, seals } = asked
  const choose = (choice: Choice) => () => {
    asked.answer(choice)
    setAsked(null)
  }
  return (
    <Modal
      opened
      onClose={choose('stay')}
      title={t('leaving.title', { count: records.length })}
      closeButtonProps={{ 'aria-label': ui('close') }}
      size={520}
    >
      <ul className={styles.list}>
        {records.slice(0, 6).map(({ id, title, about, state }) => (
          <li key={id}>
            <b>{title || t('waiting.new')}</b> {about} <span>{t(`leaving.${state}`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.words}>{t(seals ? 'leaving.words' : 'leaving.noSeal')}</p>
      <div className={styles.acts}>
        <Button color="red" variant="subtle" onClick={choose('delete')}>
          {t('leaving.delete')}
        </Button>
        <Button onClick={choose('stay')}>{t('leaving.stay')}</Button>
        {seals && (
          <Button variant="filled" onClick={choose('keep')}>
            {t('leaving.keep')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
