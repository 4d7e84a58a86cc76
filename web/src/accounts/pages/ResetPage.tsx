import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '../../platform/use-write.ts'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../platform/api-error.ts'
import { brand } from '../../platform/brand.ts'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { useFields } from '../../ui/forms/useFields.ts'
import { checkResetQuery, resetPassword } from '../data.ts'
import { keepsAllRules, NewPassword } from '../NewPassword.tsx'
import { SignInFrame } from '../SignInFrame.tsx'

const route = getRouteApi('/links/reset/$token')

/** The page behind the link of a mail: a new password, once. */
export function ResetPage() {
  const { t } = useTranslation('accounts')
  const { token } = route.useParams()
  const check = useQuery(checkResetQuery(token))
  useEffect(() => {
    document.title = `${t('reset.title')} · ${brand()}`
  }, [t])
  if (check.isPending)
    return (
      <SignInFrame>
        <h1>{t('reset.title')}</h1>
        <LinesSkeleton />
      </SignInFrame>
    )
  if (check.isError)
    return (
      <SignInFrame>
        <div>
          <h1>{t('reset.deadTitle')}</h1>
          <p>{messageOf(check.error)}</p>
        </div>
        <Link to="/recovery" className="touch">
          {t('reset.askAgain')}
        </Link>
      </SignInFrame>
    )
  return (
    <SignInFrame>
      <div>
        <h1>{t('reset.title')}</h1>
        <p>{t('reset.words')}</p>
      </div>
      <ResetForm token={token} />
    </SignInFrame>
  )
}

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation('accounts')
  const { t: ui } = useTranslation('ui')
  const navigate = useNavigate()
  const reset = useWrite(resetPassword())
  const form = useFields(
    { password: '', confirm: '' },
    {
      password: (value) => (keepsAllRules(value) ? null : t('rules.all')),
      confirm: (value, { password }) => (value === password ? null : fieldError(ui, 'same_again')),
    },
  )
  const set = async () => {
    await reset.mutateAsync({ params: { token }, body: form.values })
    await navigate({ to: '/login', search: { done: 'password' }, replace: true })
  }
  return (
    <Form label={t('reset.title')} onSubmit={form.submit(set)}>
      <NewPassword
        size="lg"
        typed={form.values.password}
        password={form.text('password')}
        confirm={form.text('confirm')}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={reset.isPending}>
        {t('reset.submit')}
      </Button>
    </Form>
  )
}
