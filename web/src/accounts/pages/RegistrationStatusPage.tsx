import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../platform/api-error.ts'
import { useWrite } from '../../platform/use-write.ts'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { answerRegistration, confirmRegistration, statusQuery } from '../registration/data.ts'
import { RegisterFrame } from '../registration/RegisterFrame.tsx'
import styles from '../registration/RegisterFrame.module.css'

const route = getRouteApi('/links/registration/$token')

/** Behind the link of every mail about a request: how it stands, and what is to be done. */
export function RegistrationStatusPage() {
  const { t } = useTranslation('registration')
  const { token } = route.useParams()
  const format = useFormat()
  const read = useQuery(statusQuery(token))
  const confirm = useWrite(confirmRegistration())
  const answer = useWrite(answerRegistration())
  const [text, setText] = useState('')
  const one = read.data?.response
  const params = { token }
  return (
    <RegisterFrame>
      {read.isPending && <LinesSkeleton />}
      {read.isError && (
        <div>
          <h1>{t('status.dead')}</h1>
          <p>{messageOf(read.error)}</p>
        </div>
      )}
      {one && (
        <>
          <div>
            <h1>{t(`status.${one.state}.title`)}</h1>
            <p>
              {t(`status.${one.state}.words`, {
                name: one.name,
                email: one.email,
                moment: format.dateTime(one.since),
              })}
            </p>
          </div>
          {one.state === 'submitted' && (
            <Button
              variant="filled"
              size="lg"
              loading={confirm.isPending}
              onClick={() => confirm.mutate({ params }, { onError: toast.error })}
            >
              {t('status.confirm')}
            </Button>
          )}
          {one.state === 'info_requested' && (
            <form
              className={styles.types}
              onSubmit={(event) => {
                event.preventDefault()
                answer.mutate(
                  { params, body: { text } },
                  { onError: toast.error, onSuccess: () => toast.ok(t('status.answered')) },
                )
              }}
            >
              <blockquote className={styles.quote}>{one.question}</blockquote>
              <label>
                {t('status.answer')}
                <TextArea
                  large
                  rows={5}
                  required
                  minLength={2}
                  maxLength={2000}
                  value={text}
                  onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
              </label>
              <Button type="submit" variant="filled" size="lg" loading={answer.isPending}>
                {t('status.send')}
              </Button>
            </form>
          )}
          {one.state === 'rejected' && one.note && (
            <blockquote className={styles.quote}>{one.note}</blockquote>
          )}
        </>
      )}
      <Link to="/login" className="touch">
        {t('toLogin')}
      </Link>
    </RegisterFrame>
  )
}
