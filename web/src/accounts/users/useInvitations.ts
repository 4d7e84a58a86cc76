import { IconMailForward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BulkAct, BulkOptions } from '../../ui/list/bulk/act.ts'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { rereadUsers, type UserRow } from './data.ts'

/** Many people without a password are invited at once: agents of a file of the ERP above all. */
export function useInvitations(
  keeps: boolean,
  rows: readonly UserRow[],
  whole?: BulkOptions<UserRow>['whole'],
) {
  const { t } = useTranslation('people')
  const invite: BulkAct<UserRow> = {
    act: 'invitePeople',
    icon: IconMailForward,
    say: (said, numbers) => t(`users.bulk.${said}`, { ...numbers }),
    notYet: () => t('users.bulk.notYet'),
  }
  return useBulk({
    rows,
    keyOf: ({ id }) => String(id),
    nameOf: ({ name }) => name,
    acts: keeps ? [invite] : [],
    reread: rereadUsers,
    whole,
  })
}
