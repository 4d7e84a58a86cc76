import { isEmail } from '@mandato/contract/fields/email'
import { Button, TextInput } from '@mantine/core'
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
import { checkFirstAdminQuery, createFirstAdmin } from '../data.ts'
import { keepsAllRules, NewPassword } from '../NewPassword.tsx'
import { SignInFrame } from '../SignInFrame.tsx'

const route = getRouteApi('/links/first-admin/$token')

/** The page behind the link printed by a first start without demonstration data. */
export function FirstAdminPage() {
  const { t } = useTranslation('accounts')
  const { token } = route.useParams()
  const check = useQuery(checkFirstAdminQuery(token))
  useEffect(() => {
    document.title = `${t('firstAdmin.title')} · ${brand()}`
  }, [t])
  return (
    <SignInFrame>
      <div>
        <h1>{t(check.isError ? 'reset.deadTitle' : 'firstAdmin.title')}</h1>
        {check.isError && <p>{messageOf(check.error)}</p>}
        {check.data && <p>{t('firstAdmin.words', { brand: check.data.response.brand })}</p>}
      </div>
      {check.isPending && <LinesSkeleton />}
      {check.data && <AdminForm token={token} />}
      {check.isError && <Link to="/login">{t('recovery.back')}</Link>}
    </SignInFrame>
  )
}

function AdminForm({ token }: { token: string }) {
  const { t } = useTranslation('accounts')
  const { t: ui } = useTranslation('ui')
  const navigate = useNavigate()
  const create = useWrite(createFirstAdmin())
  const form = useFields(
    { name: '', email: '', password: '', confirm: '' },
    {
      name: (value) => (value.trim() ? null : fieldError(ui, 'required')),
      email: (value) => (isEmail(value) ? null : fieldError(ui, value.trim() ? 'email' : 'required')),
      password: (value) => (keepsAllRules(value) ? null : t('rules.all')),
      confirm: (value, { password }) => (value === password ? null : fieldError(ui, 'same_again')),
    },
  )
  const save = async () => {
    await create.mutateAsync({ params: { token }, body: form.values })
    await navigate({ to: '/login', search: { done: 'admin' }, replace: true })
  }
  return (
    <Form label={t('firstAdmin.title')} onSubmit={form.submit(save)}>
      <TextInput {...form.text('name')} label={t('firstAdmin.name')} autoComplete="name" required />
      <TextInput
        {...form.text('email')}
        type="email"
        label={t('login.email')}
        autoComplete="username"
        required
      />
      <NewPassword
        typed={form.values.password}
        password={form.text('password')}
        confirm={form.text('confirm')}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={create.isPending}>
        {t('firstAdmin.submit')}
      </Button>
    </Form>
  )
}
