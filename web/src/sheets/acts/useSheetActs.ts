import { useNavigate } from '@tanstack/react-router'
import {
  IconBan,
  IconBellRinging,
  IconCheck,
  IconFlag,
  IconMailOff,
  IconRefresh,
  IconSend,
  IconSignature,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SheetForm } from '../data.ts'
import { useRemind } from '../useRemind.ts'
import type { SheetAct } from './ActsBar.tsx'
import type { useActs } from './useActs.ts'

/** Acts that ask something first. */
export type Asked = 'send' | 'renew' | 'confirm' | 'reject' | 'withdraw' | 'cancel' | 'flag'

interface Given {
  form: SheetForm
  staff: boolean
  /** Beginning the review opens the page of the decision. */
  reviews: boolean
  /** While the form is open it has buttons of its own for what concerns its fields. */
  editing: boolean
  acts: ReturnType<typeof useActs>
  ask: (what: Asked) => void
}

/** What may be done with the sheet as it stands, and nothing else. */
export function useSheetActs({ form, staff, reviews, editing, acts, ask }: Given): readonly SheetAct[] {
  const { t } = useTranslation('sheets')
  const navigate = useNavigate()
  const remind = useRemind()
  const { may, status, client } = form
  const signs = may.send_signature && !editing && (status === 'ready_to_sign' || status === 'sent')
  /** A signed sheet goes on as it is; a ready one only where nothing contractual changed. */
  const hasContractual = form.sections.some(({ fields }) => fields.some((f) => f.changed && f.contractual))
  const unsigned = status === 'ready_to_sign' && form.revision > 1 && !hasContractual
  const toReview = may.send_revision && (status === 'signed' || unsigned)
  const doRemind = () =>
    staff && client.agency_id !== null ? remind.agency(client.agency_id, client.id) : remind.signer(client.id)
  const files = () =>
    void navigate({
      to: '/sheets/$client',
      params: { client: String(client.id) },
      search: { view: 'files' },
    })
  const all: readonly (SheetAct & { readonly offered: boolean })[] = [
    {
      offered: may.upload_paper,
      key: 'paper',
      label: t('acts.paper'),
      icon: IconSignature,
      act: files,
      weight: 'seldom',
    },
    {
      offered: may.withdraw,
      key: 'withdraw',
      label: t('acts.withdraw'),
      icon: IconMailOff,
      act: () => ask('withdraw'),
      weight: 'seldom',
    },
    {
      offered: may.flag_for_renewal,
      key: 'flag',
      label: t('acts.flag'),
      icon: IconFlag,
      act: () => ask('flag'),
      weight: 'seldom',
    },
    {
      offered: may.cancel,
      key: 'cancel',
      label: t('acts.cancel'),
      icon: IconBan,
      act: () => ask('cancel'),
      weight: 'seldom',
    },
    {
      offered: may.remind && !editing,
      key: 'remind',
      label: t('remind.signer'),
      icon: IconBellRinging,
      act: doRemind,
      busy: remind.busy,
    },
    {
      offered: signs,
      key: 'send',
      label: t(status === 'sent' ? 'send.openAgain' : 'send.open'),
      icon: IconSend,
      act: () => ask('send'),
      weight: status === 'sent' ? undefined : 'primary',
    },
    {
      offered: toReview && !editing,
      key: 'review',
      label: t(reviews ? 'acts.startReview' : 'acts.review'),
      icon: IconSend,
      act: () => acts.set('send_revision', 'inReview', { is_edited: false }, () => reviews && ask('confirm')),
      weight: 'primary',
      busy: acts.busy,
    },
    {
      offered: may.renew,
      key: 'renew',
      label: t('acts.renew'),
      icon: IconRefresh,
      act: () => ask('renew'),
      weight: status === 'to_renew' ? 'primary' : undefined,
    },
    {
      offered: may.reject,
      key: 'reject',
      label: t('reject.open'),
      icon: IconX,
      act: () => ask('reject'),
      weight: 'danger',
    },
    {
      offered: may.confirm || may.reject,
      key: 'confirm',
      label: t('confirm.open'),
      icon: IconCheck,
      act: () => ask('confirm'),
      weight: 'primary',
      disabled: !may.confirm,
    },
  ]
  return all.filter(({ offered }) => offered)
}
