import { Button, Checkbox, TextInput } from '@mantine/core'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { brand } from '../../platform/brand.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { useFields } from '../../ui/forms/useFields.ts'
import { signIn } from '../sign-in/data.ts'
import { goOn, takeOver, type TypedEarly } from '../sign-in/typed-early.ts'
import { SignInFrame } from '../SignInFrame.tsx'
import styles from '../SignInFrame.module.css'

const route = getRouteApi('/login')

export function LoginPage() {
  const { t, i18n } = useTranslation('accounts')
  const { t: ui } = useTranslation('ui')
  const { from, expired, done } = route.useSearch()
  const router = useRouter()
  const required = (value: string) => (value.trim() ? null : fieldError(ui, 'required'))
  const form = useFields({ user: '', password: '', remember: false }, { user: required, password: required })
  const early = useRef<TypedEarly | null>(null)
  const { fill } = form
  // Rendered again once the person below is known: the field is filled then, so it does not take the focus.
  useLayoutEffect(() => {
    const sheet = document.querySelector('form')
    if (early.current && sheet) goOn(early.current, sheet)
    early.current = null
  })
  useLayoutEffect(() => {
    early.current = takeOver()
    if (early.current) {
      const { user, password, remember } = early.current
      fill({ user, password, remember })
    }
  }, [fill])
  useEffect(() => {
    document.title = `${t('login.title')} · ${brand()}`
  }, [t])

  const enter = async () => {
    try {
      await signIn(form.values)
    } catch (error) {
      // The toast is the specification's; the sentence at the field is where one looks.
      if (error instanceof ApiError && error.status === 401) form.fail('password', error.message)
      throw error
    }
    // Back to where one was; a page of another site is no such place (see search.ts).
    router.history.replace(from ?? `/${i18n.language}`)
  }
  return (
    <SignInFrame>
      <div>
        <h1>{t('login.title')}</h1>
        <p>{t('login.words')}</p>
      </div>
      {expired && <Notice tone="again">{t('login.expired')}</Notice>}
      {done && <Notice tone="ok">{t(done === 'admin' ? 'firstAdmin.done' : 'login.resetDone')}</Notice>}
      <Form label={t('login.title')} onSubmit={form.submit(enter)}>
        <TextInput
          {...form.text('user')}
          size="lg"
          // Not of the type email: that one does not tell where its cursor is.
          inputMode="email"
          label={t('login.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.text('password')}
          size="lg"
          label={t('login.password')}
          autoComplete="current-password"
          beside={
            <Link to="/recovery" className="touch">
              {t('login.forgotten')}
            </Link>
          }
        />
        <Checkbox {...form.tick('remember')} label={t('login.remember')} />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={form.busy}>
          {t('login.submit')}
        </Button>
      </Form>
      <Link to="/register" className={styles.check}>
        {t('login.register')}
      </Link>
      <Link to="/check-document" className={styles.check}>
        {t('login.check')}
      </Link>
    </SignInFrame>
  )
}
