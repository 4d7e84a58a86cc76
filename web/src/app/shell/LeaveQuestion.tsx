import { Button, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerLeaving, type Choice, type Question } from '../../platform/journal/leaving.ts'
import styles from './LeaveQuestion.module.css'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

interface Asked extends Question {
  readonly answer: (choice: Choice) => void
}

/** The questions before somebody leaves: the portal, by signing out, and a form with something unsaved. */
export function LeaveQuestion() {
  return (
    <>
      <OnDevice />
      <UnsavedQuestion />
    </>
  )
}

/** What shall happen with what lies on this device alone. */
function OnDevice() {
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
