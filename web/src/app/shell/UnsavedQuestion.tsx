import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerUnsaved } from '../../platform/unsaved.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'

/** Before a form is left that holds what is saved nowhere. */
export function UnsavedQuestion() {
  const { t } = useTranslation('app')
  const [asked, setAsked] = useState<{ readonly answer: (leaves: boolean) => void } | null>(null)
  useEffect(() => answerUnsaved(() => new Promise((answer) => setAsked({ answer }))), [])
  const choose = (leaves: boolean) => () => {
    asked?.answer(leaves)
    setAsked(null)
  }
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={t('unsavedAsk.title')}
      verb={t('unsavedAsk.leave')}
      danger
      onConfirm={choose(true)}
      onClose={choose(false)}
    >
      {t('unsavedAsk.words')}
    </ConfirmDialog>
  )
}
