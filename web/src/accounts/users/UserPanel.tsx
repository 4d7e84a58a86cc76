import { Button, Select, TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { changeUser, inviteUser, type KeptUser } from './data.ts'
import { formOf, hasClients, kinds, sent, type UserForm } from './kinds.ts'
import { useKindName } from './useKindName.ts'
import { MoveEffects } from './MoveEffects.tsx'
import { PlaceFields } from './PlaceFields.tsx'

interface Props {
  /** Null: somebody new is invited. */
  user: KeptUser | null
  onClose: () => void
  onSaved: (id: number) => void
}

const pathOf = (path: string) =>
  ({ agency_id: 'agency', client_ids: 'clients', user_type: 'kind', profile: 'kind' })[path] ?? path

/** Role, place and permissions of an account, and who it is. */
export function UserPanel({ user, onClose, onSaved }: Props) {
  const { t } = useTranslation('people')
  const kindName = useKindName()
  const invite = useWrite(inviteUser())
  const change = useWrite(changeUser())
  const check = (values: UserForm) => ({
    name: values.name.trim().length < 2 && t('users.form.nameNeeded'),
    email: !user && !/^\S+@\S+\.\S+$/.test(values.email.trim()) && t('users.form.emailNeeded'),
    agency: values.kind === 'agent' && values.agency === null && t('users.form.agencyNeeded'),
    clients: values.kind === 'customer' && values.clients.length === 0 && t('users.form.clientNeeded'),
  })
  const form = useRecordForm<UserForm, { response: { id: number } }>({
    initial: formOf(user),
    check,
    pathOf,
    write: (values) =>
      user
        ? change.mutateAsync({ params: { id: user.id }, body: { ...sent(values), version: user.version } })
        : invite.mutateAsync({ body: { ...sent(values), email: values.email } }),
    done: () => (user ? t('users.saved') : t('users.invited')),
    onSaved: ({ response }) => {
      onClose()
      onSaved(response.id)
    },
  })
  const { kind, agency } = form.values
  const moves = user?.agency && kind === 'agent' && agency !== null && Number(agency) !== user.agency.id
  return (
    <SidePanel opened onClose={onClose} title={user ? t('users.edit') : t('users.invite')}>
      <Form label={user ? t('users.edit') : t('users.invite')} onSubmit={form.submit(form.save)}>
        <TextInput label={t('users.form.name')} required {...form.getInputProps('name')} />
        {!user && (
          <TextInput
            type="email"
            label={t('fields.email')}
            description={t('users.form.emailHint')}
            required
            {...form.getInputProps('email')}
          />
        )}
        <TextInput type="tel" label={t('fields.phone')} {...form.getInputProps('phone')} />
        <Select
          label={t('fields.language')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          {...form.getInputProps('language')}
        />
        <Select
          label={t('users.form.kind')}
          allowDeselect={false}
          data={kinds.map((value) => ({ value, label: kindName(value) }))}
          {...form.getInputProps('kind')}
        />
        <PlaceFields form={form} hasClients={hasClients(kind)} />
        {user && moves && <MoveEffects id={user.id} agency={Number(agency)} />}
        {form.overtaken && <Notice tone="err">{form.overtaken.message}</Notice>}
        <FormActions>
          <Button onClick={onClose}>{t('users.form.cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.busy}>
            {user ? t('users.form.save') : t('users.form.send')}
          </Button>
        </FormActions>
      </Form>
    </SidePanel>
  )
}
