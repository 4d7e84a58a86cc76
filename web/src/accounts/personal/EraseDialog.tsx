import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useFields } from '../../ui/forms/useFields.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { KeptUser } from '../users/data.ts'
import { erasePerson, erasureQuery } from './data.ts'
import styles from './personal.module.css'

/** Erasing a person: what goes, what the law keeps and why, and the reason that is kept. */
export function EraseDialog({ user, onClose }: { user: KeptUser; onClose: () => void }) {
  const { t } = useTranslation('privacy')
  const { t: ui } = useTranslation('ui')
  const read = useQuery(erasureQuery(user.id))
  const erase = useWrite(erasePerson())
  const form = useFields(
    { reason: '' },
    { reason: (value) => (value.trim().length < 5 ? t('erase.reasonNeeded') : null) },
  )
  const { error, ...reason } = form.text('reason')
  const write = async () => {
    await erase.mutateAsync({ params: { id: user.id }, body: form.values })
    toast.ok(t('erase.erased'))
    onClose()
  }
  const title = t('erase.title', { name: user.name })
  return (
    <Modal opened onClose={onClose} title={title} size={560} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Loaded read={read} skeleton={<LinesSkeleton lines={8} />}>
        {({ response: { refused, things } }) =>
          refused === null ? (
            <>
              <Things title={t('erase.goes')} things={things.filter(({ kept }) => kept === null)} />
              <Things title={t('erase.stays')} things={things.filter(({ kept }) => kept !== null)} />
              <p className={styles.words}>{ui('irreversible')}</p>
              <Form label={title} onSubmit={form.submit(write)}>
                <label>
                  {t('erase.reason')}
                  <TextArea
                    rows={2}
                    maxLength={300}
                    error={error}
                    name={reason.name}
                    value={reason.value}
                    onChange={({ currentTarget }) => form.set('reason', currentTarget.value)}
                  />
                </label>
                <FormActions>
                  <Button onClick={onClose} data-autofocus>
                    {ui('cancel')}
                  </Button>
                  <Button type="submit" variant="filled" data-danger loading={form.busy}>
                    {t('erase.confirm')}
                  </Button>
                </FormActions>
              </Form>
            </>
          ) : (
            <Notice tone="warn">{refused}</Notice>
          )
        }
      </Loaded>
    </Modal>
  )
}

interface Thing {
  readonly kind: string
  readonly count: number
  readonly kept: string | null
}

function Things({ title, things }: { title: string; things: readonly Thing[] }) {
  const format = useFormat()
  if (things.length === 0) return null
  return (
    <section className={styles.things}>
      <h3>{title}</h3>
      <ul>
        {things.map(({ kind, count, kept }) => (
          <li key={`${kind} ${kept}`}>
            {format.pair(kind, format.int(count))}
            {kept && <small>{kept}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
