import { Button, Checkbox, TextInput } from '@mantine/core'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { brand } from '../../platform/brand.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { useFields } from '../../ui/forms/useFields.ts'
import { signIn } from '../sign-in/data.ts'
import { goOn, takeOver, type TypedEarly } from '../sign-in/typed-early.ts'
import { usePasskeys } from '../sign-in/usePasskeys.ts'
import { SignInFrame } from '../SignInFrame.tsx'
import styles from '../SignInFrame.module.css'

const route = getRouteApi('/login')
// Most people sign in without it.
const CodeStep = lazy(async () => ({ default: (await import('../sign-in/late.ts')).CodeStep }))

export function LoginPage() {
  const { t, i18n } = useTranslation('accounts')
  const { t: ui } = useTranslation('ui')
  const { from, expired, done } = route.useSearch()
  const router = useRouter()
  const required = (value: string) => (value.trim() ? null : fieldError(ui, 'required'))
  const [asked, setAsked] = useState<'code_needed' | 'passkey_needed' | null>(null)
  const form = useFields(
    { user: '', password: '', remember: false, code: '' },
    { user: required, password: required, code: (value) => asked && required(value) },
  )
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

  // Back to where one was; a page of another site is no such place (see search.ts).
  const goOnIn = () => router.history.replace(from ?? `/${i18n.language}`)
  const passkey = usePasskeys(form.values.remember, goOnIn)
  const enter = async () => {
    try {
      await signIn(form.values)
    } catch (error) {
      const refused = error instanceof ApiError ? error : null
      const key = refused?.key
      if (key === 'code_needed' || key === 'passkey_needed') return setAsked(key)
      if (refused && key === 'wrong_login') {
        // The password was changed while the code was asked for: from the beginning.
        leaveCode()
        // The toast is the specification's; the sentence at the field is where one looks.
        form.fail('password', refused.message)
      }
      throw error
    }
    goOnIn()
  }
  const leaveCode = () => {
    setAsked(null)
    form.set('code', '')
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
        {asked ? (
          <Suspense fallback={null}>
            <CodeStep
              user={form.values.user}
              code={form.text('code')}
              onlyRecovery={asked === 'passkey_needed'}
              onBack={leaveCode}
            />
          </Suspense>
        ) : (
          <>
            <TextInput
              {...form.text('user')}
              size="lg"
              // Not of the type email: that one does not tell where its cursor is.
              inputMode="email"
              label={t('login.email')}
              autoComplete="username webauthn"
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
          </>
        )}
        <Button type="submit" variant="filled" size="lg" fullWidth loading={form.busy}>
          {t('login.submit')}
        </Button>
        <Button type="button" size="lg" fullWidth onClick={() => void passkey().catch(toast.error)}>
          {t('login.passkey')}
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
