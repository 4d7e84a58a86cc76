import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import type { ListSearch } from '../../platform/list.ts'
import type { ListState } from '../../ui/list/useList.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { RequestRow } from '../data.ts'
import type { requestsList } from '../search.ts'

/** Whose turn it is, what is answered, what is closed: the groups the server sorts by. */
const groupOf = ({ state, turn }: RequestRow) =>
  state === 'closed' ? state : turn === 'done' ? 'answered' : turn

/** Headings of a list sorted by whose turn it is; nothing where it is sorted by something else. */
export function useTurns(
  { search, sort }: ListState<ListSearch<(typeof requestsList)['filters']>>,
  staff: boolean,
  counts: Answer<'requests'>['meta']['counts'] | undefined,
) {
  const { t } = useTranslation('requests')
  const format = useFormat()
  if (sort.key !== 'turn' || sort.desc) return undefined
  // The counts know nothing of these two filters.
  const known = counts && !search.mine && !search.nobody
  const many: Readonly<Record<string, number>> = known
    ? { ...counts, ours: counts.open, answered: counts.answered - counts.theirs }
    : {}
  const words: Readonly<Record<string, string>> = {
    ours: t(staff ? 'groups.oursStaff' : 'groups.ours'),
    theirs: t(staff ? 'groups.theirsStaff' : 'groups.theirs'),
    answered: t('groups.answered'),
    closed: t('groups.closed'),
  }
  return {
    of: groupOf,
    head: (group: string) => (
      <>
        {words[group]} {many[group] !== undefined && <small>{format.int(many[group])}</small>}
      </>
    ),
  }
}
