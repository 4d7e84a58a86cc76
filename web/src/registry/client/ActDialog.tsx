import { Button, Modal, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFields } from '../../ui/forms/useFields.ts'
import type { Client } from '../clients/data.ts'
import styles from './ActDialog.module.css'
import { ActWords } from './ActWords.tsx'
import { OpenThings, useRefusal } from './OpenThings.tsx'
import { useAct } from './useAct.ts'

export type ActName = 'suspend' | 'lift' | 'requestDeletion' | 'approveDeletion' | 'withdrawDeletion'

/** For each act: its question, its toast, and whether a reason is required. */
const acts = {
  suspend: { title: 'suspend.title', done: 'suspend.done', why: true },
  lift: { title: 'lift.title', done: 'lift.done', why: false },
  requestDeletion: { title: 'delete.askTitle', done: 'delete.asked', why: true },
  approveDeletion: { title: 'delete.title', done: 'delete.done', why: false },
  withdrawDeletion: { title: 'delete.keepTitle', done: 'delete.keepDone', why: false },
} as const

interface Props {
  act: ActName
  client: Client
  onClose: () => void
}

/** Confirms an act on a client: its name, the consequences, and the refusal if there is one. */
export function ActDialog({ act, client, onClose }: Props) {
  const { t } = useTranslation('clients')
  const { t: ui } = useTranslation('ui')
  const name = client.business_name
  const { title, done, why } = acts[act]
  const send = useAct(act, client)
  const { open, refused } = useRefusal()
  const fields = useFields(
    { reason: '' },
    { reason: (reason) => (why && reason.trim() === '' ? t('act.reasonNeeded') : null) },
  )
  const submit = fields.submit(async ({ reason }) => {
    try {
      await send(reason.trim())
    } catch (error) {
      if (refused(error)) return
      throw error
    }
    toast.ok(t(done, { name }))
    onClose()
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(title, { name })}
      size={480}
      classNames={{ header: styles.head, title: styles.title, body: styles.body }}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <form onSubmit={submit} noValidate className={styles.form} aria-label={t(title, { name })}>
        <ActWords act={act} client={client} />
        {open && <OpenThings open={open} />}
        {why && (
          <TextInput
            {...fields.text('reason')}
            label={t('act.reason')}
            description={t('act.reasonHint')}
            maxLength={500}
            required
            data-autofocus
          />
        )}
        <div className={styles.acts}>
          {/* The way back is what a hurried Enter does, where nothing has to be written. */}
          <Button onClick={onClose} data-autofocus={why ? undefined : true}>
            {ui('cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            data-danger={act === 'approveDeletion' || undefined}
            loading={fields.busy}
          >
            {t(`act.${act}`)}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
