import { Button, Menu, Modal, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { useFields } from '../../ui/forms/useFields.ts'
import { MoreMenu } from '../../ui/layout/MoreMenu.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { deletePasskey, type Passkey, passkeysQuery, renamePasskey } from './data.ts'
import styles from './factors.module.css'

/** One's passkeys by their names, each a line of the card. */
export function Passkeys({ busy, onAdd }: { busy: boolean; onAdd: () => void }) {
  const { t } = useTranslation('factors')
  const format = useFormat()
  const keys = useQuery(passkeysQuery()).data?.response ?? []
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const remove = useWrite(deletePasskey())
  const confirm = (key: Passkey) =>
    remove.mutate(
      { params: { id: key.id } },
      {
        onError: toast.error,
        onSuccess: () => {
          toast.ok(t('passkeys.removed'))
          void import('./device-passkeys.ts').then(({ forgetPasskey }) => forgetPasskey(key.credential_id))
        },
        onSettled: () => setRemoving(null),
      },
    )
  return (
    <>
      <li>
        <IconFingerprint size={20} aria-hidden />
        <div>
          <b>{t('passkeys.name')}</b>
          <div className={styles.when}>{t('passkeys.words')}</div>
        </div>
        <Button size="xs" loading={busy} onClick={onAdd}>
          {t('passkeys.add')}
        </Button>
      </li>
      {keys.map((key) => (
        <li key={key.id}>
          <span className={styles.indent} />
          <div>
            <b>{key.name}</b>
            <div className={styles.when}>
              {key.last_used_at
                ? t('passkeys.used', { moment: format.dateTime(key.last_used_at) })
                : t('passkeys.made', { moment: format.dateTime(key.created_at) })}
            </div>
          </div>
          <MoreMenu label={t('passkeys.more', { name: key.name })}>
            <Menu.Item onClick={() => setRenaming(key)}>{t('passkeys.rename')}</Menu.Item>
            <Menu.Item onClick={() => setRemoving(key)}>{t('passkeys.remove')}</Menu.Item>
          </MoreMenu>
        </li>
      ))}
      {renaming && <Rename passkey={renaming} onClose={() => setRenaming(null)} />}
      <ConfirmDialog
        opened={removing !== null}
        title={t('passkeys.removeTitle', { name: removing?.name ?? '' })}
        verb={t('passkeys.remove')}
        busy={remove.isPending}
        onConfirm={() => removing && confirm(removing)}
        onClose={() => setRemoving(null)}
      >
        {t('passkeys.removeWords')}
      </ConfirmDialog>
    </>
  )
}

function Rename({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('factors')
  const { t: ui } = useTranslation('ui')
  const rename = useWrite(renamePasskey())
  const form = useFields(
    { name: passkey.name },
    { name: (value) => (value.trim() ? null : fieldError(ui, 'required')) },
  )
  const write = async () => {
    await rename.mutateAsync({ params: { id: passkey.id }, body: form.values })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('passkeys.renameTitle')}
      size={440}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Form label={t('passkeys.renameTitle')} onSubmit={form.submit(write)}>
        <TextInput {...form.text('name')} label={t('passkeys.called')} maxLength={60} data-autofocus />
        <FormActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.busy}>
            {t('passkeys.rename')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  )
}
