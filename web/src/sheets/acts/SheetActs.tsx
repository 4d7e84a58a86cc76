import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { SheetForm } from '../data.ts'
import { SendDialog } from '../form/LazySendDialog.tsx'
import { ActsBar } from './ActsBar.tsx'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import { RejectSheet } from './RejectSheet.tsx'
import { RenewDialog } from './RenewDialog.tsx'
import { useActs } from './useActs.ts'
import { type Asked, useSheetActs } from './useSheetActs.ts'

interface Props {
  form: SheetForm
  staff: boolean
  /** Whether the person decides on sheets. */
  reviews: boolean
  /** While the form is open it has buttons of its own for what concerns its fields. */
  editing: boolean
}

/** What may be done with the sheet, and what is asked before it is. */
export function SheetActs({ form, staff, reviews, editing }: Props) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const acts = useActs(form, staff, close)
  const offered = useSheetActs({ form, staff, reviews, editing, acts, ask: setAsked })
  const names = { name: form.client.business_name, revision: format.int(form.revision) }
  return (
    <>
      <ActsBar acts={offered} />
      {asked === 'confirm' && form.may.confirm && (
        <ConfirmSheet form={form} onReject={() => setAsked('reject')} onClose={close} />
      )}
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
