import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { SheetForm as Sheet } from '../data.ts'
import { ActBar } from './ActBar.tsx'
import { sheetDrafts } from './draft.ts'
import styles from './form.module.css'
import { SendDialog } from './LazySendDialog.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { Section } from './Section.tsx'
import { SectionIndex } from './SectionIndex.tsx'
import { useSave } from './useSave.ts'
import { useSheetForm } from './useSheetForm.ts'
import { useWaiting } from './useWaiting.ts'
import { WaysCard } from './WaysCard.tsx'

interface Props {
  form: Sheet
  person: number
  staff: boolean
  /** A customer fills in fields and decides nothing else. */
  customer: boolean
}

/** The sheet as it is filled in: sections, an index beside them, and the acts below. */
export function SheetForm({ form, person, staff, customer }: Props) {
  const { t } = useTranslation('sheets')
  const { t: app } = useTranslation('app')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const [found] = useState(() => sheetDrafts.read(person, form.client.id))
  const editor = useSheetForm(form, person, found)
  const { run, busy } = useSave(editor, staff, person)
  const [asked, setAsked] = useState<'send' | 'drop' | null>(null)
  const online = useOnline()
  useWaiting(editor, busy, run)
  useUnsaved(editor.dirty, app('unsaved'))

  const check = (complete: boolean): boolean => {
    if (form.client.id === 0 && staff && !editor.ways.agency) {
      editor.fail('agency', 'required')
      toast.error(app('errors.fillRequired'))
      return false
    }
    if (editor.isRight(complete)) return true
    toast.error(complete ? app('errors.fillRequired') : t('wrongFields'))
    return false
  }
  const proposed = form.signature_email ?? editor.values['email_commercial']
  return (
    <form
      className={styles.layout}
      noValidate
      aria-label={t('formLabel')}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.sections}>
        {found && editor.draftAt !== null && (
          <Notice tone="info">{ui('draft.found', { moment: format.dateTime(found.at) })}</Notice>
        )}
        {customer && <Notice tone="info">{t('customerFill')}</Notice>}
        {(form.status === 'sent' || form.status === 'ready_to_sign') && (
          <Notice tone="warn">{t(form.status === 'sent' ? 'editsLink' : 'editsReady')}</Notice>
        )}
        {form.status === 'rejected' && form.decision?.note && (
          <Notice tone="warn">
            {t('rejectedBecause', { by: form.decision.by ?? t('someone') })} <q>{form.decision.note}</q>
          </Notice>
        )}
        {!busy && <Meanwhile editor={editor} />}
        {form.sections.map((section) => (
          <Section
            key={section.key}
            section={section}
            editor={editor}
            choosesAgency={staff && form.client.id === 0}
          />
        ))}
      </div>
      <aside className={styles.side}>
        <SectionIndex editor={editor} />
        {!customer && <WaysCard editor={editor} />}
        <p className={styles.note}>{form.valid_note}</p>
      </aside>
      <ActBar
        editor={editor}
        busy={busy}
        onSave={() => check(false) && (online ? run('save') : editor.wait(true))}
        onReady={() => check(true) && run('save_for_signature')}
        onSend={() => check(true) && setAsked('send')}
        onDrop={() => setAsked('drop')}
      />
      {asked === 'send' && (
        <SendDialog
          form={form}
          email={typeof proposed === 'string' ? proposed : ''}
          language={editor.ways.language ?? form.language}
          busy={busy}
          onSend={(email, language) =>
            run(
              'send_signature',
              { 'signature-email': email, ...(language !== form.language && { language }) },
              () => setAsked(null),
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        opened={asked === 'drop'}
        title={t('dropTitle', { name: form.client.business_name || t('new') })}
        verb={ui('draft.drop')}
        irreversible
        onConfirm={() => {
          editor.clear()
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      >
        {ui('draft.dropWords')}
      </ConfirmDialog>
    </form>
  )
}
