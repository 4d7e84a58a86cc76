import { isEmail } from '@mandato/contract/fields/email'
import { Button, TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../platform/brand.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { useFields } from '../../ui/forms/useFields.ts'
import { recoverPassword } from '../data.ts'
import { SignInFrame } from '../SignInFrame.tsx'

/** "I forgot it": always the same answer, whether the address is known or not. */
export function RecoveryPage() {
  const { t } = useTranslation('accounts')
  const { t: ui } = useTranslation('ui')
  const { t: app } = useTranslation('app')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const recover = useWrite(recoverPassword())
  const form = useFields(
    { email: '' },
    {
      email: (value) => (isEmail(value) ? null : fieldError(ui, value.trim() ? 'email' : 'required')),
    },
  )
  useEffect(() => {
    document.title = `${t('recovery.title')} · ${brand()}`
  }, [t])
  const send = async () => {
    const { email } = form.values
    await recover.mutateAsync({ body: { email } })
    setSentTo(email)
    toast.ok(app('toasts.resetSent'))
  }
  return (
    <SignInFrame>
      <div>
        <h1>{t(sentTo ? 'recovery.sentTitle' : 'recovery.title')}</h1>
        <p>{sentTo ? t('recovery.sent', { email: sentTo }) : t('recovery.words')}</p>
      </div>
      <Form label={t('recovery.title')} onSubmit={form.submit(send)}>
        {sentTo ? (
          <p>{t('recovery.again')}</p>
        ) : (
          <TextInput
            {...form.text('email')}
            size="lg"
            type="email"
            label={t('login.email')}
            autoComplete="username"
            autoCapitalize="none"
            required
          />
        )}
        <Button
          type="submit"
          variant={sentTo ? 'default' : 'filled'}
          size="lg"
          fullWidth
          loading={recover.isPending}
        >
          {t('recovery.submit')}
        </Button>
      </Form>
      <Link to="/login" className="touch">
        {t('recovery.back')}
      </Link>
    </SignInFrame>
  )
}
