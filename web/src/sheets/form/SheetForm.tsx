import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Found, useFound } from '../../platform/journal/useJournal.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useKeptOnce } from '../../ui/forms/useKeptOnce.ts'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { SheetForm as Sheet } from '../data.ts'
import { sheetKind } from '../kind.ts'
import type { SheetSearch } from '../search.ts'
import { ActBar } from './ActBar.tsx'
import type { KeptSheet } from './draft.ts'
import styles from './form.module.css'
import { SendDialog } from './LazySendDialog.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { Section } from './Section.tsx'
import { SectionIndex } from './SectionIndex.tsx'
import { useSave } from './useSave.ts'
import { useSheetForm } from './useSheetForm.ts'
import { WaysCard } from './WaysCard.tsx'

interface Props {
  form: Sheet
  staff: boolean
  /** A customer fills in fields and decides nothing else. */
  customer: boolean
  /** Of a new client: which of those begun on this device it is. */
  draft?: string | undefined
}

/** The sheet as it is filled in; what was typed on this device before comes with it. */
export function SheetForm({ draft, ...props }: Props) {
  const { client } = props.form
  const found = useFound(sheetKind, client.id === 0 ? 'new' : String(client.id), draft)
  return found ? <Opened key={found.id} found={found} {...props} /> : <LinesSkeleton lines={14} />
}

/** Sections, an index beside them, and the acts below. */
function Opened({ form, staff, customer, found }: Omit<Props, 'draft'> & { found: Found }) {
  const { t } = useTranslation('sheets')
  const { t: app } = useTranslation('app')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const navigate = useNavigate()
  const isNew = form.client.id === 0
  const editor = useSheetForm(form, staff, found.fields as KeptSheet | null)
  const [asked, setAsked] = useState<'send' | 'drop' | null>(null)
  const goTo = (client: string, search: SheetSearch) =>
    // Its place in the page stays: somebody is typing, perhaps far below.
    void navigate({ to: '/sheets/$client', params: { client }, search, replace: true, resetScroll: false })
  const device = useSave({
    editor,
    staff,
    found,
    onSaved: (client) => {
      setAsked(null)
      if (isNew) goTo(String(client), {})
    },
  })
  const { busy, kept, record, foundAt } = device
  useUnsaved(editor.dirty && kept !== null && 'problem' in kept, app('unsaved'))
  // Its place in the address: a reload, or the browser started again, finds it.
  useKeptOnce(record !== null && isNew, () => goTo('0', { draft: found.id }))

  const check = (complete: boolean): boolean => {
    if (isNew && staff && !editor.ways.agency) {
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
        {record && foundAt !== null && (
          <Notice tone="info">{ui('draft.found', { moment: format.dateTime(foundAt) })}</Notice>
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
          <Section key={section.key} section={section} editor={editor} choosesAgency={staff && isNew} />
        ))}
      </div>
      <aside className={styles.side} aria-label={t('aside')}>
        <SectionIndex editor={editor} />
        {!customer && <WaysCard editor={editor} />}
        <p className={styles.note}>{form.valid_note}</p>
      </aside>
      <ActBar
        editor={editor}
        device={device}
        onSave={() => check(false) && device.save('save')}
        onReady={() => check(true) && device.save('save_for_signature')}
        onSend={() => check(true) && setAsked('send')}
        onDrop={() => setAsked('drop')}
      />
      {asked === 'send' && (
        <SendDialog
          form={form}
          email={typeof proposed === 'string' ? proposed : ''}
          language={editor.ways.language ?? form.language}
          busy={busy}
          onSend={(email, language) => device.save('send_signature', { signer: { email, language } })}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        opened={asked === 'drop'}
        title={t('dropTitle', { name: form.client.business_name || t('new') })}
        verb={ui('draft.drop')}
        irreversible
        onConfirm={() => {
          device.drop(editor.typed)
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
