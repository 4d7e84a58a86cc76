import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { moveQuery } from './data.ts'

/** What happens when an agent moves to another agency, before it is done. */
export function MoveEffects({ id, agency }: { id: number; agency: number }) {
  const { t } = useTranslation('people')
  const { data } = useQuery(moveQuery(id, agency))
  if (!data) return null
  const { from, to, clients_lost, clients_gained, own_clients, drafts, open_requests } = data.response
  return (
    <Notice tone="warn">
      {t('users.move.clients', { from: from.name, to: to.name, lost: clients_lost, gained: clients_gained })}{' '}
      {own_clients > 0 && t('users.move.own', { count: own_clients })}{' '}
      {drafts > 0 && t('users.move.drafts', { count: drafts })}{' '}
      {open_requests > 0 && t('users.move.requests', { count: open_requests })}
    </Notice>
  )
}
