import { Button, Menu } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import {
  IconBan,
  IconBellRinging,
  IconCheck,
  IconDots,
  IconFlag,
  IconMailOff,
  IconRefresh,
  IconSend,
  IconSignature,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decideLanguage } from '../../platform/i18n/language.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { SheetForm } from '../data.ts'
import { SendDialog } from '../form/SendDialog.tsx'
import { useRemind } from '../useRemind.ts'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import { RejectSheet } from './RejectSheet.tsx'
import { RenewDialog } from './RenewDialog.tsx'
import { useActs } from './useActs.ts'

type Asked = 'send' | 'renew' | 'confirm' | 'reject' | 'withdraw' | 'cancel' | 'flag'

interface Props {
  form: SheetForm
  staff: boolean
  /** While the form is open it has buttons of its own for what concerns its fields. */
  editing: boolean
}

/** What may be done with the sheet as it stands, and nothing else. */
export function SheetActs({ form, staff, editing }: Props) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const { lng = decideLanguage() } = useParams({ strict: false })
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const acts = useActs(form, staff, () => setAsked(null))
  const remind = useRemind()
  const { may, status, client } = form
  const names = { name: client.business_name, revision: format.int(form.revision) }
  const close = () => setAsked(null)
  const signs = may.send_signature && !editing && (status === 'ready_to_sign' || status === 'sent')
  /** A signed sheet goes on as it is; a ready one only where nothing contractual changed. */
  const hasContractual = form.sections.some(({ fields }) => fields.some((f) => f.changed && f.contractual))
  const unsigned = status === 'ready_to_sign' && form.revision > 1 && !hasContractual
  const toReview = may.send_revision && (status === 'signed' || unsigned)
  const doRemind = () =>
    staff && client.agency_id !== null ? remind.agency(client.agency_id, client.id) : remind.signer(client.id)
  const files = () =>
    void navigate({
      to: '/$lng/sheets/$client',
      params: { lng, client: String(client.id) },
      search: { view: 'files' },
    })
  const menu = [
    may.upload_paper && { key: 'paper', icon: IconSignature, act: files },
    may.withdraw && { key: 'withdraw', icon: IconMailOff, act: () => setAsked('withdraw') },
    may.flag_for_renewal && { key: 'flag', icon: IconFlag, act: () => setAsked('flag') },
    may.cancel && { key: 'cancel', icon: IconBan, act: () => setAsked('cancel') },
  ].filter((item) => item !== false)
  return (
    <>
      {may.remind && !editing && (
        <Button leftSection={<IconBellRinging size={16} />} loading={remind.busy} onClick={doRemind}>
          {t('remind.signer')}
        </Button>
      )}
      {menu.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button leftSection={<IconDots size={16} />}>{t('moreActs')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {menu.map(({ key, icon: Icon, act }) => (
              <Menu.Item key={key} leftSection={<Icon size={16} />} onClick={act}>
                {t(`acts.${key as 'paper' | 'withdraw' | 'flag' | 'cancel'}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {signs && (
        <Button
          variant={status === 'sent' ? 'default' : 'filled'}
          leftSection={<IconSend size={16} />}
          onClick={() => setAsked('send')}
        >
          {t(status === 'sent' ? 'send.openAgain' : 'send.open')}
        </Button>
      )}
      {toReview && !editing && (
        <Button
          variant="filled"
          leftSection={<IconSend size={16} />}
          loading={acts.busy}
          onClick={() => acts.set('send_revision', 'inReview', { is_edited: false })}
        >
          {t('acts.review')}
        </Button>
      )}
      {may.renew && (
        <Button
          variant={status === 'to_renew' ? 'filled' : 'default'}
          leftSection={<IconRefresh size={16} />}
          onClick={() => setAsked('renew')}
        >
          {t('acts.renew')}
        </Button>
      )}
      {may.reject && (
        <Button data-danger leftSection={<IconX size={16} />} onClick={() => setAsked('reject')}>
          {t('reject.open')}
        </Button>
      )}
      {(may.confirm || may.reject) && (
        <Button
          variant="filled"
          leftSection={<IconCheck size={16} />}
          disabled={!may.confirm}
          onClick={() => setAsked('confirm')}
        >
          {t('confirm.open')}
        </Button>
      )}
      {asked === 'confirm' && <ConfirmSheet form={form} onClose={close} />}
      {asked === 'reject' && <RejectSheet form={form} onClose={close} />}
      {asked === 'renew' && (
        <RenewDialog
          form={form}
          busy={acts.busy}
          onRenew={(edit) => acts.set('renew', 'renewed', edit ? {} : { is_edited: false })}
          onClose={close}
        />
      )}
      {asked === 'send' && (
        <SendDialog
          form={form}
          email={form.signature_email ?? ''}
          language={form.language}
          busy={acts.busy}
          onSend={(email, language) =>
            acts.set('send_signature', 'sent', {
              'signature-email': email,
              // Another language is another paper: the sheet is drawn again.
              ...(language === form.language ? { is_edited: false } : { language, scheda_fields: {} }),
            })
          }
          onClose={close}
        />
      )}
      <ConfirmDialog
        opened={asked === 'withdraw' || asked === 'cancel' || asked === 'flag'}
        title={t(`ask.${asked === 'cancel' || asked === 'flag' ? asked : 'withdraw'}.title`, names)}
        verb={t(`ask.${asked === 'cancel' || asked === 'flag' ? asked : 'withdraw'}.verb`)}
        irreversible={asked === 'cancel'}
        busy={acts.busy}
        onConfirm={asked === 'cancel' ? acts.cancel : asked === 'flag' ? acts.flag : acts.withdraw}
        onClose={close}
      >
        {t(`ask.${asked === 'cancel' || asked === 'flag' ? asked : 'withdraw'}.words`)}
      </ConfirmDialog>
    </>
  )
}
