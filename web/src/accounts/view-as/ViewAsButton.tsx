import { Button, Modal } from '@mantine/core'
import { IconClock, IconDroplet, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import type { KeptUser } from '../users/data.ts'
import { beginViewAs } from './data.ts'
import { beginLooking } from './looking.ts'
import styles from './view-as.module.css'

/** Looking as somebody: what it is, and the reason that is kept. */
export function ViewAsButton({ user }: { user: KeptUser }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const begin = useWrite(beginViewAs())
  const go = () => {
    if (reason.trim().length < 5) return setMissing(true)
    begin.mutate(
      { params: { user: user.id }, body: { reason } },
      {
        onError: toast.error,
        onSuccess: ({ response }) => void beginLooking(response.token, response.user, `/${language}`),
      },
    )
  }
  const title = t('viewAs.title', { name: user.name })
  return (
    <>
      <Button leftSection={<IconEye size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('viewAs.open')}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t('viewAs.close') }}
      >
        <ul className={styles.promises}>
          <li>
            <IconClock size={16} aria-hidden /> {t('viewAs.thirty')}
          </li>
          <li>
            <IconEye size={16} aria-hidden /> {t('viewAs.reads')}
          </li>
          <li>
            <IconDroplet size={16} aria-hidden /> {t('viewAs.marked')}
          </li>
        </ul>
        <Form
          label={title}
          onSubmit={(event) => {
            event.preventDefault()
            go()
          }}
        >
          <label>
            {t('viewAs.reason')}
            <TextArea
              rows={2}
              maxLength={300}
              value={reason}
              error={missing && reason.trim().length < 5 && t('viewAs.reasonNeeded')}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </label>
          <FormActions>
            <Button onClick={() => setOpen(false)}>{t('users.form.cancel')}</Button>
            <Button type="submit" variant="filled" loading={begin.isPending}>
              {t('viewAs.begin')}
            </Button>
          </FormActions>
        </Form>
      </Modal>
    </>
  )
}
